import Linking
import NavigationGraph
import SourceScan

/// A small app of modules in the handbook's manner, for tests that are about one thing.
///
/// Launch code shows `Start`; every module is a file of its own, and every file can be replaced.
struct InlineApp {
    private var files: [String: String] = [
        "Base/BaseWireframe.swift": """
        import UIKit

        class BaseWireframe {
            let viewController: UIViewController

            init(viewController: UIViewController) {
                self.viewController = viewController
            }

            var navigationController: UINavigationController? { viewController.navigationController }
        }
        """,
        "AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let window = UIWindow()
                window.rootViewController = StartWireframe().viewController
                self.window = window
                return true
            }
        }
        """,
    ]

    /// An app with these modules, which lead nowhere, beside `Start`, whose wireframe and presenter have these members.
    init(_ modules: [String] = ["Other"], start wireframe: String = "", presenter: String = "") {
        for name in modules { add(name) }
        add("Start", wireframe: wireframe, presenter: presenter)
    }

    /// Adds a module, or puts another one in its place.
    ///
    /// - Parameters:
    ///   - view: members of the view controller.
    ///   - conforming: what the view controller conforms to: `, UITableViewDelegate`.
    mutating func add(
        _ name: String, view: String = "", conforming: String = "", wireframe: String = "", presenter: String = ""
    ) {
        files["\(name)/\(name).swift"] = """
            import UIKit

            final class \(name)ViewController: UIViewController\(conforming) {
                var presenter: \(name)Presenter?\(view.isEmpty ? "" : "\n\n" + view)
            }

            final class \(name)Presenter {
                private unowned let view: \(name)ViewController
                private let wireframe: \(name)Wireframe

                init(view: \(name)ViewController, wireframe: \(name)Wireframe) {
                    self.view = view
                    self.wireframe = wireframe
                }

            \(presenter)
            }

            final class \(name)Wireframe: BaseWireframe {
                init() {
                    let controller = \(name)ViewController()
                    super.init(viewController: controller)
                    controller.presenter = \(name)Presenter(view: controller, wireframe: self)
                }

            \(wireframe)
            }
            """
    }

    /// Adds a file, or puts another one in its place.
    subscript(path: String) -> String? {
        get { files[path] }
        set { files[path] = newValue }
    }

    func scanned() throws -> ScanResult {
        try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(SourcesOfTest(files: files))
    }

    func graph(options: LinkOptions = LinkOptions()) throws -> NavigationGraph {
        try GraphOfSources.graph(files, options: options)
    }

    /// Source, target and transition of every route but the one that launches the app.
    func edges() throws -> [String] { try graph().edges.filter { $0 != "App -> Start root" } }
}
