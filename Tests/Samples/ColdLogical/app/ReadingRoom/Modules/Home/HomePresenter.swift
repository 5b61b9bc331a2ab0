import Foundation

protocol HomePresenterToInteractorInterface: AnyObject {
    var greeting: String { get }
    func remember(_ reader: Reader)
}

protocol HomePresenterToViewInterface: AnyObject {
    func display(_ greeting: String)
}

protocol HomePresenterToWireframeInterface: AnyObject {
    func presentLogin()
    func dismissLogin()
    func presentCatalogue()
    func embedProfile()
    func presentDesk()
}

class HomePresenter: NSObject {

    weak var interactor: HomePresenterToInteractorInterface!
    weak var view: HomePresenterToViewInterface!
    weak var wireframe: HomePresenterToWireframeInterface!
}

// MARK: - Interactor to presenter

extension HomePresenter: HomeInteractorToPresenterInterface {

    func remembered() {
        view.display(interactor.greeting)
    }
}

// MARK: - View to presenter

extension HomePresenter: HomeViewToPresenterInterface {

    func userTappedLogin() {
        wireframe.presentLogin()
    }

    func userTappedCatalogue() {
        wireframe.presentCatalogue()
    }

    func userTappedDesk() {
        wireframe.presentDesk()
    }
}

// MARK: - Wireframe to presenter

extension HomePresenter: HomeWireframeToPresenterInterface {

    func beganPresenting() {
        view.display(interactor.greeting)
        wireframe.embedProfile()
    }
}

// MARK: - Login delegate

extension HomePresenter: LoginDelegate {

    func loggedIn(login: Login) {
        interactor.remember(Reader(cardNumber: "1", name: "back again"))
        wireframe.dismissLogin()
    }
}
