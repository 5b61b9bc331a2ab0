import UIKit

/// Every episode that ever was.
final class ArchiveListWireframe: BaseWireframe<ArchiveListViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Archive", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: ArchiveListViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = ArchiveListInteractor()
        let presenter = ArchiveListPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension ArchiveListWireframe: ArchiveListWireframeInterface {

    /// Pushes, for all its name.
    func presentDetails(of episode: Episode) {
        let wireframe = Archive.DetailsWireframe(episode: episode)
        navigationController?.pushWireframe(wireframe)
        /*
         Before the player had a screen of its own:
         viewController.presentWireframe(SettingsWireframe(onSignOut: {}))
         */
    }

    func presentTestPlayer() {
        #if DEBUG
        let presenter: UIViewController = navigationController ?? viewController
        presenter.presentWireframe(PlayerWireframe(episode: Episode(id: "0", title: "Test tone", minutes: 1)))
        #endif
    }
}
