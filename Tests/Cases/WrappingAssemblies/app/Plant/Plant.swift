import UIKit

final class PlantPresenter {}

final class PlantViewController: UIViewController {
    var presenter: PlantPresenter?
}

enum PlantAssembly {
    static func make() -> UIViewController {
        let view = PlantViewController()
        view.presenter = PlantPresenter()
        return view
    }
}

final class ToolRouter {
    weak var view: UIViewController?

    func close() { view?.dismiss(animated: true) }
}

final class ToolPresenter {
    var router: ToolRouter?

    func didTapClose() { router?.close() }
}

final class ToolViewController: UIViewController {
    var presenter: ToolPresenter?

    @IBAction private func closeTapped() { presenter?.didTapClose() }
}

enum ToolAssembly {
    static func make() -> UIViewController {
        let view = ToolViewController()
        let presenter = ToolPresenter()
        let router = ToolRouter()
        router.view = view
        presenter.router = router
        view.presenter = presenter
        return GardenerNavigationController(rootViewController: view)
    }
}

final class SeedsPresenter {}

final class SeedsViewController: UIViewController {
    var presenter: SeedsPresenter?
}

enum SeedsAssembly {
    static func make(closing: SheetClosing?) -> SheetNavigationController {
        let view = SeedsViewController()
        view.presenter = SeedsPresenter()
        let sheet = SheetNavigationController(rootViewController: view)
        sheet.closing = closing
        return sheet
    }
}
