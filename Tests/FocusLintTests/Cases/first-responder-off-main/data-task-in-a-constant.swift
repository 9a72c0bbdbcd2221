import UIKit

final class Search: UIViewController {
  let field = UITextField()

  func load(_ url: URL) {
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in
      self.field.becomeFirstResponder()  // expect: first-responder-off-main
    }
    task.resume()
  }
}
