import UIKit

protocol ScreenProviding: AnyObject {
    var screen: UIViewController { get }
}

extension ScreenProviding where Self: UIViewController {
    var screen: UIViewController { self }
}
