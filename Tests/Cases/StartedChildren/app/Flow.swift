import UIKit

protocol Flow: AnyObject {
    var children: [Flow] { get set }
    var parent: Flow? { get set }
    func start()
}

extension Flow {
    func run(child: Flow) {
        children.append(child)
        child.parent = self
        child.start()
    }
    func leaveParent() {
        parent?.children.removeAll { $0 === self }
    }
}

final class Track: NSObject {
    private var completions: [UIViewController: () -> Void] = [:]
    var rail: UINavigationController
    init(rail: UINavigationController) {
        self.rail = rail
    }
    func pushViewController(_ viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
        if let completion = completion {
            completions[viewController] = completion
        }
        rail.pushViewController(viewController, animated: animated)
    }
}
