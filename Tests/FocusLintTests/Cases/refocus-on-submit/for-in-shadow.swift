import SwiftUI
struct A: View {
    @State var rows: [Row] = []
    @FocusState var f: Row.ID?
    struct Row: Identifiable { let id = UUID(); var t = "" }
    var body: some View {
        ForEach($rows) { $row in
            TextField("", text: $row.t).focused($f, equals: row.id).onSubmit {
                for row in rows where row.t.isEmpty { f = row.id; return }
                rows.first { $0.t.isEmpty }.map { row in f = row.id }
            }
        }
    }
}
