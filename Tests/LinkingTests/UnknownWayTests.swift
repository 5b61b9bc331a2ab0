import Foundation
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

    /// A hall with a helper that makes the scene of a name.
    private func scenes(_ helper: String, _ calls: String) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Hall.swift": """
            import UIKit

            enum Scenes { static let lamp = "Lamp"; static let rose = "Rose" }

            final class LampViewController: UIViewController {}
            final class RoseViewController: UIViewController {}

            final class HallViewController: UIViewController {
                var last = ""
                \(helper) {
                    guard let screen = storyboard?.instantiateViewController(withIdentifier: name) else { return }
                    navigationController?.pushViewController(screen, animated: true)
                }
                \(calls)
            }
            """,
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes>
                    <scene sceneID="1"><objects>
                        <viewController id="l" storyboardIdentifier="Lamp" customClass="LampViewController"
                            sceneMemberID="viewController"/>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <viewController id="r" storyboardIdentifier="Rose" customClass="RoseViewController"
                            sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """,
        ])
    }

    private static let named = """
        @IBAction func tap() { open(Scenes.lamp) }
            @IBAction func hold() { open(Scenes.rose) }
        """

    @Test(arguments: [
        ("private func open(_ name: String)", "open("), ("func open(scene name: String)", "open(scene: "),
    ])
    func aHelperWhoseCallsAllNameAScreenLeadsToNothingUnknown(_ helper: String, _ call: String) throws {
        let graph = try scenes(helper, Self.named.replacingOccurrences(of: "open(", with: call))
        #expect(graph.edges == ["App -> Hall root", "Hall -> Lamp push", "Hall -> Rose push"])
        #expect(graph.navigationCalls.filter { $0.class == .unresolved }.isEmpty)
    }

    @Test func soDoesOneThatIsHandedTheNameByAnother() throws {
        let graph = try scenes(
            "private func open(_ name: String)",
            """
            private func show(_ name: String) { open(name) }
                @IBAction func tap() { show(Scenes.lamp) }
                @IBAction func hold() { show(Scenes.rose) }
            """)
        #expect(graph.edges == ["App -> Hall root", "Hall -> Lamp push", "Hall -> Rose push"])
    }

    @Test(arguments: [
        // One that hands over what nothing tells, one that Interface Builder may run, one that somebody is handed.
        ("private func open(_ name: String)", "@IBAction func again() { open(last) }"),
        ("@objc private func open(_ name: String)", ""),
        ("private func open(_ name: String)", "func give() -> (String) -> Void { open }"),
    ])
    func whereOthersMayCallItSomethingUnknownIsLeft(_ helper: String, _ further: String) throws {
        let graph = try scenes(helper, Self.named + "\n    " + further)
        #expect(graph.edges.contains("Hall -> (unresolved) push"))
        #expect(graph.edges.contains("Hall -> Rose push"))
    }

    /// The stack around a screen that was just made, and the one that is made where there is none.
    @Test(arguments: [
        "guard let stack = screen.navigationController else { return UINavigationController(rootViewController: screen) }; return stack",
        "if let stack = screen.navigationController { return stack }; return UINavigationController(rootViewController: screen)",
    ])
    func theStackThatMayBeThereIsNothingElse(_ body: String) throws {
        let app = InlineApp(
            start: """
                    func open() { viewController.present(embedded(OtherWireframe().viewController), animated: true) }
                    private func embedded(_ screen: UIViewController) -> UIViewController {
                        \(body)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
