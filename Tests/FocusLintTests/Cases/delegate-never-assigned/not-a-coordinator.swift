import UIKit
final class C: NSObject, UITextFieldDelegate { func textFieldShouldReturn(_ f: UITextField) -> Bool { true } }
