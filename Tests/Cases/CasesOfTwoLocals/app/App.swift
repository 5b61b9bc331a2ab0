import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = ScanRouter.build()
        return true
    }
}
enum Device { case lamp, radio }
enum Access { case granted, blocked }
protocol ScanOutput: AnyObject { func blocked() }
final class ScanRouter {
    static func build() -> UIViewController {
        let view = ScanViewController(), presenter = ScanPresenter(), interactor = ScanInteractor()
        view.presenter = presenter; presenter.view = view; presenter.interactor = interactor
        presenter.router = ScanRouter(); interactor.output = presenter
        return view
    }
    func showHelp(from view: UIViewController) { view.present(UIAlertController(title: "Blocked", message: nil, preferredStyle: .alert), animated: true) }
}
final class ScanInteractor {
    weak var output: ScanOutput?
    func check(_ device: Device) {
        switch device {
        case .lamp:
            let lampAccess = Bluetooth.lampAccess()
            switch lampAccess {
            case .blocked: output?.blocked()
            default: return
            }
        case .radio:
            Bluetooth.askForRadio { answer in
                switch answer {
                case .blocked: self.output?.blocked()
                default: break
                }
            }
        }
    }
}
final class ScanPresenter: ScanOutput {
    weak var view: ScanViewController?
    var interactor: ScanInteractor?
    var router: ScanRouter?
    func lamp() { interactor?.check(.lamp) }
    func radio() { interactor?.check(.radio) }
    func blocked() { if let view { router?.showHelp(from: view) } }
}
final class ScanViewController: UIViewController {
    var presenter: ScanPresenter?
    @IBAction func lampTapped() { presenter?.lamp() }
    @IBAction func radioTapped() { presenter?.radio() }
}
