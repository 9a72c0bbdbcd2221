extension Contact: Identifiable {
  var id: String { name }
}
