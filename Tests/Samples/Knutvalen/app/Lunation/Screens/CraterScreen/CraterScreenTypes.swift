import UIKit

protocol CraterScreenViewType {
    var presenter: CraterScreenPresenterType? { get set }
    func set(title: String?)
}

protocol CraterScreenInteractorType {
    var entity: CraterScreenEntityType? { get set }
    func describe() -> String
}

protocol CraterScreenPresenterType {
    var view: CraterScreenViewType? { get set }
    var interactor: CraterScreenInteractorType? { get set }
    var router: CraterScreenRouterType? { get set }
    func viewDidAppear()
    func onNotesSelected()
    func onCloseSelected()
}

protocol CraterScreenEntityType {
    typealias Crater = CraterModel
    var crater: Crater? { get set }
}

protocol CraterScreenRouterType {
    static func create() -> UIViewController
    func routeToNotesScreen(from view: CraterScreenViewType?)
    func close(_ view: CraterScreenViewType?)
}
