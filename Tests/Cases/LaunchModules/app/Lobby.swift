import UIKit

final class LobbyRouter {
    static func module() -> UIViewController {
        let view = LobbyViewController()
        view.presenter = LobbyPresenter(router: LobbyRouter())
        return view
    }
}

final class LobbyPresenter {
    private let router: LobbyRouter

    init(router: LobbyRouter) {
        self.router = router
    }
}

final class LobbyViewController: UIViewController {
    var presenter: LobbyPresenter?
}
