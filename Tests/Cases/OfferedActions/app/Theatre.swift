import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        let doors = Doors()
        let stack = UINavigationController(
            rootViewController: UIHostingController(rootView: FoyerView(model: FoyerModel(doors: doors))))
        doors.stack = stack
        window.rootViewController = stack
        self.window = window
        return true
    }
}

final class Doors {
    weak var stack: UINavigationController?

    func openHall() { stack?.pushViewController(UIHostingController(rootView: HallView()), animated: true) }
    func openShop() { stack?.present(UIHostingController(rootView: ShopView()), animated: true) }
}

enum TicketState {
    case valid, missing, unknown
}

final class FoyerModel: ObservableObject {
    @Published private var state = TicketState.unknown
    private let doors: Doors

    init(doors: Doors) {
        self.doors = doors
    }

    var buttonAction: () -> Void {
        switch state {
        case .valid: { Task { await self.check() } }
        case .missing: { self.doors.openShop() }
        default: {}
        }
    }

    func look(at ticket: String?) { state = ticket == nil ? .missing : .valid }

    private func check() async { doors.openHall() }
}
