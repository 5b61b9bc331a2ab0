import UIKit

protocol LaunchWireframeProtocol {
    func showWelcome(on window: UIWindow)
    func showHome(on window: UIWindow)
    func showBroken(on window: UIWindow)
}

enum LaunchPresenterFactory {
    static func createPresenter(with window: UIWindow) -> LaunchPresenter {
        let presenter = LaunchPresenter()
        let interactor = LaunchInteractor()
        presenter.window = window
        presenter.wireframe = LaunchWireframe()
        presenter.interactor = interactor
        interactor.presenter = presenter
        return presenter
    }
}

final class LaunchInteractor {
    weak var presenter: LaunchPresenter?

    func decide() {
        UserDefaults.standard.bool(forKey: "known") ? presenter?.didDecideHome() : presenter?.didDecideWelcome()
    }
}

final class LaunchPresenter {
    var window: UIWindow!
    var wireframe: LaunchWireframeProtocol!
    var interactor: LaunchInteractor!

    func loadOnLaunch() { interactor.decide() }
    func didDecideHome() { wireframe.showHome(on: window) }
    func didDecideWelcome() { wireframe.showWelcome(on: window) }
    func didBreak() { wireframe.showBroken(on: window) }
}

final class LaunchWireframe: LaunchWireframeProtocol {
    func showWelcome(on window: UIWindow) {
        let welcome = WelcomeViewFactory.createView()
        let navigation = UINavigationController(rootViewController: welcome.controller)
        window.rootViewController = navigation
    }

    func showHome(on window: UIWindow) {
        window.rootViewController = HomeViewFactory.createView().controller
    }

    func showBroken(on window: UIWindow) {
        // A plain controller: there is nothing to show.
        window.rootViewController = UIViewController()
    }
}
