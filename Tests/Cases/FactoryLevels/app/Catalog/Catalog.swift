import UIKit

struct CatalogModuleFactory: ModuleFactory {
    unowned let factories: ModuleFactories

    func makeModule(with _: Void) -> Presentable {
        let controller = Generic.make(CatalogViewController.self) { controller in
            let wireframe = CatalogWireframe(factories: factories)
            controller.presenter = CatalogPresenter(wireframe: wireframe)
            wireframe.host = controller
        }
        return controller
    }
}

final class CatalogViewController: UIViewController {
    var presenter: CatalogPresenting?

    @IBAction func borrow() { presenter?.borrow("978") }
    @IBAction func join() { presenter?.join(age: 9) }
    @IBAction func pay() { presenter?.pay() }
}

protocol CatalogPresenting: AnyObject {
    func borrow(_ isbn: String)
    func join(age: Int)
    func pay()
}

final class CatalogPresenter: CatalogPresenting {
    private let wireframe: CatalogWireframing

    init(wireframe: CatalogWireframing) { self.wireframe = wireframe }

    func borrow(_ isbn: String) { wireframe.showLoan(isbn: isbn) }
    func join(age: Int) { wireframe.showMembership(isChild: age < 16) }
    func pay() { wireframe.showFine(.init(cents: 50)) }
}

protocol CatalogWireframing: AnyObject {
    func showLoan(isbn: String)
    func showMembership(isChild: Bool)
    func showFine(_ fine: Fine)
}

final class CatalogWireframe: CatalogWireframing {
    weak var host: UIViewController?
    private let factories: ModuleFactories
    private lazy var loans: LoanModuleBuilding = self.factories.loanFactory()
    private lazy var fineWireframe = FineWireframe(anchor: host)

    init(factories: ModuleFactories) { self.factories = factories }

    func showLoan(isbn: String) {
        guard let loan = loans.buildLoan(isbn: isbn, delegate: self) else { return }
        host?.navigationController?.pushViewController(loan.screen, animated: true)
    }

    func showMembership(isChild: Bool) {
        let member = factories
            .memberFactory(isChild: isChild)
            .buildMember()
        host?.present(member.screen, animated: true)
    }

    func showFine(_ fine: Fine) { fineWireframe.present(fine) }
}

extension CatalogWireframe: LoanDelegate {
    func loanDidEnd(_ loan: Presentable) {
        host?.navigationController?.popToViewController(host!, animated: true)
    }
}
