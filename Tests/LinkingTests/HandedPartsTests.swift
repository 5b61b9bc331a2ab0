import NavigationGraph
import Testing

/// One builder that is handed the parts of every module and wires them, in an app whose routers show their own screens.
@Suite("What a builder wires is told apart by what it was handed together")
struct HandedPartsTests {
    private static let names = [
        "Gate", "Hall", "Kitchen", "Cellar", "Attic", "Garden", "Garage", "Library", "Study", "Tower",
    ]

    private static let base = """
        import UIKit

        protocol StageRouting: AnyObject {
            var _brain: StageBrain! { get set }
            var _screen: StageViewController! { get }
        }

        extension StageRouting {
            func show(in window: UIWindow?) { window?.rootViewController = _screen }
            func push(from other: UIViewController) {
                other.navigationController?.pushViewController(_screen, animated: true)
            }
        }

        class StageRouter: StageRouting {
            weak var _brain: StageBrain!
            var _screen: StageViewController! { _brain._screen }
        }

        class StageBrain {
            weak var _screen: StageViewController!
            var _router: StageRouting!
        }

        class StageViewController: UIViewController { var _brain: StageBrain! }

        struct Stage {
            var screen: StageViewController
            var router: StageRouting
        }
        """

    /// A module that leads to the next one.
    private static func module(_ name: String, next: String, made: String) -> String {
        """
        import UIKit

        final class \(name)ViewController: StageViewController {
            @IBAction func tap() { (_brain as! \(name)Presenter).tapped() }
        }

        final class \(name)Presenter: StageBrain {
            func tapped() { (_router as! \(name)Router).goOn() }
        }

        final class \(name)Router: StageRouter {
            func goOn() { \(next)Stage.make().router.push(from: _screen) }
        }

        enum \(name)Stage { static func make() -> Stage { \(made) } }
        """
    }

    private func edges(builder: String, made: (String) -> String) throws -> [String] {
        var files = [
            "App.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    GateStage.make().router.show(in: window)
                    return true
                }
            }
            """, "Base.swift": Self.base, "Builder.swift": "import UIKit\n\n" + builder,
        ]
        for (name, next) in zip(Self.names, Self.names.dropFirst() + Self.names.prefix(1)) {
            files["\(name)/\(name).swift"] = Self.module(name, next: next, made: made(name))
        }
        let graph = try GraphOfSources.graph(files)
        #expect(graph.modules.map(\.id) == Self.names.sorted())
        return graph.edges
    }

    private var all: [String] {
        (["App -> Gate root"]
            + zip(Self.names, Self.names.dropFirst() + Self.names.prefix(1)).map { "\($0) -> \($1) push" }).sorted()
    }

    private static let wire = """
            static func wire(screen: StageViewController, brain: StageBrain, router: StageRouting) -> Stage {
                screen._brain = brain
                brain._screen = screen
                brain._router = router
                router._brain = brain
                return Stage(screen: screen, router: router)
            }
        """

    @Test func whenTheMakersHandOverTheParts() throws {
        let edges = try edges(builder: "enum Builder {\n\(Self.wire)\n}") {
            "Builder.wire(screen: \($0)ViewController(), brain: \($0)Presenter(), router: \($0)Router())"
        }
        #expect(edges.sorted() == all)
    }

    @Test("when the view is handed over as its class, and a storyboard of a name that only a run knows makes it")
    func whenTheViewIsAClass() throws {
        let builder = """
            typealias Parts = (view: StageViewController.Type, brain: StageBrain, router: StageRouting)

            enum Builder {
            \(Self.wire)

                static func build(_ parts: Parts, name: String) -> Stage {
                    let kind = parts.view
                    guard let screen = load(kind, name: name) else { fatalError() }
                    return wire(screen: screen, brain: parts.brain, router: parts.router)
                }

                static func load<View: StageViewController>(_ kind: View.Type, name: String) -> View? {
                    UIStoryboard(name: name, bundle: nil)
                        .instantiateViewController(withIdentifier: String(describing: kind)) as? View
                }
            }
            """
        let edges = try edges(builder: builder) {
            """
            Builder.build(
                (view: \($0)ViewController.self, brain: \($0)Presenter(), router: \($0)Router()), name: "\\(Date())")
            """
        }
        #expect(edges.sorted() == all)
    }
}
