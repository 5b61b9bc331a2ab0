import UIKit

final class ShelfModuleInitializer: NSObject {
    @IBOutlet private weak var shelfViewController: ShelfViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        let configurator = ShelfModuleConfigurator()
        configurator.configureModuleForViewInput(viewInput: shelfViewController)
    }
}

final class ShelfModuleConfigurator {
    func configureModuleForViewInput<Input: UIViewController>(viewInput: Input) {
        if let viewController = viewInput as? ShelfViewController { configure(viewController: viewController) }
    }

    private func configure(viewController: ShelfViewController) {
        let router = ShelfRouter()
        router.transitionHandler = viewController
        let presenter = ShelfPresenter()
        presenter.view = viewController
        presenter.router = router
        let interactor = ShelfInteractor()
        interactor.output = presenter
        presenter.interactor = interactor
        viewController.output = presenter
    }
}
