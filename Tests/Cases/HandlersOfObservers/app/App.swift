import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: AlbumAssembly().module())
        return true
    }
}
protocol AlbumRouter: AnyObject { func showTrack() }
final class AlbumPhoneRouter: AlbumRouter {
    weak var controller: UIViewController?
    func showTrack() { controller?.navigationController?.pushViewController(TrackViewController(), animated: true) }
}
final class AlbumPadRouter: AlbumRouter {
    weak var controller: UIViewController?
    func showTrack() { controller?.present(TrackViewController(), animated: true) }
}
protocol AlbumViewInput: AnyObject { var onTrack: (() -> ())? { get set } }
final class AlbumPresenter {
    private let router: AlbumRouter
    init(router: AlbumRouter) { self.router = router }
    weak var view: AlbumViewInput? { didSet { if oldValue !== view { bindView() } } }
    private func bindView() { view?.onTrack = { [weak self] in self?.router.showTrack() } }
}
final class AlbumViewController: UIViewController, AlbumViewInput {
    var onTrack: (() -> ())?
    var keep: Any?
    @IBAction func track(_ sender: UIButton) { onTrack?() }
}
final class AlbumAssembly {
    func module() -> UIViewController { module(router: AlbumPhoneRouter()) }
    func padModule() -> UIViewController { module(router: AlbumPadRouter()) }
    private func module(router: AlbumRouter) -> UIViewController {
        let presenter = AlbumPresenter(router: router)
        let view = AlbumViewController()
        view.keep = presenter
        presenter.view = view
        return view
    }
}
final class TrackViewController: UIViewController {}
