import RIBs
import UIKit

protocol SessionListener: AnyObject {}

protocol SessionDependency: Dependency {
    var sessionViewController: SessionViewControllable { get }
}

final class SessionComponent: Component<SessionDependency> {
    fileprivate var sessionViewController: SessionViewControllable { dependency.sessionViewController }
    let name: String

    init(dependency: SessionDependency, name: String) {
        self.name = name
        super.init(dependency: dependency)
    }
}

extension SessionComponent: EmptyDependency {}

protocol SessionBuildable: Buildable {
    func build(withListener listener: SessionListener, name: String) -> SessionRouting
}

final class SessionBuilder: Builder<SessionDependency>, SessionBuildable {
    func build(withListener listener: SessionListener, name: String) -> SessionRouting {
        let component = SessionComponent(dependency: dependency, name: name)
        let interactor = SessionInteractor(name: component.name)
        interactor.listener = listener
        return SessionRouter(
            interactor: interactor, viewController: component.sessionViewController,
            shelfBuilder: ShelfBuilder(dependency: component), readerBuilder: ReaderBuilder(dependency: component))
    }
}

protocol SessionRouting: Routing {
    func routeToShelf()
    func routeToReader(_ title: String)
}

protocol SessionInteractable: Interactable, ShelfListener, ReaderListener {
    var router: SessionRouting? { get set }
    var listener: SessionListener? { get set }
}

protocol SessionViewControllable: ViewControllable {
    func replaceModal(_ viewController: ViewControllable?)
}

/// Has no view of its own: what it shows it shows in the view that its parent hands over.
final class SessionRouter: Router<SessionInteractable>, SessionRouting {
    private let viewController: SessionViewControllable
    private let shelfBuilder: ShelfBuildable
    private let readerBuilder: ReaderBuildable
    private var child: ViewableRouting?

    init(
        interactor: SessionInteractable, viewController: SessionViewControllable, shelfBuilder: ShelfBuildable,
        readerBuilder: ReaderBuildable
    ) {
        self.viewController = viewController
        self.shelfBuilder = shelfBuilder
        self.readerBuilder = readerBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func routeToShelf() { show(shelfBuilder.build(withListener: interactor)) }

    func routeToReader(_ title: String) { show(readerBuilder.build(withListener: interactor, title: title)) }

    private func show(_ unit: ViewableRouting) {
        if let child { detachChild(child) }
        child = unit
        attachChild(unit)
        viewController.replaceModal(unit.viewControllable)
    }
}

final class SessionInteractor: Interactor, SessionInteractable {
    weak var router: SessionRouting?
    weak var listener: SessionListener?
    private let name: String

    init(name: String) {
        self.name = name
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.routeToShelf()
    }

    func shelfDidChoose(_ title: String) { router?.routeToReader(title) }

    func readerDidClose() { router?.routeToShelf() }
}

/// Bears the unit's name, and is a part of the reader's screen.
final class SessionView: UIView {}
