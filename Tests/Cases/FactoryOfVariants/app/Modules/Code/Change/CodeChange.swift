import UIKit

final class CodeChangeInteractor: CodeInteractorInputProtocol {
    weak var presenter: CodeSetupPresenter?
    private let store: CodeStore

    init(store: CodeStore) { self.store = store }

    func process(code: String) {
        guard store.matches(code) else { return }
        presenter?.didSaveCode()
    }
}

final class CodeChangeWireframe: CodeSetupWireframeProtocol {
    let bundle: Bundle

    init(bundle: Bundle) { self.bundle = bundle }

    func proceed(from view: CodeViewProtocol?) {
        let message = NSLocalizedString("code.changed", bundle: bundle, comment: "")
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)

        view?.controller.navigationController?.popToRootViewController(animated: true)
        view?.controller.present(alert, animated: true)
    }

    func cancel(from view: CodeViewProtocol?) {
        view?.controller.navigationController?.popViewController(animated: true)
    }
}
