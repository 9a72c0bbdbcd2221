import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f).onSubmit {
      UIApplication  // expect: imperative-keyboard-dismissal
        .shared
        .sendAction(#selector(UIView.resignFirstResponder), to: nil, from: nil, for: nil)
      app.sendAction(#selector(UIResponder.becomeFirstResponder), to: nil, from: nil, for: nil)
      hide()
    }
  }
}

struct Plain: View {
  @AccessibilityFocusState private var a: Bool

  var body: some View {
    Text("").accessibilityFocused($a).onTapGesture {
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
}

func hide() {
  UIApplication.shared.sendAction(
    #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
}
