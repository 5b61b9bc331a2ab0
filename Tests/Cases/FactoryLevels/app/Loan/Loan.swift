import UIKit

protocol LoanModuleBuilding {
    func buildLoan(isbn: String, delegate: LoanDelegate?) -> Presentable?
}

protocol LoanDelegate: AnyObject {
    func loanDidEnd(_ loan: Presentable)
}

final class LoanModuleFactory: LoanModuleBuilding {
    private let factories: ModuleFactories

    init(factories: ModuleFactories) { self.factories = factories }

    func buildLoan(isbn: String, delegate: LoanDelegate?) -> Presentable? {
        let presenter = LoanPresenter(isbn: isbn)
        let router = LoanRouter(factories: factories)
        let view = Generic.make(LoanViewController.self) { $0.presenter = presenter }
        presenter.view = view
        presenter.router = router
        presenter.delegate = delegate
        return view
    }
}

final class LoanViewController: UIViewController {
    var presenter: LoanPresenter?

    @IBAction func member() { presenter?.openMember() }
    @IBAction func done() { presenter?.done() }
}

final class LoanPresenter {
    weak var view: LoanViewController?
    weak var delegate: LoanDelegate?
    var router: LoanRouter?
    private let isbn: String

    init(isbn: String) { self.isbn = isbn }

    func openMember() {
        guard let view = view else { return }
        router?.openMember(over: view)
    }

    func done() {
        guard let view = view else { return }
        delegate?.loanDidEnd(view)
    }
}

final class LoanRouter {
    private let factories: ModuleFactories

    init(factories: ModuleFactories) { self.factories = factories }

    func openMember(over view: Presentable) {
        let factory = factories.memberFactory(isChild: false)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            let member = factory.buildMember()
            view.screen.showDetailViewController(member.screen, sender: nil)
        }
    }
}
