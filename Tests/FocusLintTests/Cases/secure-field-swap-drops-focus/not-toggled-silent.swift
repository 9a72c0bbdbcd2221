// Set when the view appears, by the parent, or in an alert.
import SwiftUI

struct A: View {
  @Binding var password: String
  @Binding var fromOutside: Bool
  @State private var onAppearance = false
  @State private var asks = false
  @State private var inAlert = false

  var body: some View {
    VStack {
      if fromOutside {
        TextField("A", text: $password)
      } else {
        SecureField("A", text: $password)
      }
      if onAppearance {
        TextField("B", text: $password)
      } else {
        SecureField("B", text: $password)
      }
      Button("Unlock") { inAlert.toggle() }
    }
    .onAppear { onAppearance = true }
    .alert("Unlock", isPresented: $asks) {
      if inAlert {
        TextField("C", text: $password)
      } else {
        SecureField("C", text: $password)
      }
    }
  }
}
