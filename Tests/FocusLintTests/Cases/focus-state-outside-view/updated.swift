import SwiftUI

protocol Screen: View {}
protocol Row {}
extension Row where Self: View {}
typealias Page = View & Sendable

struct A: Screen { @FocusState private var x: Bool; var body: some View { Child($x) } }
struct B: Page { @FocusState private var x: Bool; var body: some View { Child($x) } }
struct C: SwiftUI.View { @FocusState private var x: Bool; var body: some View { Child($x) } }
struct D: Row, View { @FocusState private var x: Bool; var body: some View { Child($x) } }
struct E: Row { @FocusState var x: Bool }  // expect: focus-state-outside-view
struct F: TextFieldStyle {
  @FocusState private var x: Bool
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.focused($x) }
}
struct G: UIViewRepresentable { @FocusState private var x: Bool; var all: Any { $x } }
struct H: Vendor.Thing { @FocusState private var x: Bool; var all: Any { $x } }
struct I: @preconcurrency View { @FocusState private var x: Bool; var body: some View { Child($x) } }

func local() {
  @FocusState var x: Bool
  _ = $x
}
