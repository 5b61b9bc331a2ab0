import UIKit

/// One show.
final class DetailsWireframe: BaseWireframe<DetailsViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Shows", bundle: nil)

    // MARK: - Module setup -

    init(id: String) {
        let moduleViewController = storyboard.instantiateViewController(ofType: DetailsViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = DetailsInteractor()
        let presenter = DetailsPresenter(view: moduleViewController, interactor: interactor, wireframe: self, id: id)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension DetailsWireframe: DetailsWireframeInterface {

    func navigateToPlayer(episode: Episode) {
        let player = PlayerWireframe(episode: episode)
        CardRouter(host: viewController).present(player.viewController)
    }

    func navigateToRelatedShow(id: String) {
        navigationController?.pushWireframe(DetailsWireframe(id: id))
    }

    func navigateBack() {
        navigationController?.popViewController(animated: true)
    }
}
