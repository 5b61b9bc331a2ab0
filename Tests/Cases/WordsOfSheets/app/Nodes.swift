import UIKit

protocol NodesViewInput: AnyObject {}

final class NodesViewController: UIViewController, NodesViewInput {
    var presenter: NodesPresenter!
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
    }

    @objc func addTapped() { presenter.didTapAdd() }
}

enum NodesAssembly {
    static func make() -> UIViewController {
        let view = NodesViewController()
        let presenter = NodesPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class NodesPresenter {
    weak var view: UIViewController?
    let router = NodesRouter()

    func didTapAdd() {
        let add = AlertModel(title: "Add a node") { [weak self] in self?.router.showForm(from: self?.view) }
        router.show(AlertViewModel(title: "Nodes", actions: [add]), from: view)
    }
}

final class NodesRouter: AlertShowing {
    func showForm(from view: UIViewController?) {
        view?.navigationController?.pushViewController(NodeFormViewController(), animated: true)
    }
}

final class NodeFormViewController: UIViewController {}
