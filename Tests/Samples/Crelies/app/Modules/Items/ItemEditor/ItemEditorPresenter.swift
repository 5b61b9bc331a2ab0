import Foundation

final class ItemEditorPresenter {

    weak var view: ItemEditorViewProtocol?

    private let item: Item?
    private let interactor: ItemEditorInteractorProtocol
    private let router: ItemEditorRouterProtocol
    private weak var delegate: ItemEditorDelegateProtocol?

    init(
        item: Item?,
        interactor: ItemEditorInteractorProtocol,
        router: ItemEditorRouterProtocol,
        delegate: ItemEditorDelegateProtocol?
    ) {
        self.item = item
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}

extension ItemEditorPresenter: ItemEditorPresenterProtocol {

    func didLoad() {
        view?.fill(name: item?.name ?? "")
    }

    func didSelectSave(name: String) {
        var saved = item ?? Item(identifier: UUID(), name: name, amount: 1, shelf: .middle)
        saved.name = name
        do {
            try interactor.save(saved)
            delegate?.itemEditor(didSave: saved)
            router.close(animated: true)
        } catch {
            view?.fill(name: "")
        }
    }

    func didSelectCancel() {
        router.close(animated: true)
    }
}
