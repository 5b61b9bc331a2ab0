import UIKit

protocol LibraryRouterInput {
    func openAlbum(_ id: Int)
    func openPlayer()
    func openArtist(_ name: String)
    func openMixer()
}

final class LibraryRouter: LibraryRouterInput {
    weak var transitionHandler: TransitionHandler?

    func openAlbum(_ id: Int) {
        transitionHandler?.open {
            AlbumAssembly.make(id: id)
        }
    }

    func openPlayer() {
        transitionHandler?.modal {
            let player = PlayerAssembly.make()
            player.modalPresentationStyle = .fullScreen
            return player
        }
    }

    func openArtist(_ name: String) {
        transitionHandler?
            .openModule(using: ArtistAssembly.factory)
            .then { input in
                input.configure(name: name)
            }
    }

    func openMixer() {
        transitionHandler?.open(animated: false) { MixerAssembly.make() }
    }
}

final class LibraryPresenter {
    private let router: LibraryRouterInput

    init(router: LibraryRouterInput) {
        self.router = router
    }

    func didSelectAlbum(at index: Int) { router.openAlbum(index) }
    func didTapPlayer() { router.openPlayer() }
    func didTapArtist(_ name: String) { router.openArtist(name) }
    func didTapMixer() { router.openMixer() }
}

final class LibraryViewController: UIViewController {
    var output: LibraryPresenter?

    @IBAction private func playerTapped() { output?.didTapPlayer() }
    @IBAction private func mixerTapped() { output?.didTapMixer() }
    @IBAction private func albumTapped() { output?.didSelectAlbum(at: 0) }
    @IBAction private func artistTapped() { output?.didTapArtist("") }
}

enum LibraryAssembly {
    static func make() -> UIViewController {
        let view = LibraryViewController()
        let router = LibraryRouter()
        router.transitionHandler = view
        view.output = LibraryPresenter(router: router)
        return view
    }
}
