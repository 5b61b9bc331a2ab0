import UIKit

protocol ControllerBacked: AnyObject {
    var controller: UIViewController { get }
}

extension ControllerBacked where Self: UIViewController {
    var controller: UIViewController { self }
}
