final class ShelfSummaryPresenter {

    weak var view: ShelfSummaryViewProtocol?

    private let interactor: ShelfSummaryInteractorProtocol
    private let router: ShelfSummaryRouterProtocol

    init(interactor: ShelfSummaryInteractorProtocol, router: ShelfSummaryRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}

extension ShelfSummaryPresenter: ShelfSummaryPresenterProtocol {

    func update(with items: [Item]) {
        let parts = Shelf.allCases.map { "\($0.rawValue): \(interactor.count(items, on: $0))" }
        view?.show(text: parts.joined(separator: ", "))
    }
}
