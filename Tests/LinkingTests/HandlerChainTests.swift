import NavigationGraph
import Testing

/// What sets off code that is handed on: closures that are kept for later, methods that are handed on by name, and what
/// observes a stream.
struct HandlerChainTests {
    /// The chains to what `Start` leads to, by the target or the transition.
    private func chains(_ app: InlineApp) throws -> [String] {
        try app.graph().routes.filter { $0.source == "Start" }.flatMap { route in
            route.triggers.map { chain in
                let steps = chain.map { [$0.type, $0.member].filter { !$0.isEmpty }.joined(separator: ".") }
                return (route.target ?? route.transition.rawValue) + ": " + (chain.first?.kind?.rawValue ?? "nothing")
                    + ": " + steps.joined(separator: " > ")
            }
        }
    }

    private static let open = """
            func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }
        """

    // MARK: - Controls

    @Test(arguments: [
        "{ let button = KitButton(); button.kit.addHandler(for: .touchUpInside) { self.presenter?.open() }; return button }()",
        "KitButton().then { $0.addHandler(for: .touchUpInside) { self.presenter?.open() } }",
        "{ let button = UIButton(); button.addTarget(self, action: #selector(open), for: .touchUpInside); return button }()",
    ])
    func aHandlerInAPropertysInitialValueIsThePropertys(_ value: String) throws {
        var app = InlineApp(start: Self.open, presenter: "    func open() { wireframe.openOther() }")
        app["View.swift"] = """
            import UIKit

            extension StartViewController {
                @objc func open() { presenter?.open() }
            }
            """
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "var presenter: StartPresenter?", with: "var presenter: StartPresenter?\n    lazy var openButton = \(value)"
        )
        #expect(try chains(app).first?.split(separator: " > ").first == "Other: action: openButton.touchUpInside")
    }

    @Test func aButtonInAnothersInitialValueKeepsItsOwnName() throws {
        var app = InlineApp(start: Self.open, presenter: "    func open() { wireframe.openOther() }")
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "var presenter: StartPresenter?",
            with: """
                var presenter: StartPresenter?
                lazy var bar: UIView = {
                    let bar = UIView()
                    let button = KitButton()
                    button.addHandler(for: .touchUpInside) { self.presenter?.open() }
                    bar.addSubview(button)
                    return bar
                }()
                """)
        #expect(try chains(app).map { $0.split(separator: " > ")[0] } == ["Other: action: button.touchUpInside"])
    }
}
