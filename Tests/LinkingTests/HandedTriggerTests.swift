import NavigationGraph
import Testing

/// What is said to set a way off, where code names it in a roundabout way.
struct HandedTriggerTests {
    private func triggers(_ app: InlineApp, to target: String = "Other") throws -> [[String]] {
        try app.graph().routes.filter { $0.source == "Start" && ($0.target ?? "back") == target }
            .flatMap(\.triggers).map { $0.map { "\($0.kind?.rawValue ?? "call") \($0.type).\($0.member)" } }
    }

    private func app(view: String) -> InlineApp {
        var app = InlineApp()
        app.add(
            "Start", view: view,
            wireframe: """
                func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: "    func open() { wireframe.other() }")
        return app
    }

    /// A variable that takes one of several selectors before it is handed to the control.
    @Test(arguments: [
        "var action: Selector!\nif isOpen { action = #selector(tapped) } else { action = #selector(rung) }",
        "var action: Selector!\nswitch isOpen {\ncase true: action = #selector(tapped)\ncase false: action = #selector(rung)\n}",
        "var action = #selector(rung)\nif isOpen { action = #selector(tapped) }",
    ])
    func aVariableHandsTheSelectorOn(choice: String) throws {
        let found = try triggers(
            app(
                view: """
                        let button = UIButton()
                        var isOpen = false
                        override func viewWillAppear(_ animated: Bool) { configure() }
                        func configure() {
                            \(choice)
                            button.addTarget(self, action: action, for: .touchUpInside)
                        }
                        @objc func tapped() { presenter?.open() }
                        @objc func rung() {}
                    """))
        #expect(found.map(\.first) == ["action button.touchUpInside"], "\(found)")
    }

    /// A generic object that keeps a handler is an action like one of a type that is not generic.
    @Test func anActionObjectOfAGenericTypeIsTouched() throws {
        var app = app(
            view: """
                    override func viewWillAppear(_ animated: Bool) { show() }
                    private func show() { view.addSubview(RowView(actions: [openAction()])) }
                    private func openAction() -> RowAction<RowView> {
                        RowAction<RowView>(.click) { [unowned self] _ in presenter?.open() }
                    }
                """)
        app["Row.swift"] = """
            import UIKit

            final class RowAction<V: UIView> {
                enum Kind { case click, select }
                let kind: Kind
                private let handler: (V) -> Void
                init(_ kind: Kind, handler: @escaping (V) -> Void) { self.kind = kind; self.handler = handler }
                func run(_ view: V) { handler(view) }
            }

            final class RowView: UIButton {
                private let actions: [RowAction<RowView>]
                init(actions: [RowAction<RowView>]) {
                    self.actions = actions
                    super.init(frame: .zero)
                    addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }
                @objc private func tapped() { actions.filter { $0.kind == .click }.forEach { $0.run(self) } }
            }
            """
        let found = try triggers(app)
        #expect(found.map(\.first) == ["action RowAction.handler"], "\(found)")
    }

    /// What a protocol inherits is asked of its own conformers, and not of all that conform to the inherited one.
    @Test func anInheritedRequirementIsAskedOfItsProtocolsConformersAlone() throws {
        var app = InlineApp(
            start: """
                    func leave() { viewController.dismiss(animated: true) }
                    func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: "    func exit() { wireframe.leave() }\n    func open() { wireframe.other() }")
        app["Interfaces.swift"] = """
            protocol ModuleInterface: AnyObject { func exit() }
            protocol StartInterface: ModuleInterface { func open() }
            protocol OtherInterface: ModuleInterface {}
            extension StartPresenter: StartInterface {}
            extension OtherPresenter: OtherInterface { func exit() { wireframe.leave() } }

            extension OtherViewController {
                var interface: OtherInterface! { presenter }
                @IBAction func backTapped() { interface.exit() }
            }
            """
        app.add("Other", wireframe: "    func leave() { viewController.dismiss(animated: true) }")
        let routes = try app.graph().routes.filter { $0.transition == .dismiss }
        #expect(
            routes.map { "\($0.source) \($0.triggers.map { $0.map(\.member) })" }.sorted() == [
                "Other [[\"backTapped()\", \"exit()\"]]", "Start [[\"exit()\"]]",
            ])
    }
}
