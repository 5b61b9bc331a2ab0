import UIKit

protocol DarkSideScreenViewType {
    var presenter: DarkSideScreenPresenterType? { get set }
    func set(title: String?)
}

protocol DarkSideScreenInteractorType {
    var entity: DarkSideScreenEntityType? { get set }
    var webService: WebServiceType? { get set }
    func getCraters(completionHandler: @escaping DarkSideCratersResponse)
}

protocol DarkSideScreenPresenterType {
    var view: DarkSideScreenViewType? { get set }
    var interactor: DarkSideScreenInteractorType? { get set }
    var router: DarkSideScreenRouterType? { get set }
    func viewDidAppear()
    func onLightSideSelected()
    func onBackSelected()
}

protocol DarkSideScreenEntityType {
    typealias Crater = CraterModel
    typealias Error = ErrorResponse
    var craters: [Crater]? { get set }
}

protocol DarkSideScreenRouterType {
    static func create() -> UIViewController
    func routeToLightSideScreen(from view: DarkSideScreenViewType?)
    func routeBack(from view: DarkSideScreenViewType?)
    func showError(_ error: DarkSideScreenEntityType.Error, on view: DarkSideScreenViewType?)
}

typealias DarkSideCratersResponse = (
    _ craters: [DarkSideScreenEntityType.Crater]?, _ error: DarkSideScreenEntityType.Error?
) -> Void
