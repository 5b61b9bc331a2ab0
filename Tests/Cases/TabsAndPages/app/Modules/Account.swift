import UIKit

final class AccountRouter {
    weak var view: UIViewController?

    func openFines() {
        view?.show(FinesModuleFactory.create(), sender: self)
    }
}

final class AccountPresenter {
    private let router: AccountRouter

    init(router: AccountRouter) {
        self.router = router
    }

    func didTapFines() { router.openFines() }
}

final class AccountViewController: UIViewController {
    var presenter: AccountPresenter?

    @IBAction private func finesTapped() { presenter?.didTapFines() }
}

enum AccountModuleFactory {
    static func create() -> UIViewController {
        let router = AccountRouter()
        let view = AccountViewController()
        view.presenter = AccountPresenter(router: router)
        router.view = view
        return view
    }
}

final class FinesRouter {
    weak var view: UIViewController?
}

final class FinesPresenter {
    private let router: FinesRouter

    init(router: FinesRouter) {
        self.router = router
    }
}

final class FinesViewController: UIViewController {
    var presenter: FinesPresenter?
}

enum FinesModuleFactory {
    static func create() -> UIViewController {
        let router = FinesRouter()
        let view = FinesViewController()
        view.presenter = FinesPresenter(router: router)
        router.view = view
        return view
    }
}

final class SignInRouter {
    weak var view: UIViewController?
}

final class SignInPresenter {
    private let router: SignInRouter

    init(router: SignInRouter) {
        self.router = router
    }
}

final class SignInViewController: UIViewController {
    var presenter: SignInPresenter?
}

enum SignInModuleFactory {
    static func create() -> UIViewController {
        let router = SignInRouter()
        let view = SignInViewController()
        view.presenter = SignInPresenter(router: router)
        router.view = view
        return view
    }
}

final class ScannerRouter {
    weak var view: UIViewController?
}

final class ScannerPresenter {
    private let router: ScannerRouter

    init(router: ScannerRouter) {
        self.router = router
    }
}

final class ScannerViewController: UIViewController {
    var presenter: ScannerPresenter?
}

enum ScannerModuleFactory {
    static func create() -> UIViewController {
        let router = ScannerRouter()
        let view = ScannerViewController()
        view.presenter = ScannerPresenter(router: router)
        router.view = view
        return view
    }
}
