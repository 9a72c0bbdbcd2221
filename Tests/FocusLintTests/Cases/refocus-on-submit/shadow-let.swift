import SwiftUI
struct A: View {
    struct Item: Identifiable { let id = UUID(); var t = "" }
    @State var items: [Item] = []
    @FocusState var f: UUID?
    var body: some View {
        ForEach($items) { $item in
            TextField("", text: $item.t).focused($f, equals: item.id).onSubmit {
                let item = Item()
                items.append(item)
                f = item.id // expect: focus-before-view-exists
            }
        }
    }
}
