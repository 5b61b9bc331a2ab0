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
}
