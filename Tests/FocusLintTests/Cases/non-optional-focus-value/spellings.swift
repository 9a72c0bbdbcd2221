import SwiftUI

enum Field: Hashable { case a }

struct Screen<Value: Hashable, Int: Hashable>: View {
  typealias Own = Field
  typealias Maybe = Field?
  @FocusState private var plain: Own  // expect: non-optional-focus-value
  @FocusState private var maybe: Maybe
  @FocusState private var unwrapped: Field!
  @FocusState private var id: UUID  // expect: non-optional-focus-value
  @FocusState private var list: [String]  // expect: non-optional-focus-value
  @FocusState private var number: Int
  @FocusState private var value: Value
  @FocusState private var ident: Value.ID
  @FocusState private var foreign: Vendor.Field
  @FocusState private var bool: Swift.Bool
  @FocusState private var none
  @FocusState private var qualified: Screen.Kind  // expect: non-optional-focus-value
  enum Kind { case a }

  var body: some View {
    Child($plain, $maybe, $unwrapped, $id, $list, $number, $value, $ident, $foreign)
    Child($bool)
    Child($none, $none)
    Child($qualified)
  }
}
