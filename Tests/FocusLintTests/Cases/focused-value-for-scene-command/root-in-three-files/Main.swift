// The root view shows one other, which publishes; a branch of it as well.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Root() }.commands { Menus() }
  }
}
