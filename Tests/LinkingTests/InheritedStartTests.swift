import NavigationGraph
import Testing

/// What controls of a base class set off, and what runs through inherited code only, is the modules' that inherit it.
struct InheritedStartTests {
    @Test func aButtonOfABaseControllerIsThatOfEveryViewThatInheritsIt() throws {
        var app = InlineApp(["Help"])
        app["Base/BaseController.swift"] = """
            import UIKit

            class BaseController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Help", style: .plain, target: self, action: #selector(help))
                }

                @objc func help() {
                    navigationController?.pushViewController(HelpWireframe().viewController, animated: true)
                }

                @IBAction func back(_ sender: Any) { navigationController?.popViewController(animated: true) }

                /// Nobody calls it.
                func leave() { dismiss(animated: true) }
            }
            """
        for name in ["First", "Second"] {
            app["\(name)/\(name).swift"] = module(name, base: "BaseController")
        }
        app["Third/Third.swift"] = module(
            "Third", base: "BaseController", members: "override func help() {}")
        let graph = try app.graph()
        #expect(
            graph.edges.filter { $0 != "App -> Start root" } == [
                "First -> (back) pop", "First -> Help push", "Second -> (back) pop", "Second -> Help push",
                "Third -> (back) pop",
            ])
        let help = try #require(graph.routes.first { $0.source == "First" && $0.target == "Help" })
        #expect(help.triggers.map { $0.map(\.type) } == [["UIBarButtonItem"]])
        #expect(graph.unresolved.isEmpty)
    }

    @Test func aWayThroughInheritedCodeIsTheHeirs() throws {
        var app = InlineApp(["Other"])
        app["Base/Shelf.swift"] = """
            import UIKit

            class ShelfController: UIViewController {
                var presenter: ShelfPresenter?

                @IBAction func openTapped(_ sender: Any) { presenter?.open() }
                func display() { present(OtherWireframe().viewController, animated: true) }
            }

            class ShelfPresenter {
                weak var controller: ShelfController?

                func open() { controller?.display() }
            }
            """
        app["Books/Books.swift"] = """
            import UIKit

            final class BooksViewController: ShelfController {}
            final class BooksPresenter: ShelfPresenter {}

            enum BooksAssembly {
                static func make() -> UIViewController {
                    let view = BooksViewController()
                    let presenter = BooksPresenter()
                    view.presenter = presenter
                    presenter.controller = view
                    return view
                }
            }
            """
        #expect(try app.edges() == ["Books -> Other present"])
    }

    private func module(_ name: String, base: String, members: String = "") -> String {
        """
        import UIKit

        final class \(name)ViewController: \(base) {
            var presenter: \(name)Presenter?
            \(members)
        }

        final class \(name)Presenter {
            private unowned let view: \(name)ViewController
            private let wireframe: \(name)Wireframe

            init(view: \(name)ViewController, wireframe: \(name)Wireframe) {
                self.view = view
                self.wireframe = wireframe
            }
        }

        final class \(name)Wireframe: BaseWireframe {
            init() {
                let controller = \(name)ViewController()
                super.init(viewController: controller)
                controller.presenter = \(name)Presenter(view: controller, wireframe: self)
            }
        }
        """
    }
}
