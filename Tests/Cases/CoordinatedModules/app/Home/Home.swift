import UIKit

final class HomeCoordinator: Coordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        navigation.setViewControllers([HomeModuleBuilder.build(coordinator: self)], animated: false)
    }

    func showDetail(of book: String) {
        let detail = DetailCoordinator(navigation: navigation, book: book)
        detail.start()
    }
}

enum HomeModuleBuilder {
    static func build(coordinator: HomeCoordinator) -> UIViewController {
        let view = HomeViewController()
        let presenter = HomePresenter()
        presenter.coordinator = coordinator
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class HomePresenter {
    weak var view: HomeViewController?
    var coordinator: HomeCoordinator?

    func pick(_ book: String) { coordinator?.showDetail(of: book) }
}

final class HomeViewController: UITableViewController {
    var presenter: HomePresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.pick("\(indexPath.row)")
    }
}
