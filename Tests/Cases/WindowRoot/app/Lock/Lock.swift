import UIKit

enum LockModule {
    static func make() -> UIViewController {
        let controller = LockViewController()
        controller.presenter = LockPresenter(view: controller, wireframe: LockWireframe())
        return controller
    }
}

final class LockViewController: UIViewController {
    var presenter: LockPresenter!

    @IBAction private func unlock() { presenter.unlock() }
    @IBAction private func forget() { presenter.forget() }
}

final class LockPresenter {
    private unowned let view: LockViewController
    private let wireframe: LockWireframe

    init(view: LockViewController, wireframe: LockWireframe) {
        self.view = view
        self.wireframe = wireframe
    }

    func unlock() { wireframe.close(view) }
    func forget() { wireframe.showLogin(in: view.view.window) }
}

final class LockWireframe {
    func close(_ view: UIViewController) { Transition.Modal.close(view) }

    func showLogin(in window: UIWindow?) {
        Transition.root(
            LoginModule()
                .viewController,
            in: window)
    }
}
