import UIKit

protocol LightSideScreenViewType {
    var presenter: LightSideScreenPresenterType? { get set }
    func set(title: String?)
    func refreshCraters()
}

protocol LightSideScreenInteractorType {
    var entity: LightSideScreenEntityType? { get set }
    var webService: WebServiceType? { get set }
    func getCraters(completionHandler: @escaping LightSideCratersResponse)
}

protocol LightSideScreenPresenterType {
    var view: LightSideScreenViewType? { get set }
    var interactor: LightSideScreenInteractorType? { get set }
    var router: LightSideScreenRouterType? { get set }
    func viewDidAppear()
    func onDarkSideSelected()
    func onCratersSelected()
    func onNotesSelected()
    func onTestSelected()
}

protocol LightSideScreenEntityType {
    typealias Crater = CraterModel
    typealias Error = ErrorResponse
    var craters: [Crater]? { get set }
}

/// The ways away from the near side.
protocol LightSideScreenRouterType {
    static func create() -> UIViewController
    /// Goes round the moon.
    func routeToDarkSideScreen(from view: LightSideScreenViewType?)
    func presentCraterListScreen(from view: LightSideScreenViewType?)
    func routeToNotesScreen(from view: LightSideScreenViewType?)
    func routeToTestScreen(from view: LightSideScreenViewType?)
}

typealias LightSideCratersResponse = (
    _ craters: [LightSideScreenEntityType.Crater]?, _ error: LightSideScreenEntityType.Error?
) -> Void
