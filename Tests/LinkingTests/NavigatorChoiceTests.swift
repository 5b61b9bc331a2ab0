import NavigationGraph
import Testing

/// Which of several navigators is a module's own.
struct NavigatorChoiceTests {
    private func coordinator(_ name: String) -> String {
        """
        import UIKit

        final class \(name)Coordinator {
            private let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() {
                window.rootViewController?.present(OtherWireframe().viewController, animated: true)
            }
        }
        """
    }

    @Test func aCoordinatorOfTheSameNameIsNoPartOfAModuleWithANavigator() throws {
        var app = InlineApp()
        app["Flows/OtherCoordinator.swift"] = coordinator("Other")
        let graph = try app.graph()
        let module = try #require(graph.modules.first { $0.id == "Other" })
        #expect(!module.components.map(\.type).contains("OtherCoordinator"))
        #expect(graph.routes.allSatisfy { $0.source != "Other" || $0.target != "Other" })
    }

    @Test func aModuleWithANavigatorKeepsItsNameWhenItsPresenterHoldsAnother() throws {
        var app = InlineApp(presenter: "    private let delivery = DeliveryCoordinator(window: UIWindow())")
        app["Flows/DeliveryCoordinator.swift"] = coordinator("Delivery")
        let graph = try app.graph()
        let module = try #require(graph.modules.first { $0.id == "Start" })
        #expect(!module.components.map(\.type).contains("DeliveryCoordinator"))
    }
}
