import Marshroute
import UIKit

final class DraftRouter: BaseRouter {
    func showPhoto() { pushViewControllerDerivedFrom { seed in PhotoAssembly().make(seed) } }
}
final class DraftPresenter {
    let router: DraftRouter
    init(router: DraftRouter) { self.router = router }
    func addPhoto() { router.showPhoto() }
    func uploadEnded() { router.focusOnCurrentModule() }
}
final class DraftViewController: UIViewController {
    var presenter: DraftPresenter!
    @IBAction func photo(_ sender: UIButton) { presenter.addPhoto() }
    @IBAction func ready(_ sender: UIButton) { presenter.uploadEnded() }
}
final class DraftAssembly {
    func make(_ seed: RouterSeed) -> UIViewController {
        let view = DraftViewController()
        view.presenter = DraftPresenter(router: DraftRouter(routerSeed: seed))
        return view
    }
}
final class PhotoRouter: BaseRouter {}
final class PhotoPresenter {
    let router: PhotoRouter
    init(router: PhotoRouter) { self.router = router }
    func reset() { router.focusOnCurrentModule() }
}
final class PhotoViewController: UIViewController {
    var presenter: PhotoPresenter!
    @IBAction func back(_ sender: UIButton) { presenter.reset() }
}
final class PhotoAssembly {
    func make(_ seed: RouterSeed) -> UIViewController {
        let view = PhotoViewController()
        view.presenter = PhotoPresenter(router: PhotoRouter(routerSeed: seed))
        return view
    }
}
