import UIKit

extension Archive {

    /// One old episode. Its view is made in code.
    final class DetailsWireframe: BaseWireframe<Archive.DetailsViewController> {

        // MARK: - Module setup -

        init(episode: Episode) {
            let moduleViewController = Archive.DetailsViewController()
            super.init(viewController: moduleViewController)

            let presenter = Archive.DetailsPresenter(view: moduleViewController, wireframe: self, episode: episode)
            moduleViewController.presenter = presenter
        }
    }
}

// MARK: - Extensions -

extension Archive.DetailsWireframe: Archive.DetailsWireframeInterface {

    func navigateToPlayer(episode: Episode) {
        viewController.presentWireframe(PlayerWireframe(episode: episode))
    }
}
