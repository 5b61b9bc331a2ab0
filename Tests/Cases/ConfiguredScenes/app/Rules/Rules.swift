import UIKit

final class RulesModuleConfigurator {
    func configureModuleForViewInput<Input: UIViewController>(viewInput: Input) {
        if let viewController = viewInput as? RulesViewController { configure(viewController: viewController) }
    }

    private func configure(viewController: RulesViewController) {
        let presenter = RulesPresenter()
        presenter.view = viewController
        viewController.output = presenter
    }
}

final class RulesViewController: UIViewController {
    var output: RulesPresenter!
}

final class RulesPresenter {
    weak var view: RulesViewController?
}
