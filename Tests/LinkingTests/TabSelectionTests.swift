import NavigationGraph
import Testing

/// Code that has a tab bar controller show another of its tabs.
struct TabSelectionTests {
    /// An app whose tab bar controller holds `First`, `Second` and `Start`, in this order.
    private func app(start: String, presenter: String = "", filling: String? = nil, more: String = "") -> InlineApp {
        var app = InlineApp(["First", "Second"], start: start, presenter: presenter)
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?)
                    -> Bool
                {
                    window = UIWindow()
                    window?.rootViewController = MainTabBarController()
                    return true
                }
            }

            final class MainTabBarController: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(filling ?? """
                    viewControllers = [
                        FirstWireframe().viewController, SecondWireframe().viewController,
                        UINavigationController(rootViewController: StartWireframe().viewController),
                    ]
            """)
                }

            \(more)
            }
            """
        return app
    }

    private func ways(of app: InlineApp) throws -> [String] {
        try app.graph().routes.filter { $0.source == "Start" }.map { route in
            "\(route.target ?? route.destination.kind.rawValue) \(route.transition.rawValue)"
                + (route.condition.map { " if \($0)" } ?? "")
        }
    }

    @Test func aTabIsShownByItsNumber() throws {
        let app = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                    func openFirst() { (viewController.parent as? MainTabBarController)?.selectedIndex = 0 }
                """)
        #expect(try ways(of: app) == ["First tab", "Second tab"])
        #expect(try app.graph().coverage == Coverage(resolved: 4))
    }

    /// The list of the pages is written in another order than that of the tabs.
    @Test(arguments: [
        ("sorted(by: { $0.place() < $1.place() })", "First tab"), ("sorted { $1.place() < $0.place() }", "Second tab"),
        ("sorted { one, other in one.number > other.number }", "Second tab"), ("reversed()", "First tab"),
    ])
    func theTabsStandInTheOrderOfTheirNumbers(order: String, way: String) throws {
        let app = app(
            start: "    func open() { viewController.tabBarController?.selectedIndex = 0 }",
            filling: """
                    let pages: [Page] = [.second, .first].\(order)
                    setViewControllers(pages.map { screen(for: $0) }, animated: false)
                """,
            more: """
                    private func screen(for page: Page) -> UIViewController {
                        switch page {
                        case .first: return FirstWireframe().viewController
                        case .second: return SecondWireframe().viewController
                        }
                    }
                }

                enum Page {
                    case second, first
                    var number: Int { place() }
                    func place() -> Int {
                        switch self {
                        case .first: return 0
                        case .second: return 1
                        }
                    }
                """)
        #expect(try ways(of: app) == [way])
    }

    @Test func theNumberMayBeACaseOrAConstantOrAPlaceInAList() throws {
        var app = app(
            start: """
                    func openRaw() { viewController.tabBarController?.selectedIndex = Tab.second.rawValue }
                    func openConstant() { viewController.tabBarController?.selectedIndex = Place.first }
                    func openPlace() {
                        let place = Tab.allCases.firstIndex(of: .second) ?? 0
                        viewController.tabBarController?.selectedIndex = place
                    }
                    func openLabelled() { viewController.tabBarController?.selectedIndex = Label.later.index }
                    func openZero() { viewController.tabBarController?.selectedIndex = .zero }
                """)
        app["Tabs.swift"] = """
            enum Tab: Int, CaseIterable {
                case first
                case second
                case third = 2
            }

            enum Place {
                static let first = 0
            }

            enum Label {
                case now, later

                var index: Int {
                    switch self {
                    case .now: return 0
                    case .later: return 1
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { "\($0.method ?? "") \($0.target ?? "")" }.sorted() == [
                "openConstant() First", "openLabelled() Second", "openPlace() First", "openPlace() Second",
                "openRaw() Second", "openZero() First",
            ])
    }

    @Test func callersMayHandOverTheNumber() throws {
        let app = app(
            start: """
                    func open(_ tab: Int) { viewController.tabBarController?.selectedIndex = tab }
                """,
            presenter: """
                    func close() { wireframe.open(0) }
                    func next(isLast: Bool) {
                        if isLast { wireframe.open(1) }
                    }
                """)
        #expect(try ways(of: app) == ["First tab", "Second tab if isLast"])
    }

    @Test func aBranchDecidesOnTheNumber() throws {
        let app = app(
            start: """
                    func open(isFirst: Bool) { viewController.tabBarController?.selectedIndex = isFirst ? 0 : 1 }
                """)
        #expect(try ways(of: app) == ["First tab if isFirst", "Second tab if !isFirst"])
    }

    @Test func aTabIsShownByItsController() throws {
        let app = app(
            start: """
                    func open() {
                        guard let tabs = viewController.tabBarController else { return }
                        tabs.selectedViewController = tabs.viewControllers?[1]
                    }
                    func find() {
                        guard let tabs = viewController.tabBarController else { return }
                        tabs.selectedViewController = tabs.viewControllers?.first { $0 is FirstViewController }
                    }
                    func place() {
                        guard let tabs = viewController.tabBarController,
                            let place = tabs.viewControllers?.firstIndex(where: { $0 is SecondViewController })
                        else { return }
                        tabs.selectedIndex = place
                    }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { "\($0.method ?? "") \($0.target ?? "")" }.sorted() == [
                "find() First", "open() Second", "place() Second",
            ])
    }

    @Test func tabsMayBeAddedOneByOne() throws {
        let added = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """,
            filling: """
                        addChild(FirstWireframe().viewController)
                        addChild(SecondWireframe().viewController)
                        addChild(StartWireframe().viewController)
                """)
        #expect(try ways(of: added) == ["Second tab"])
        let collected = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """,
            filling: """
                        var screens: [UIViewController] = []
                        screens.append(FirstWireframe().viewController)
                        screens.append(SecondWireframe().viewController)
                        screens.append(StartWireframe().viewController)
                        setViewControllers(screens, animated: false)
                """)
        #expect(try ways(of: collected) == ["Second tab"])
    }

    /// The places of tabs that are appended are known as long as each of them is there.
    @Test(arguments: [
        ("viewControllers?.append(SecondWireframe().viewController)", "Second tab"),
        (
            "setViewControllers((viewControllers ?? []) + [SecondWireframe().viewController], animated: false)",
            "Second tab"
        ),
        ("append(SecondWireframe().viewController)", "Second tab"),
        (
            """
            if isOpen { viewControllers?.append(SecondWireframe().viewController) }
            append(StartWireframe().viewController)
            """,
            "unresolved tab"
        ),
        (
            "for screen in [SecondWireframe().viewController, StartWireframe().viewController] { append(screen) }",
            "unresolved tab"
        ),
    ])
    func tabsMayBeAppendedOneByOne(_ appending: String, _ way: String) throws {
        let app = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """,
            filling: """
                        viewControllers = [FirstWireframe().viewController]
                        \(appending)
                """,
            more: """
                    var isOpen = false

                    private func append(_ screen: UIViewController) {
                        viewControllers?.append(screen)
                    }
                """)
        #expect(try ways(of: app) == [way])
    }

    @Test func wireframesMayEachAppendTheirScreenToTheTabBarTheyAreHanded() throws {
        var app = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """,
            filling: """
                        FirstWireframe(parent: self).present()
                        SecondWireframe(parent: self).present()
                        viewControllers?.append(StartWireframe().viewController)
                """)
        for name in ["First", "Second"] {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter? }

                final class \(name)Presenter {
                    private let wireframe: \(name)Wireframe
                    init(wireframe: \(name)Wireframe) { self.wireframe = wireframe }
                }

                final class \(name)Wireframe {
                    private weak var parent: UIViewController?

                    init(parent: UIViewController?) { self.parent = parent }

                    func present() {
                        let screen = wireUp()
                        guard let tabs = parent as? UITabBarController else { return }
                        tabs.setViewControllers((tabs.viewControllers ?? []) + [screen], animated: false)
                    }

                    private func wireUp() -> UIViewController {
                        let view = \(name)ViewController()
                        view.presenter = \(name)Presenter(wireframe: self)
                        return UINavigationController(rootViewController: view)
                    }
                }
                """
        }
        #expect(try ways(of: app) == ["Second tab"])
    }

    @Test func thatTheOrderOfTheTabsIsNotKnownIsSaid() throws {
        let app = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """,
            filling: """
                        let all = [
                            FirstWireframe().viewController, SecondWireframe().viewController,
                            StartWireframe().viewController,
                        ]
                        var screens: [UIViewController] = []
                        for place in places { screens.append(all[place]) }
                        viewControllers = screens
                """,
            more: "    var places: [Int] = []")
        #expect(
            try app.graph().unresolved.map(\.reason) == [
                "the order of the tabs of MainTabBarController could not be followed"
            ])
    }

    @Test func aStoryboardTellsTheTabs() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """)
        app["Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="T">
            <scenes>
            <scene sceneID="1"><objects><tabBarController id="T"><connections>
            <segue destination="A" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="N" kind="relationship" relationship="viewControllers" id="2"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="2"><objects><viewController id="A" customClass="FirstViewController"/></objects></scene>
            <scene sceneID="3"><objects><navigationController id="N"><connections>
            <segue destination="B" kind="relationship" relationship="rootViewController" id="3"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="4"><objects><viewController id="B" customClass="SecondViewController"/></objects></scene>
            </scenes>
            </document>
            """
        #expect(try ways(of: app) == ["Second tab"])
    }

    @Test func aNumberThatIsNotKnownIsUnresolved() throws {
        let app = app(
            start: """
                    func open(_ names: [String]) {
                        viewController.tabBarController?.selectedIndex = names.count - 1
                    }
                    func openFarAway() { viewController.tabBarController?.selectedIndex = 7 }
                """)
        #expect(try ways(of: app) == ["unresolved tab", "unresolved tab"])
        let graph = try app.graph()
        #expect(
            graph.unresolved.map { "\($0.call): \($0.reason)" } == [
                "selectedIndex: which of the tabs it selects could not be followed",
                "selectedIndex: none of the tabs that are known is the one that it selects",
            ])
    }

    @Test func theTabWithWhichItBeginsIsNoRouteOfItsOwn() throws {
        let app = app(
            start: "",
            filling: """
                        viewControllers = [FirstWireframe().viewController, SecondWireframe().viewController]
                        selectedIndex = 1
                """)
        #expect(try app.graph().edges == ["App -> First tab", "App -> Second tab"])
    }

    /// A module whose view is the tab bar controller fills it in a method of its own.
    @Test func whatOneMethodFillsAndSelectsIsFilledOnce() throws {
        var app = InlineApp(["Other", "Third"])
        app["Start/Start.swift"] = """
            import UIKit

            enum Tab { static var first: Int { 0 } }

            final class StartViewController: UITabBarController {
                var presenter: StartPresenter?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUp()
                }

                private func setUp() {
                    let screens = presenter?.screens
                    viewControllers = screens
                    selectedIndex = Tab.first
                }

                @IBAction func thirdTapped() { selectedIndex = 1 }
            }

            final class StartPresenter {
                let wireframe: StartWireframe
                init(wireframe: StartWireframe) { self.wireframe = wireframe }
                var screens: [UIViewController] {
                    [OtherWireframe().viewController, ThirdWireframe().viewController]
                }
            }

            final class StartWireframe: BaseWireframe {
                init() {
                    let controller = StartViewController()
                    super.init(viewController: controller)
                    controller.presenter = StartPresenter(wireframe: self)
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.transition == .tab }
        #expect(
            routes.map { "\($0.source) \($0.target ?? "") \($0.method ?? "")" } == [
                "Start Other viewDidLoad()", "Start Third thirdTapped()", "Start Third viewDidLoad()",
            ])
    }

    @Test func whatElseHasASelectedIndexDoesNotNavigate() throws {
        var app = app(
            start: """
                    var selectedIndex = 0
                    let picker = PickerView()
                    func pick() {
                        picker.selectedIndex = 1
                        selectedIndex = 1
                        pages.selectedIndex = 0
                    }
                    var pages = PagesController()
                """)
        app["Picker.swift"] = """
            import UIKit

            final class PickerView: UIView { var selectedIndex = 0 }
            final class PagesController: UIViewController { var selectedIndex = 0 }
            """
        #expect(try ways(of: app) == [])
        #expect(try app.graph().navigationCalls.map(\.call) == ["rootViewController", "viewControllers"])
    }

    @Test func ofSeveralTabBarsTheOneThatHoldsTheScreenIsMeant() throws {
        var app = app(
            start: """
                    func open() { viewController.tabBarController?.selectedIndex = 1 }
                """)
        app.add("Third", wireframe: "    func open() { viewController.tabBarController?.selectedIndex = 0 }")
        app.add("Fourth")
        app.add(
            "Second",
            wireframe: """
                    func more() {
                        let tabs = UITabBarController()
                        tabs.viewControllers = [FourthWireframe().viewController, ThirdWireframe().viewController]
                        viewController.present(tabs, animated: true)
                    }
                """)
        let edges = try app.graph().edges
        #expect(edges.contains("Start -> Second tab"), "\(edges)")
        #expect(edges.contains("Third -> Fourth tab"), "\(edges)")
        #expect(!edges.contains { $0.contains("unresolved") }, "\(edges)")
    }

    @Test func aLinkThatSelectsATabLeadsToItsScreen() throws {
        let app = app(
            start: "",
            more: """
                }

                extension AppDelegate {
                    func application(_ application: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                        guard url.host == "second" else { return false }
                        (window?.rootViewController as? MainTabBarController)?.selectedIndex = 1
                        return true
                    }
                """)
        let edges = try app.graph().edges
        #expect(edges.contains("App:deeplink:second -> Second tab"), "\(edges)")
    }

    /// The place of a controller in the list of all is that controller's.
    @Test(arguments: ["index", "index ?? 0"])
    func theControllerMayBeLookedForInTheList(_ number: String) throws {
        let app = app(
            start: """
                    func open() { (viewController.tabBarController as? MainTabBarController)?.showSecond() }
                """,
            presenter: "    func tapped() { wireframe.open() }",
            filling: "viewControllers = [FirstWireframe().viewController, second, StartWireframe().viewController]",
            more: """
                    private lazy var second = UINavigationController(rootViewController: SecondWireframe().viewController)

                    func showSecond() {
                        \(number == "index" ? "guard let index = viewControllers?.firstIndex(of: second) else { return }" : "let index = viewControllers?.firstIndex(of: second)")
                        selectedIndex = \(number)
                    }
                """)
        #expect(try ways(of: app) == ["Second tab"])
    }

    /// Each tab is the stack of a flow that fills it when it starts.
    @Test func theStacksOfFlowsAreTabs() throws {
        var app = InlineApp(["First", "Second"])
        let flows = ["First", "Second"].map { name in
            """
            final class \(name)Flow {
                let navigation: UINavigationController
                init(navigation: UINavigationController = UINavigationController()) { self.navigation = navigation }
                func start() { navigation.viewControllers = [\(name)Wireframe().viewController] }
            }
            """
        }
        app["AppDelegate.swift"] = """
            import UIKit

            \(flows.joined(separator: "\n\n"))

            final class AppFlow {
                private let window: UIWindow
                private var first: FirstFlow?
                private var second: SecondFlow?
                private var tabs: UITabBarController!

                init(window: UIWindow) { self.window = window }

                func start() {
                    tabs = UITabBarController()
                    first = FirstFlow()
                    first?.start()
                    second = SecondFlow()
                    second?.start()
                    tabs.viewControllers = [first!.navigation, second!.navigation]
                    window.rootViewController = tabs
                }

                func showSecond() { tabs.selectedIndex = 1 }
            }

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                private var flow: AppFlow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?)
                    -> Bool
                {
                    flow = AppFlow(window: UIWindow())
                    flow?.start()
                    return true
                }

                func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
                    flow?.showSecond()
                }
            }
            """
        let graph = try app.graph()
        #expect(graph.unresolved.isEmpty, "\(graph.unresolved)")
        #expect(
            graph.edges == ["App -> First tab", "App -> Second tab", "App:notification:any -> Second tab"],
            "\(graph.edges)")
    }
}
