import UIKit

final class ViewController: UIViewController {
    var presenter: Presenter?

    @IBAction func take() { presenter?.take() }
}

final class Presenter {
    private let router: Router

    init(router: Router) {
        self.router = router
    }

    func take() { router.openBook() }
}
