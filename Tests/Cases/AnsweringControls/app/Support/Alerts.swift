import UIKit

final class Alerts {
    static let shared = Alerts()
    weak var presenter: UIViewController?

    func ask(
        _ title: String, confirmTitle: String = "Confirm", confirmed: (() -> Void)? = nil, refused: (() -> Void)? = nil
    ) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: confirmTitle, style: .default) { _ in
            if let tap = confirmed {
                tap()
            }
        })
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: { _ in
            guard let refused = refused else { return }
            refused()
        }))
        presenter?.present(alert, animated: true)
    }
}
