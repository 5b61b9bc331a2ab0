import Foundation

final class ArchiveListPresenter {

    // MARK: - Private properties -

    private unowned let view: ArchiveListViewInterface
    private let interactor: ArchiveListInteractorInterface
    private let wireframe: ArchiveListWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ArchiveListViewInterface,
        interactor: ArchiveListInteractorInterface,
        wireframe: ArchiveListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ArchiveListPresenter: ArchiveListPresenterInterface {

    func load() {
        view.show(count: interactor.episodes().count)
    }

    func select(at index: Int) {
        wireframe.presentDetails(of: interactor.episodes()[index])
    }

    func shake() {
        wireframe.presentTestPlayer()
    }
}
