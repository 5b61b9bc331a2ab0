import NavigationGraph
import Testing

/// Libraries' methods that give a window another root.
struct WindowSetterTests {
    private func app(_ call: String, _ others: String = "") -> InlineApp {
        var app = InlineApp(
            start: "func open() { \(call) }", presenter: "func tapped() { wireframe.open() }")
        app["Title.swift"] = others.isEmpty ? nil : "import UIKit\n\n\(others)"
        return app
    }

    @Test(arguments: [
        "UIApplication.shared.keyWindow?.set(newRootController: OtherWireframe().viewController)",
        "UIApplication.shared.keyWindow?.switchRootViewController(OtherWireframe().viewController)",
    ])
    func aWindowHoldsNothingButItsRoot(_ call: String) throws {
        #expect(try app(call).edges() == ["Start -> Other root"])
    }

    /// What sets a title says nothing of what a library's method of the same name sets.
    @Test func aViewMaySetOtherThings() throws {
        let call = "UIApplication.shared.keyWindow?.set(newRootController: OtherWireframe().viewController)"
        let title = "protocol TitledView { func set(title: String) }"
        #expect(try app(call, title).edges() == ["Start -> Other root"])
    }
}
