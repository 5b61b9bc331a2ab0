import NavigationGraph
import Testing

/// Closures that a model carries to the view that shows it: what is touched there runs them, and not what made the model.
struct ModelClosureTests {
    /// The chains to the module that the presenter's `openOther` leads to.
    ///
    /// - Parameters:
    ///   - model: the declaration of the model.
    ///   - make: the expression that makes it, in a method of the presenter.
    ///   - take: what the view does with it.
    private func chains(
        _ model: String = "struct CardModel { let title: String; let onHelp: (() -> Void)? }",
        make: String = "CardModel(title: \"Help\", onHelp: { [weak self] in self?.openOther() })",
        take: String = "onHelp = model.onHelp",
        touch: String = "onHelp?()",
        button: String = "let helpButton = CardButton()",
        setUp: String = "helpButton.addTarget(self, action: #selector(touch), for: .touchUpInside)"
    ) throws -> [String] {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    let card = CardView()
                    override func viewDidLoad() { presenter?.reload() }
                    func fill(_ model: CardModel) { card.fill(model) }
                """,
            wireframe:
                "    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: """
                    func reload() { view.fill(makeModel()) }
                    private func makeModel() -> CardModel {
                        \(make)
                    }
                    private func openOther() { wireframe.openOther() }
                """)
        app["Start/CardView.swift"] = """
            import UIKit

            \(model)

            class CardButton: UIButton {
                var pressed: (() -> Void)?
                func setUp() { addTarget(self, action: #selector(press), for: .touchUpInside) }
                @objc private func press() { pressed?() }
                func run(_ action: @escaping () -> Void) { addAction(.init(handler: { _ in action() }), for: .touchUpInside) }
            }

            final class CardView: UIView {
                private var onHelp: (() -> Void)?
                private var model: CardModel?
                private \(button)

                func fill(_ model: CardModel) {
                    \(take)
                    \(setUp)
                }
                @objc private func touch() { \(touch) }
            }
            """
        return try app.graph().routes.filter { $0.target == "Other" }.flatMap { route in
            route.triggers.map { chain in
                let steps = chain.map { [$0.type, $0.member].filter { !$0.isEmpty }.joined(separator: ".") }
                return (chain.first?.kind?.rawValue ?? "nothing") + ": " + steps.joined(separator: " > ")
            }
        }
    }

    private static let touched =
        "action: helpButton.touchUpInside > CardView.touch() > StartPresenter.closure in makeModel()"
        + " > StartPresenter.openOther()"

    @Test(arguments: [
        // The view keeps the closure, or the model.
        ("onHelp = model.onHelp", "onHelp?()"), ("self.onHelp = model.onHelp", "self.onHelp?()"),
        ("self.model = model", "model?.onHelp?()"),
    ])
    func whatAViewTakesOutOfAModelRunsWhenTheViewIsTouched(_ take: String, _ touch: String) throws {
        #expect(try chains(take: take, touch: touch) == [Self.touched])
    }

    @Test(arguments: [
        ".init(title: \"Help\", onHelp: { [weak self] in self?.openOther() })",
        "CardModel(title: \"Help\") { [weak self] in self?.openOther() }",
    ])
    func theModelMayBeMadeInOtherWords(_ make: String) throws {
        #expect(try chains(make: make) == [Self.touched])
    }

    @Test func theModelMayBeAClassWithAnInitializer() throws {
        let model = """
            final class CardModel {
                let onHelp: (() -> Void)?
                init(title: String, help: (() -> Void)?) { onHelp = help }
            }
            """
        let make = "CardModel(title: \"Help\", help: { [weak self] in self?.openOther() })"
        #expect(try chains(model, make: make) == [Self.touched])
    }

    @Test func theViewMayHandItOnToAControl() throws {
        #expect(
            try chains(take: "helpButton.pressed = model.onHelp", touch: "") == [
                "action: control.touchUpInside > CardButton.press() > StartPresenter.closure in makeModel()"
                    + " > StartPresenter.openOther()"
            ])
    }

    /// A control that is set up where its property is declared.
    @Test(arguments: [
        (
            "{ $0.run { [weak self] in self?.onHelp?() }; return $0 }(CardButton())",
            "control.touchUpInside > CardButton.closure in run(_:)"
        ),
        (
            "{ let button = CardButton(); button.run { [weak self] in self?.onHelp?() }; return button }()",
            "control.touchUpInside > CardButton.closure in run(_:)"
        ),
        ("UIButton(primaryAction: UIAction { [weak self] _ in self?.onHelp?() })", "UIButton"),
    ])
    func theControlMayBeSetUpInItsProperty(_ value: String, _ first: String) throws {
        #expect(
            try chains(touch: "", button: "lazy var helpButton: CardButton = \(value)", setUp: "addSubview(helpButton)")
                == [
                    "action: \(first) > CardView.closure in initial value of helpButton > StartPresenter.closure in makeModel()"
                        + " > StartPresenter.openOther()"
                ])
    }

    /// What the user touches is no work that is done, whatever it is called.
    @Test(arguments: ["onHelp = model.helpCompletion", "self.onHelp = model.helpCompletion"])
    func whatIsNamedACompletionRunsWhenTheViewIsTouched(_ take: String) throws {
        let model = "struct CardModel { let title: String; let helpCompletion: (() -> Void)? }"
        let make = "CardModel(title: \"Help\", helpCompletion: openOther)"
        #expect(
            try chains(model, make: make, take: take) == [
                "action: helpButton.touchUpInside > CardView.touch() > StartPresenter.openOther()"
            ])
    }

    @Test func whatRunsWhenWorkIsDoneIsTheMakers() throws {
        let model = "struct CardModel { let title: String; let helpCompletion: (() -> Void)? }"
        let make = "CardModel(title: \"Help\", helpCompletion: openOther)"
        let take = "UIView.animate(withDuration: 1) { } completion: { _ in model.helpCompletion?() }"
        #expect(
            try chains(model, make: make, take: take, touch: "") == [
                "lifecycle: StartViewController.viewDidLoad() > StartPresenter.reload() > StartPresenter.openOther()"
            ])
    }

    /// What nobody runs, or what runs when something is done, belongs to the code that makes the model.
    @Test func whatNoViewRunsIsTheMakers() throws {
        let made =
            "lifecycle: StartViewController.viewDidLoad() > StartPresenter.reload() > StartPresenter.makeModel()"
            + " > StartPresenter.openOther()"
        #expect(try chains(take: "print(model.title)", touch: "") == [made])
    }
}
