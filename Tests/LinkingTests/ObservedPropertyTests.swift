import NavigationGraph
import Testing

/// Properties of code of no module that does something with a screen, or by a case, when they are set.
struct ObservedPropertyTests {
    @Test(arguments: [
        "{ didSet { guard let content else { return }; addChild(content); view.addSubview(content.view) } }",
        "{ didSet { embed(content!) } }",
        "{ get { nil } set { addChild(newValue!) } }",
    ])
    func aContainerThatIsGivenItsContent(_ observer: String) throws {
        var app = InlineApp(
            start: """
                    private let frame = FrameController()
                    func open() { frame.content = OtherWireframe().viewController }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["FrameController.swift"] = """
            import UIKit

            final class FrameController: UIViewController {
                var content: UIViewController? \(observer)
                private func embed(_ screen: UIViewController) { addChild(screen) }
            }
            """
        #expect(try app.edges() == ["Start -> Other embed"])
    }

    /// A coordinator that is told by a case what the app shows.
    @Test(arguments: ["didSet { show() }", "didSet { switch state { case .start: start(); case .other: other() } }"])
    func aStateThatChoosesTheRoot(_ observer: String) throws {
        var app = InlineApp(presenter: "    func tapped() { AppCoordinator.shared.state = .other }")
        app["AppCoordinator.swift"] = """
            import UIKit

            final class AppCoordinator {
                static let shared = AppCoordinator()
                enum State { case start, other }
                var window = UIWindow()
                var state: State = .start { \(observer) }
                private func show() {
                    switch state {
                    case .start: start()
                    case .other: other()
                    }
                }
                private func start() { window.rootViewController = StartWireframe().viewController }
                private func other() { window.rootViewController = OtherWireframe().viewController }
            }
            """
        #expect(try app.edges().filter { $0.hasPrefix("Start") } == ["Start -> Other root"])
    }

    /// Of a base class's parameter the caller knows which heir it is.
    @Test func anHeirThatIsHandedOver() throws {
        var app = InlineApp(
            start: """
                    func open() { begin(OtherFlow(viewController)) }
                    private func begin(_ flow: Flow) { flow.start() }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["Flow.swift"] = """
            import UIKit

            class Flow { func start() { fatalError() } }
            final class OtherFlow: Flow {
                private let host: UIViewController
                init(_ host: UIViewController) { self.host = host }
                override func start() { host.present(OtherWireframe().viewController, animated: true) }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
