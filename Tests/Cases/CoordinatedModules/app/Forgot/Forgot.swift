import UIKit

final class ForgotCoordinator: Coordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let view = ForgotViewController()
        let presenter = ForgotPresenter()
        presenter.coordinator = self
        presenter.view = view
        view.presenter = presenter
        navigation.pushViewController(view, animated: true)
    }

    func close() { navigation.popViewController(animated: true) }
}

final class ForgotPresenter {
    weak var view: ForgotViewController?
    var coordinator: ForgotCoordinator?

    func done() { coordinator?.close() }
}

final class ForgotViewController: UIViewController {
    var presenter: ForgotPresenter!

    @IBAction func didTapDone() { presenter.done() }
}
