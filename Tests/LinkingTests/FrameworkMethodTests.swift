import NavigationGraph
import Testing

/// Calls of UIKit's methods beside functions of the app that bear their names, told apart as Swift does.
struct FrameworkMethodTests {
    /// A harbour that opens boats and quays, and functions beside it.
    ///
    /// - Parameters:
    ///   - boat: the statement that opens a boat.
    ///   - quay: the statement that opens a quay.
    private func edges(boat: String, quay: String, _ more: String) throws -> [String] {
        let files = [
            "Launch.swift": LaunchCode.showing("HarbourViewController()"),
            "App.swift": """
            import UIKit

            final class HarbourViewController: UIViewController {
                @IBAction func boatTapped() { \(boat) }
                @IBAction func quayTapped() { \(quay) }
            }

            final class BoatViewController: UIViewController {}

            final class QuayViewController: UIViewController {}
            """,
            "More.swift": "import UIKit\n\n" + more,
        ]
        return try GraphOfSources.graph(files).edges.filter { $0.hasPrefix("Harbour -> ") }
    }

    private static let both = ["Harbour -> Boat push", "Harbour -> Quay push"]

    /// Swift takes the function that needs no default argument, also inside of the other one.
    @Test func theAppsOverloadWithADefaultArgumentIsNotMeantWithoutIt() throws {
        let edges = try edges(
            boat: "navigationController?.pushViewController(BoatViewController(), animated: true)",
            quay: "navigationController?.pushViewController(QuayViewController(), animated: true, completion: {})",
            """
            extension UINavigationController {
                func pushViewController(
                    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
                ) {
                    pushViewController(controller, animated: animated)
                    completion?()
                }
            }
            """)
        #expect(edges == Self.both)
    }

    /// What a class has itself goes before what a protocol gives it.
    @Test func aClassesOwnMethodGoesBeforeAProtocolsExtension() throws {
        let edges = try edges(
            boat: "pushViewController(BoatViewController(), animated: true)",
            quay: "(self as Showing).pushViewController(QuayViewController(), animated: true)",
            """
            protocol Showing: AnyObject { var controller: UIViewController { get } }

            extension UIViewController: Showing { var controller: UIViewController { self } }

            extension UINavigationController: Other {}

            protocol Other: Showing {}

            extension Showing {
                func pushViewController(_ shown: Showing, animated: Bool) {
                    if let navigation = controller as? UINavigationController {
                        navigation.pushViewController(shown.controller, animated: animated)
                    } else {
                        controller.navigationController?.pushViewController(shown.controller, animated: animated)
                    }
                }
            }
            """)
        #expect(edges == Self.both)
    }

    /// What a property is declared to hold decides, and not the class of what is there.
    @Test func aProtocolsExtensionIsMeantWhereTheProtocolIsDeclared() throws {
        let edges = try edges(
            boat: "Opener(host: self).open(BoatViewController())",
            quay: "present(QuayViewController(), animated: true, completion: nil)",
            """
            protocol Holding: AnyObject { var controller: UIViewController { get } }

            extension Holding {
                func present(_ shown: Holding, animated: Bool, completion: (() -> Void)?) {
                    controller.present(shown.controller, animated: animated, completion: completion)
                }
            }

            extension HarbourViewController: Holding { var controller: UIViewController { self } }

            final class Framed: Holding {
                let controller: UIViewController
                init(_ screen: UIViewController) { controller = UINavigationController(rootViewController: screen) }
            }

            struct Opener {
                let host: Holding
                func open(_ screen: UIViewController) { host.present(Framed(screen), animated: true, completion: nil) }
            }
            """)
        #expect(edges == ["Harbour -> Boat present", "Harbour -> Quay present"])
    }

    /// An override is what UIKit's method does for the class.
    @Test func anOverrideIsMeant() throws {
        let edges = try edges(
            boat: "(navigationController as? Stack)?.pushViewController(BoatViewController(), animated: true)",
            quay: "(navigationController as? Stack)?.pushViewController(BoatViewController(), animated: true)",
            """
            final class Stack: UINavigationController {
                override func pushViewController(_ controller: UIViewController, animated: Bool) {
                    super.pushViewController(QuayViewController(), animated: animated)
                }
            }
            """)
        #expect(edges == ["Harbour -> Quay push"])
    }

    /// What a protocol asks of a framework's class, the framework does, whatever one heir of the class does.
    @Test func aRequirementThatUIKitAnswersIsUIKits() throws {
        var app = InlineApp(
            start: """
                    func open(in window: UIWindow) {
                        window.rootViewController?.present(OtherWireframe().viewController, animated: true, completion: nil)
                    }
                """)
        app["Presenting.swift"] = """
            import UIKit

            protocol Presenting {
                func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)?)
            }
            extension UIViewController: Presenting {}

            final class CountingViewController: UIViewController {
                var count = 0
                override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)?) { count += 1 }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }

    /// What is no controller UIKit cannot be handed: the function that takes it is meant, though it is a protocol's.
    @Test(arguments: ["[1, 2]", "rows", "Row()"])
    func whatIsNoControllerIsHandedToTheAppsOwn(_ rows: String) throws {
        let files = [
            "Launch.swift": LaunchCode.showing("HarbourViewController()"),
            "App.swift": """
            import UIKit

            struct Row {}
            struct Rows {}

            protocol Listing {
                associatedtype Content
            }

            extension Listing where Self: UIViewController {
                func present(_ content: Content, animated: Bool) {}
            }

            final class HarbourViewController: UIViewController, Listing {
                typealias Content = Rows
                let rows: Rows
                @IBAction func tapped() { present(\(rows), animated: true) }
            }
            """,
        ]
        let graph = try GraphOfSources.graph(files)
        #expect(graph.edges == ["App -> Harbour root"])
        #expect(graph.unresolved.isEmpty)
    }

    /// A modifier of the app's counts where it calls SwiftUI's own, and not where views call it.
    @Test func aModifierOfTheAppsIsNoNavigationByItself() throws {
        let graph = try GraphOfSources.graph([
            "Harbour.swift": """
            import SwiftUI

            @main
            struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } }

            struct HarbourView: View {
                @State private var warning: Warning?
                var body: some View { Text("Harbour").alert(item: $warning) }
            }

            struct Warning: Identifiable { let id: Int }

            extension View {
                func alert(item: Binding<Warning?>) -> some View {
                    alert(item: item) { _ in Text("OK") }
                }
                func alert<Label: View>(item: Binding<Warning?>, @ViewBuilder label: (Warning) -> Label) -> some View {
                    alert("Warning", isPresented: .constant(item.wrappedValue != nil), presenting: item.wrappedValue, actions: label)
                }
            }
            """
        ])
        let calls = graph.navigationCalls.filter { $0.call.hasPrefix("alert") }
        #expect(calls.map(\.class) == [.noNavigation, .noNavigation, .resolved], "\(calls)")
        #expect(calls.first?.reason == "it calls the app's own View.alert(item:)")
    }
}
