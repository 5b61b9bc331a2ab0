import UIKit

final class LoginModule {
    let viewController: LoginViewController

    init() {
        viewController = LoginViewController()
        viewController.presenter = LoginPresenter(view: viewController, wireframe: LoginWireframe(rootAnimator: RootAnimator(duration: 1)))
    }
}

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter!

    @IBAction private func submit() { presenter.submit() }
    @IBAction private func close() { presenter.close() }
}

final class LoginPresenter {
    private unowned let view: LoginViewController
    private let wireframe: LoginWireframe

    init(view: LoginViewController, wireframe: LoginWireframe) {
        self.view = view
        self.wireframe = wireframe
    }

    func submit() { wireframe.loggedIn() }
    func close() { wireframe.close(view) }
}

final class LoginWireframe {
    private let rootAnimator: RootAnimating

    init(rootAnimator: RootAnimating) { self.rootAnimator = rootAnimator }

    func loggedIn() {
        animate(HomeViewFactory.createView().controller)
    }

    func close(_ view: LoginViewController) {
        Transition.Modal.close(view)
    }

    private func animate(_ controller: UIViewController) {
        let navigation = UINavigationController(rootViewController: controller)
        rootAnimator.animate(to: navigation)
    }
}
