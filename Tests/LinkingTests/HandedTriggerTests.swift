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

    /// A handler that a function makes, and that calls what the function is handed in one case alone.
    @Test func aHandlerIsAskedForItsCase() throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    let rowView = RowView()
                    override func viewDidLoad() { presenter?.load() }
                    func show(_ row: Row) { rowView.row = row }
                """,
            wireframe: """
                func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func load() { view.show(Rows().make { [weak self] in self?.open() }) }
                    private func open() { wireframe.other() }
                """)
        app["Rows.swift"] = """
            import UIKit

            enum RowAction { case details, send }

            final class Row {
                var onAction: ((RowAction) -> Void)?
            }

            final class Rows {
                func make(details: (() -> Void)?) -> Row {
                    let row = Row()
                    row.onAction = { action in
                        switch action {
                        case .details: details?()
                        case .send: break
                        }
                    }
                    return row
                }
            }

            final class RowView: UIView {
                var row: Row?
                @IBAction func detailsTapped() { row?.onAction?(.details) }
                @IBAction func sendTapped() { row?.onAction?(.send) }
            }
            """
        let found = try triggers(app)
        #expect(found.map { $0.first?.hasSuffix("detailsTapped()") } == [true], "\(found)")
    }

    /// What a function of another file asks for, handed on to it by one that is called with nil as well.
    @Test func whatIsAskedInAnotherFileIsHandedOn() throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    let button = UIButton(), other = UIButton()
                    override func viewDidLoad() {
                        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                        other.addTarget(self, action: #selector(rung), for: .touchUpInside)
                    }
                    @objc func tapped() { presenter?.open(.inside) }
                    @objc func rung() { presenter?.open(nil) }
                """,
            wireframe: """
                func other(_ place: Place?) { Doors.open(place, from: viewController) }
                """,
            presenter: "    func open(_ place: Place?) { wireframe.other(place) }")
        app["Place.swift"] = "enum Place { case outside, inside }"
        app["Doors.swift"] = """
            import UIKit

            enum Doors {
                \((0..<200).map { "static func knock\($0)() {}" }.joined(separator: "; "))
                static func open(_ place: Place?, from controller: UIViewController) {
                    guard case .inside = place else { return }
                    controller.present(OtherWireframe().viewController, animated: true)
                }
            }
            """
        #expect(try triggers(app).map(\.first) == ["action button.touchUpInside"])
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

    /// A closure that another module keeps until it is done: that module's code runs it, whatever it is called there.
    @Test(arguments: ["closure", "completion", "onDone", "doneHandler"])
    func aClosureThatAnotherModuleKeepsIsRunByIt(name: String) throws {
        var app = InlineApp(
            ["Other"],
            start: """
                    func receipt(_ closure: @escaping () -> Void) {
                        viewController.present(ReceiptAssembly.module(\(name): closure), animated: true)
                    }
                    func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """, presenter: "    func pay() { wireframe.receipt { [weak self] in self?.wireframe.other() } }")
        app["Receipt/Receipt.swift"] = """
            import UIKit

            enum ReceiptAssembly {
                static func module(\(name): @escaping () -> Void) -> UIViewController {
                    let view = ReceiptViewController()
                    view.presenter = ReceiptPresenter(router: ReceiptRouter(), \(name): \(name))
                    return view
                }
            }

            final class ReceiptRouter {}

            final class ReceiptPresenter {
                private let router: ReceiptRouter
                private let \(name): () -> Void

                init(router: ReceiptRouter, \(name): @escaping () -> Void) {
                    self.router = router
                    self.\(name) = \(name)
                }

                func done() { \(name)() }
            }

            final class ReceiptViewController: UIViewController {
                var presenter: ReceiptPresenter!
                @IBAction func doneTapped() { presenter.done() }
            }
            """
        let found = try triggers(app)
        #expect(found.map(\.first) == ["output ReceiptPresenter.done()"], "\(found)")
    }

    /// A picker that any module is shown, and that a factory of no module hands the closure.
    @Test func aClosureThatASharedPickerKeepsIsRunByThePicker() throws {
        var app = InlineApp(
            ["Other"],
            start: """
                    func choose(_ chosen: @escaping (Int) -> Void) {
                        viewController.present(PickerFactory.picker(chosen), animated: true)
                    }
                    func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """, presenter: "    func pay() { wireframe.choose { [weak self] _ in self?.wireframe.other() } }")
        app["Picker.swift"] = """
            import UIKit

            enum PickerFactory {
                static func picker(_ chosen: @escaping (Int) -> Void) -> UIViewController {
                    let picker = PickerViewController()
                    picker.onChoice = chosen
                    return picker
                }
            }

            final class PickerViewController: UITableViewController {
                var onChoice: ((Int) -> Void)?
                override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { onChoice?(path.row) }
            }
            """
        let found = try triggers(app)
        #expect(found.map(\.first) == ["output PickerViewController.tableView(_:didSelectRowAt:)"], "\(found)")
    }

    /// A view inside of a screen that shows another screen on the controller that it is handed.
    @Test func aViewShowsScreensOfTheControllerThatItIsHanded() throws {
        var app = app(view: "    override func viewDidLoad() { let field = ChoiceField(); field.home = self }")
        app["Field.swift"] = """
            import UIKit

            final class ChoiceField: UIView {
                weak var home: UIViewController?

                init() {
                    super.init(frame: .zero)
                    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
                }

                @objc private func tapped() { home?.present(ChoicesViewController(), animated: true) }
            }

            final class ChoicesViewController: UIViewController {}
            """
        #expect(try app.edges().contains("Start -> Choices present"))
        #expect(try triggers(app, to: "Choices") == [["gesture UITapGestureRecognizer."]])
    }

    /// The view of a library's is not in the scan; that it is one, the class of the program tells.
    @Test(arguments: ["LibraryCard", "UIView"]) func aTapOnALibrarysViewRunsItsHandler(superclass: String) throws {
        var app = app(
            view: """
                    let card = Card()
                    override func viewDidLoad() { card.onTouched { [weak self] in self?.presenter?.open() } }
                """)
        app["Card.swift"] = """
            import LibraryCards
            import UIKit

            final class Card: \(superclass) {
                private var touched: (() -> Void)?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
                }

                func onTouched(_ touched: @escaping () -> Void) { self.touched = touched }
                @objc private func tapped() { touched?() }
            }
            """
        let found = try triggers(app)
        #expect(found.map(\.first) == ["gesture UITapGestureRecognizer."], "\(found)")
    }

    /// The answer to a question comes where the question is asked.
    @Test func whatASingleAnswersIsSetOffByWhoAsks() throws {
        var app = InlineApp(
            start: """
                    func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func load() {
                        Keys.fetch().subscribe(onSuccess: { [weak self] _ in self?.wireframe.other() }, onError: { _ in })
                    }
                """)
        app["Keys.swift"] = """
            import RxSwift

            enum Keys {
                static func fetch() -> Single<String> { Single.just("") }
            }
            """
        let found = try triggers(app)
        #expect(found == [["call StartPresenter.load()"]], "\(found)")
    }

    /// A method of a library's delegate may name all of its arguments.
    @Test func aLibrarysDelegateIsToldWithLabels() throws {
        var app = InlineApp(
            start: """
                    func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: "    func open() { wireframe.other() }")
        app["Pin.swift"] = """
            import PinLibrary
            import UIKit

            extension StartViewController: PinViewDelegate {
                func didComplete(pin: PinView, result: String) { presenter?.open() }
            }
            """
        let found = try triggers(app)
        #expect(found.map(\.first) == ["delegate StartViewController.didComplete(pin:result:)"], "\(found)")
    }

    /// A library's method that takes a closure for an event of a view runs it then, and not where it is called.
    @Test(arguments: [
        (
            "amountView.startObserving(event: .editAmount) { [unowned self] in presenter?.open() }",
            "action amountView.editAmount"
        ),
        ("amountView.listen(to: .editAmount) { [unowned self] in presenter?.open() }", "action amountView.editAmount"),
        (
            "model.startObserving(event: .loaded) { [unowned self] in presenter?.open() }",
            "lifecycle StartViewController.viewDidLoad()"
        ),
    ])
    func anEventOfAViewRunsItsClosure(_ registration: String, _ expected: String) throws {
        var app = app(
            view: """
                    let amountView = AmountView()
                    let model = AmountModel()
                    override func viewDidLoad() { \(registration) }
                """)
        app["AmountView.swift"] = """
            import EventKitOfOthers
            import UIKit

            final class AmountView: UIView, Observable { enum Event { case editAmount } }
            final class AmountModel: Observable { enum Event { case loaded } }
            """
        let found = try triggers(app)
        #expect(found.map(\.first) == [expected], "\(found)")
    }

    /// What is made with a title and a closure is chosen by its title; a question that is asked has none.
    @Test(arguments: [
        ("Choice(title: \"Open\", callback: { [unowned self] in presenter?.open() })", "action Choice.callback"),
        ("Choice(callback: { [unowned self] in presenter?.open() })", "lifecycle StartViewController.viewDidLoad()"),
    ])
    func whatHasATitleIsChosen(_ choice: String, _ expected: String) throws {
        var app = app(
            view: """
                    let choices = ChoicesView()
                    override func viewDidLoad() { choices.choices = [\(choice)] }
                """)
        app["ChoicesView.swift"] = """
            import UIKit

            struct Choice {
                let title: String
                let callback: () -> Void
                init(title: String = "", callback: @escaping () -> Void) {
                    self.title = title
                    self.callback = callback
                }
            }

            final class ChoicesView: UIView { var choices: [Choice] = [] }
            """
        #expect(try triggers(app).map(\.first) == [expected])
    }
}
