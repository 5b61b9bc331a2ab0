import UIKit

final class PlayerWireframe: BaseWireframe<PlayerViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Shows", bundle: nil)

    // MARK: - Module setup -

    init(episode: Episode) {
        let moduleViewController = storyboard.instantiateViewController(ofType: PlayerViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = PlayerPresenter(view: moduleViewController, wireframe: self, episode: episode)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension PlayerWireframe: PlayerWireframeInterface {
}
