import NavigationGraph
import Testing

/// `showDetailViewController(_:sender:)`, which replaces the detail of a split view controller.
struct DetailScreenTests {
    private static let showing = """
            func showOther() {
                viewController.showDetailViewController(OtherWireframe().viewController, sender: nil)
            }
        """

    private static func graph(aside: String? = nil) throws -> NavigationGraph {
        var app = InlineApp(start: showing)
        if let aside { app["Aside.swift"] = aside }
        return try app.graph()
    }

    @Test func aDetailIsPresentedWhereNoAppHasASplit() throws {
        #expect(try Self.graph().routes.first { $0.target == "Other" }?.transition == .present)
    }

    @Test func aDetailReplacesTheOneInTheSplit() throws {
        let split = """
            import UIKit

            final class WideController: UISplitViewController {}
            """
        #expect(try Self.graph(aside: split).routes.first { $0.target == "Other" }?.transition == .replace)
    }
}
