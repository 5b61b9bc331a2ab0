import NavigationGraph
import Testing

/// Pages for which a library asks a class of the app.
struct LibraryPageTests {
    private func edges(_ pages: String, opening: String = "PagesViewController()") throws -> [String] {
        var app = InlineApp(
            start: "    func open() { viewController.present(\(opening), animated: true) }",
            presenter: "    func tap() { wireframe.open() }")
        app["Pages/Pages.swift"] = """
            import PagesLibrary
            import UIKit

            \(pages)
            """
        return try app.edges()
    }

    @Test(
        "What a library is answered is shown in the screen that answers",
        arguments: [
            """
            final class PagesViewController: ButtonBarPagerTabStripViewController {
                override func viewControllers(for strip: PagerTabStripViewController) -> [UIViewController] {
                    [OtherWireframe().viewController]
                }
            }
            """,
            """
            final class PagesViewController: UIViewController, PagingViewControllerDataSource {
                let paging = PagingViewController()
                func pagingViewController(_ paging: PagingViewController, viewControllerAt index: Int) -> UIViewController {
                    OtherWireframe().viewController
                }
            }
            """,
            """
            final class PagesViewController: UIViewController, CarbonTabSwipeNavigationDelegate {
                func carbonTabSwipeNavigation(
                    _ navigation: CarbonTabSwipeNavigation, viewControllerAt index: UInt
                ) -> UIViewController { OtherWireframe().viewController }
            }
            """,
        ])
    func pages(_ source: String) throws {
        #expect(try edges(source) == ["Pages -> Other embed", "Start -> Pages present"])
    }

    @Test("A method of the app's own that only bears such a name answers nobody")
    func own() throws {
        let found = try edges(
            """
            final class PagesViewController: UIViewController {
                func viewControllers(for kind: Int) -> [UIViewController] { [OtherWireframe().viewController] }
            }
            """)
        #expect(found == ["Start -> Pages present"])
    }
}
