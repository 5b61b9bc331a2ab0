import UIKit

final class PotModuleInitializer: NSObject {
    @IBOutlet private weak var potViewController: PotViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        PotModuleConfigurator().configureModuleForViewInput(viewInput: potViewController)
    }
}

final class PotModuleConfigurator {
    func configureModuleForViewInput<Input: UIViewController>(viewInput: Input) {
        if let viewController = viewInput as? PotViewController { configure(viewController: viewController) }
    }

    private func configure(viewController: PotViewController) {
        let router = PotRouter()
        let presenter = PotPresenter()
        presenter.view = viewController
        presenter.router = router
        viewController.output = presenter
    }
}

protocol PotViewOutput {
    func close()
}

protocol PotRouterInput {
    func close(from view: PotViewController?)
}

final class PotViewController: UIViewController {
    var output: PotViewOutput!

    @IBAction func didTapClose() { output.close() }
}

final class PotPresenter: PotViewOutput {
    weak var view: PotViewController?
    var router: PotRouterInput!

    func close() { router.close(from: view) }
}

final class PotRouter: PotRouterInput {
    func close(from view: PotViewController?) { view?.navigationController?.popViewController(animated: true) }
}
