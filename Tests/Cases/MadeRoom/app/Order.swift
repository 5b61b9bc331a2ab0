import UIKit

protocol OrderModuleInput: AnyObject {
    func present(from presenting: UIViewController)
}

enum OrderModule {
    static func create() -> OrderModuleInput {
        let view = OrderViewController()
        let presenter = OrderPresenter()
        view.presenter = presenter
        presenter.view = view
        presenter.router = OrderRouter()
        return presenter
    }
}

final class OrderViewController: UIViewController, Presentable {
    var presenter: OrderPresenter?
}

final class OrderPresenter: OrderModuleInput {
    weak var view: Presentable?
    var router: OrderRouter?

    func present(from presenting: UIViewController) { view?.presentModal(from: presenting) }
}

final class OrderRouter {}
