import UIKit

protocol ControllerBacked: AnyObject {
    var isSetup: Bool { get }
    var controller: UIViewController { get }
}

extension ControllerBacked where Self: UIViewController {
    var isSetup: Bool { controller.isViewLoaded }
    var controller: UIViewController { self }
}
