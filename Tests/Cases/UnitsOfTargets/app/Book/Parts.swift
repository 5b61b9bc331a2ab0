import UIKit

final class ViewController: UIViewController {
    var presenter: Presenter?

    @IBAction func close() { presenter?.close() }
}

final class Presenter {
    private let router: Router
    private let title: String

    init(router: Router, title: String) {
        self.router = router
        self.title = title
    }

    func close() { router.leave() }
}

final class Router {
    private weak var view: UIViewController?

    init(view: UIViewController) {
        self.view = view
    }

    func leave() { view?.navigationController?.popViewController(animated: true) }
}
