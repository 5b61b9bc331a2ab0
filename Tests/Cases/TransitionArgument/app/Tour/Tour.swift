import UIKit

final class TourRouter: Router {
    static func module(id: Int, on navigation: UINavigationController) -> UIViewController {
        let controller = TourViewController()
        let router = TourRouter(navigationController: navigation)
        controller.presenter = TourPresenter(id: id, router: router)
        return controller
    }

    func embedAudio(in container: UIView) {
        let audio = AudioRouter.module(on: navigationController)
        open(audio, by: .within(container))
    }

    func openTickets() {
        let next = Completion.next { AudioRouter.module(on: $0) }
        open(TicketRouter.module(completion: next, on: navigationController), by: .push)
    }
}

final class TourPresenter {
    private let id: Int
    private let router: TourRouter

    init(id: Int, router: TourRouter) {
        self.id = id
        self.router = router
    }

    func load(into view: UIView) { router.embedAudio(in: view) }
    func buy() { router.openTickets() }
}

final class TourViewController: UIViewController {
    var presenter: TourPresenter?
    @IBOutlet private var player: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.load(into: player)
    }

    @IBAction func buy() { presenter?.buy() }
}
