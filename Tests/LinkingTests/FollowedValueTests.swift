import NavigationGraph
import Testing

/// Which screen a value stands for.
struct FollowedValueTests {
    @Test func launchCodeIsTheEntryPoint() throws {
        let graph = try InlineApp().graph()
        #expect(graph.entryPoints.map(\.id) == ["App"])
        #expect(graph.edges == ["App -> Start root"])
        #expect(graph.modules.map(\.id) == ["Other", "Start"])
    }

    @Test func aLocalFunctionMayBeCalledAboveItsDeclaration() throws {
        let app = InlineApp(
            ["First"],
            start: """
                    func open() {
                        func begin() { Loader.load { finish() } }
                        func finish() {
                            navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                        }
                        begin()
                    }
                """)
        #expect(try app.edges() == ["Start -> First push"])
    }

    @Test func aVariableIsWhatItWasSetToLast() throws {
        let app = InlineApp(
            ["First", "Second", "Third"],
            start: """
                    func open(isNew: Bool) {
                        var target = FirstWireframe().viewController
                        navigationController?.pushViewController(target, animated: true)
                        target = SecondWireframe().viewController
                        if isNew {
                            target = ThirdWireframe().viewController
                            viewController.present(target, animated: true)
                        }
                        viewController.show(target, sender: nil)
                    }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { "\($0.target ?? "") \($0.transition) \($0.condition ?? "-")" } == [
                "First push -", "Second push -", "Third present isNew", "Third push isNew",
            ])
    }

    /// A list of cases says which screens are meant, where a screen is made of each.
    @Test(arguments: [
        ("Screens.all.list()", [nil, nil]), ("loaded()", ["case .first", "case .second"]),
    ])
    func aListOfCasesIsAListOfTheScreensMadeOfThem(_ list: String, _ conditions: [String?]) throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() { show(\(list)) }
                    func loaded() -> [Screens] { Decoder.decode() }
                    private func show(_ screens: [Screens]) {
                        let controllers: [UIViewController] = screens.map { $0.viewController }
                        navigationController?.setViewControllers(controllers, animated: true)
                    }
                """)
        app["Screens.swift"] = """
            enum Screens: Int, CaseIterable { case first, second }

            protocol ScreenList { func list() -> [Screens] }
            struct AllScreens: ScreenList { func list() -> [Screens] { Screens.allCases } }

            extension Screens {
                static var all: ScreenList { AllScreens() }

                var viewController: UIViewController {
                    let controller: UIViewController = {
                        switch self {
                        case .first: FirstWireframe().viewController
                        case .second: SecondWireframe().viewController
                        }
                    }()
                    controller.title = "\\(rawValue)"
                    return controller
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["First", "Second"])
        #expect(routes.map(\.condition) == conditions)
    }

    /// What a closure sees may be set before it runs, and a list that is set in a block may grow there.
    @Test func aVariableThatOthersSeeMayBeAllThatItIsSetTo() throws {
        let app = InlineApp(
            ["First", "Second", "Third"],
            start: """
                    func open() {
                        var target = FirstWireframe().viewController
                        let show = { [self] in viewController.present(target, animated: true) }
                        target = SecondWireframe().viewController
                        show()
                    }

                    func fill(isNew: Bool) {
                        var stack: [UIViewController] = []
                        if isNew {
                            stack = [FirstWireframe().viewController]
                            stack.append(ThirdWireframe().viewController)
                        }
                        navigationController?.setViewControllers(stack, animated: true)
                    }

                    func compile() {
                        var target = FirstWireframe().viewController
                        #if DEBUG
                        target = SecondWireframe().viewController
                        #endif
                        navigationController?.pushViewController(target, animated: true)
                    }
                """)
        let edges = try app.edges()
        #expect(
            edges == [
                "Start -> First present", "Start -> First push", "Start -> First root", "Start -> Second present",
                "Start -> Second push", "Start -> Third root",
            ])
    }

    @Test func eachAlternativeIsARouteWithItsCondition() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    func open(isNew: Bool) {
                        let target = isNew ? FirstWireframe().viewController : SecondWireframe().viewController
                        navigationController?.pushViewController(target, animated: true)
                    }
                """)
        let graph = try app.graph()
        #expect(try app.edges() == ["Start -> First push", "Start -> Second push"])
        let conditions = Dictionary(uniqueKeysWithValues: graph.routes.map { ($0.target ?? "", $0.condition) })
        #expect(conditions["First"] == "isNew")
        #expect(conditions["Second"] == "!isNew")
    }

    @Test func sameNamesInEachCaseOfASwitchStandForDifferentValues() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    enum Option { case first, second, nothing }

                    func navigate(to option: Option) {
                        switch option {
                        case .first:
                            let wireframe = FirstWireframe()
                            navigationController?.pushViewController(wireframe.viewController, animated: true)
                        case .second:
                            let wireframe = SecondWireframe()
                            viewController.present(wireframe.viewController, animated: true)
                        case .nothing:
                            break
                        }
                    }
                """)
        #expect(try app.edges() == ["Start -> First push", "Start -> Second present"])
    }

    @Test func aStaticFactoryOnTheNextLineIsFollowed() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let controller =
                            OtherFactory
                            .make(title: "One")
                        navigationController?
                            .pushViewController(
                                controller,
                                animated: true)
                    }
                """)
        app["Other/OtherFactory.swift"] = """
            import UIKit

            enum OtherFactory {
                static func make(title: String) -> UIViewController {
                    let wireframe = OtherWireframe()
                    return wireframe.viewController
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other push"])
    }

    @Test func aPushInAClosureBelongsToTheFunctionThatTheClosureIsWrittenIn() throws {
        let app = InlineApp(
            start: """
                    var gate: ((@escaping () -> Void) -> Void)?

                    func open() {
                        gate? { [weak self] in
                            self?.navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                """)
        #expect(try app.edges() == ["Start -> Other push"])
        #expect(try app.graph().routes.first { $0.source == "Start" }?.method == "open()")
    }

    @Test func whatAHelperIsHandedIsWhatItsCallerShows() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let helper = PushHelper(navigation: navigationController)
                        helper.presentFancy(OtherWireframe())
                    }
                """)
        app["Base/PushHelper.swift"] = """
            import UIKit

            final class PushHelper {
                private let navigation: UINavigationController?

                init(navigation: UINavigationController?) { self.navigation = navigation }

                func presentFancy(_ wireframe: BaseWireframe) {
                    navigation?.pushViewController(wireframe.viewController, animated: true)
                }
            }
            """
        // A method that is called `present…` and pushes is a push, and a helper that chooses no target is no node.
        #expect(try app.edges() == ["Start -> Other push"])
        #expect(try app.graph().modules.map(\.id) == ["Other", "Start"])
    }

    @Test func aScreenInANavigationControllerSaysSo() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        let navigation = UINavigationController(rootViewController: OtherWireframe().viewController)
                        viewController.present(navigation, animated: true)
                    }
                """)
        #expect(try app.edges() == ["Start -> Other present"])
        #expect(try app.graph().routes.first { $0.source == "Start" }?.container == .navigation)
    }

    @Test func aSubclassOfAContainerIsNoNode() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let navigation = ThemedNavigationController(rootViewController: OtherWireframe().viewController)
                        viewController.present(navigation, animated: true)
                    }
                """)
        app["Base/ThemedNavigationController.swift"] = """
            import UIKit

            final class ThemedNavigationController: UINavigationController {
                override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
        #expect(try app.graph().modules.map(\.id) == ["Other", "Start"])
    }

    @Test func aFallbackControllerIsNoRoute() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        navigationController?.pushViewController(ScreenSource().other(), animated: true)
                    }
                """)
        app["Base/ScreenSource.swift"] = """
            import UIKit

            struct ScreenSource {
                func made() -> UIViewController? { OtherWireframe().viewController }
                func other() -> UIViewController { made() ?? UIViewController() }
            }
            """
        #expect(try app.edges() == ["Start -> Other push"])
        #expect(try app.graph().unresolved.isEmpty)
    }

    @Test func aModuleThatShowsItselfIsARouteOfItsCaller() throws {
        var app = InlineApp(
            start: """
                    lazy var otherModule = OtherWireframe()

                    func open() {
                        otherModule.present(on: viewController)
                    }
                """)
        app.add(
            "Other",
            wireframe: """
                    func present(on controller: UIViewController) {
                        controller.present(viewController, animated: true)
                    }
                """)
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func aScreenWithoutAModuleIsANodeOfItsOwn() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        navigationController?.pushViewController(LegalNoticeController(), animated: true)
                    }
                """)
        app["Legal/LegalNoticeController.swift"] = """
            import UIKit

            final class LegalNoticeController: UIViewController {}
            """
        let graph = try app.graph()
        #expect(
            try app.edges() == ["Start -> LegalNotice push"] || app.edges() == ["Start -> LegalNoticeController push"])
        #expect(graph.modules.filter { $0.kind == .screen }.count == 1)
    }

    @Test func anAlertIsADestinationOfTheSystem() throws {
        let app = InlineApp(
            start: """
                    func ask() {
                        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                        viewController.present(alert, animated: true)
                    }
                """)
        #expect(try app.edges() == ["Start -> (system) alert"])
    }

    @Test func aContainerThatAHelperFillsAndShowsHoldsWhatTheHelperWasHanded() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    private lazy var stack = UINavigationController()

                    func one() { replace(with: FirstWireframe().viewController) }
                    func two() { replace(with: SecondWireframe().viewController) }

                    private func replace(with controller: UIViewController) {
                        stack.viewControllers = [controller]
                        UIApplication.shared.keyWindow?.rootViewController = stack
                    }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(Set(routes.filter { $0.method == "one()" }.map(\.target)) == ["First"])
        #expect(Set(routes.filter { $0.method == "two()" }.map(\.target)) == ["Second"])
        #expect(try app.graph().unresolved.isEmpty)
    }

    @Test func whatAKeptClosureIsCalledWithIsShown() throws {
        var app = InlineApp(
            start: """
                    func wire(_ presenter: StartPresenter) {
                        presenter.show = { [weak self] screen in
                            self?.viewController.present(screen, animated: true)
                        }
                    }
                """,
            presenter: """
                    var show: ((UIViewController) -> Void)?
                    func next() { show?(OtherWireframe().viewController) }
                """)
        app["Base/Nothing.swift"] = "import UIKit"
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func aKeyPathLeadsToWhatThePropertyHolds() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        let path = \\OtherWireframe.viewController
                        viewController.present(OtherWireframe()[keyPath: path], animated: true)
                    }
                """)
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func aGateThatTheFailureIsToldAtOnceStillLetsOn() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        Gate.shared.pass { [weak self] isPassed in
                            guard isPassed else { return }
                            self?.navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                """)
        app["Base/Gate.swift"] = """
            import UIKit

            final class Gate {
                static let shared = Gate()
                private var waiting: ((Bool) -> Void)?

                func pass(then block: @escaping (Bool) -> Void) {
                    guard UIApplication.shared.keyWindow != nil else { return block(false) }
                    waiting = block
                }
            }
            """
        let route = try app.graph().routes.first { $0.source == "Start" }
        #expect(route?.target == "Other")
        #expect(route?.condition == "isPassed")
    }

    /// Libraries such as Then hand an object to a closure, which sets it up, and give the object back.
    @Test func anObjectThatALibrarysClosureSetsUpIsFollowed() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        let navigation = UINavigationController().then {
                            $0.navigationBar.prefersLargeTitles = true
                            $0.viewControllers = [FirstWireframe().viewController]
                        }
                        viewController.present(navigation, animated: true)
                    }
                    func add() {
                        let second = SecondWireframe().viewController.then { screen in screen.title = "Second" }
                        navigationController?.pushViewController(second, animated: true)
                    }
                """)
        let edges = try app.edges()
        #expect(edges == ["Start -> First present", "Start -> Second push"], "\(edges)")
    }

    /// A router that finds the screens for an address hands its completion on to the function that makes them.
    @Test func screensThatAFunctionHandsOnToACompletionAreFollowed() throws {
        var app = InlineApp(
            ["First", "Second", "Third"],
            start: """
                    func open(_ address: String) {
                        AddressBook.screens(for: address, completion: { controllers in
                            let showAll = { self.show(all: controllers) }
                            DispatchQueue.main.async { showAll() }
                        })
                    }

                    private func show(all screens: [UIViewController]) {
                        for (index, screen) in screens.enumerated() {
                            navigationController?.pushViewController(screen, animated: index == screens.count - 1)
                        }
                    }
                """)
        app["Base/AddressBook.swift"] = """
            import UIKit

            final class AddressBook {
                static func screens(for address: String, completion: @escaping ([UIViewController]) -> Void) {
                    if address == "first" {
                        first(completion: completion)
                        return
                    }
                    if address == "second" {
                        second(number: 2, completion: completion)
                        return
                    }
                    completion([])
                }

                static func first(completion: @escaping ([UIViewController]) -> Void) {
                    completion([FirstWireframe().viewController])
                }

                static func second(number: Int, completion: @escaping ([UIViewController]) -> Void) {
                    first { controllers in
                        third(after: controllers + [SecondWireframe().viewController], then: completion)
                    }
                }

                static func third(
                    after others: [UIViewController], then completion: @escaping ([UIViewController]) -> Void
                ) {
                    completion(others + [ThirdWireframe().viewController])
                }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Start -> First push", "Start -> Second push", "Start -> Third push"], "\(edges)")
    }

    @Test func aCompletionThatIsHandedOnInACircleEnds() throws {
        var app = InlineApp(
            ["First"],
            start: """
                    func open() {
                        Circle.one { screen in self.navigationController?.pushViewController(screen, animated: true) }
                    }
                """)
        app["Base/Circle.swift"] = """
            import UIKit

            enum Circle {
                static func one(completion: @escaping (UIViewController) -> Void) { two(completion: completion) }
                static func two(completion: @escaping (UIViewController) -> Void) {
                    guard isReady else { return one(completion: completion) }
                    completion(FirstWireframe().viewController)
                }
                static var isReady = false
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Start -> First push"], "\(edges)")
    }

    /// A splash screen is told which screen comes after it, by the factory that makes it.
    @Test func aScreenThatAFactoryPutsIntoAPropertyIsFollowed() throws {
        var app = InlineApp(
            ["First"],
            start: """
                    func open() {
                        let splash = SplashRouter.make(before: FirstWireframe().viewController)
                        navigationController?.pushViewController(splash, animated: true)
                    }
                """)
        app["Splash/Splash.swift"] = """
            import UIKit

            final class SplashViewController: UIViewController {
                var presenter: SplashPresenter?
                var nextScreen: UIViewController?

                override func viewDidAppear(_ animated: Bool) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: {
                        UIView.animate(withDuration: 1.5, animations: {
                            guard let screen = self.nextScreen else { return }
                            self.presenter?.goOn(to: screen)
                        })
                    })
                }
            }

            final class SplashPresenter {
                weak var view: SplashViewController?
                var router: SplashRouter?

                func goOn(to screen: UIViewController) {
                    guard let view else { return }
                    router?.show(screen, over: view)
                }
            }

            final class SplashRouter {
                static func make(before screen: UIViewController) -> UIViewController {
                    let view = SplashViewController()
                    let presenter = SplashPresenter()
                    view.presenter = presenter
                    view.nextScreen = screen
                    presenter.view = view
                    presenter.router = SplashRouter()
                    return view
                }

                func show(_ screen: UIViewController, over parent: UIViewController) {
                    parent.present(screen, animated: true)
                }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Splash -> First present", "Start -> Splash push"], "\(edges)")
    }

    /// What one call of a completion says does not tell what another says, whose value is not known.
    @Test func aCompletionThatIsPartlyKnownDecidesNothing() throws {
        var app = InlineApp(
            presenter: """
                    private let service: AccountMaking = AccountMaker()

                    func open() {
                        service.make(named: "a") { [weak self] result in
                            guard let self = self, let result = result, case .success(let name) = result else { return }
                            self.finish(name)
                        }
                    }

                    private func finish(_ name: String) { view.dismiss(animated: true) }
                """)
        app["Base/Accounts.swift"] = """
            import Foundation

            protocol AccountMaking { func make(named name: String, completion: @escaping (Result<String, Error>?) -> Void) }

            final class AccountMaker: AccountMaking {
                func make(named name: String, completion: @escaping (Result<String, Error>?) -> Void) {
                    let operation: NamingOperation<String> = ClosureOperation { name }
                    operation.completionBlock = {
                        if operation.isCancelled { completion(.failure(NamingError.cancelled)) }
                        completion(operation.result)
                    }
                }
            }
            """
        let way = try #require(try app.graph().routes.first { $0.transition == .dismiss })
        #expect(way.method == "open()")
        #expect(way.condition == "case .success(let name) = result")
    }

    /// A wrapper finds the object; what there is to know is its type.
    @Test func aWrappedVariableIsOfItsType() throws {
        var app = InlineApp(
            ["First"],
            start: """
                    func open() {
                        @Dependency var maker: FirstMaking
                        navigationController?.pushViewController(maker.make(), animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app["Base/Makers.swift"] = """
            import UIKit

            protocol FirstMaking { func make() -> UIViewController }

            struct FirstMaker: FirstMaking {
                func make() -> UIViewController { FirstWireframe().viewController }
            }
            """
        #expect(try app.edges() == ["Start -> First push"])
    }

    /// Modules that hand their navigation controller on to one another, in a circle.
    @Test func aContainerThatIsHandedOnIsAnyContainer() throws {
        var app = InlineApp(
            [],
            start: """
                    func open() {
                        let login = LoginRouter.createModule(on: navigationController ?? UINavigationController())
                        navigationController?.pushViewController(login, animated: true)
                    }
                """)
        for (name, other) in [("Login", "Signup"), ("Signup", "Login")] {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter? }

                final class \(name)Presenter {
                    private let router: \(name)Router
                    init(router: \(name)Router) { self.router = router }
                    func didTap() { router.show\(other)() }
                }

                final class \(name)Router {
                    var navigationController: UINavigationController?

                    init(navigationController: UINavigationController?) {
                        self.navigationController = navigationController
                    }

                    static func createModule(on navigationController: UINavigationController) -> \(name)ViewController {
                        let view = \(name)ViewController()
                        view.presenter = \(name)Presenter(router: \(name)Router(navigationController: navigationController))
                        return view
                    }

                    func show\(other)() {
                        let other = \(other)Router.createModule(on: self.navigationController ?? UINavigationController())
                        self.navigationController?.pushViewController(other, animated: true)
                    }
                }
                """
        }
        let edges = try app.edges()
        #expect(edges == ["Login -> Signup push", "Signup -> Login push", "Start -> Login push"], "\(edges)")
    }

    /// A wallet of 6,000 files had such a function: it took half of the time of linking, and its diagnostic told nobody
    /// anything.
    @Test func aFunctionThatCallsItselfWithMoreEachTimeIsFollowedAFewTurns() throws {
        var app = InlineApp(
            start: """
                    func open(_ graph: Graph) {
                        let found = graph.paths(from: "a", Context(path: []), depth: 0)
                        viewController.present(Screens.screen(for: found, after: []), animated: true)
                    }
                """)
        app["Graph.swift"] = """
            import UIKit

            struct Step { var name: String; var depth: Int }
            struct Path { var steps: [Step] }

            final class Context {
                let path: [Step]
                init(path: [Step]) { self.path = path }
                func adding(_ step: Step) -> Context { Context(path: path + [step]) }
            }

            final class Graph {
                enum Kind: CaseIterable { case one, two }
                var next: [String: [String]] = [:]
                var steps: [String: Step] = [:]

                private func derive(_ context: Context) -> [Path] {
                    guard !context.path.isEmpty else { return [] }
                    return (1...context.path.count).map { Path(steps: Array(context.path.prefix($0))) }
                }

                func paths(from name: String, _ context: Context, depth: Int) -> [Path] {
                    guard let names = next[name] else { return derive(context) }
                    return names.flatMap { name -> [Path] in
                        guard let step = steps[name] else { return derive(context) }
                        guard step.depth < 9 else { return derive(context) }
                        let longer = context.adding(Step(name: name, depth: depth))
                        return Kind.allCases.flatMap { _ in paths(from: name, longer, depth: depth + 1) }
                    }
                }
            }

            enum Screens {
                static func screen(for paths: [Path], after steps: [Step]) -> UIViewController {
                    paths.isEmpty
                        ? OtherWireframe().viewController
                        : screen(for: Array(paths.dropFirst()), after: steps + paths[0].steps)
                }
            }
            """
        let linked = GraphOfSources.linked(try app.scanned())
        #expect(linked.diagnostics == [])
        #expect(linked.graph.edges == ["App -> Start root", "Start -> Other present"])
    }

    /// Both of them as in `protocol Storyboarded`, whose extension asks the class for its name.
    @Test func whatAProtocolAsksForItsExtensionDoesAndNilIsNothingToUnwrap() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func openOther() { viewController.present(Opened.screen(), animated: true) }
                """,
            presenter: "    func tap() { wireframe.openOther() }")
        app["Screens.swift"] = """
            import UIKit

            protocol ScreenMaking {
                static func screen() -> UIViewController
                static func screen(named name: String?) -> UIViewController
            }

            extension ScreenMaking {
                static func screen() -> UIViewController { screen(named: nil) }

                static func screen(named name: String?) -> UIViewController {
                    guard let name else { return OtherWireframe().viewController }
                    return name.isEmpty ? UIViewController() : ThirdWireframe().viewController
                }
            }

            enum Opened: ScreenMaking {}
            """
        #expect(try app.graph().edges == ["App -> Start root", "Start -> Other present"])
    }

    @Test func ofADictionaryTheValuesAreKnown() throws {
        var app = InlineApp(
            ["Other", "Third"],
            presenter: """
                    enum Tab { case other, third }

                    func load() {
                        let tabs: [Tab: UIViewController] = [
                            .other: OtherWireframe().viewController, .third: ThirdWireframe().viewController,
                        ]
                        for (tab, screen) in tabs {
                            view.addChild(screen)
                            screen.view.isHidden = tab != .other
                        }
                    }
                """)
        app["AppDelegate.swift"] = nil
        #expect(try app.graph().edges == ["Start -> Other embed", "Start -> Third embed"])
    }

    @Test func aControllerAroundAScreenThatACaseInAListMakesIsUnderNoCondition() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        let tabs = UITabBarController()
                        let items: [Tab] = [.first, .second]
                        tabs.viewControllers = items.map { $0.item }
                        viewController.present(tabs, animated: true)
                    }
                """, presenter: "    func open() { wireframe.open() }")
        app["Tab.swift"] = """
            import UIKit

            enum Tab {
                case none, first, second

                private var controller: UIViewController {
                    switch self {
                    case .none: return UIViewController()
                    case .first: return FirstWireframe().viewController
                    case .second: return SecondWireframe().viewController
                    }
                }

                var item: UINavigationController {
                    let navigation = UINavigationController(rootViewController: controller)
                    navigation.setNavigationBarHidden(true, animated: false)
                    return navigation
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["First", "Second"])
        #expect(routes.map(\.condition) == [nil, nil])
    }

    @Test func anArrayThatAnEmptyOneDeclaresHoldsWhatIsAppendedToIt() throws {
        var app = InlineApp(["First", "Second"])
        app["Start/Start+Pages.swift"] = """
            import UIKit

            final class PagesHolder {
                private var screens = [UIViewController]()

                func fill() { screens.append(contentsOf: [FirstWireframe().viewController]) }

                func show(on controller: UIViewController) {
                    screens.append(SecondWireframe().viewController)
                    controller.present(screens[0], animated: true)
                }
            }

            extension StartViewController {
                @IBAction func pagesTapped() { PagesHolder().show(on: self) }
            }
            """
        let graph = try app.graph()
        #expect(graph.edges == ["App -> Start root", "Start -> First present", "Start -> Second present"])
        #expect(graph.unresolved.isEmpty)
    }

    @Test func casesThatAnInitialiserPutsIntoAListAreOfItsType() throws {
        var app = InlineApp(
            ["First", "Second"], start: "    func open() { Flow(isNew: true, on: viewController).start() }",
            presenter: "    func open() { wireframe.open() }")
        app["Flow.swift"] = """
            import UIKit

            enum Step {
                case first, second

                var controller: UIViewController {
                    switch self {
                    case .first: return FirstWireframe().viewController
                    case .second: return SecondWireframe().viewController
                    }
                }
            }

            final class Flow {
                private let steps: [Step]
                private let root: UIViewController

                init(isNew: Bool, on root: UIViewController) {
                    if isNew {
                        steps = [.second, .first]
                    } else {
                        steps = [.first]
                    }
                    self.root = root
                }

                func start() {
                    guard let controller = steps.first?.controller else { return }
                    root.present(controller, animated: true)
                }
            }
            """
        let graph = try app.graph()
        #expect(graph.unresolved.isEmpty)
        #expect(Set(graph.routes.filter { $0.source == "Start" }.map(\.target)).isSuperset(of: ["Second"]))
    }

    @Test func anInitialiserThatIsHandedOnMakesAnObjectOfEach() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func openOther() {
                        let other = OtherWireframe().viewController
                        viewController.present(UINavigationController.wrapped(other), animated: true)
                    }

                    func openAll() {
                        let screens = [OtherWireframe(), ThirdWireframe()].map { $0.viewController }
                        for screen in screens.map(UINavigationController.init) {
                            viewController.present(screen, animated: true)
                        }
                    }
                """)
        app["Wrapped.swift"] = """
            import UIKit

            extension UINavigationController {
                static func wrapped(_ root: UIViewController? = nil) -> UINavigationController {
                    root.map(UINavigationController.init) ?? UINavigationController()
                }
            }
            """
        app["Start/Start+Opened.swift"] = """
            extension StartPresenter {
                func open() {
                    wireframe.openOther()
                    wireframe.openAll()
                }
            }
            """
        let graph = try app.graph()
        #expect(graph.edges == ["App -> Start root", "Start -> Other present", "Start -> Third present"])
        let routes = graph.routes.filter { $0.source == "Start" }
        #expect(routes.map(\.method) == ["openAll()", "openOther()", "openAll()"])
        #expect(routes.allSatisfy { $0.container == .navigation })
        #expect(graph.unresolved.isEmpty)
    }
}
