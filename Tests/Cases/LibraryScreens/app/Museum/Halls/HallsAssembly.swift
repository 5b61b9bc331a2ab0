import UIKit

final class HallsAssembly {
    func makeModule() -> UIViewController {
        let presenter = HallsPresenter()
        let controller = HallsViewController(presenter: presenter)
        presenter.view = controller
        return controller
    }
}
