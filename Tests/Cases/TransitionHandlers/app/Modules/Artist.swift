import UIKit

protocol ArtistModuleInput: AnyObject {
    func configure(name: String)
}

final class ArtistRouter {
    weak var transitionHandler: TransitionHandler?

    func openTour() {
        transitionHandler?.open { TourAssembly.make() }
    }
}

final class ArtistPresenter: ArtistModuleInput {
    private let router: ArtistRouter
    private var name = ""

    init(router: ArtistRouter) {
        self.router = router
    }

    func configure(name: String) { self.name = name }
    func didTapTour() { router.openTour() }
}

final class ArtistViewController: UIViewController {
    var output: ArtistPresenter?

    @IBAction private func tourTapped() { output?.didTapTour() }
}

enum ArtistAssembly {
    static var factory: ModuleFactory<ArtistModuleInput> {
        ModuleFactory {
            let view = ArtistViewController()
            let router = ArtistRouter()
            let presenter = ArtistPresenter(router: router)
            router.transitionHandler = view
            view.output = presenter
            return (view, presenter)
        }
    }
}
