protocol Spot: Hashable {}
protocol Place: Sendable {}
