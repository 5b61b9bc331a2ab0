import Testing

/// Flows and navigators that code outside of types holds for everybody.
@Suite("A global variable stands for what it computes, or for what code puts there")
struct GlobalVariableTests {
    /// `Start` has the flow that a global variable stands for show the other module.
    private func edges(_ global: String, _ more: String = "", on flow: String = "flow") throws -> [String] {
        var app = InlineApp(presenter: "    func tap() { \(flow).showOther() }")
        app["Base/Flow.swift"] = """
            import UIKit

            \(global)

            final class Settings {
                static let shared = Settings()
                var flow: Flow!
                private init() { flow = Flow(root: UINavigationController()) }
            }

            final class Flow {
                let root: UINavigationController
                init(root: UINavigationController) { self.root = root }
                func showOther() { root.pushViewController(OtherWireframe().viewController, animated: true) }
            }

            final class Beginning {
                func begin() { \(more) }
            }
            """
        return try app.edges()
    }

    @Test(
        "whatever it is written with",
        arguments: [
            "let flow = Flow(root: UINavigationController())", "var flow: Flow { Settings.shared.flow }",
            "var flow: Flow! { get { return Settings.shared.flow } set {} }", "var flow: Flow { makeFlow() }",
            "weak var flow: Flow?",
        ])
    func computed(global: String) throws {
        let found = try edges(global, on: global.contains("weak") ? "flow?" : "flow")
        #expect(found == ["Start -> Other push"], "\(global)")
    }

    @Test("or set by other code, of which only what is put there counts")
    func assigned() throws {
        let given = try edges(
            "var flow: Leading!\nprotocol Leading { func showOther() }\nextension Flow: Leading {}\n"
                + "final class Idle: Leading { func showOther() {} }",
            "flow = Flow(root: UINavigationController())")
        #expect(given == ["Start -> Other push"])
        let other = try edges(
            "var flow: Leading!\nprotocol Leading { func showOther() }\nextension Flow: Leading {}\n"
                + "final class Idle: Leading { func showOther() {} }",
            "flow = Idle()")
        #expect(!other.contains("Start -> Other push"))
    }
}
