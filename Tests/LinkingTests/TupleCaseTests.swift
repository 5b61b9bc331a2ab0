import NavigationGraph
import Testing

/// What a `switch` over several things decides where one of them is known.
struct TupleCaseTests {
    @Test func aCaseWhoseKnownPartIsAnotherIsNoWay() throws {
        #expect(
            try edges(
                """
                case (.first, .plain), (.first, .loud): push(FirstWireframe().viewController)
                case (.second(let number), _): if number > 0 { push(SecondWireframe().viewController) }
                case (let flow, .quiet): push(ThirdWireframe().viewController)
                """) == ["Start -> First push", "Start -> Third push"])
    }

    @Test func aPartThatIsNotKnownDecidesNothing() throws {
        #expect(
            try edges(
                """
                case (_, .plain): push(FirstWireframe().viewController)
                case (.first, .loud): push(SecondWireframe().viewController)
                case (.some(.second), _): push(ThirdWireframe().viewController)
                case (_, _): break
                """) == ["Start -> First push", "Start -> Second push", "Start -> Third push"])
    }

    private func edges(_ cases: String) throws -> [String] {
        var app = InlineApp(
            ["First", "Second", "Third"],
            start: "    func open() { FlowCoordinator(flow: .first, on: navigationController).start() }",
            presenter: "    func tapped() { wireframe.open() }")
        app["FlowCoordinator.swift"] = """
            import UIKit

            enum Flow { case first, second(Int) }
            enum Tone { case plain, loud, quiet }

            final class FlowCoordinator {
                private let flow: Flow
                private let stack: UINavigationController?
                var tone: Tone { Settings.shared.tone }

                init(flow: Flow, on stack: UINavigationController?) {
                    self.flow = flow
                    self.stack = stack
                }

                func start() {
                    switch (flow, tone) {
                    \(cases)
                    }
                }

                private func push(_ screen: UIViewController) { stack?.pushViewController(screen, animated: true) }
            }
            """
        return try app.edges()
    }
}
