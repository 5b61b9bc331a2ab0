import NavigationGraph
import Testing

/// Helpers that show what only an address names.
struct UnknownWayTests {
    private func routes(_ calls: String) throws -> [Route] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                \(calls)
            }
            """,
            "Router.swift": """
            import UIKit

            enum Style { case push, present, sheet }

            final class Router {
                static let shared = Router()
                var table: [String: UIViewController] = [:]
                var style = Style.push
                var isReady = false
                func open(_ address: String, on controller: UIViewController) {
                    guard isReady, let screen = table[address] else { return }
                    switch style {
                    case .push: controller.navigationController?.pushViewController(screen, animated: true)
                    case .present: controller.present(screen, animated: true)
                    case .sheet: controller.show(screen, sender: nil)
                    }
                }
            }
            """,
        ]).routes.filter { $0.source == "Hall" }
    }

    @Test func oneCallIsOneWayToSomethingUnknown() throws {
        let routes = try routes(#"@IBAction func tap() { Router.shared.open("lamp", on: self) }"#)
        #expect(routes.map(\.destination.kind) == [.unresolved])
        #expect(routes.map(\.transition) == [.custom])
        #expect(routes.map(\.condition) == ["isReady"])
    }

    @Test func twoCallsAreTwoWays() throws {
        let routes = try routes(
            """
            @IBAction func tap() { Router.shared.open("lamp", on: self) }
                @IBAction func hold() { Router.shared.open("rose", on: self) }
            """)
        #expect(routes.count == 2)
    }
}
