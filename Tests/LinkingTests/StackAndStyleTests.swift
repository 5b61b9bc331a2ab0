import NavigationGraph
import Testing

/// Stacks that code edits and sets again, and what says how a controller is presented.
struct StackAndStyleTests {
    /// A library's variants of UIKit's methods, which tell when they are done.
    @Test(arguments: [
        (
            "pushViewController(OtherWireframe().viewController, animated: true, completion: done)",
            "Start -> Other push"
        ),
        ("pushViewController(OtherWireframe().viewController, animated: true, completion: nil)", "Start -> Other push"),
        (
            "setViewControllers([OtherWireframe().viewController], animated: true, completion: done)",
            "Start -> Other root"
        ),
        ("popViewController(animated: true, completion: done)", "Start -> (back) pop"),
        ("popToRootViewController(animated: true, completion: nil)", "Start -> (back) pop"),
    ])
    func aCallThatALibraryGivesACompletionIsUIKits(_ call: String, _ edge: String) throws {
        let app = InlineApp(
            start: """
                    func leave(done: @escaping () -> Void) {
                        navigationController?.\(call)
                    }
                """, presenter: "    func tapped() { wireframe.leave {} }")
        #expect(try app.edges() == [edge])
    }

    @Test func aStackWithoutItsLastScreensIsAWayBack() throws {
        let app = InlineApp(
            start: """
                    func leave() {
                        guard let navigation = navigationController else { return }
                        navigation.setViewControllers(navigation.viewControllers.dropLast(), animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.leave() }")
        #expect(try app.edges() == ["Start -> (back) pop"])
    }

    @Test func aStackThatIsKeptWholeAndGrowsIsAPush() throws {
        let app = InlineApp(
            start: """
                    func grow() {
                        guard let navigation = navigationController else { return }
                        navigation.setViewControllers(
                            navigation.viewControllers + [OtherWireframe().viewController], animated: true)
                    }
                    func growInPlace() {
                        navigationController?.viewControllers.append(OtherWireframe().viewController)
                    }
                """,
            presenter: """
                    func one() { wireframe.grow() }
                    func two() { wireframe.growInPlace() }
                """)
        #expect(try app.edges() == ["Start -> Other push"])
        #expect(try app.graph().unresolved.isEmpty)
    }

    @Test func aStackOfNothingButNewScreensIsARoot() throws {
        let app = InlineApp(
            start: """
                    func restart() {
                        var stack = [UIViewController]()
                        stack.append(OtherWireframe().viewController)
                        navigationController?.setViewControllers(stack, animated: false)
                    }
                """, presenter: "    func tapped() { wireframe.restart() }")
        #expect(try app.edges() == ["Start -> Other root"])
    }

    @Test func eachBranchPresentsInItsOwnStyle() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        let shown = OtherWireframe().viewController
                        switch idiom {
                        case .pad:
                            shown.modalPresentationStyle = .popover
                            viewController.present(shown, animated: true)
                        case .phone:
                            shown.modalPresentationStyle = .pageSheet
                            viewController.present(shown, animated: true)
                        default: viewController.present(shown, animated: true)
                        }
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        #expect(
            try app.edges() == ["Start -> Other popover", "Start -> Other present", "Start -> Other sheet"])
    }

    @Test func aStyleThatTheArgumentsRuleOutIsNone() throws {
        let app = InlineApp(
            start: """
                    func open() { viewController.present(made(isSheet: false), animated: true) }

                    private func made(isSheet: Bool) -> UIViewController {
                        let other = OtherViewController()
                        other.presenter = OtherPresenter(view: other, wireframe: OtherWireframe())
                        if isSheet { other.modalPresentationStyle = .pageSheet }
                        return other
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func aWayBackToACertainScreenLandsThere() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open() {
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app.add(
            "Other",
            wireframe: """
                    func open() {
                        navigationController?.pushViewController(ThirdWireframe().viewController, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app.add(
            "Third",
            wireframe: """
                    func leave() {
                        guard
                            let start = navigationController?.viewControllers.first(where: {
                                $0.isKind(of: StartViewController.self)
                            })
                        else { return }
                        navigationController?.popToViewController(start, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.leave() }")
        let back = try #require(try app.graph().routes.first { $0.destination.kind == .back })
        #expect(back.landsOn == ["Start"])
        #expect(back.transition == .pop)
    }

    @Test(arguments: [
        ("controller.modalPresentationStyle = .custom", Transition.sheet),
        ("controller.modalPresentationStyle = isCompact ? .pageSheet : .popover", .sheet),
        ("controller.modalPresentationStyle = UIModalPresentationStyle.formSheet", .sheet),
        ("controller.transitioningDelegate = nil", .sheet),
        ("controller.modalPresentationStyle = .fullScreen; controller.transitioningDelegate = nil", .present),
        ("(controller.presentationController as? UISheetPresentationController)?.detents = [.medium()]", .sheet),
        ("controller.popoverPresentationController?.barButtonItem = nil", .popover),
        ("controller.title = \"custom\"", .present),
    ])
    func aStyleThatIsSetDecidesTheTransition(_ line: String, _ transition: Transition) throws {
        let app = InlineApp(
            start: """
                    func open(isCompact: Bool) {
                        let controller = OtherWireframe().viewController
                        \(line)
                        viewController.present(controller, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open(isCompact: true) }")
        #expect(try app.edges() == ["Start -> Other \(transition.rawValue)"])
    }

    @Test func aControllersOwnStyleDecidesTheTransition() throws {
        var app = InlineApp(
            start: """
                    func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                """, presenter: "    func tapped() { wireframe.open() }")
        app["Other/Other.swift"] = app["Other/Other.swift"]?.replacingOccurrences(
            of: "    var presenter: OtherPresenter?",
            with: """
                    var presenter: OtherPresenter?
                    override var modalPresentationStyle: UIModalPresentationStyle {
                        get { .popover }
                        set {}
                    }
                """)
        #expect(try app.edges() == ["Start -> Other popover"])
    }

    @Test func tabsMadeInALoopKnowWhichCaseMakesThem() throws {
        var app = InlineApp(["First", "Second"])
        app["Tabs/Tabs.swift"] = """
            import UIKit

            enum Tab: CaseIterable { case first, second }

            final class TabsPresenter { var view: TabsViewController? }

            final class TabsViewController: UITabBarController {
                var presenter: TabsPresenter?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    var controllers: [UIViewController] = []
                    for (_, tab) in Tab.allCases.enumerated() {
                        controllers.append(UINavigationController(rootViewController: make(tab)))
                    }
                    setViewControllers(controllers, animated: false)
                }

                private func make(_ tab: Tab) -> UIViewController {
                    switch tab {
                    case .first: return FirstWireframe().viewController
                    case .second: return SecondWireframe().viewController
                    }
                }
            }

            enum TabsFactory {
                static func make() -> UIViewController {
                    let view = TabsViewController()
                    view.presenter = TabsPresenter()
                    view.presenter?.view = view
                    return view
                }
            }
            """
        app["AppDelegate.swift"] = app["AppDelegate.swift"]?.replacingOccurrences(
            of: "StartWireframe().viewController", with: "TabsFactory.make()")
        let graph = try app.graph()
        #expect(graph.edges == ["App -> Tabs root", "Tabs -> First tab", "Tabs -> Second tab"])
        #expect(graph.routes.filter { $0.source == "Tabs" }.allSatisfy { $0.container == .navigation })
    }

    @Test func aCoordinatorThatAServiceCallsIsANode() throws {
        var app = InlineApp(
            ["Other"], start: "    let coordinator = AlarmCoordinator()",
            presenter: "    func tapped() {}")
        app["Alarm/AlarmCoordinator.swift"] = """
            import UIKit

            protocol CoordinatorRouting { func setRoot(controller: UIViewController) }

            final class CoordinatorRouter: CoordinatorRouting {
                private var window: UIWindow?

                func setRoot(controller: UIViewController) {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.rootViewController?.present(controller, animated: true)
                }
            }

            final class AlarmCoordinator: AlarmServiceDelegate {
                private lazy var router: CoordinatorRouting = CoordinatorRouter()

                func alarmDidRing() {
                    router.setRoot(controller: OtherWireframe().viewController)
                }
            }
            """
        let graph = try app.graph()
        #expect(
            graph.edges == [
                "AlarmCoordinator -> Other present", "App -> Start root", "Start -> AlarmCoordinator start",
            ])
        #expect(graph.modules.first { $0.id == "AlarmCoordinator" }?.kind == .coordinator)
        #expect(graph.modules.allSatisfy { $0.reachable })
    }

    @Test func aModulesOutputIsPartOfTheTriggerChain() throws {
        var app = InlineApp(
            ["Other"],
            start: """
                    func open() {
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func childDidChoose() { wireframe.open() }
                """)
        app["Start/Start.swift"] = app["Start/Start.swift"]?
            .replacingOccurrences(of: "final class StartPresenter {", with: "final class StartPresenter: ChildOutput {")
        app["Child/Child.swift"] = """
            import UIKit

            protocol ChildOutput: AnyObject { func childDidChoose() }

            final class ChildPresenter {
                weak var output: ChildOutput?
                func didTap() { output?.childDidChoose() }
            }

            final class ChildViewController: UIViewController {
                var presenter: ChildPresenter?
                @IBAction func tapped() { presenter?.didTap() }
            }

            enum ChildFactory {
                static func make(output: ChildOutput) -> UIViewController {
                    let view = ChildViewController()
                    let presenter = ChildPresenter()
                    presenter.output = output
                    view.presenter = presenter
                    return view
                }
            }
            """
        let graph = try app.graph()
        let route = try #require(graph.routes.first { $0.target == "Other" })
        #expect(route.source == "Start")
        // The chain begins where the other module calls back, in its own words.
        #expect(route.triggers.map { $0.map(\.member) } == [["didTap()", "childDidChoose()"]])
        #expect(route.triggers.map { $0.first?.kind } == [.output])
    }

    @Test func whatAContainerPushesWhenItLoadsIsWhatItShowsFirst() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() { viewController.present(StepsController(), animated: true) }
                """)
        app["Steps.swift"] = """
            import UIKit

            final class StepsController: UINavigationController {
                enum Step: CaseIterable { case first, second }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    push(after: nil)
                }

                func push(after step: Step?) {
                    switch next(after: step) {
                    case .first?: pushViewController(FirstWireframe().viewController, animated: true)
                    case .second?: pushViewController(SecondWireframe().viewController, animated: true)
                    case nil: break
                    }
                }

                private func next(after step: Step?) -> Step? {
                    guard let step, let index = Step.allCases.firstIndex(of: step) else { return Step.allCases.first }
                    return index + 1 < Step.allCases.count ? Step.allCases[index + 1] : nil
                }
            }
            """
        #expect(try app.edges().contains("Start -> First present"))
        #expect(try !app.edges().contains("Start -> Second present"))
        #expect(try app.graph().unresolved.isEmpty)
    }

    // MARK: - Containers that code makes

    private func appThatFills(_ container: String) -> InlineApp {
        var app = InlineApp(
            start: """
                    func open() {
                        let box = \(container)()
                        box.add(OtherWireframe().viewController)
                        viewController.present(box, animated: true)
                    }
                """, presenter: "    @objc func tapped() { wireframe.open() }")
        app["Base/Children.swift"] = """
            import UIKit

            final class BoxViewController: UIViewController {}

            extension UIViewController {
                func add(_ child: UIViewController) {
                    addChild(child)
                    view.addSubview(child.view)
                }
            }
            """
        return app
    }

    /// The module whose code fills a controller is not what it fills.
    @Test func whatAMadeControllerIsFilledWithIsInThatController() throws {
        let app = appThatFills("BoxViewController")
        #expect(try app.edges() == ["Box -> Other embed", "Start -> Box present"])
        let embed = try #require(try app.graph().routes.first { $0.transition == .embed })
        #expect(embed.triggers.map { $0.map(\.member) } == [["tapped()"]])
    }

    @Test(arguments: ["LibrarySheetViewController", "UIViewController"])
    func aControllerWithoutAScreenOfItsOwnShowsWhatItIsFilledWith(_ container: String) throws {
        #expect(try appThatFills(container).edges() == ["Start -> Other present"])
    }

    @Test(arguments: [
        ("LibraryToast", ["Start -> (system) present"]), ("NoticeView", ["Start -> Notice present"]), ("UIView", []),
    ])
    func aControllerWithoutAClassShowsTheViewThatItIsGiven(_ view: String, _ edges: [String]) throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let box = UIViewController()
                        box.view = \(view)(text: "Sent")
                        viewController.present(box, animated: true)
                    }
                """, presenter: "    @objc func tapped() { wireframe.open() }")
        app["Base/Notice.swift"] = """
            import UIKit

            final class NoticeView: UIView {
                init(text: String) { super.init(frame: .zero) }
            }
            """
        #expect(try app.edges() == edges)
    }

    @Test func aControllerThatAnotherFactoryHandsOnKeepsItsStyle() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        guard let other = Options.make() else { return }
                        viewController.present(other, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app["Sheets.swift"] = """
            import UIKit

            enum Sheets {
                static func make() -> UIViewController? {
                    let controller = OtherWireframe().viewController
                    controller.modalPresentationStyle = .pageSheet
                    return controller
                }
            }

            enum Options {
                static func make() -> UIViewController? { Sheets.make()?.me }
            }

            extension UIViewController {
                var me: UIViewController { self }
            }
            """
        #expect(try app.edges() == ["Start -> Other sheet"])
    }

    @Test(arguments: [
        "names.map { OtherWireframe(name: $0).viewController }",
        "names.compactMap { OtherWireframe(name: $0).viewController }"
            + ".map { let navigation = UINavigationController(rootViewController: $0); return navigation }",
    ])
    func aScreenInAListShowsTheNextAndNotItself(_ list: String) throws {
        let app = InlineApp(
            start: """
                    func open(_ names: [String]) {
                        let others = \(list)
                        let all = [viewController] + others
                        all.enumerated().forEach { index, controller in
                            guard all.count > index + 1 else { return }
                            controller.present(all[index + 1], animated: true)
                        }
                    }
                """, presenter: "    func tapped() { wireframe.open(names) }")
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
