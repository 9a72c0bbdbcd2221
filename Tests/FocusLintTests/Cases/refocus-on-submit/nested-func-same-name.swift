import SwiftUI
struct A: View {
    @State var rows: [Row] = []
    @FocusState var f: Row.ID?
    struct Row: Identifiable { let id = UUID(); var t = "" }
    var body: some View {
        ForEach($rows) { $row in
            field(row: $row)
        }
    }
    func field(row: Binding<Row>) -> some View {
        TextField("", text: row.t).focused($f, equals: row.wrappedValue.id).onSubmit { add(after: row.wrappedValue) }
    }
    func add(after row: Row) { let row = Row(); rows.append(row); f = row.id } // expect: focus-before-view-exists
}
