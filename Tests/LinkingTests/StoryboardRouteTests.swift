import Foundation
import NavigationGraph
import Testing

/// Routes that storyboards prove, alone or with code.
struct StoryboardRouteTests {
    /// An app whose start screen has a button with a segue to the other screen, and a segue that code performs.
    private func app(performing identifier: String? = nil) -> InlineApp {
        var app = InlineApp(["Other", "Third"])
        if let identifier {
            app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
                of: "var presenter: StartPresenter?",
                with: """
                    var presenter: StartPresenter?
                    func openThird() { performSegue(withIdentifier: "\(identifier)", sender: nil) }
                    """)
        }
        app["Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
                <scenes>
                    <scene sceneID="1"><objects>
                        <viewController storyboardIdentifier="Start" id="s" customClass="StartViewController" sceneMemberID="viewController">
                            <view key="view" id="v"><subviews>
                                <button id="b">
                                    <connections><segue destination="o" kind="show" id="one"/></connections>
                                </button>
                            </subviews></view>
                            <connections>
                                <segue destination="t" kind="presentation" identifier="ShowThird" id="two"/>
                            </connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <viewController id="o" customClass="OtherViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                    <scene sceneID="3"><objects>
                        <viewController id="t" customClass="ThirdViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """
        return app
    }

    @Test func aSegueOfAButtonNeedsNoCode() throws {
        let app = app()
        #expect(try app.edges() == ["Start -> Other push"])
        let route = try #require(try app.graph().routes.first { $0.source == "Start" })
        #expect(route.evidence.contains { $0.file == "Main.storyboard" && $0.object == "one" }, "\(route.evidence)")
    }

    @Test func aSegueWithAnIdentifierWaitsForCode() throws {
        let app = app(performing: "ShowThird")
        #expect(try app.edges() == ["Start -> Other push", "Start -> Third present"])
        let route = try #require(try app.graph().routes.first { $0.target == "Third" })
        #expect(route.method == "openThird()")
    }

    @Test func anIdentifierThatNoSegueHasIsUnresolved() throws {
        let app = app(performing: "ShowNothing")
        #expect(try app.edges() == ["Start -> (unresolved) segue", "Start -> Other push"])
        #expect(try app.graph().unresolved.map(\.call) == ["performSegue(withIdentifier:sender:)"])
    }

    /// LightRoute and ViperMcFlurry perform segues on what a router knows of its view controller.
    @Test(arguments: [
        #"transitionHandler.forSegue(identifier: "ShowThird", to: ThirdPresenter.self) { input in input.start() }"#,
        #"try? transitionHandler.forSegue(identifier: "ShowThird", to: ThirdPresenter.self).then { _ in nil }"#,
        #"transitionHandler.openModule(usingSegue: "ShowThird")"#,
    ])
    func aLibraryPerformsSeguesOfTheModule(_ call: String) throws {
        var app = app()
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "final class StartWireframe: BaseWireframe {",
            with: """
                final class StartWireframe: BaseWireframe {
                    weak var transitionHandler: TransitionHandler!
                    func openThird() { \(call) }
                """)
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "self.wireframe = wireframe\n    }",
            with: "self.wireframe = wireframe\n    }\n    func chose() { wireframe.openThird() }")
        #expect(try app.edges() == ["Start -> Other push", "Start -> Third present"])
        let route = try #require(try app.graph().routes.first { $0.target == "Third" })
        #expect(route.method == "openThird()")
    }

    @Test func theModuleKnowsItsScene() throws {
        let start = try #require(try app().graph().modules.first { $0.id == "Start" })
        #expect(start.storyboard == StoryboardScene(file: "Main.storyboard", identifier: "Start"))
    }

    @Test func theTabBarOfTheMainStoryboardFillsItselfInCode() throws {
        var app = InlineApp(["First", "Second"])
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

            final class MainTabs: UITabBarController {
                enum Tab: CaseIterable {
                    case first, second
                    var screen: UIViewController {
                        switch self {
                        case .first: return UINavigationController(rootViewController: FirstWireframe().viewController)
                        case .second: return SecondWireframe().viewController
                        }
                    }
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    setViewControllers(Tab.allCases.map { $0.screen }, animated: false)
                }
            }
            """
        app["Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t">
                <scenes><scene sceneID="one"><objects>
                    <tabBarController id="t" customClass="MainTabs" customModule="App" sceneMemberID="viewController"/>
                </objects></scene></scenes>
            </document>
            """
        app["Info.plist"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """
        let graph = try app.graph()
        #expect(graph.edges == ["App -> First tab", "App -> Second tab"])
        #expect(graph.routes.first?.container == .navigation)
        #expect(graph.navigationCalls.map(\.class) == [.resolved])
    }

    /// - Parameters:
    ///   - segue: what the initial screen leads to, which has no parts beside its view.
    ///   - members: further members of that screen.
    private func appThatStartsPlainly(_ segue: String, _ members: String = "") -> InlineApp {
        var app = InlineApp(["Other"])
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

            final class WelcomeScreen: UIViewController {
                @IBAction private func goOn() { performSegue(withIdentifier: "on", sender: nil) }
                \(members)
            }
            """
        app["Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
                <scenes>
                    <scene sceneID="1"><objects>
                        <navigationController id="n" sceneMemberID="viewController">
                            <connections>
                                <segue destination="w" kind="relationship" relationship="rootViewController" id="r"/>
                            </connections>
                        </navigationController>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <viewController id="w" customClass="WelcomeScreen" sceneMemberID="viewController">
                            <connections>\(segue)</connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="3"><objects>
                        <viewController id="o" customClass="OtherViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """
        app["Info.plist"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """
        return app
    }

    @Test func thePlainScreenWithWhichTheMainStoryboardBeginsIsANode() throws {
        let app = appThatStartsPlainly(#"<segue destination="o" kind="show" identifier="on" id="s"/>"#)
        #expect(try app.edges() == ["App -> Welcome root", "Welcome -> Other push"])
    }

    @Test func thePlainScreenWhoseCodeLeadsOnIsANode() throws {
        let app = appThatStartsPlainly(
            "", "@IBAction func tapped() { present(OtherWireframe().viewController, animated: true) }")
        let found = try app.edges()
        #expect(found == ["App -> Welcome root", "Welcome -> (unresolved) segue", "Welcome -> Other present"])
    }

    @Test(arguments: [
        (
            "if isKnown { show(OtherWireframe().viewController) } else { show(FirstWireframe().viewController) }",
            ["App -> First root", "App -> Other root", "Welcome -> Other push"]
        ),
        (
            "window?.rootViewController = isKnown ? OtherWireframe().viewController : FirstWireframe().viewController",
            ["App -> First root", "App -> Other root", "Welcome -> Other push"]
        ),
        (
            """
            guard isKnown else { show(FirstWireframe().viewController); return true }
                    if isNew { show(OtherWireframe().viewController) } else { show(FirstWireframe().viewController) }
            """,
            ["App -> First root", "App -> Other root", "Welcome -> Other push"]
        ),
        (
            "if isKnown { show(OtherWireframe().viewController) }",
            ["App -> Other root", "App -> Welcome root", "Welcome -> Other push"]
        ),
    ])
    func whatLaunchCodeShowsInAnyCaseTakesThePlaceOfTheMainStoryboard(_ launch: String, _ edges: [String]) throws {
        var app = appThatStartsPlainly(#"<segue destination="o" kind="show" identifier="on" id="s"/>"#)
        app.add("First")
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var isKnown = UserDefaults.standard.bool(forKey: "known"), isNew = UserDefaults.standard.bool(forKey: "new")

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    \(launch)
                    return true
                }

                private func show(_ screen: UIViewController) { window?.rootViewController = screen }
            }

            final class WelcomeScreen: UIViewController {
                @IBAction private func goOn() { performSegue(withIdentifier: "on", sender: nil) }
            }
            """
        #expect(try app.edges() == edges)
    }

    @Test func whatIsLeftOfATemplateIsNone() throws {
        #expect(try appThatStartsPlainly("").edges() == [])
    }

    @Test func aProjectOfStoryboardsAloneIsLinked() throws {
        let tree = SourcesOfTest(files: [
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                    <scene sceneID="1"><objects>
                        <viewController id="a" customClass="NotesViewController" sceneMemberID="viewController">
                            <connections><segue destination="b" kind="show" id="s"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <viewController id="b" customClass="NoteViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """
        ])
        #expect(throws: Never.self) { try GraphOfSources.graph(tree) }
    }
}
