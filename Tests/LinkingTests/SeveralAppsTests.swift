import Foundation
import NavigationGraph
import SourceScan
import Testing

/// Several apps in one scan, each with the same names of classes and storyboards.
@Suite("A storyboard means the classes and the storyboards that lie nearest to it")
struct SeveralAppsTests {
    private func files(_ folder: String) -> [String: String] {
        [
            "\(folder)/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """,
            "\(folder)/Screens.swift": """
            import UIKit

            @UIApplicationMain
            final class AppDelegate: UIResponder, UIApplicationDelegate {}

            final class ListViewController: UIViewController {
                func open() { performSegue(withIdentifier: "detail", sender: nil) }
            }

            final class DetailViewController: UIViewController {}
            """,
            "\(folder)/Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="l">
                <scenes>
                    <scene sceneID="1"><objects>
                        <viewController id="l" customClass="ListViewController" sceneMemberID="viewController">
                            <connections>
                                <segue destination="d" kind="show" identifier="detail" id="one"/>
                            </connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <viewController id="d" customClass="DetailViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """,
        ]
    }

    @Test("so that each app has its own ways")
    func apps() throws {
        let graph = try GraphOfSources.graph(files("One").merging(files("Two")) { one, _ in one })
        #expect(
            Set(graph.edges) == [
                "App -> One/List root", "App -> Two/List root", "One/List -> One/Detail push",
                "Two/List -> Two/Detail push",
            ])
    }

    /// Each app names its storyboard, and code that all of them share asks it for the scene.
    @Test(
        "and so it does where code that the apps share asks it for a scene",
        arguments: [
            ("screen(of: List.self)", "instantiateViewController(withIdentifier: String(describing: type))"),
            ("first(as: List.self)", ""),
        ])
    func shared(asking: String, identifier: String) throws {
        var sources = [
            "Shared/Storyboards.swift": """
            import UIKit

            extension UIStoryboard {
                func screen<Screen: UIViewController>(of type: Screen.Type) -> Screen? {
                    \(identifier.isEmpty ? "nil" : "\(identifier) as? Screen")
                }

                func first<Screen: UIViewController>(as type: Screen.Type) -> Screen? {
                    instantiateInitialViewController() as? Screen
                }
            }
            """
        ]
        for folder in ["One", "Two"] {
            let files = files(folder)
            sources["\(folder)/Main.storyboard"] = files["\(folder)/Main.storyboard"]?
                .replacing("id=\"l\"", with: "id=\"l\" storyboardIdentifier=\"ListViewController\"")
            sources["\(folder)/Screens.swift"] = """
                import UIKit

                enum Storyboard {
                    static let main = UIStoryboard(name: "Main", bundle: nil)
                }

                @UIApplicationMain
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = Storyboard.main.\(asking.replacing("List", with: "ListViewController"))
                        return true
                    }
                }

                final class ListViewController: UIViewController {
                    func open() { performSegue(withIdentifier: "detail", sender: nil) }
                }

                final class DetailViewController: UIViewController {}
                """
        }
        let graph = try GraphOfSources.graph(sources)
        #expect(
            Set(graph.edges) == [
                "App -> One/List root", "App -> Two/List root", "One/List -> One/Detail push",
                "Two/List -> Two/Detail push",
            ], "\(graph.edges)")
    }

    /// The app's modules, each a view of SwiftUI's in a controller around any view.
    private func modules(_ folder: String) -> [String: String] {
        var files: [String: String] = [
            "\(folder)/Base.swift": """
            import SwiftUI
            import UIKit

            class LateController<RootView: View>: UIViewController {
                var rootView: RootView!

                override func viewDidLoad() { addChild(UIHostingController(rootView: rootView)) }
            }

            class BaseWireframe<ViewController> where ViewController: UIViewController {
                let viewController: ViewController
                init(viewController: ViewController) { self.viewController = viewController }
            }

            @UIApplicationMain
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = LoginWireframe().viewController
                    return true
                }
            }
            """
        ]
        for (name, way) in [("Login", "navigateToHome"), ("Home", "")] {
            files["\(folder)/\(name)/\(name).swift"] = """
                import SwiftUI

                struct \(name)View: View {
                    let presenter: \(name)Presenter
                    var body: some View { Button("Next") { presenter.next() } }
                }

                final class \(name)Presenter {
                    private let wireframe: \(name)Wireframe
                    init(wireframe: \(name)Wireframe) { self.wireframe = wireframe }
                    func next() { \(way.isEmpty ? "" : "wireframe.\(way)()") }
                }

                final class \(name)Wireframe: BaseWireframe<LateController<\(name)View>> {
                    init() {
                        let controller = LateController<\(name)View>()
                        super.init(viewController: controller)
                        controller.rootView = \(name)View(presenter: \(name)Presenter(wireframe: self))
                    }

                    \(way.isEmpty ? "" : "func \(way)() { viewController.show(HomeWireframe().viewController, sender: nil) }")
                }
                """
        }
        return files
    }

    @Test("and what makes a module makes that of its own app")
    func assemblies() throws {
        let graph = try GraphOfSources.graph(modules("One").merging(modules("Two")) { one, _ in one })
        #expect(
            graph.edges == [
                "App -> One/Login root", "App -> Two/Login root", "One/Login -> One/Home push",
                "Two/Login -> Two/Home push",
            ], "\(graph.edges)")
    }

    /// A list that performs a segue whose name only a run tells, and another one by its name.
    @Test("and a segue whose name is not known is one that no other code performs")
    func unnamed() throws {
        var one = files("One")
        one["One/Screens.swift"] = """
            import UIKit

            @UIApplicationMain
            final class AppDelegate: UIResponder, UIApplicationDelegate {}

            final class ListViewController: UIViewController {
                var state = State()
                func open() { performSegue(withIdentifier: "detail", sender: nil) }
                func next() { performSegue(withIdentifier: state.settings.text(of: 3), sender: nil) }
            }

            final class DetailViewController: UIViewController {}
            final class EditViewController: UIViewController {}
            """
        one["One/Main.storyboard"] = one["One/Main.storyboard"]?
            .replacingOccurrences(
                of: "<segue destination=\"d\"",
                with: "<segue destination=\"e\" kind=\"show\" identifier=\"edit\" id=\"two\"/><segue destination=\"d\""
            )
            .replacingOccurrences(
                of: "</scenes>",
                with: """
                    <scene sceneID="3"><objects>
                        <viewController id="e" customClass="EditViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                    </scenes>
                    """)
        let graph = try GraphOfSources.graph(one)
        #expect(Set(graph.edges) == ["App -> List root", "List -> Detail push", "List -> Edit push"])
        #expect(graph.routes.first { $0.target == "Edit" }?.confidence == .inferred)
        #expect(graph.unresolved.isEmpty)
    }

    private func app(_ name: String) -> String {
        """
        import UIKit

        @main final class \(name)Delegate: UIResponder, UIApplicationDelegate {}
        """
    }

    /// Apps of single features launch their screens, too.
    @Test(
        "and apps in folders for demos are told",
        arguments: [
            (["Features/Feed/FeedDemo/App.swift", "Features/Store/Demo/Sources/App.swift"], 2, 1),
            (["Examples/App.swift"], 1, 1), (["Watch/App.swift"], 0, 0), ([], 0, 0),
        ])
    func demos(paths: [String], demos: Int, warnings: Int) throws {
        var app = InlineApp()
        for (index, path) in paths.enumerated() { app[path] = self.app("Demo\(index)") }
        let told = GraphOfSources.linked(try app.scanned()).diagnostics
        #expect(told.count == warnings, "\(told)")
        guard let warning = told.first else { return }
        #expect(warning.message.hasPrefix("\(demos + 1) apps start in these sources, \(demos) of them"))
        let folders = ["--exclude 'Features/Feed/FeedDemo/**'", "--exclude 'Features/Store/Demo/**'"]
        #expect(demos == 2 ? folders.allSatisfy { warning.advice?.contains($0) == true } : warning.advice != nil)
    }

    /// An app of SwiftUI's that became a part of another one.
    @Test(
        "and an app that is no longer marked starts where code names it",
        arguments: [("", ["App -> List root"]), ("TeaApp.main()", ["App -> List root", "App -> Tea root"])])
    func unmarked(code: String, edges: [String]) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("ListViewController()"),
            "List.swift": """
            import UIKit

            final class ListViewController: UIViewController {
                override func viewDidLoad() { \(code) }
            }
            """,
            "Tea.swift": """
            import SwiftUI

            struct TeaApp: App { var body: some Scene { WindowGroup { TeaView() } } }
            struct TeaView: View { var body: some View { Text("Tea") } }
            """,
        ])
        #expect(graph.edges == edges)
    }

    /// Who reads that nothing leads to a screen should know that half of the code was not looked at.
    @Test("and ways that Objective-C code may know are not told to be missing", arguments: [(2, true), (0, false)])
    func unread(files: Int, isTold: Bool) throws {
        var scan = try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(
            SourcesOfTest(files: [
                "Screens.swift": """
                import UIKit

                final class ListViewController: UIViewController {
                    func open() { show(DetailViewController(), sender: nil) }
                }

                final class DetailViewController: UIViewController {}
                """
            ]))
        scan.summary.objectiveCFiles = 3
        scan.summary.objectiveCFilesWithNavigation = files
        let told = GraphOfSources.linked(scan).diagnostics
        let message = "found to 1 of 1 modules and screens; 2 Objective-C files"
        #expect(told.contains { $0.message.contains(message) } == isTold, "\(told)")
    }
}
