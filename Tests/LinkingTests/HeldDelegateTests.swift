import NavigationGraph
import Testing

/// Parts that ask whoever holds them for the screens that they show: each holder gets its own.
struct HeldDelegateTests {
    /// Two modules with a pager each, the first of which leads to the second.
    ///
    /// - Parameters:
    ///   - pager: members of the pager.
    ///   - wiring: how a view sets its pager up.
    private func edges(pager: String, wiring: String) throws -> [String] {
        var app = InlineApp(
            ["Feed", "Book"],
            start: "    func open() { viewController.present(LibraryWireframe().viewController, animated: true) }",
            presenter: "    func tapped() { wireframe.open() }")
        func view(_ page: String) -> String {
            """
                private let pager = Pager()
                override func viewDidLoad() { \(wiring) }
                func page(at index: Int) -> UIViewController { \(page)Wireframe().viewController }
            """
        }
        app.add(
            "Start", view: view("Feed"), conforming: ", PagerDelegate",
            wireframe: "    func open() { viewController.present(LibraryWireframe().viewController, animated: true) }",
            presenter: "    func tapped() { wireframe.open() }")
        app.add("Library", view: view("Book"), conforming: ", PagerDelegate")
        app["Pager.swift"] = """
            import UIKit

            protocol PagerDelegate: AnyObject { func page(at index: Int) -> UIViewController }

            final class Pager: UIView {
                weak var delegate: PagerDelegate?
                var makePage: ((Int) -> UIViewController)?
                private let pages = UIPageViewController()
            \(pager)
            }
            """
        return try app.edges()
    }

    private static let own = ["Library -> Book embed", "Start -> Feed embed", "Start -> Library present"]

    @Test(arguments: [
        "pages.setViewControllers([delegate!.page(at: 0)], direction: .forward, animated: false)",
        """
        guard let first = delegate?.page(at: 0) else { return }
        pages.setViewControllers([first], direction: .forward, animated: false)
        """,
    ])
    func delegatesGiveTheirOwn(showing: String) throws {
        let pager = "    func start() { \(showing) }"
        #expect(try edges(pager: pager, wiring: "pager.delegate = self; pager.start()") == Self.own)
    }

    @Test func closuresMakeTheirOwn() throws {
        let pager =
            "    func start() { pages.setViewControllers([makePage!(0)], direction: .forward, animated: false) }"
        let wiring = "pager.makePage = { self.page(at: $0) }; pager.start()"
        #expect(try edges(pager: pager, wiring: wiring) == Self.own)
    }
}
