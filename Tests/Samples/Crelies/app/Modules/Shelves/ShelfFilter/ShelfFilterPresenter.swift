final class ShelfFilterPresenter {

    weak var view: ShelfFilterViewProtocol?

    private let interactor: ShelfFilterInteractorProtocol
    private let router: ShelfFilterRouterProtocol
    private weak var delegate: ShelfFilterDelegateProtocol?

    init(
        interactor: ShelfFilterInteractorProtocol,
        router: ShelfFilterRouterProtocol,
        delegate: ShelfFilterDelegateProtocol?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}

extension ShelfFilterPresenter: ShelfFilterPresenterProtocol {

    func didLoad() {
        view?.mark(interactor.selected)
    }

    func didSelect(_ shelf: Shelf?) {
        router.finish { [weak self] in
            self?.delegate?.shelfFilter(didSelect: shelf)
        }
    }
}
