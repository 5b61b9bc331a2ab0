import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let screen = ScanViewController()
        screen.model = ScanModel(flow: ScanFlow(screen: screen))
        window?.rootViewController = UINavigationController(rootViewController: screen)
        return true
    }
}

enum ScanAction {
    case load
    case answer(Bool)
}

final class ScanViewController: UIViewController {
    var model: ScanModel!

    @IBAction func yesTapped(_ sender: UIButton) { model.process(.answer(true)) }
    @IBAction func noTapped(_ sender: UIButton) { model.process(.answer(false)) }
}

final class ScanModel {
    private let flow: ScanFlow
    init(flow: ScanFlow) { self.flow = flow }

    func process(_ action: ScanAction) {
        switch action {
        case .load: break
        case .answer(let isRight):
            if isRight == false {
                flow.showHelp()
            } else {
                flow.showDone()
            }
        }
    }
}

final class ScanFlow {
    private weak var screen: UIViewController?
    init(screen: UIViewController) { self.screen = screen }
    func showHelp() { screen?.present(HelpViewController(), animated: true) }
    func showDone() { screen?.navigationController?.pushViewController(DoneViewController(), animated: true) }
}

final class HelpViewController: UIViewController {}
final class DoneViewController: UIViewController {}
