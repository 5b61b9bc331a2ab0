import UIKit

protocol CraterListScreenViewType {
    var presenter: CraterListScreenPresenterType? { get set }
    func set(title: String?)
}

protocol CraterListScreenInteractorType {
    var entity: CraterListScreenEntityType? { get set }
    var webService: WebServiceType? { get set }
    func load(completionHandler: @escaping (Int) -> Void)
}

protocol CraterListScreenPresenterType {
    var view: CraterListScreenViewType? { get set }
    var interactor: CraterListScreenInteractorType? { get set }
    var router: CraterListScreenRouterType? { get set }
    func viewDidAppear()
    func onCraterSelected()
}

protocol CraterListScreenEntityType {
    typealias Crater = CraterModel
    var craters: [Crater]? { get set }
}

protocol CraterListScreenRouterType {
    static func create() -> UIViewController
    func routeToCraterScreen(from view: CraterListScreenViewType?)
}
