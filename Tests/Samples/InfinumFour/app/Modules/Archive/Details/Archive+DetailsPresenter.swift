import Foundation

extension Archive {

    final class DetailsPresenter {

        // MARK: - Private properties -

        private unowned let view: Archive.DetailsViewInterface
        private let wireframe: Archive.DetailsWireframeInterface
        private let episode: Episode

        // MARK: - Lifecycle -

        init(view: Archive.DetailsViewInterface, wireframe: Archive.DetailsWireframeInterface, episode: Episode) {
            self.view = view
            self.wireframe = wireframe
            self.episode = episode
        }
    }
}

// MARK: - Extensions -

extension Archive.DetailsPresenter: Archive.DetailsPresenterInterface {

    func load() {
        view.show(title: episode.title)
    }

    func play() {
        wireframe.navigateToPlayer(episode: episode)
    }
}
