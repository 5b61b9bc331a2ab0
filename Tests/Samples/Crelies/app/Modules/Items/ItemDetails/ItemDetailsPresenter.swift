final class ItemDetailsPresenter {

    weak var view: ItemDetailsViewProtocol?

    private let interactor: ItemDetailsInteractorProtocol
    private let router: ItemDetailsRouterProtocol
    private weak var delegate: ItemDetailsDelegateProtocol?

    init(
        interactor: ItemDetailsInteractorProtocol,
        router: ItemDetailsRouterProtocol,
        delegate: ItemDetailsDelegateProtocol?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}

extension ItemDetailsPresenter: ItemDetailsPresenterProtocol {

    func didLoad() {
        view?.show(name: interactor.item.name, amount: interactor.item.amount)
    }

    func didSelectEdit() {
        router.presentEditor(for: interactor.item, delegate: self)
    }

    func didSelectUseUp() {
        guard let item = try? interactor.useUp() else {
            return
        }
        delegate?.didUpdateDetails(ofItem: item)
        router.goBack()
    }

    func didSelectBack() {
        router.goBack()
    }
}

extension ItemDetailsPresenter: ItemEditorDelegateProtocol {

    func itemEditor(didSave item: Item) {
        interactor.item = item
        didLoad()
        delegate?.didUpdateDetails(ofItem: item)
    }
}
