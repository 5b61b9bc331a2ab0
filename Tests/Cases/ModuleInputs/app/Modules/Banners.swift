import UIKit

protocol BannersViewInput: ControllerBacked {}

protocol BannersModuleInput: AnyObject {
    func reload(animated: Bool)
}

protocol BannersModuleOutput: AnyObject {
    func banners(didSelect productID: String)
}

protocol BannersRouterInput: AnyObject {
    func showTerms(from view: ControllerBacked?)
}

final class BannersRouter: BannersRouterInput {
    func showTerms(from view: ControllerBacked?) {
        let terms = TermsAssembly.configureModule()
        view?.controller.present(terms.controller, animated: true)
    }
}

final class BannersPresenter {
    weak var view: BannersViewInput?
    weak var moduleOutput: BannersModuleOutput?
    let router: BannersRouterInput

    init(router: BannersRouterInput, moduleOutput: BannersModuleOutput?) {
        self.router = router
        self.moduleOutput = moduleOutput
    }

    func didSelect(_ productID: String) {
        moduleOutput?.banners(didSelect: productID)
    }
}

extension BannersPresenter: BannersModuleInput {
    func reload(animated: Bool) {
        guard animated else { return }
        router.showTerms(from: view)
    }
}

final class BannersViewController: UIViewController, BannersViewInput {
    var output: BannersPresenter?

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        output?.didSelect("banner-\(indexPath.item)")
    }
}

enum BannersAssembly {
    static func configureModule(
        output: BannersModuleOutput?
    ) -> (view: BannersViewInput, input: BannersModuleInput)? {
        let presenter = BannersPresenter(router: BannersRouter(), moduleOutput: output)
        let view = BannersViewController()
        view.output = presenter
        presenter.view = view
        return (view, presenter)
    }
}
