import Swinject
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let assembler = Assembler([TimetableAssembly(), TicketAssembly(), JourneyAssembly()])

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let timetable = assembler.resolver.resolve(TimetableViewProtocol.self)!
        window.rootViewController = UINavigationController(rootViewController: timetable.controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
