import NavigationGraph
import Testing

/// Items and actions that are made without their class's name: `rightBarButtonItem = .init(…)`.
struct ImplicitItemTests {
    private func beginning(_ setting: String) throws -> Route.TriggerStep? {
        var app = InlineApp(
            start: "func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "func tapped() { wireframe.open() }")
        app.add(
            "Start",
            view: """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(setting)
                    }
                    @objc func go() { presenter?.tapped() }
                """,
            wireframe: "func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "func tapped() { wireframe.open() }")
        return try app.graph().routes.first { $0.source == "Start" }?.triggers.first?.first
    }

    private static let primary = "primaryAction: .init { [weak self] _ in self?.go() }"
    private static let selector = "style: .plain, target: self, action: #selector(go)"

    @Test(
        arguments: [
            ("rightBarButtonItem = .init(title: \"Next\", \(primary))", "Next"),
            ("rightBarButtonItems = [.init(systemItem: .add, \(primary))]", nil),
            ("leftBarButtonItem = .init(title: \"Next\", \(selector))", "Next"),
            ("leftBarButtonItem = .init(image: nil, \(selector))", nil),
        ] as [(String, String?)])
    func aBarButtonIsTouched(_ setting: String, _ title: String?) throws {
        let step = try beginning("navigationItem.\(setting)")
        #expect(step?.kind == .action)
        #expect(step?.type == "UIBarButtonItem")
        #expect(step?.title == title)
    }
}
