import UIKit

protocol CataloguePresenterProtocol: AnyObject {
    func start()
    func search()
    func read()
    func help()
    func openOffer()
    func loansChanged()
    func select(_ row: Int)
}

protocol CatalogueRouterProtocol: AnyObject {
    func openSearch()
    func openReader()
    func openHelp()
    func openOffer()
    func openLoan()
    func openShelf()
    func openStatistics()
    func openArchive()
}

final class CatalogueRouter: CatalogueRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = CatalogueViewController()
        let router = CatalogueRouter()
        let presenter = CataloguePresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }

    func openSearch() {
        viewController?.navigationController?.pushViewController(SearchRouter.build(), animated: true)
    }

    func openReader() {
        viewController?.present(ReaderRouter.build(), animated: true)
    }

    func openHelp() {
        viewController?.present(HelpRouter.build(), animated: true)
    }

    func openOffer() {
        viewController?.present(OfferRouter.build(), animated: true)
    }

    func openLoan() {
        viewController?.present(LoanRouter.build(), animated: true)
    }

    func openShelf() {
        viewController?.navigationController?.pushViewController(ShelfRouter.build(), animated: true)
    }

    func openStatistics() {
        viewController?.navigationController?.pushViewController(StatisticsRouter.build(), animated: true)
    }

    func openArchive() {
        viewController?.navigationController?.pushViewController(ShelfRouter.build(), animated: true)
    }
}

final class CataloguePresenter: CataloguePresenterProtocol {
    private weak var view: CatalogueViewController?
    private let router: CatalogueRouterProtocol

    init(view: CatalogueViewController, router: CatalogueRouterProtocol) {
        self.view = view
        self.router = router
    }

    func start() {
        interactor.count(for: self)
    }

    func search() {
        router.openSearch()
    }

    func read() {
        router.openReader()
    }

    func help() {
        router.openHelp()
    }

    func openOffer() {
        router.openOffer()
    }

    func loansChanged() {
        router.openLoan()
    }

    func select(_ row: Int) {
        router.openShelf()
    }

    private let interactor = CatalogueInteractor()
}

extension CataloguePresenter: CatalogueInteractorOutput {
    func didCount(_ books: Int) {
        guard books > 1_000 else { return }
        router.openStatistics()
    }
}
