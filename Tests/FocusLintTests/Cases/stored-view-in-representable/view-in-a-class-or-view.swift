import SwiftUI
final class Owner { let field = UITextField() }
struct Screen: View {
    let preview = UILabel()
    var body: some View { Text("a") }
}
