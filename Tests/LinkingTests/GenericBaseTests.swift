import NavigationGraph
import Testing

/// Base classes of screens and presenters that leave types open, which each screen fills in.
struct GenericBaseTests {
    private static let files = [
        "Launch.swift": LaunchCode.showing("HallViewController()"),
        "Stage.swift": """
        import UIKit

        protocol Presenter: AnyObject {
            associatedtype View: AnyObject
            var view: View? { get set }
            init(view: View)
        }

        /// The protocol of the same name is another thing than the class's own parameter.
        class ListController<Presenter: Stage.Presenter>: UITableViewController {
            lazy var presenter: Presenter! = Presenter(view: self as! Presenter.View)
        }
        """,
        "Hall.swift": """
        import UIKit

        final class HallViewController: ListController<HallPresenter> {
            @IBAction func tapped() { presenter.open() }
        }

        final class HallPresenter: Presenter {
            typealias View = HallViewController
            weak var view: View?
            required init(view: View) { self.view = view }
            func open() { view?.navigationController?.pushViewController(BookViewController(), animated: true) }
        }
        """,
        "Book.swift": """
        import UIKit

        final class BookViewController: ListController<BookPresenter> {}

        final class BookPresenter: Presenter {
            weak var view: BookViewController?
            required init(view: BookViewController) { self.view = view }
        }
        """,
    ]

    /// The base class makes the presenter that its parameter names.
    @Test func theBaseMakesThePresenterOfItsArgument() throws {
        let graph = try GraphOfSources.graph(Self.files)
        #expect(graph.edges == ["App -> Hall root", "Hall -> Book push"])
        #expect(graph.modules.map { "\($0.kind.rawValue) \($0.name)" } == ["module Book", "module Hall"])
    }

    /// A base class that makes the parts without handing them over: its arguments are the parts of the module.
    @Test func theArgumentsOfTheBaseAreThePartsOfTheModule() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Stage.swift": """
            import UIKit

            protocol Part: AnyObject { init() }

            class SceneController<I: Part, P: Part>: UIViewController {
                var interactor: I?
                func wire() {
                    interactor = I()
                    _ = P()
                }
            }

            class ListController<I: Part, P: Part>: SceneController<I, P> {}
            """,
            "Hall.swift": """
            import UIKit

            final class HallViewController: ListController<HallInteractor, HallPresenter> {}
            final class HallInteractor: Part { required init() {} }
            final class HallPresenter: Part { required init() {} }
            """,
        ])
        let hall = try #require(graph.modules.first)
        #expect(hall.kind == .module)
        #expect(
            hall.components.map(\.type).sorted() == ["HallInteractor", "HallPresenter", "HallViewController"])
    }
}
