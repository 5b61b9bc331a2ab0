import UIKit

/// Shows whatever it is given as a card. It picks no screen itself.
struct CardRouter {

    let host: UIViewController

    func present(_ screen: UIViewController) {
        screen.modalPresentationStyle = .pageSheet
        host.present(screen, animated: true)
    }
}
