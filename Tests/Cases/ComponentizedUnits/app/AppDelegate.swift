import NeedleFoundation
import RIBs
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var launchRouter: LaunchRouting?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        self.window = window
        launchRouter = AppComponent().hallBuilder.build()
        launchRouter?.launch(from: window)
        return true
    }
}

final class AppComponent: BootstrapComponent {
    var hallBuilder: HallBuilder {
        HallBuilder { HallComponent(parent: self) }
    }
}

extension ComponentizedBuilder where DynamicComponentDependency == Void {
    func build(with dependency: DynamicBuildDependency) -> RouterType {
        build(withDynamicBuildDependency: dependency, dynamicComponentDependency: ())
    }
}
