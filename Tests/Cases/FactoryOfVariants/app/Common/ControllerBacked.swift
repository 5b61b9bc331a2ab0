import UIKit

protocol ControllerBacked: AnyObject {
    var isReady: Bool { get }
    var controller: UIViewController { get }
}

extension ControllerBacked where Self: UIViewController {
    var isReady: Bool { isViewLoaded }
    var controller: UIViewController { self }
}
