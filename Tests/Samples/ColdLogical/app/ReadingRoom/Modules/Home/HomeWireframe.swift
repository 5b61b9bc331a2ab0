import UIKit

/// The module interface of the home stack.
protocol Home: AnyObject {
    func present(inWindow window: UIWindow)
}

protocol HomeWireframeToPresenterInterface: AnyObject {
    func beganPresenting()
}

/// Instantiates the home stack and leads from it to *sign in*, the **catalogue** and the reader's own page.
///
/// 1. The wireframe holds every layer.
/// 2. The layers hold each other weakly.
///
/// <b onclick="steal()">raw HTML is left out</b>
class HomeWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = HomeInteractor()
    lazy var modulePresenter = HomePresenter()
    lazy var moduleView: HomeView = {
        let storyboard = HomeWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: HomeConstants.viewIdentifier)
        return (scene as? HomeView) ?? HomeView()
    }()
    lazy var moduleNavigationController: UINavigationController = {
        let storyboard = HomeWireframe.storyboard()
        let identifier = HomeConstants.navigationControllerIdentifier
        let scene = storyboard.instantiateViewController(withIdentifier: identifier) as? UINavigationController
        let navigationController = scene ?? UINavigationController()
        navigationController.viewControllers = [moduleView]
        return navigationController
    }()

    // MARK: - Computed

    var presenter: HomeWireframeToPresenterInterface {
        return modulePresenter
    }

    // MARK: - Setup

    override init() {
        super.init()

        let i = moduleInteractor
        let p = modulePresenter
        let v = moduleView

        i.presenter = p

        p.interactor = i
        p.view = v
        p.wireframe = self

        v.presenter = p
    }

    class func storyboard() -> UIStoryboard {
        return UIStoryboard(name: HomeConstants.storyboardIdentifier, bundle: Bundle(for: HomeWireframe.self))
    }

    // MARK: - Module wireframes

    lazy var loginModule: Login = {
        let login: Login = LoginWireframe()
        login.delegate = modulePresenter
        return login
    }()
    lazy var catalogueModule: Catalogue = CatalogueWireframe()
    lazy var profileModule: Profile = ProfileWireframe()
    lazy var reservationModule: Reservation = ReservationWireframe()
}

// MARK: - Home

extension HomeWireframe: Home {

    func present(inWindow window: UIWindow) {
        window.rootViewController = moduleNavigationController
        window.makeKeyAndVisible()
        presenter.beganPresenting()
    }
}

// MARK: - Presenter to wireframe

extension HomeWireframe: HomePresenterToWireframeInterface {

    func presentLogin() {
        loginModule.present(onViewController: moduleView)
    }

    func dismissLogin() {
        loginModule.dismiss()
    }

    func presentCatalogue() {
        catalogueModule.present(onNavigationController: moduleNavigationController)
    }

    func embedProfile() {
        profileModule.embed(inViewController: moduleView)
    }

    func presentDesk() {
        #if DEBUG
        reservationModule.present(Book(signature: "Z 0", title: "Test"), onViewController: moduleView)
        #endif
    }
}
