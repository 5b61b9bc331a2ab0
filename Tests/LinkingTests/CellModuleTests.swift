import NavigationGraph
import Testing

/// Cells with a presenter and a router of their own, which lead on from the screens that show them.
struct CellModuleTests {
    private static let files = [
        "Launch.swift": LaunchCode.showing("UINavigationController(rootViewController: HallViewController())"),
        "Hall.swift": """
        import UIKit

        final class HallViewController: UITableViewController {
            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = table.dequeueReusableCell(withIdentifier: "note") as! NoteCell
                NoteCellConfigurator().configure(cell: cell, in: navigationController)
                return cell
            }
        }
        """,
        "NoteCell.swift": """
        import UIKit

        final class NoteCell: UITableViewCell {
            var output: NoteCellPresenter?
            @IBAction func authorTapped() { output?.chooseAuthor() }
        }

        final class NoteCellPresenter {
            weak var view: NoteCell?
            var router: NoteCellRouter?
            func chooseAuthor() { router?.openAuthor() }
        }

        final class NoteCellRouter {
            weak var navigation: UINavigationController?
            func openAuthor() { navigation?.pushViewController(AuthorViewController(), animated: true) }
        }

        final class NoteCellConfigurator {
            func configure(cell: NoteCell, in navigation: UINavigationController?) {
                let presenter = NoteCellPresenter()
                let router = NoteCellRouter()
                router.navigation = navigation
                presenter.view = cell
                presenter.router = router
                cell.output = presenter
            }
        }
        """,
        "Author.swift": "import UIKit\n\nfinal class AuthorViewController: UIViewController {}\n",
    ]

    /// The presenter is given its router in a property, and the screen that shows the cell calls the configurator.
    @Test func aCellIsAModuleWithoutAScreenOfItsOwn() throws {
        let graph = try GraphOfSources.graph(Self.files)
        #expect(graph.edges == ["App -> Hall root", "Hall -> NoteCell embed", "NoteCell -> Author push"])
        let way = try #require(graph.routes.first { $0.target == "Author" })
        #expect(way.triggers.map { $0.map(\.member) } == [["authorTapped()", "chooseAuthor()"]])
        let unreached = graph.modules.filter { !$0.reachable }.map(\.name)
        #expect(unreached.isEmpty)
    }

    /// A view with a presenter and no navigator is a piece of the screen around it, whose presenter it tells.
    @Test func aPieceOfAScreenIsNoModule() throws {
        var app = InlineApp(presenter: "")
        app.add(
            "Start",
            view: """
                    let payButton = PayButtonView()
                    override func viewDidLoad() { payButton.presenter = presenter?.makeButton() }
                """,
            wireframe: "    func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: """
                    func makeButton() -> PayButtonPresenter { PayButtonPresenter(output: self) }
                    func payTapped() { wireframe.open() }
                """)
        app["PayButton.swift"] = """
            import UIKit

            final class PayButtonView: UIView {
                var presenter: PayButtonPresenter? { didSet { presenter?.view = self } }
                @IBAction func tapped() { presenter?.buttonTapped() }
            }

            final class PayButtonPresenter {
                weak var view: PayButtonView?
                private let output: StartPresenter
                init(output: StartPresenter) { self.output = output }
                func buttonTapped() { output.payTapped() }
            }
            """
        let graph = try app.graph()
        #expect(graph.modules.map(\.name) == ["Other", "Start"])
        let way = try #require(graph.routes.first { $0.target == "Other" })
        #expect(way.source == "Start")
    }
}
