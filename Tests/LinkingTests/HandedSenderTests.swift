import NavigationGraph
import Testing

/// Views that hand on what sends on a stream, in place of a closure that sends.
struct HandedSenderTests {
    @Test(arguments: [
        "Button(action: presenter.taps.send) { Text(\"Go on\") }",
        "Text(\"Go on\").onTapGesture(perform: presenter.taps.send)",
    ])
    func whoTouchesTheButtonSends(_ body: String) throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter?.load()
                        addChild(UIHostingController(rootView: StartBody(presenter: presenter!)))
                    }
                """,
            wireframe: "func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: """
                    let taps = PassthroughSubject<Void, Never>()
                    func load() { taps.sink { [weak self] in self?.wireframe.open() } }
                """)
        app["Body.swift"] = """
            import SwiftUI

            struct StartBody: View {
                let presenter: StartPresenter
                var body: some View { \(body) }
            }
            """
        let routes = try app.graph().routes.filter { $0.target == "Other" }
        let first = routes.flatMap(\.triggers).compactMap(\.first)
        #expect(first.map(\.title) == ["Go on"])
        #expect(first.allSatisfy { $0.kind == .action || $0.kind == .gesture })
    }
}
