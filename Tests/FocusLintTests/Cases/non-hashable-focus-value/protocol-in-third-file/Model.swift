struct Cell: Spot, Identifiable { var id: Int }
struct Row: Place { var id: Int }
