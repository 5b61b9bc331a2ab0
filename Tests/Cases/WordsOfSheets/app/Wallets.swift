import UIKit

protocol WalletsViewInput: AnyObject {}

final class WalletsViewController: UIViewController, WalletsViewInput {
    var presenter: WalletsPresenter!
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(importTapped), for: .touchUpInside)
    }

    @objc func importTapped() { presenter.didTapImport() }
}

enum WalletsAssembly {
    static func make() -> UIViewController {
        let view = WalletsViewController()
        let presenter = WalletsPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class WalletsPresenter {
    weak var view: UIViewController?
    let router = WalletsRouter()

    func didTapImport() {
        let json = AlertModel(title: "Import JSON") { [weak self] in self?.router.showJson(from: self?.view) }
        let seed = AlertModel(title: "Import seed") { [weak self] in self?.router.showSeed(from: self?.view) }
        router.show(AlertViewModel(title: "Import", actions: [json, seed]), from: view)
    }
}

final class WalletsRouter: AlertShowing {
    func showJson(from view: UIViewController?) {
        view?.navigationController?.pushViewController(JsonViewController(), animated: true)
    }
    func showSeed(from view: UIViewController?) {
        view?.navigationController?.pushViewController(SeedViewController(), animated: true)
    }
}

final class JsonViewController: UIViewController {}
final class SeedViewController: UIViewController {}
