import Contacts
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = ShareRouter.build() }
}
enum Channel { case nearby, people }
final class ShareRouter {
    static func build() -> UIViewController {
        let view = ShareViewController(), presenter = SharePresenter(), interactor = ShareInteractor()
        view.presenter = presenter; presenter.view = view; presenter.interactor = interactor
        presenter.router = ShareRouter(); interactor.output = presenter
        return view
    }
    func showRefusal(on view: UIViewController) {
        view.present(UIAlertController(title: "Not allowed", message: nil, preferredStyle: .alert), animated: true)
    }
}
protocol ShareOutput: AnyObject { func refused() }
final class ShareInteractor {
    weak var output: ShareOutput?
    func ask(_ channel: Channel) {
        switch channel {
        case .nearby:
            let answer = Radio.state()
            switch answer { case .refused: output?.refused(); default: break }
        case .people:
            Directory.request { answer in
                switch answer { case .refused: self.output?.refused(); default: break }
            }
        }
    }
}
final class SharePresenter: ShareOutput {
    weak var view: ShareViewController?
    var interactor: ShareInteractor?
    var router: ShareRouter?
    func pick(_ channel: Channel) { interactor?.ask(channel) }
    func refused() { router?.showRefusal(on: view!) }
}
final class ShareViewController: UIViewController {
    var presenter: SharePresenter?
    @IBAction func nearbyTapped() { presenter?.pick(.nearby) }
    @IBAction func peopleTapped() { presenter?.pick(.people) }
}
