import Testing

/// Screens that code takes out of the stack again which it has made for them.
struct StackTopTests {
    @Test(arguments: ["topViewController", "visibleViewController", "viewControllers.first", "viewControllers.last"])
    func whatAStackIsMadeWithStandsThere(_ top: String) throws {
        var app = InlineApp(
            [],
            start: """
                    func open() { viewController.present(makePage(), animated: true) }
                    private func makePage() -> UIViewController {
                        let stack = UINavigationController(rootViewController: PageViewController())
                        guard let page = stack.\(top) as? PageViewController else { return UIViewController() }
                        return page
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app["Page.swift"] = "import UIKit\n\nfinal class PageViewController: UIViewController {}\n"
        #expect(try app.edges() == ["Start -> Page present"])
    }

    /// What was pushed since is of another class.
    @Test func anotherScreenThanItIsMadeWithIsTakenForTheOneThatIsAskedFor() throws {
        var app = InlineApp(
            [],
            start: """
                    func open() {
                        let stack = UINavigationController(rootViewController: PageViewController())
                        guard let page = stack.topViewController as? NoteViewController else { return }
                        viewController.present(page, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app["Page.swift"] = """
            import UIKit

            final class PageViewController: UIViewController {}
            final class NoteViewController: UIViewController {}
            """
        #expect(try app.edges().contains { $0.contains("Page") } == false)
    }
}
