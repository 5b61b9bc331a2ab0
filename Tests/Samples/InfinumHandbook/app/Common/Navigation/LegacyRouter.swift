import UIKit

/// Left over from before the app had wireframes. It chooses nothing: it shows what it is handed.
final class LegacyRouter {

    func show(_ screen: UIViewController, over host: UIViewController) {
        screen.modalPresentationStyle = .formSheet
        host.present(screen, animated: true, completion: nil)
    }
}
