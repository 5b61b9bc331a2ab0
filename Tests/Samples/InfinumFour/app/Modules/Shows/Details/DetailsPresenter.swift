import Foundation

final class DetailsPresenter {

    // MARK: - Private properties -

    private unowned let view: DetailsViewInterface
    private let interactor: DetailsInteractorInterface
    private let wireframe: DetailsWireframeInterface
    private let id: String

    // MARK: - Lifecycle -

    init(
        view: DetailsViewInterface,
        interactor: DetailsInteractorInterface,
        wireframe: DetailsWireframeInterface,
        id: String
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.id = id
    }
}

// MARK: - Extensions -

extension DetailsPresenter: DetailsPresenterInterface {

    func load() {
        view.show(title: interactor.show(id: id).title)
    }

    func play() {
        guard let episode = interactor.episodes(id: id).first else { return }
        wireframe.navigateToPlayer(episode: episode)
    }

    func openRelated() {
        guard let related = interactor.show(id: id).relatedID else {
            wireframe.navigateBack()
            return
        }
        wireframe.navigateToRelatedShow(id: related)
    }

    func goBack() {
        wireframe.navigateBack()
    }
}
