import UIKit

class BrowserPresenter {
    weak var view: BrowserViewController?
    var router: BrowserRouter?
    private let page: String

    init(page: String) {
        self.page = page
    }

    func didTapClose() { router?.close() }
}

final class BrowserRouter {
    weak var view: UIViewController?

    func close() { view?.dismiss(animated: true) }
}

final class BrowserViewController: UIViewController {
    var presenter: BrowserPresenter?

    @IBAction private func closeTapped() { presenter?.didTapClose() }
}

enum BrowserAssembly {
    static func make(presenter: BrowserPresenter) -> UIViewController {
        let view = BrowserViewController()
        let router = BrowserRouter()
        router.view = view
        presenter.view = view
        presenter.router = router
        view.presenter = presenter
        return view
    }
}

final class TermsPresenter: BrowserPresenter {
    let interactor: TermsInteractor

    init(interactor: TermsInteractor) {
        self.interactor = interactor
        super.init(page: "terms")
    }
}

final class TermsInteractor {}

enum TermsAssembly {
    static func make() -> UIViewController {
        let presenter = TermsPresenter(interactor: TermsInteractor())
        return BrowserAssembly.make(presenter: presenter)
    }
}
