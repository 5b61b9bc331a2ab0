import NavigationGraph
import Testing

/// Screens that wait in a list until their turn comes, and those that UIKit hands back.
struct WaitingScreenTests {
    /// A queue that shows one notice at a time.
    @Test(arguments: ["waiting.removeFirst()", "waiting.popLast()!"])
    func whatIsAppendedIsWhatIsTakenOut(next: String) throws {
        var app = InlineApp(
            presenter: """
                    func warn() { NoticeQueue.shared.put(UIAlertController(title: nil, message: nil, preferredStyle: .alert)) }
                    func told() { NoticeQueue.shared.next() }
                    func open() { NoticeQueue.shared.put(OtherWireframe().viewController) }
                """)
        app["NoticeQueue.swift"] = """
            import UIKit

            final class NoticeQueue {
                static let shared = NoticeQueue()
                private var waiting: [UIViewController] = []
                private var shown: UIViewController?

                func put(_ notice: UIViewController) {
                    if shown != nil {
                        waiting.append(notice)
                        return
                    }
                    shown = notice
                    show(notice)
                }

                func next() {
                    shown = nil
                    if waiting.isEmpty { return }
                    let notice = \(next)
                    shown = notice
                    show(notice)
                }

                private func show(_ screen: UIViewController) {
                    UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: true)
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        let found = Set(routes.map { "\($0.method ?? "") \($0.destination.kind.rawValue) \($0.destination.name)" })
        #expect(
            found == [
                "warn() system UIAlertController", "open() node Other", "told() system UIAlertController",
                "told() node Other",
            ], "\(found)")
    }

    /// UIKit commits to what the same delegate answered for the preview.
    @Test func aPreviewThatIsCommittedIsTheOneThatWasPeekedAt() throws {
        var app = InlineApp()
        app.add("Start", conforming: ", UIViewControllerPreviewingDelegate")
        app["Start/Preview.swift"] = """
            import UIKit

            extension StartViewController {
                func previewingContext(
                    _ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
                ) -> UIViewController? {
                    OtherWireframe().viewController
                }

                func previewingContext(
                    _ context: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
                ) {
                    show(viewControllerToCommit, sender: nil)
                }
            }
            """
        let graph = try app.graph()
        #expect(graph.edges.filter { $0.hasPrefix("Start") } == ["Start -> Other present", "Start -> Other push"])
        #expect(graph.unresolved.isEmpty)
    }

    /// A screen in a future of a library: what it carries, its type tells, where it is not the screen itself.
    @Test(arguments: [
        ("Future<OtherViewController>", "return .init(OtherViewController.make())", "then(on: .main) { screen in"),
        ("Promise<OtherViewController>", "return Promise { _ in }", "done { screen in"),
        ("Future<OtherViewController>", "return Futures.other()", "then { screen in"),
    ])
    func aFutureCarriesAScreen(type: String, made: String, taken: String) throws {
        var app = InlineApp(
            presenter: """
                    func make() -> \(type) { \(made) }
                    func open() {
                        make().\(taken) self.view.present(screen, animated: true) }
                    }
                """)
        app["Other/Making.swift"] = """
            import Promises

            extension OtherViewController {
                static func make() -> OtherViewController { OtherWireframe().viewController as! OtherViewController }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test func whatAFutureGivesIsWhatItCarries() throws {
        let app = InlineApp(
            presenter: """
                    func make() -> Future<OtherViewController> { Futures.other() }
                    func open() throws { self.view.present(try make().get(), animated: true) }
                """)
        #expect(try app.edges() == ["Start -> Other present"])
    }

    /// The pages come from whoever makes the view, through an interface.
    @Test func whatAMethodIsHandedAndAppendsIsInTheList() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open() {
                        let pages: PageHolding = PagesViewController()
                        pages.hold([OtherWireframe().viewController, ThirdWireframe().viewController])
                        viewController.present(pages as! UIViewController, animated: true)
                    }
                """)
        app["PagesViewController.swift"] = """
            import UIKit

            protocol PageHolding: AnyObject {
                func hold(_ controllers: [UIViewController])
            }

            final class PagesViewController: UIViewController, PageHolding {
                private var pages = [UIViewController]()
                func hold(_ controllers: [UIViewController]) {
                    pages.removeAll()
                    pages.append(contentsOf: controllers)
                }
                override func viewDidLoad() { addChild(pages[0]) }
            }
            """
        #expect(try app.edges() == ["Pages -> Other embed", "Pages -> Third embed", "Start -> Pages present"])
    }

    /// Who makes the view puts its pages there, each under a key; a view inside asks for them.
    @Test(arguments: [
        ("[Kind: UIViewController]", "view.pages[kind] = page(kind)"),
        ("Dictionary<Kind, UIViewController>", "view.pages[kind] = page(kind)"),
        ("[Kind: UIViewController]", "view.list.append(page(kind))"),
    ])
    func whatTheMakerPutsIntoAListIsInTheList(_ type: String, _ filling: String) throws {
        let files = [
            "Launch.swift": LaunchCode.showing("HallAssembly.make()"),
            "Hall.swift": """
            import UIKit

            enum Kind: CaseIterable { case book, shop }

            enum HallAssembly {
                static func make() -> UIViewController {
                    let view = HallViewController()
                    Kind.allCases.forEach { kind in \(filling) }
                    return view
                }
                private static func page(_ kind: Kind) -> UIViewController {
                    switch kind {
                    case .book: return BookViewController()
                    case .shop: return ShopViewController()
                    }
                }
            }

            final class HallViewController: UIViewController {
                var pages: \(type) = [:]
                var list: [UIViewController] = []
                func show(_ kind: Kind) {
                    if let page = pages[kind] ?? list.first { addChild(page) }
                }
                override func viewDidLoad() { show(.book) }
            }

            final class BookViewController: UIViewController {}
            final class ShopViewController: UIViewController {}
            """,
        ]
        let edges = try GraphOfSources.graph(files).edges
        #expect(edges == ["App -> Hall root", "Hall -> Book embed", "Hall -> Shop embed"])
    }
}
