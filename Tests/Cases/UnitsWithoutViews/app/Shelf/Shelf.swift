import RIBs
import UIKit

protocol ShelfListener: AnyObject {
    func shelfDidChoose(_ title: String)
}

protocol ShelfRouting: ViewableRouting {
    func attachTabs()
}

protocol ShelfBuildable: Buildable {
    func build(withListener listener: ShelfListener) -> ViewableRouting
}

final class ShelfBuilder: Builder<EmptyDependency>, ShelfBuildable {
    func build(withListener listener: ShelfListener) -> ViewableRouting {
        let viewController = ShelfTabBarController()
        let interactor = ShelfInteractor(presenter: viewController)
        interactor.listener = listener
        return ShelfRouter(
            interactor: interactor, viewController: viewController, loansBuilder: LoansBuilder(dependency: dependency))
    }
}

protocol ShelfInteractable: Interactable, LoansListener {
    var router: ShelfRouting? { get set }
    var listener: ShelfListener? { get set }
}

protocol ShelfViewControllable: ViewControllable {
    func setViewControllers(_ viewControllers: [ViewControllable])
}

final class ShelfRouter: ViewableRouter<ShelfInteractable, ShelfViewControllable>, ShelfRouting {
    private let loansBuilder: LoansBuildable

    init(interactor: ShelfInteractable, viewController: ShelfViewControllable, loansBuilder: LoansBuildable) {
        self.loansBuilder = loansBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTabs() {
        let loans = loansBuilder.build(withListener: interactor)
        attachChild(loans)
        viewController.setViewControllers([loans.viewControllable])
    }
}

protocol ShelfPresentable: AnyObject {}

final class ShelfInteractor: PresentableInteractor<ShelfPresentable>, ShelfInteractable {
    weak var router: ShelfRouting?
    weak var listener: ShelfListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachTabs()
    }

    func loansDidChoose(_ title: String) { listener?.shelfDidChoose(title) }
}

/// Bears another name than its unit's.
final class ShelfTabBarController: UITabBarController, ShelfPresentable, ShelfViewControllable {
    func setViewControllers(_ viewControllers: [ViewControllable]) {
        super.setViewControllers(viewControllers.map(\.uiviewController), animated: false)
    }
}
