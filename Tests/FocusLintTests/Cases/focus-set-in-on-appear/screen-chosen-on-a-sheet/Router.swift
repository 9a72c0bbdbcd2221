import SwiftUI

extension View {
  func sheets(_ item: Binding<Int?>) -> some View {
    sheet(item: item) { item in
      switch item {
      case 1: Editor()
      default: EmptyView()
      }
    }
  }
}
