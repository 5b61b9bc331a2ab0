import UIKit

final class ArchiveRouter {
    weak var view: UIViewController?

    func open() {
        view?.showDetailViewController(FolioModuleFactory.create(), sender: nil)
    }
}

final class ArchivePresenter {
    private let router: ArchiveRouter

    init(router: ArchiveRouter) {
        self.router = router
    }

    func didSelect() { router.open() }
}

final class ArchiveViewController: UIViewController {
    var presenter: ArchivePresenter?

    @IBAction private func folioTapped() { presenter?.didSelect() }
}

enum ArchiveModuleFactory {
    static func create() -> UIViewController {
        let router = ArchiveRouter()
        let view = ArchiveViewController()
        view.presenter = ArchivePresenter(router: router)
        router.view = view
        return view
    }
}

final class FolioRouter {
    weak var view: UIViewController?
}

final class FolioPresenter {
    private let router: FolioRouter

    init(router: FolioRouter) {
        self.router = router
    }
}

final class FolioViewController: UIViewController {
    var presenter: FolioPresenter?
}

enum FolioModuleFactory {
    static func create() -> UIViewController {
        let router = FolioRouter()
        let view = FolioViewController()
        view.presenter = FolioPresenter(router: router)
        router.view = view
        return view
    }
}
