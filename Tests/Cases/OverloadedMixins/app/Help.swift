import UIKit

protocol HelpRoutable: RouterProtocol, BrowserRoute, LinkRoute {}

final class HelpRouter: HelpRoutable {
    weak var controller: UIViewController!
}

final class HelpPresenter {
    private let router: HelpRoutable
    private let address = URL(string: "https://clinic.example")

    init(router: HelpRoutable) {
        self.router = router
    }

    func call() { router.open(url: .phone("112")) }
    func read() { router.open(url: address) }
}

final class HelpViewController: UIViewController {
    var presenter: HelpPresenter!

    @IBAction private func callTapped() { presenter.call() }
    @IBAction private func readTapped() { presenter.read() }
}

enum HelpAssembly {
    static func make() -> UIViewController {
        let view = HelpViewController()
        let router = HelpRouter()
        router.controller = view
        view.presenter = HelpPresenter(router: router)
        return view
    }
}
