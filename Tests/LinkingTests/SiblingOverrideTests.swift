import NavigationGraph
import Testing

/// What sets a method off that a subclass overrides.
struct SiblingOverrideTests {
    private let app = [
        "Launch.swift": LaunchCode.showing("SecondViewController()"),
        "Base.swift": """
        import UIKit

        class BaseViewController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); prepare() }
            func prepare() {}
            func refresh() {}
            func rest() { refresh() }
        }
        """,
        "Screens.swift": """
        import UIKit

        final class FirstViewController: BaseViewController {
            override func prepare() { super.prepare(); title = "First" }
            override func refresh() {}
            @IBAction func refreshTapped() { refresh() }
        }

        final class SecondViewController: BaseViewController {
            override func prepare() {
                super.prepare()
                present(ThirdViewController(), animated: true)
            }
            override func refresh() { navigationController?.popViewController(animated: true) }
            @IBAction func restTapped() { rest() }
        }

        final class ThirdViewController: BaseViewController {
            override func prepare() { super.prepare(); title = "Third" }
        }
        """,
    ]

    private func beginnings(_ transition: Transition) throws -> [String] {
        try GraphOfSources.graph(app).routes.filter { $0.source == "Second" && $0.transition == transition }
            .flatMap(\.triggers).map { $0.first.map { "\($0.type).\($0.member)" } ?? "" }.sorted()
    }

    /// A sibling that calls `super.prepare()` runs the base class's own, which does nothing.
    @Test func aSiblingsSuperIsNotMeant() throws {
        #expect(try beginnings(.present) == ["BaseViewController.viewDidLoad()"])
    }

    /// A sibling that calls `refresh()` on itself runs its own.
    @Test func aSiblingsOwnIsNotMeant() throws {
        #expect(try beginnings(.pop) == ["SecondViewController.restTapped()"])
    }

    /// A sibling's screen that starts its presenter by what only that one conforms to does not start the others that override
    /// the same method.
    @Test func aSiblingKnownByItsOwnProtocolIsNotMeant() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallRouter.assemble()"),
            "Base.swift": """
            import UIKit

            protocol BasePresentation: AnyObject { func start() }

            class BasePresenter: BasePresentation { func start() {} }

            class BaseViewController: UIViewController {
                var basePresenter: BasePresentation!
                override func viewDidLoad() { super.viewDidLoad(); basePresenter.start() }
            }
            """,
            "Hall.swift": module("Hall", opening: "Gate", start: "", loading: "presenter.start()"),
            "Gate.swift": module(
                "Gate", opening: "Attic", start: "override func start() { router.open() }", loading: ""),
            "Attic.swift": module("Attic", opening: "Hall", start: "", loading: ""),
        ])
        let triggers = graph.routes.filter { $0.source == "Gate" && $0.target == "Attic" }.flatMap(\.triggers)
        let beginnings = triggers.compactMap { $0.first.map { "\($0.type).\($0.member)" } }
        #expect(Set(beginnings) == ["BaseViewController.viewDidLoad()", "GateViewController.tapped()"])
    }

    private func module(_ name: String, opening next: String, start: String, loading: String) -> String {
        """
        import UIKit

        protocol \(name)Presentation: BasePresentation { func open() }

        final class \(name)ViewController: BaseViewController {
            var presenter: \(name)Presentation! { didSet { basePresenter = presenter } }
            override func viewDidLoad() { super.viewDidLoad(); \(loading) }
            @IBAction func tapped() { presenter.open() }
        }

        final class \(name)Presenter: BasePresenter {
            var router: \(name)Router!
            \(start)
        }

        extension \(name)Presenter: \(name)Presentation {
            func open() { router.open() }
        }

        final class \(name)Router {
            weak var viewController: UIViewController?

            static func assemble() -> UIViewController {
                let view = \(name)ViewController()
                let presenter = \(name)Presenter()
                let router = \(name)Router()
                view.presenter = presenter
                presenter.router = router
                router.viewController = view
                return view
            }

            func open() { viewController?.present(\(next)Router.assemble(), animated: true) }
        }
        """
    }
}
