// What the examples use of WebKit, by name and type alone.
@_exported import UIKit

public class WKNavigation: NSObject {}
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
open class WKWebView: UIView {
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
  public func goBack() {}
  public var url: URL? { nil }
}
