import LightRoute
import UIKit

protocol AlbumRouterInput {
    func openLyrics(of song: String)
    func openComments()
    func close()
}

/// Navigates through a library: only its interface is known here.
final class AlbumRouter: AlbumRouterInput {
    weak var handler: LightRoute.TransitionHandler?
    weak var view: UIViewController?

    func openLyrics(of song: String) {
        handler?.openController { () -> UIViewController in
            LyricsAssembly.make()
        }
    }

    func openComments() {
        view?.modal {
            let comments = CommentsAssembly.make()
            return UINavigationController(rootViewController: comments)
        }
    }

    func close() {
        view?.close(animated: true)
    }
}

final class AlbumPresenter {
    private let router: AlbumRouterInput

    init(router: AlbumRouterInput) {
        self.router = router
    }

    func didSelectSong(_ song: String) { router.openLyrics(of: song) }
    func didTapComments() { router.openComments() }
    func didTapBack() { router.close() }
}

final class AlbumViewController: UIViewController {
    var output: AlbumPresenter?

    @IBAction private func backTapped() { output?.didTapBack() }
    @IBAction private func commentsTapped() { output?.didTapComments() }
    @IBAction private func songTapped() { output?.didSelectSong("") }
}

enum AlbumAssembly {
    static func make(id: Int) -> UIViewController {
        let view = AlbumViewController()
        let router = AlbumRouter()
        router.view = view
        view.output = AlbumPresenter(router: router)
        return view
    }
}
