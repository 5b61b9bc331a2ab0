import NavigationGraph
import Testing

/// Where ways back land that take away more than one screen.
struct LandingTests {
    @Test func dismissingAPushedScreenLandsOnWhatPresentedItsStack() throws {
        let landings = try landings(
            in: """
                    func leave() { navigationController?.dismiss(animated: true) }
                    func close() { viewController.dismiss(animated: true) }
                """)
        #expect(landings == [#"close(): ["Start"]"#, #"leave(): ["Start"]"#], "\(landings)")
    }

    @Test func whatIsPresentedAloneHasNoStackToPushOnto() throws {
        var app = InlineApp(
            ["Alone"],
            start: "    func open() { viewController.present(FirstWireframe().viewController, animated: true) }")
        app.add(
            "First",
            wireframe: "    func open() { viewController.show(SecondWireframe().viewController, sender: nil) }")
        app.add("Second", wireframe: "    func close() { viewController.dismiss(animated: true) }")
        let routes = try app.graph().routes.filter { $0.source == "Second" }
        #expect(routes.map(\.landsOn) == [[]])
    }

    @Test func emptyingTheStackOfTheSelectedTabLandsOnTheTabs() throws {
        let landings = try landings(
            in: """
                    func finish() {
                        guard let tabs = view.window?.rootViewController as? UITabBarController else { return }
                        let stack = tabs.selectedViewController as? UINavigationController
                        stack?.popToRootViewController(animated: true)
                    }
                    func leave() { navigationController?.popToRootViewController(animated: true) }
                """,
            tabs: true)
        #expect(landings == [#"finish(): ["Fresh", "Kept"]"#, #"leave(): ["First"]"#], "\(landings)")
    }

    @Test func whatAClosedSheetPushesLiesOnWhatPresentedTheSheet() throws {
        var app = InlineApp(
            ["Alone"],
            start: """
                    func open() {
                        let sheet = SheetWireframe(below: viewController)
                        viewController.present(sheet.viewController, animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["Sheet.swift"] = """
            import UIKit

            final class SheetViewController: UIViewController {
                var presenter: SheetPresenter?
                @IBAction func doneTapped() { presenter?.done() }
            }

            final class SheetPresenter {
                private let wireframe: SheetWireframe
                init(wireframe: SheetWireframe) { self.wireframe = wireframe }
                func done() { wireframe.goOn() }
            }

            final class SheetWireframe: BaseWireframe {
                private let below: UIViewController

                init(below: UIViewController) {
                    self.below = below
                    let controller = SheetViewController()
                    super.init(viewController: controller)
                    controller.presenter = SheetPresenter(wireframe: self)
                }

                func goOn() {
                    viewController.dismiss(animated: true) { [below] in
                        below.navigationController?.pushViewController(AloneWireframe().viewController, animated: true)
                    }
                }
            }
            """
        app.add("Alone", wireframe: "    func close() { navigationController?.popViewController(animated: true) }")
        let routes = try app.graph().routes.filter { $0.source == "Alone" }
        #expect(routes.map(\.landsOn) == [["Start"]])
    }

    @Test func aCoordinatorIsNothingToLandOn() throws {
        var app = InlineApp(
            ["Alone"], start: "    func open() { FlowCoordinator(host: viewController).start() }")
        app.add("First", wireframe: "    func close() { viewController.dismiss(animated: true) }")
        app["FlowCoordinator.swift"] = """
            import UIKit

            final class FlowCoordinator {
                let host: UIViewController
                init(host: UIViewController) { self.host = host }
                func start() { host.present(FirstWireframe().viewController, animated: true) }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "First" }
        #expect(routes.map(\.landsOn) == [["Start"]])
    }

    /// - Returns: where the ways back of a screen land that is pushed onto one which a stack was presented with.
    private func landings(in wireframe: String, tabs: Bool = false) throws -> [String] {
        var app = InlineApp(
            ["Kept", "Fresh"],
            start: """
                    func open() {
                        viewController.present(
                            UINavigationController(rootViewController: FirstWireframe().viewController), animated: true)
                    }
                """)
        app.add(
            "First",
            wireframe: """
                    func open() {
                        navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                """)
        app.add("Second", wireframe: wireframe)
        if tabs {
            app["Tabs.swift"] = """
                import UIKit

                final class TabsController: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = [
                            UINavigationController(rootViewController: KeptWireframe().viewController),
                            UINavigationController(rootViewController: FreshWireframe().viewController),
                        ]
                    }
                }

                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) {
                        window?.rootViewController = TabsController()
                    }
                }
                """
        }
        return try app.graph().routes.filter { $0.source == "Second" }.map { "\($0.method ?? ""): \($0.landsOn)" }
    }
}
