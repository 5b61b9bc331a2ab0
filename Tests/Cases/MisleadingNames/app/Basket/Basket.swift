import UIKit

final class BasketWireframe {
    fileprivate weak var view: UIViewController?

    static func module() -> UIViewController {
        let wireframe = BasketWireframe()
        let presenter = BasketPresenter(wireframe: wireframe)
        let controller = BasketViewController(presenter: presenter)
        wireframe.view = controller
        return controller
    }

    func dismiss() {
        view?.navigationController?.popToRootViewController(animated: true)
    }

    func presentSite() {
        guard let url = URL(string: "https://example.org") else { return }
        UIApplication
            .shared
            .open(
                url,
                options: [:],
                completionHandler: nil
            )
    }
}

final class BasketPresenter {
    private let wireframe: BasketWireframe

    init(wireframe: BasketWireframe) { self.wireframe = wireframe }

    func pay() { wireframe.dismiss() }
    func terms() { wireframe.presentSite() }
}

final class BasketViewController: UIViewController {
    private let presenter: BasketPresenter

    init(presenter: BasketPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc func payTapped() { presenter.pay() }
    @objc func termsTapped() { presenter.terms() }
}
