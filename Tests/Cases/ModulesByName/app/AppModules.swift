import UIKit
import Viperit

enum AppModules: String, ViperitModule {
    case notes
    case editor
    case tags = "tagList"
    case about
    case banner
    case help
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let module = AppModules.notes.build()
        module.router.show(inWindow: window, embedInNavController: true)
        return true
    }
}

extension RouterProtocol {
    func push(on navigation: UINavigationController?, note: Note) {
        _presenter.setupView(data: note)
        navigation?.pushViewController(_view.viewController, animated: true)
    }
}

struct Note {
    var text: String
}
