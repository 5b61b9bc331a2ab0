import UIKit

enum HomeAssembly {
    static func make() -> UIViewController {
        let view = HomeViewController()
        let presenter = HomePresenter(door: DoorCoordinator(service: DoorService.shared))
        view.presenter = presenter
        presenter.view = view
        return view
    }
}

final class HomeViewController: UIViewController {
    var presenter: HomePresenter!

    @IBAction func didTapRules() { presenter.rulesAsked() }
}

final class HomePresenter {
    weak var view: HomeViewController?
    private let wireframe = HomeWireframe()
    private let door: DoorCoordinator

    init(door: DoorCoordinator) { self.door = door }

    func rulesAsked() { wireframe.showRules() }
}

final class HomeWireframe {
    func showRules() {
        if let url = URL(string: "https://example.org/rules") { UIApplication.shared.open(url) }
    }
}
