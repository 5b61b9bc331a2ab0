import UIKit
import XCoordinator

enum SignInBuilder {
    static func build(router: UnownedRouter<SignInRoute>) -> UIViewController {
        let view = SignInViewController()
        view.presenter = SignInPresenter(router: router)
        return view
    }
}

final class SignInPresenter {
    private let router: UnownedRouter<SignInRoute>

    init(router: UnownedRouter<SignInRoute>) {
        self.router = router
    }

    func enter(key: String) {
        if key.isEmpty {
            router.trigger(.failed("No key"))
            return
        }
        router.trigger(.done)
    }

    func lostKey(mail: String) {
        router.rx.trigger(.lostKey(mail)).subscribe()
    }
}

final class SignInViewController: UIViewController {
    var presenter: SignInPresenter!

    @IBAction private func enterTapped() { presenter.enter(key: "") }

    @IBAction private func lostKeyTapped() { presenter.lostKey(mail: "") }
}

enum LostKeyBuilder {
    static func build(mail: String, router: UnownedRouter<SignInRoute>) -> UIViewController {
        let view = LostKeyViewController()
        view.presenter = LostKeyPresenter(mail: mail, router: router)
        return view
    }
}

final class LostKeyPresenter {
    private let mail: String
    private let router: UnownedRouter<SignInRoute>

    init(mail: String, router: UnownedRouter<SignInRoute>) {
        self.mail = mail
        self.router = router
    }

    func close() {
        router.trigger(.back)
    }
}

final class LostKeyViewController: UIViewController {
    var presenter: LostKeyPresenter!

    @IBAction private func closeTapped() { presenter.close() }
}
