import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = FarmViewController()
        return true
    }
}

final class FarmViewController: UIViewController {
    private var flow: MilkFlow?
    @IBAction func milkTapped() { flow = MilkFlow.begin(on: self) }
}

protocol MilkFlowing: AnyObject { func toBarn(); func toField() }

final class MilkFlow: MilkFlowing {
    private let base: UIViewController
    private var stack: UINavigationController?
    private var presenter: MilkPresenter?
    init(base: UIViewController) { self.base = base }
    static func begin(on base: UIViewController) -> MilkFlow {
        let flow = MilkFlow(base: base)
        let presenter = MilkPresenter(flow: flow)
        flow.presenter = presenter
        flow.stack = UINavigationController(rootViewController: UIViewController())
        presenter.start()
        return flow
    }
    func toBarn() { lay { $0.pushViewController(BarnViewController(), animated: false) } }
    func toField() { lay { $0.pushViewController(FieldViewController(), animated: false) } }
    private func lay(_ fill: (UINavigationController) -> Void) {
        guard let stack else { return }
        fill(stack)
        base.present(stack, animated: true)
    }
}

final class MilkPresenter {
    private let flow: MilkFlowing
    init(flow: MilkFlowing) { self.flow = flow }
    func start() { if FileManager.default.fileExists(atPath: "snow") { flow.toBarn() } else { flow.toField() } }
}

final class BarnViewController: UIViewController {}
final class FieldViewController: UIViewController {}
