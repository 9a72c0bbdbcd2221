import SwiftUI

actor Store { @FocusState var a: Bool }  // expect: focus-state-outside-view
enum Shared { @FocusState static var b: Bool }  // expect: focus-state-outside-view
struct Settings: Codable, Equatable { @FocusState var c: Bool }  // expect: focus-state-outside-view
struct Arranger: Layout { @FocusState private var d: Bool }  // expect: focus-state-outside-view
final class Host: UIHostingController<AnyView> {
  @AccessibilityFocusState var e: Bool  // expect: focus-state-outside-view
  @FocusState.Binding var handed: Bool
  let other: FocusState<Bool>.Binding
}
@Observable final class Model { @FocusState var `in`: Int? }  // expect: focus-state-outside-view
struct Empty<Value> where Value: View { @FocusState var g: Bool }  // expect: focus-state-outside-view
