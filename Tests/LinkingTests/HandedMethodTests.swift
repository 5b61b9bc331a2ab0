import NavigationGraph
import Testing

/// Methods that are handed on by name, and calls on what the system answers with.
struct HandedMethodTests {
    @Test func aMethodThatIsHandedToForEachIsCalledWithEveryElement() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    func fill() {
                        [FirstWireframe(), SecondWireframe()].forEach(open)
                        [FirstWireframe().viewController].forEach(viewController.addChild)
                    }

                    private func open(_ wireframe: BaseWireframe) {
                        viewController.present(wireframe.viewController, animated: true)
                    }
                """)
        #expect(
            try app.edges() == ["Start -> First embed", "Start -> First present", "Start -> Second present"])
    }

    @Test func aMethodWithALabelIsHandedToForEachByItsFullName() throws {
        let app = InlineApp(
            start: """
                    func fill() { [OtherWireframe()].forEach(open(wireframe:)) }

                    private func open(wireframe: OtherWireframe) {
                        viewController.present(wireframe.viewController, animated: true)
                    }
                """)
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func whatAProtocolsExtensionHandsOnIsATriggerOfWhatAnswersIt() throws {
        var app = InlineApp(
            start: """
                    func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func proceedTapped() { wireframe.open() }
                """)
        app["Proceeding.swift"] = """
            protocol Proceeding: AnyObject {
                var button: ProceedButton { get }
                func proceedTapped()
            }

            final class ProceedButton {
                enum State { case active(title: String, action: () -> Void), hidden }
                func show(_ state: State) {}
            }

            extension Proceeding {
                func updateButton() { button.show(.active(title: "Proceed", action: proceedTapped)) }
            }

            extension StartPresenter: Proceeding {
                var button: ProceedButton { ProceedButton() }
            }
            """
        let route = try #require(try app.graph().routes.first { $0.source == "Start" })
        #expect(route.triggers.map { $0.map(\.file) } == [["Proceeding.swift", "Start/Start.swift"]])
        #expect(route.triggers.first?.first?.kind == .action)
        #expect(route.triggers.first?.first?.type == "active")
    }

    @Test(arguments: [
        "UIApplication.shared.windows.first { $0.isKeyWindow }",
        "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first",
        "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow",
        "UIApplication.shared.delegate?.window??",
        "(view.window?.windowScene?.delegate as? UIWindowSceneDelegate)?.window",
    ])
    func whatTheAppAddsToWindowsIsFollowed(_ window: String) throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let window = \(window)
                        window?.change(to: OtherWireframe().viewController, animated: true)
                    }
                """)
        app["Window.swift"] = """
            import UIKit

            extension UIWindow {
                func change(to controller: UIViewController, animated: Bool) { rootViewController = controller }
            }
            """
        #expect(try app.edges() == ["Start -> Other root"])
    }
}
