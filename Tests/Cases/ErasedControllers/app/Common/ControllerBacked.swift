import UIKit

protocol ControllerBacked: AnyObject {
    var isSetup: Bool { get }
    var controller: UIViewController { get }
}

extension ControllerBacked {
    var isSetup: Bool { controller.isViewLoaded }
}

extension ControllerBacked where Self: UIViewController {
    var controller: UIViewController { self }
}

/// Screens that are no controllers themselves hold one.
final class ControllerBox: ControllerBacked {
    let controller: UIViewController

    init(controller: UIViewController) {
        self.controller = controller
    }
}
