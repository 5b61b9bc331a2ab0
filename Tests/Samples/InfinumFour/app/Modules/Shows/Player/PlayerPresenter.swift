import Foundation

final class PlayerPresenter {

    // MARK: - Private properties -

    private unowned let view: PlayerViewInterface
    private let wireframe: PlayerWireframeInterface
    private let episode: Episode

    // MARK: - Lifecycle -

    init(
        view: PlayerViewInterface,
        wireframe: PlayerWireframeInterface,
        episode: Episode
    ) {
        self.view = view
        self.wireframe = wireframe
        self.episode = episode
    }
}

// MARK: - Extensions -

extension PlayerPresenter: PlayerPresenterInterface {

    func load() {
        view.show(title: episode.title, cover: episode.id)
    }

    func close() {
        wireframe.dismiss()
    }
}
