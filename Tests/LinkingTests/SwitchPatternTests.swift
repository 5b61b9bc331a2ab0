import NavigationGraph
import Testing

/// Clauses of a `switch` that take apart more than one case, and those that run the next one, too.
struct SwitchPatternTests {
    private let kinds = """
        enum Flow { case send(SendKind), request }
        enum SendKind { case other(Int), third }
        enum Wallet { case real, watched }
        """

    /// - Parameters:
    ///   - call: what a presenter calls of a navigator.
    ///   - body: of the navigator's method that is handed a flow and a wallet.
    private func edges(_ call: String, _ body: String) throws -> [String] {
        var app = InlineApp(
            ["Other", "Third"], presenter: "    func tapped() { PlaceOpener(view: view).\(call) }")
        app["Flow.swift"] = kinds
        app["PlaceOpener.swift"] = """
            import UIKit

            final class PlaceOpener {
                private let view: UIViewController
                init(view: UIViewController) { self.view = view }

                func start(_ flow: Flow, _ wallet: Wallet) {
                    \(body)
                }

                private func send(_ kind: SendKind) {
                    switch kind {
                    case .other: other()
                    case .third: third()
                    }
                }

                private func other() { view.present(OtherWireframe().viewController, animated: true) }
                private func third() { view.present(ThirdWireframe().viewController, animated: true) }
            }
            """
        return try app.edges().filter { $0.hasPrefix("Start -> ") }
    }

    @Test(arguments: [
        "switch (flow, wallet) { case (.send(let kind), .real): send(kind); case (.request, _), (_, .watched): break }",
        "switch flow { case .send(.other(let amount)): send(.other(amount)); case .send(.third): break; case .request: break }",
        "if case .send(let kind) = flow, case .real = wallet { send(kind) }",
    ])
    func whatAPartHoldsIsFollowed(_ body: String) throws {
        #expect(try edges("start(.send(.other(1)), .real)", body) == ["Start -> Other present"])
    }

    @Test(arguments: [
        ("start(.request, .real)", ["Start -> Other present"]),
        ("start(.send(.third), .real)", ["Start -> Third present"]),
    ])
    func aClauseThatFallsThroughRunsTheNextOne(_ call: String, _ expected: [String]) throws {
        let found = try edges(
            call,
            """
            switch flow {
                    case .send: third()
                    case .request: fallthrough
                    default: other()
                    }
            """)
        #expect(found == expected)
    }
}
