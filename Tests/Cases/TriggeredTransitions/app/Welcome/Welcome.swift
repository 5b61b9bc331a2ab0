import UIKit
import XCoordinator

enum WelcomeBuilder {
    static func build(router: WeakRouter<RootRoute>) -> UIViewController {
        let view = WelcomeViewController()
        view.presenter = WelcomePresenter(view: view, router: router)
        return view
    }
}

protocol WelcomeView: AnyObject {
    func show(name: String)
}

final class WelcomePresenter {
    private weak var view: WelcomeView?
    private let router: WeakRouter<RootRoute>
    private let session = Session()

    init(view: WelcomeView, router: WeakRouter<RootRoute>) {
        self.view = view
        self.router = router
    }

    func start() {
        if session.isOpen {
            router.trigger(.harbour)
        } else {
            router.trigger(.signIn)
        }
    }
}

final class WelcomeViewController: UIViewController, WelcomeView {
    var presenter: WelcomePresenter!

    @IBAction private func startTapped() { presenter.start() }

    func show(name: String) {}
}

final class Session {
    var isOpen = false
}
