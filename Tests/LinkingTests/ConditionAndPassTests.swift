import NavigationGraph
import Testing

/// What must hold for a route, and what it hands over.
struct ConditionAndPassTests {
    private func route(_ app: InlineApp, to target: String = "Other") throws -> Route {
        try #require(try app.graph().routes.first { $0.source == "Start" && $0.target == target })
    }

    @Test func theConditionsOfTheOnlyCallHoldForTheRoute() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        guard let navigation = navigationController else { return }
                        if #available(iOS 15, *) {
                            navigation.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                """,
            presenter: """
                    func tap() {
                        session.authorize { [weak self] success in
                            guard let self, success else { return }
                            self.wireframe.open()
                        }
                    }
                """)
        #expect(try route(app).condition == "success && #available(iOS 15, *)")
    }

    /// A method of the wireframe's that two of the presenter's call, or that both have done by a third one.
    private func twoCalls(_ tap: String, _ hold: String, _ rest: String = "") -> InlineApp {
        InlineApp(
            start: """
                    func open() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func tap() { \(tap) }

                    func hold() { \(hold) }

                    \(rest)
                """)
    }

    /// What all callers share holds; where each asks for something of its own besides, one of these does.
    @Test(arguments: [
        ("if isNew { wireframe.open() }", "wireframe.open()", nil),
        ("if isNew { wireframe.open() }", "if isNew { wireframe.open() }", "isNew"),
        ("if isNew, isFree { wireframe.open() }", "guard isFree else { return }; wireframe.open()", "isFree"),
        ("if isNew { wireframe.open() }", "if isFree { wireframe.open() }", "isNew || isFree"),
        ("if isNew { wireframe.open() }", "if !isNew { wireframe.open() }", nil),
        (
            "if isReady, isNew { wireframe.open() }", "if isReady, isFree, isOpen { wireframe.open() }",
            "isReady && (isNew || (isFree && isOpen))"
        ),
        (
            "if isNew { wireframe.open() }", "if isFree, isOpen, isReady { wireframe.open() }", nil
        ),
    ])
    func severalCallsHaveTheirConditionsInCommon(_ tap: String, _ hold: String, _ condition: String?) throws {
        let app = twoCalls(tap, hold)
        #expect(try route(app).condition == condition)
    }

    /// Of more than can be told what all ask for is told, with the word that it is not all.
    @Test(arguments: [
        ("if isNew { wireframe.open() }", "if isFree, isOpen, isReady { wireframe.open() }", nil),
        ("if isNew { wireframe.open() }", "if !isNew { wireframe.open() }", nil),
        (
            "if isNew, isFree { wireframe.open() }",
            "guard isFree else { return }; if isA { wireframe.open() }; if isB { wireframe.open() }; if isC { wireframe.open() }",
            "isFree"
        ),
        ("switch kind { case .old: break; default: wireframe.open() }", "if isFree { wireframe.open() }", nil),
    ])
    func aConditionThatTellsOnlyAPartSaysSo(_ tap: String, _ hold: String, _ condition: String?) throws {
        let app = twoCalls(tap, hold)
        let found = try route(app)
        #expect(found.condition == condition)
        #expect(found.conditionIsPartial)
    }

    /// A helper of no module reaches one alert on several ways, each of which asks for something of its own.
    @Test(arguments: [
        ("if isNew { alert(text) }; if isFree { alert(text) }", true),
        ("if isNew { alert(text) } else { alert(text) }", false),
        ("if isNew { alert(text) }; alert(text)", false),
        ("if isNew == nil { alert(text) }; if isNew != nil { alert(text) }", false),
        ("switch kind { case .old: alert(text); case .new: alert(text); default: alert(text) }", false),
        ("switch kind { case .old: alert(text); case .new: break; default: alert(text) }", true),
        ("if isNew { if isFree { alert(text) } else { alert(text) } } else { alert(text) }", false),
        (
            "switch kind { case .old: if isFree { alert(text) } else { alert(text) }; default: alert(text) }", false
        ),
        ("switch kind { case .old: if isFree { alert(text) }; default: alert(text) }", true),
    ])
    func whatAHelperAsksForOnOneOfItsWaysIsToldOf(_ body: String, _ isPartial: Bool) throws {
        var app = InlineApp(
            start: "    func open() { viewController.tell(text: title) }",
            presenter: "    func open() { wireframe.open() }")
        app["Telling.swift"] = """
            import UIKit

            extension UIViewController {
                func tell(text: String) { \(body) }

                private func alert(_ text: String) {
                    present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
                }
            }
            """
        let found = try #require(try app.graph().routes.first { $0.destination.kind == .system })
        #expect(found.condition == nil)
        #expect(found.conditionIsPartial == isPartial)
    }

    /// The callers of the calling method ask for one thing or another, too.
    @Test(arguments: [
        ("if isNew { finish() }", "if isFree { finish() }", "isLast && (isNew || isFree)", false),
        ("if isNew { finish() }", "finish()", "isLast", false),
        ("if isNew { finish() } else { finish() }", "if isFree { finish() }", "isLast", false),
        ("if isNew, isFree { finish() }", "if isFree { finish() }", "isFree && isLast", false),
        (
            "if isNew { finish() }; if isOld { finish() }", "if isFree { finish() }; if isOpen { finish() }", "isLast",
            true
        ),
        ("if isNew { finish() }", "if isFree, isOpen, isReady { finish() }", "isLast", true),
    ])
    func whatOneOfTheCallersOfACallerAsksFor(
        _ tap: String, _ hold: String, _ condition: String, _ isPartial: Bool
    ) throws {
        let app = twoCalls(tap, hold, "private func finish() { if isLast { wireframe.open() } }")
        let found = try route(app)
        #expect(found.condition == condition)
        #expect(found.conditionIsPartial == isPartial)
    }

    @Test func whatCallersOfTheCallersAskForHoldsToo() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func viewDidTap() {
                        guard isValid else { return }
                        service.save { error in if error == nil { self.didSave() } }
                    }

                    private func didSave() { if isLast { wireframe.open() } }
                """)
        #expect(try route(app).condition == "isValid && error == nil && isLast")
    }

    @Test func aCaseThatNoOptionOfTheNavigatorIsIsACondition() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }

                    func openAgain() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    enum Kind { case round, flat }

                    func pick(_ kind: Kind) {
                        switch kind {
                        case .round: wireframe.open()
                        case .flat: break
                        }
                    }
                """)
        let found = try app.graph().routes.filter { $0.target == "Other" }
        #expect(found.map(\.condition).contains("case .round = kind"))
        #expect(found.allSatisfy { route in !route.evidence.contains { $0.role == .option } })
    }

    /// `if isKnown { return }` says the same as `guard !isKnown else { return }`.
    @Test(arguments: [
        ("if isKnown { return }", "!isKnown"), ("if isKnown { log(); return } else { log() }", "!isKnown"),
        ("if isKnown { log() } else { return }", "isKnown"),
        ("if isKnown { return } else if isOld { throw Fault() }", "!isKnown && !isOld"),
        ("if isKnown { return } else if isOld { log() }", "!isKnown"),
        ("if isKnown { log() } else if isOld { return }", nil),
        ("if isKnown { if isOld { return } else { return } }", "!isKnown"),
        ("if isKnown { if isOld { return } }", nil), ("if isKnown { fatalError() }", "!isKnown"),
        ("while let next = next() { if isKnown { return } }", nil),
        ("switch kind { case .old: if isKnown { return }\n default: break }", nil),
        ("if let known { log(known); return }", "known == nil"), ("if isKnown { queue.async { return } }", nil),
    ])
    func whatAReturnKeepsOutIsACondition(_ statement: String, _ condition: String?) throws {
        let app = InlineApp(
            start: """
                    func open() throws {
                        \(statement)
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """)
        #expect(try route(app).condition == condition)
    }

    @Test func oneCaseSaysThatItIsNoOther() throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open() {
                        if case .closed = kind { return }
                        if case .open(let door) = kind {
                            viewController.present(OtherWireframe().viewController, animated: true)
                        }
                        viewController.present(ThirdWireframe().viewController, animated: true)
                    }
                """)
        #expect(try route(app).condition == "case .open(let door) = kind")
        #expect(try route(app, to: "Third").condition == "!(case .closed = kind)")
    }

    @Test func whatAReturnKeepsOutInACaseEndsWithIt() throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open() {
                        switch kind {
                        case .old:
                            if isKnown { break }
                            viewController.present(OtherWireframe().viewController, animated: true)
                        default: break
                        }
                        viewController.present(ThirdWireframe().viewController, animated: true)
                    }
                """)
        #expect(try route(app).condition == "case .old = kind && !isKnown")
        #expect(try route(app, to: "Third").condition == nil)
    }

    @Test(
        "A clause of a switch is told with the value that the switch names",
        arguments: [
            ("kind", "case .old", "case .old = kind"), ("self.kind", "case .old, .new", "case .old, .new = kind"),
            ("model.kind()", "case .old", "case .old = model.kind()"), ("name", "case \"old\"", "case \"old\" = name"),
            ("model.kinds[0].next", "case .old", "case .old"), ("kind(of: model)", "case .old", "case .old"),
            ("(kind, other)", "case (.old, .old)", "case (.old, .old)"), ("self", "case .old", "case .old"),
            ("result", "case .success(let shop)", "case .success(let shop)"),
            ("model.settings.preferences.selectedKindOfShop", "case .old", "case .old"),
        ])
    func whatASwitchNames(value: String, clause: String, condition: String) throws {
        let app = InlineApp(
            ["Other"],
            start: """
                    func open() {
                        switch \(value) {
                        \(clause): viewController.present(OtherWireframe().viewController, animated: true)
                        default: break
                        }
                    }
                """)
        #expect(try route(app).condition == condition)
    }

    @Test("A value that is handed on is asked for once, under the name that it has first")
    func aValueThatIsHandedOn() throws {
        let app = InlineApp(
            ["Other"],
            start: """
                    func open(_ kind: Kind) {
                        switch kind {
                        case .old: show(kind)
                        default: break
                        }
                    }
                    private func show(_ style: Kind) {
                        switch style {
                        case .old: viewController.present(OtherWireframe().viewController, animated: true)
                        default: break
                        }
                    }
                """)
        #expect(try route(app).condition == "case .old = kind")
    }

    @Test("Of two values of one name only the first is named, as one would take them for one")
    func twoValuesOfOneName() throws {
        let app = InlineApp(
            ["Other"],
            start: """
                    func open(_ kind: Kind) {
                        switch kind {
                        case .old: show()
                        default: break
                        }
                    }
                    private func show() {
                        let kind = model.kind
                        switch kind {
                        case .round: viewController.present(OtherWireframe().viewController, animated: true)
                        default: break
                        }
                    }
                """)
        #expect(try route(app).condition == "case .old = kind && case .round")
    }

    @Test func clausesOfWhereAndOfCompilationAreConditions() throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open(_ code: Int?) {
                        switch code {
                        case .some(let number) where number > 3:
                            viewController.present(OtherWireframe().viewController, animated: true)
                        default: break
                        }
                        #if DEBUG
                        log()
                        #else
                        viewController.present(ThirdWireframe().viewController, animated: true)
                        #endif
                    }
                """)
        #expect(try route(app).condition == "case .some(let number) where number > 3")
        #expect(try route(app, to: "Third").condition == "#if !(DEBUG)")
    }

    /// What a factory gives out is what it makes, whatever it is called and whoever else it asks.
    @Test(arguments: ["Forwarding.make(size: 3)", "Choosing.make(size: 3, isNew: flag)"])
    func whatAFactoryOfAnotherNameIsHandedIsPassed(_ call: String) throws {
        var app = InlineApp(
            start: "    func open() { viewController.present(\(call), animated: true) }",
            presenter: "    func tap() { wireframe.open() }")
        app["Other/Factories.swift"] = """
            enum OtherFactory {
                static func make(of size: Int) -> UIViewController { OtherWireframe().viewController }
            }

            enum Forwarding {
                static func make(size: Int) -> UIViewController { OtherFactory.make(of: size) }
            }

            enum Choosing {
                static func make(size: Int, isNew: Bool) -> UIViewController {
                    let wireframe: OtherWireframe
                    if isNew { wireframe = OtherWireframe() } else { wireframe = OtherWireframe() }
                    return wireframe.viewController
                }
            }
            """
        #expect(try route(app).passes.first == .init(name: "size", type: "Int", channel: .factory))
    }

    @Test func whatIsPutIntoTheViewIsPassed() throws {
        var app = InlineApp(
            [],
            start: """
                    func open(_ link: URL, onClose: @escaping () -> Void) {
                        let legal = LegalController(title: "Terms")
                        legal.link = link
                        legal.onClose = onClose
                        legal.delegate = self
                        legal.modalPresentationStyle = .fullScreen
                        viewController.present(legal, animated: true)
                    }
                """)
        app["Legal/LegalController.swift"] = """
            import UIKit

            protocol LegalDelegate: AnyObject {}

            final class LegalController: UIViewController {
                var link: URL?
                var onClose: (() -> Void)?
                weak var delegate: LegalDelegate?

                init(title: String) {
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """
        let target = try #require(try app.graph().modules.first { $0.kind == .screen })
        let passes = try route(app, to: target.id).passes.map { "\($0.name): \($0.type) \($0.channel.rawValue)" }
        #expect(
            passes == [
                "title: String initializer", "link: URL? property", "onClose: (() -> Void)? closure",
                "delegate: LegalDelegate? delegate",
            ])
    }

    @Test func aDelegateIsWhoIsToldAndNotWhatIsNamedLikeOne() throws {
        var app = InlineApp(
            [],
            start: """
                    func open(_ voter: Voter, _ account: DelegatedRight) {
                        let legal = LegalController(delegate: voter, account: account, output: self)
                        viewController.present(legal, animated: true)
                    }
                """)
        app["Legal/LegalController.swift"] = """
            import UIKit

            struct Voter {}
            final class DelegatedRight {}
            protocol LegalDelegate: AnyObject {}

            final class LegalController: UIViewController {
                init(delegate: Voter, account: DelegatedRight, output: LegalDelegate) {
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """
        let target = try #require(try app.graph().modules.first { $0.kind == .screen })
        let passes = try route(app, to: target.id).passes.map { "\($0.name): \($0.channel.rawValue)" }
        #expect(passes == ["delegate: initializer", "account: initializer", "output: delegate"])
    }

    @Test func aModulesInputIsAChannel() throws {
        var app = InlineApp(
            [],
            start: """
                    func open(_ order: Order) {
                        let module = OtherAssembly.make()
                        module.input.configure(with: order)
                        viewController.present(module.view, animated: true)
                    }
                """)
        app["Other/Other.swift"] = """
            import UIKit

            struct Order {}

            protocol OtherModuleInput: AnyObject {
                func configure(with order: Order)
            }

            final class OtherViewController: UIViewController {
                var presenter: OtherPresenter?
            }

            final class OtherPresenter: OtherModuleInput {
                weak var view: OtherViewController?

                func configure(with order: Order) {}
            }

            final class OtherRouter {}

            enum OtherAssembly {
                static func make() -> (view: UIViewController, input: OtherModuleInput) {
                    let view = OtherViewController()
                    let presenter = OtherPresenter()
                    view.presenter = presenter
                    presenter.view = view
                    return (view, presenter)
                }
            }
            """
        #expect(
            try route(app).passes.map { "\($0.name): \($0.type) \($0.channel.rawValue)" } == [
                "order: Order moduleInput"
            ])
    }

    @Test func aPropertyThatAFirstValueDeclaresHasItsType() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let screen = OtherViewController()
                        screen.hidesBack = true
                        screen.heading = "Code"
                        screen.order = Order()
                        // How it looks is no data.
                        screen.barStyle = .lightContent
                        screen.tintStyle = .dark
                        viewController.present(screen, animated: true)
                    }
                """)
        app["Other/Other.swift"] = """
            import UIKit

            struct Order {}

            final class OtherViewController: UIViewController {
                var presenter: OtherPresenter?
                var hidesBack = false
                var heading = ""
                var order = Order()
                var barStyle: UIStatusBarStyle = .default
                var tintStyle = Look.tintStyle()
            }

            enum Look {
                static func tintStyle() -> UIStatusBarStyle { .default }
            }

            final class OtherPresenter {
                weak var view: OtherViewController?
            }
            """
        #expect(
            try route(app).passes.map { "\($0.name): \($0.type)" } == [
                "hidesBack: Bool", "heading: String", "order: Order",
            ])
    }

    @Test func aRoutersFactoryOfAStoryboardsSceneHandsOverWhatItTakes() throws {
        var app = InlineApp(
            [],
            start: """
                        let maker: ItemModule = ItemRouter()

                        func openItem() {
                            let item = maker.createModule(id: 1, title: "One")
                            navigationController?.pushViewController(item, animated: true)
                        }
                """, presenter: "    func open() { wireframe.openItem() }")
        app["Item.swift"] = itemModule
        let routes = try app.graph().routes.filter { $0.target == "Item" && $0.source == "Start" }
        #expect(routes.map { $0.passes.map(\.name) } == [["id", "title"]])
    }

    @Test func aModuleThatShowsItselfOnceMoreSaysWithWhat() throws {
        var app = InlineApp(
            [],
            start: """
                        func openItem() {
                            let item = ItemRouter().createModule(id: 1, title: "One")
                            navigationController?.pushViewController(item, animated: true)
                        }
                """, presenter: "    func open() { wireframe.openItem() }")
        app["Item.swift"] = itemModule
        let routes = try app.graph().routes.filter { $0.target == "Item" && $0.source == "Item" }
        #expect(routes.map { $0.passes.map(\.name) } == [["id", "title"]])
    }

    private var itemModule: String {
        """
        import UIKit

        protocol ItemModule { func createModule(id: Int, title: String) -> UIViewController }

        final class ItemRouter: ItemModule {
            weak var view: UIViewController?

            func createModule(id: Int, title: String) -> UIViewController {
                let view = UIStoryboard(name: "Item", bundle: nil)
                    .instantiateViewController(withIdentifier: "Item") as! ItemViewController
                let router = ItemRouter()
                let presenter = ItemPresenter(id: id, router: router)
                presenter.view = view
                view.presenter = presenter
                router.view = view
                return view
            }

            func showNext(_ id: Int) {
                let next = ItemRouter().createModule(id: id, title: "Next")
                view?.navigationController?.pushViewController(next, animated: true)
            }
        }

        final class ItemPresenter {
            weak var view: ItemViewController?
            private let router: ItemRouter

            init(id: Int, router: ItemRouter) { self.router = router }

            func next() { router.showNext(2) }
        }

        final class ItemViewController: UIViewController {
            var presenter: ItemPresenter?

            @IBAction func nextTapped() { presenter?.next() }
        }
        """
    }
}
