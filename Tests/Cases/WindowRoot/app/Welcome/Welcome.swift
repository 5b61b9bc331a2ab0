import UIKit

protocol WelcomeViewProtocol: AnyObject {
    var controller: UIViewController { get }
}

enum WelcomeViewFactory {
    static func createView() -> WelcomeViewProtocol {
        let view = WelcomeViewController()
        let presenter = WelcomePresenter(view: view, wireframe: WelcomeWireframe())
        view.presenter = presenter
        return view
    }
}

final class WelcomeViewController: UIViewController, WelcomeViewProtocol {
    var presenter: WelcomePresenter!
    var controller: UIViewController { self }

    @IBAction private func login() { presenter.login() }
    @IBAction private func look() { presenter.look() }
}

final class WelcomePresenter {
    private weak var view: WelcomeViewProtocol?
    private let wireframe: WelcomeWireframe

    init(view: WelcomeViewProtocol, wireframe: WelcomeWireframe) {
        self.view = view
        self.wireframe = wireframe
    }

    func login() { wireframe.showLogin(from: view) }
    func look() { wireframe.showHome() }
}

final class WelcomeWireframe {
    lazy var rootAnimator: RootAnimating = RootAnimator()

    func showLogin(from view: WelcomeViewProtocol?) {
        Transition.show(LoginModule().viewController, on: view?.controller)
    }

    func showHome() {
        let home = HomeViewFactory.createView().controller
        rootAnimator.animate(to: home)
    }
}
