import NavigationGraph
import Testing

/// Screens around which a library puts something before they are shown.
@Suite("What a library puts around a screen and gives back is shown as that screen")
struct SurroundedScreenTests {
    /// `Start` shows what an expression stands for; `other` is the screen of the other module.
    private func edges(_ shown: String, _ more: String = "") throws -> [String] {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open() {
                        let other = OtherWireframe().viewController
                        viewController.present(\(shown), animated: true)
                    }
                    \(more)
                """,
            presenter: "    func tap() { wireframe.open() }")
        app["Base/Factory.swift"] = """
            import SheetLibrary
            import UIKit

            extension UIViewController { var unheardOf: UIViewController { fatalError() } }

            enum Factory {
                static func sheet() -> UIViewController {
                    let made = OtherWireframe().viewController
                    return made.toSheet
                }
                static func styled(_ screen: UIViewController) -> UIViewController { screen.styled(.round) }
                static func unheardOf(_ screen: UIViewController) -> UIViewController { fatalError() }
                static func keep(_ screen: UIViewController) -> UIViewController { screen }
            }
            """
        return try app.edges()
    }

    @Test(
        "by a member, a method, a function, or a class of its own",
        arguments: [
            "other.toSheet", "other.asSheet(height: 3)", "other.toSheet.styled(.round)", "makeSheet(other)",
            "makeSheet(contentViewController: other)", "SheetKit.wrapping(other)", "SheetView(content: other)",
            "Drawer(other, width: 3)", "Factory.sheet()", "Factory.styled(other)", "Factory.keep(other.toSheet)",
        ])
    func around(shown: String) throws {
        #expect(try edges(shown) == ["Start -> Other present"])
    }

    @Test("but not where it is cast to what it cannot be: the stack in a library's container")
    func castToAnother() throws {
        let edges = try InlineApp(
            start: """
                    func open() {
                        if let stack = viewController.sideMenu.content as? UINavigationController {
                            viewController.sideMenu.hide()
                            stack.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                """,
            presenter: "    func tap() { wireframe.open() }"
        ).edges()
        #expect(edges == ["Start -> Other push"])
    }

    @Test(
        "where a closure is called with it",
        arguments: [
            "hand = { [weak self] screen in self?.viewController.present(screen, animated: true) }\n        more()",
            "begin { screen in self.viewController.present(screen, animated: true) }",
        ])
    func calledWith(statements: String) throws {
        let edges = try InlineApp(
            start: """
                    private var hand: ((UIViewController) -> Void)?
                    func open() {
                        \(statements)
                    }
                    private func more() {
                        let other = OtherWireframe().viewController
                        hand?(other.toSheet)
                    }
                    private func begin(with show: (UIViewController) -> Void) {
                        show(OtherWireframe().viewController.toSheet)
                    }
                """,
            presenter: "    func tap() { wireframe.open() }"
        ).edges()
        #expect(edges == ["Start -> Other present"])
    }

    @Test("in a variable, or in a property of a controller's type")
    func kept() throws {
        let graph = try InlineApp(
            start: """
                    private lazy var kept: UIViewController = OtherWireframe().viewController.toSheet
                    func open() {
                        let sheet = OtherWireframe().viewController.toSheet
                        viewController.present(sheet, animated: true)
                    }
                    func openKept() { viewController.navigationController?.pushViewController(kept, animated: true) }
                """,
            presenter: "    func tap() { wireframe.open() }\n    func hold() { wireframe.openKept() }"
        ).edges()
        #expect(graph == ["Start -> Other present", "Start -> Other push"])
    }

    @Test(
        "but not what a member tells of another controller, what is no screen, or what code asks on the way",
        arguments: [
            "viewController.topMostController", "other.presentingSheet", "container.resolve(Sheet.self, around: other)",
            "makeSheet(delegate: other)", "SheetView(presentingController: other)",
            "shapes.first.screen", "other.unheardOf", "viewController.toSheet", "Factory.unheardOf(other)",
        ])
    func others(shown: String) throws {
        #expect(
            try !edges(shown, "let container = Container()").contains { $0.hasPrefix("Start -> Other") }, "\(shown)")
    }

    @Test("one of several screens leaves open which")
    func several() throws {
        #expect(
            try !edges("Crossing(first: other, second: ThirdWireframe().viewController)").isEmpty)
        let made = try edges("makeCrossing(other, content: ThirdWireframe().viewController)")
        #expect(made == ["Start -> Other present"], "the first is what a function is about")
    }

    @Test("in a file that speaks to SwiftUI, too, where a library's controller is no view")
    func besideSwiftUI() throws {
        var app = InlineApp(presenter: "    func tap() { Opener.open(OtherWireframe().viewController, on: view) }")
        app["Base/Opener.swift"] = """
            import PanelLibrary
            import SwiftUI
            import UIKit

            enum Opener {
                static func open(_ screen: UIViewController, on start: UIViewController) {
                    let panel = PanelController()
                    panel.set(contentViewController: screen)
                    panel.addPanel(toParent: start)
                    start.present(Sheet(screen), animated: true)
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present", "Start -> Other sheet"])
    }

    @Test("and `explain` says that it is taken for that")
    func explained() throws {
        var app = InlineApp(
            start: "    func open() { viewController.present(Factory.sheet(), animated: true) }",
            presenter: "    func tap() { wireframe.open() }")
        app["Base/Factory.swift"] = """
            enum Factory {
                static func sheet() -> UIViewController {
                    let made = OtherWireframe().viewController
                    return made.toSheet
                }
            }
            """
        let told = try GraphOfSources.explain(app.scanned()) { graph in
            graph.navigationCalls.map { .place(file: $0.file, line: $0.line) }
        }.map(\.text).joined()
        #expect(told.contains("`made.toSheet` is a library's, whose sources are not in the scan"), "\(told)")
    }
}
