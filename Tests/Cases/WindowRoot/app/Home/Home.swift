import UIKit

protocol HomeViewProtocol: AnyObject {
    var controller: UIViewController { get }
}

extension HomeViewProtocol where Self: UIViewController {
    var controller: UIViewController { self }
}

enum HomeViewFactory {
    static func createView() -> HomeViewProtocol {
        let view = HomeViewController()
        view.presenter = HomePresenter(view: view, wireframe: HomeWireframe())
        return view
    }
}

final class HomeViewController: UIViewController, HomeViewProtocol {
    var presenter: HomePresenter!

    @IBAction private func logout() { presenter.logout() }
    @IBAction private func lock() { presenter.lock() }
}

final class HomePresenter {
    private weak var view: HomeViewProtocol?
    private let wireframe: HomeWireframe

    init(view: HomeViewProtocol, wireframe: HomeWireframe) {
        self.view = view
        self.wireframe = wireframe
    }

    func logout() { wireframe.showWelcome() }
    func lock() { wireframe.lock(view) }
}

final class HomeWireframe {
    func showWelcome() {
        let welcome = WelcomeViewFactory.createView()
        Transition.root(UINavigationController(rootViewController: welcome.controller))
    }

    func lock(_ view: HomeViewProtocol?) {
        Transition.Modal.open(LockModule.make(), over: view?.controller)
    }
}
