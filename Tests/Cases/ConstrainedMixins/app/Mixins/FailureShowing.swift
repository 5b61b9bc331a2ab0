import UIKit

protocol FailureShowing: ControllerHosting {
    func show(_ failure: Error, retry: (() -> Void)?)
}

protocol AlertShowing: ControllerHosting {}

extension AlertShowing {
    func showAlert(title: String, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        hostController?.present(alert, animated: true)
    }
}

extension FailureShowing where Self: AlertShowing {
    func show(_ failure: Error, retry: (() -> Void)?) {
        let again = UIAlertAction(title: "Again", style: .default) { _ in retry?() }
        showAlert(title: failure.localizedDescription, actions: [again])
    }
}
