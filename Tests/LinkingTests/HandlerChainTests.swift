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

    // MARK: - Closures

    /// An app whose view asks a model of no module for an item with handlers, and runs them when buttons are touched.
    private func appWithModel(_ model: String, presenter: String = "var model: StartModel!") -> InlineApp {
        var app = InlineApp(start: Self.open, presenter: presenter)
        app["Start/Start.swift"] = """
            import UIKit

            final class StartViewController: UIViewController {
                var presenter: StartPresenter?
                var item: Item?
                let button = UIButton()

                override func viewDidLoad() {
                    button.addTarget(self, action: #selector(touch), for: .touchUpInside)
                    presenter?.model.load(self)
                }
                @objc private func touch() { item?.handler?() }
            }

            final class StartPresenter {
                private unowned let view: StartViewController
                let wireframe: StartWireframe
                let model: StartModel

                init(view: StartViewController, wireframe: StartWireframe) {
                    self.view = view
                    self.wireframe = wireframe
                    model = StartModel(wireframe: wireframe)
                }
            }

            final class StartWireframe: BaseWireframe {
                init() {
                    let controller = StartViewController()
                    super.init(viewController: controller)
                    controller.presenter = StartPresenter(view: controller, wireframe: self)
                }

            \(Self.open)
            }
            """
        app["Model.swift"] = """
            import UIKit

            final class Item {
                var handler: (() -> Void)?
            }

            struct Row {
                let tapHandler: () -> Void
            }

            final class StartModel {
                let wireframe: StartWireframe
                init(wireframe: StartWireframe) { self.wireframe = wireframe }

            \(model)
            }
            """
        return app
    }

    @Test func aClosureThatAModelKeepsInAnItemRunsWhenTheItemIsAsked() throws {
        let app = appWithModel(
            """
                func load(_ view: StartViewController) {
                    let item = Item()
                    item.handler = { [weak view] in self.leave(view) }
                    view.item = item
                }
                func leave(_ view: UIViewController?) { view?.dismiss(animated: true) }
            """)
        #expect(try chains(app) == ["dismiss: action: button.touchUpInside > StartViewController.touch()"])
        let route = try #require(try app.graph().routes.first { $0.source == "Start" })
        #expect(route.evidence.map(\.file) == ["Model.swift", "Model.swift"])
    }

    @Test func aClosureThatIsHandedToAnotherRunsWhereThatOneDoes() throws {
        let app = appWithModel(
            """
                func load(_ view: StartViewController) {
                    view.item = makeItem { [weak self] in self?.wireframe.openOther() }
                }
                private func makeItem(_ run: (() -> Void)?) -> Item {
                    let item = Item()
                    item.handler = { run?() }
                    return item
                }
            """)
        #expect(
            try chains(app) == [
                "Other: action: button.touchUpInside > StartViewController.touch()"
                    + " > StartModel.closure in makeItem(_:) > StartModel.closure in load(_:)"
            ])
    }

    @Test func aFlagThatAClosureIsRunWithDecidesToo() throws {
        let app = InlineApp(
            start: Self.open,
            presenter: """
                    func leave() {
                        ask { [weak self] isSure in
                            guard isSure else { return }
                            self?.wireframe.openOther()
                        }
                    }
                    private func ask(_ answer: @escaping (Bool) -> Void) {
                        sheet.add(UIAlertAction(title: "Yes", style: .default) { _ in answer(true) })
                        sheet.add(UIAlertAction(title: "No", style: .cancel) { _ in answer(false) })
                    }
                """)
        #expect(
            try chains(app) == [
                "Other: action: UIAlertAction.Yes > StartPresenter.closure in ask(_:) > StartPresenter.closure in leave()"
            ])
    }

    @Test func aFunctionThatCallsWhatItIsHandedIsNotSetOffByIt() throws {
        let app = appWithModel(
            """
                func load(_ view: StartViewController) {
                    fetch { [weak self] in self?.wireframe.openOther() }
                }
                private func fetch(_ completion: @escaping () -> Void) {
                    service.run { completion() }
                }
            """)
        #expect(
            try chains(app) == [
                "Other: lifecycle: StartViewController.viewDidLoad() > StartModel.load(_:)"
            ])
    }

    @Test func aConstantThatIsHandedToAnActionIsTheActions() throws {
        let app = InlineApp(
            start: """
                    func showMenu() {
                        let open = { self.openOther() }
                        viewController.present(makeMenu(open), animated: true)
                    }
                    private func makeMenu(_ open: @escaping () -> Void) -> UIAlertController {
                        let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                        menu.addAction(UIAlertAction(title: "Open", style: .default) { _ in open() })
                        return menu
                    }
                    private func openOther() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: "    func more() { wireframe.showMenu() }")
        #expect(
            try chains(app).filter { $0.hasPrefix("Other") } == [
                "Other: action: UIAlertAction.Open > StartWireframe.closure in makeMenu(_:)"
            ])
    }

    @Test(arguments: ["other", "third"])
    func aClosureThatIsRunWithACaseLeadsWhereItsSwitchLeads(_ name: String) throws {
        let target = name.prefix(1).uppercased() + name.dropFirst()
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }
                    func openThird() { viewController.present(ThirdWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func prepare(_ bar: StartBar) {
                        bar.handler = { [weak self] act in
                            switch act {
                            case .other: self?.wireframe.openOther()
                            default: self?.wireframe.openThird()
                            }
                        }
                    }
                """)
        app["Bar.swift"] = """
            import UIKit

            enum StartAct { case other, third }

            final class StartBar: UIView {
                var handler: ((StartAct) -> Void)?
                func other() { handler?(.other) }
                func third() { handler?(.third) }
            }
            """
        #expect(
            try chains(app).filter { $0.hasPrefix(target) } == [
                "\(target): nothing: StartBar.\(name)() > StartPresenter.closure in prepare(_:)"
            ])
    }

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

    @Test func aTargetThatIsTakenAwaySetsNothingOff() throws {
        var app = InlineApp(start: Self.open, presenter: "    func tap() { wireframe.openOther() }")
        app["Start/Extension.swift"] = """
            import UIKit

            extension StartViewController {
                func connect(_ button: UIButton) {
                    button.removeTarget(self, action: #selector(tapped), for: .touchUpInside)
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }

                @objc func tapped() { presenter?.tap() }
            }
            """
        #expect(
            try chains(app) == [
                "Other: action: button.touchUpInside > StartViewController.tapped() > StartPresenter.tap()"
            ])
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

    // MARK: - Methods that are handed on

    @Test func aSelectorInAnExtensionIsAWayOfTheModulesThatRunIt() throws {
        var app = InlineApp(start: Self.open, presenter: "    func open() { wireframe.openOther() }")
        app["Close.swift"] = """
            import UIKit

            extension UIViewController {
                func addCloseButton() {
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Close", style: .plain, target: self, action: #selector(close))
                }
                @objc func close() { dismiss(animated: true) }
            }

            extension StartViewController {
                func prepare() { addCloseButton() }
            }
            """
        #expect(try chains(app).filter { $0.hasPrefix("dismiss") } == ["dismiss: action: UIBarButtonItem.Close"])
        #expect(try app.graph().coverage.outsideModules == 0)
    }

    @Test func whatAScreenHandsOnIsNoWayOfTheModuleThatShowsIt() throws {
        var app = InlineApp(
            start: """
                    func openOther() {
                        let stack = UINavigationController(rootViewController: OtherWireframe().viewController)
                        stack.addSwipe()
                        viewController.present(stack, animated: true)
                    }
                """,
            presenter: "    func open() { wireframe.openOther() }")
        app["Swipe.swift"] = """
            import UIKit

            extension UINavigationController {
                func addSwipe() {
                    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
                    view.addGestureRecognizer(swipe)
                }
                @objc func swiped() { popViewController(animated: true) }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func aMethodOfAModelThatIsHandedToARowIsAWayOfTheModule() throws {
        var app = appWithModel(
            """
                func load(_ view: StartViewController) {
                    view.row = Row(tapHandler: self.copy)
                }
                func copy() { UIApplication.shared.open(URL(string: "https://example.com")!) }
            """)
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "@objc private func touch() { item?.handler?() }",
            with: "var row: Row?\n    @objc private func touch() { row?.tapHandler() }")
        #expect(
            try chains(app).filter { !$0.hasPrefix("Other") }.map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
                "action: button.touchUpInside > StartViewController.touch()"
            ])
    }

    @Test func whatIsAddedToTheHandlersOfALibrarysRowIsATouch() throws {
        var app = InlineApp(start: Self.open, presenter: "    func choose() { wireframe.openOther() }")
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "var presenter: StartPresenter?",
            with: """
                var presenter: StartPresenter?
                override func viewDidLoad() {
                    let row = makeRow()
                    row.didSelectEvent += { [weak self] in self?.presenter?.choose() }
                }
                """)
        #expect(
            try chains(app) == [
                "Other: action: row.didSelectEvent > StartViewController.closure in viewDidLoad() > StartPresenter.choose()"
            ])
    }

    // MARK: - Streams

    @Test(arguments: ["events", "events.eraseToAnyPublisher()", "shownEvents", "events.main", "shownEvents.main"])
    func whatObservesASubjectIsSetOffByWhoSends(_ stream: String) throws {
        var app = InlineApp(
            start: Self.open,
            presenter: """
                    func bind(_ events: AnyPublisher<StartEvent, Never>) {
                        events.sink { [weak self] event in
                            switch event {
                            case .other: self?.wireframe.openOther()
                            case .sound: break
                            }
                        }.store(in: &bag)
                    }
                """)
        app["Events.swift"] = """
            import Combine
            enum StartEvent { case other, sound }
            extension Publisher {
                var main: AnyPublisher<Output, Failure> { receive(on: DispatchQueue.main).eraseToAnyPublisher() }
            }
            """
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "var presenter: StartPresenter?",
            with: """
                var presenter: StartPresenter?
                private let events = PassthroughSubject<StartEvent, Never>()
                var shownEvents: AnyPublisher<StartEvent, Never> { events.eraseToAnyPublisher() }
                func prepare() { presenter?.bind(\(stream)) }
                func open() { events.send(.other) }
                func turn() { events.send(.sound) }
                """)
        #expect(
            try chains(app) == ["Other: nothing: StartViewController.open() > StartPresenter.closure in bind(_:)"])
    }

    @Test(arguments: [
        ("button.tapPublisher", "tapPublisher"), ("button.publisher(for: .touchUpInside)", "touchUpInside"),
        ("button.publisher(for: .touchUpInside).plain", "touchUpInside"),
    ])
    func aControlsStreamThatIsPassedOnToASubjectIsATouch(_ stream: String, _ event: String) throws {
        var app = InlineApp(
            start: Self.open,
            presenter: """
                    func bind(_ events: AnyPublisher<Void, Never>) {
                        events.sink { [weak self] _ in self?.wireframe.openOther() }.store(in: &bag)
                    }
                """)
        app["Events.swift"] = """
            import Combine
            extension Publisher { var plain: AnyPublisher<Void, Failure> { map { _ in }.eraseToAnyPublisher() } }
            """
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "var presenter: StartPresenter?",
            with: """
                var presenter: StartPresenter?
                let button = UIButton()
                private let pressed = PassthroughSubject<Void, Never>()
                override func viewDidLoad() {
                    presenter?.bind(pressed.eraseToAnyPublisher())
                    \(stream).subscribe(pressed).store(in: &bag)
                }
                """)
        #expect(try chains(app) == ["Other: action: button.\(event) > StartPresenter.closure in bind(_:)"])
    }
}
