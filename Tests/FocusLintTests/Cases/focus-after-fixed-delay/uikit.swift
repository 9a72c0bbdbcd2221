import UIKit

final class Controller: UIViewController {
  let field = UITextField()
  private let delay: TimeInterval = 0.4

  func show() {
    field.perform(#selector(UIResponder.becomeFirstResponder), with: nil, afterDelay: 0.3)  // expect: focus-after-fixed-delay
    field.perform(#selector(UIResponder.becomeFirstResponder), with: nil, afterDelay: 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      self.field.resignFirstResponder()
      _ = self.field.becomeFirstResponder()  // expect: focus-after-fixed-delay
    }
    UIView.animate(withDuration: 0.3) {
      self.view.alpha = 1
    } completion: { _ in
      self.field.becomeFirstResponder()
    }
  }
}
