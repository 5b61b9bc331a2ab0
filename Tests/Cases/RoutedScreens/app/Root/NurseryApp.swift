import SwiftUI

@main
struct EntryPoint {
    static func main() {
        if Surroundings.areTests {
            TestedApp.main()
        } else {
            NurseryApp.main()
        }
    }
}

struct NurseryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

    var body: some Scene {
        WindowGroup {
            delegate.builder.build()
                .environment(delegate.log)
        }
    }
}

struct TestedApp: App {
    var body: some Scene {
        WindowGroup { Text("Tests") }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    var builder: RootBuilder!
    var log: Log!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let container = Container()
        builder = RootBuilder(
            interactor: RootInteractor(container: container),
            inside: { CoreBuilder(interactor: CoreInteractor(container: container)) },
            outside: { OnboardingBuilder(interactor: OnboardingInteractor(container: container)) })
        log = Log()
        return true
    }
}
