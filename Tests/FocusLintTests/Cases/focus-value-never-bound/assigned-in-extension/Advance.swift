extension TripForm {
  func advance() {
    switch field {
    case .from: field = .to
    case .to: self.field = .day  // expect: focus-value-never-bound
    default: field = nil
    }
  }
}
