import RIBs
import UIKit

protocol LoansListener: AnyObject {
    func loansDidChoose(_ title: String)
}

protocol LoansRouting: ViewableRouting {}

protocol LoansBuildable: Buildable {
    func build(withListener listener: LoansListener) -> ViewableRouting
}

final class LoansBuilder: Builder<EmptyDependency>, LoansBuildable {
    func build(withListener listener: LoansListener) -> ViewableRouting {
        let viewController = LoansViewController()
        let interactor = LoansInteractor(presenter: viewController)
        interactor.listener = listener
        return LoansRouter(interactor: interactor, viewController: viewController)
    }
}

protocol LoansInteractable: Interactable {
    var router: LoansRouting? { get set }
    var listener: LoansListener? { get set }
}

protocol LoansViewControllable: ViewControllable {}

final class LoansRouter: ViewableRouter<LoansInteractable, LoansViewControllable>, LoansRouting {
    override init(interactor: LoansInteractable, viewController: LoansViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

protocol LoansPresentable: AnyObject {
    var listener: LoansPresentableListener? { get set }
}

protocol LoansPresentableListener: AnyObject {
    func chose(_ title: String)
}

final class LoansInteractor: PresentableInteractor<LoansPresentable>, LoansInteractable, LoansPresentableListener {
    weak var router: LoansRouting?
    weak var listener: LoansListener?

    override init(presenter: LoansPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func chose(_ title: String) { listener?.loansDidChoose(title) }
}

final class LoansViewController: UITableViewController, LoansPresentable, LoansViewControllable {
    weak var listener: LoansPresentableListener?
    var titles: [String] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        listener?.chose(titles[indexPath.row])
    }
}
