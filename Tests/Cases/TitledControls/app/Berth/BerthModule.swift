import UIKit

final class BerthViewController: UIViewController {
    var presenter: BerthPresenter!
    private let payButton = UIButton()
    private let cancelButton = UIButton()
    private let price = "12"

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
        payButton.setTitle(R.string.localizable.berthPay(price), for: .normal)
        cancelButton.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
        cancelButton.setTitle(R.string.localizable.berthCancel(), for: .normal)
    }

    func close() {
        cancelButton.setTitle(R.string.localizable.commonYes(), for: .normal)
    }

    @objc private func payTapped() { presenter.pay() }
    @objc private func cancelTapped() { presenter.cancel() }
}

final class BerthPresenter {
    private unowned let view: BerthViewController
    private let wireframe: BerthWireframe

    init(view: BerthViewController, wireframe: BerthWireframe) {
        self.view = view
        self.wireframe = wireframe
    }

    func pay() { wireframe.finish() }
    func cancel() { wireframe.ask { [weak self] in self?.wireframe.finish() } }
}

final class BerthWireframe {
    private weak var viewController: UIViewController?

    static func makeModule() -> UIViewController {
        let view = BerthViewController()
        let wireframe = BerthWireframe()
        view.presenter = BerthPresenter(view: view, wireframe: wireframe)
        wireframe.viewController = view
        return view
    }

    func finish() {
        viewController?.navigationController?.popViewController(animated: true)
    }

    func ask(_ confirmed: @escaping () -> Void) {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "common.yes".localized, style: .default) { _ in confirmed() })
        viewController?.present(alert, animated: true)
    }
}
