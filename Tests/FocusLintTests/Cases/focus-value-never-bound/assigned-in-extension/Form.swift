import SwiftUI

struct TripForm: View {
  enum Field: Hashable { case from, to, day }

  @State var from = ""
  @State var to = ""
  @FocusState var field: Field?

  var body: some View {
    TextField("From", text: $from).focused($field, equals: .from).onSubmit(advance)
    TextField("To", text: $to).focused($field, equals: .to).onSubmit(advance)
  }
}
