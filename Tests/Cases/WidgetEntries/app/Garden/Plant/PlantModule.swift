import UIKit

protocol PlantPresenterProtocol: AnyObject {}

protocol PlantRouterProtocol: AnyObject {}

final class PlantRouter: PlantRouterProtocol {
    weak var viewController: UIViewController?

    static func build(name: String) -> UIViewController {
        let view = PlantViewController()
        let router = PlantRouter()
        let presenter = PlantPresenter(name: name, view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class PlantPresenter: PlantPresenterProtocol {
    private let name: String
    private weak var view: PlantViewController?
    private let router: PlantRouterProtocol

    init(name: String, view: PlantViewController, router: PlantRouterProtocol) {
        self.name = name
        self.view = view
        self.router = router
    }
}
