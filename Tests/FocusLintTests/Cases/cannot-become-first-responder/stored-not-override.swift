import UIKit
final class V: UIView { var inputAccessory: UIView?; lazy var inputViews = [UIView]() }
