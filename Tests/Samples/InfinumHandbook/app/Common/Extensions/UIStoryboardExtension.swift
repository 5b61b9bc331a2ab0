import UIKit

extension UIStoryboard {

    /// Makes the scene whose identifier is the name of the class.
    func instantiateViewController<T: UIViewController>(ofType type: T.Type) -> T {
        let identifier = String(describing: type)
        guard let scene = instantiateViewController(withIdentifier: identifier) as? T else {
            preconditionFailure("No scene \(identifier)")
        }
        return scene
    }
}
