import UIKit
struct Flow { var start: () -> Void }
final class AppCoordinator: NSObject {
    let parent: Flow
    init(parent: Flow) { self.parent = parent }
    func start() { parent.start() }
}
