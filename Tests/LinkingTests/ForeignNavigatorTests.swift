import NavigationGraph
import Testing

/// Navigators that bear the name of a module, and belong to none.
struct ForeignNavigatorTests {
    /// A module `Main` of a presenter and a view, which a coordinator shows by the router of the whole app.
    private func app(presenter: String = "", router: String = "") -> [String: String] {
        [
            "Launch.swift": LaunchCode.stack("FirstCoordinator(router: MainRouter(navigation: navigation)).start()"),
            "App.swift": """
            import UIKit

            final class MainRouter {
                let navigation: UINavigationController

                init(navigation: UINavigationController) {
                    self.navigation = navigation
                }

                func push(_ view: UIViewController) {
                    navigation.pushViewController(view, animated: true)
                }
            \(router)
            }

            final class FirstCoordinator {
                let router: MainRouter

                init(router: MainRouter) {
                    self.router = router
                }

                func start() {
                    let (view, presenter) = MainConfigurator.configure()
                    presenter.onChosen = { [weak self] in self?.router.push(DetailViewController()) }
                    \(presenter)
                    router.navigation.setViewControllers([view], animated: false)
                }
            }

            enum MainConfigurator {
                static func configure() -> (UIViewController, MainPresenter) {
                    let presenter = MainPresenter()
                    return (MainViewController(presenter: presenter), presenter)
                }
            }

            final class MainPresenter {
                var onChosen: (() -> Void)?
                var router: MainRouter?
            }

            final class MainViewController: UIViewController {
                let presenter: MainPresenter

                init(presenter: MainPresenter) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }

                @IBAction private func chosen() {
                    presenter.onChosen?()
                }
            }

            final class DetailViewController: UIViewController {}
            """,
        ]
    }

    private func routers(_ files: [String: String]) throws -> [String] {
        try GraphOfSources.graph(files).modules.flatMap { module in
            module.components.filter { $0.role == .router }.map { "\(module.id): \($0.type)" }
        }
    }

    @Test func theRouterOfTheWholeAppIsNoPartOfTheModuleThatIsCalledLikeIt() throws {
        let graph = try GraphOfSources.graph(app())
        #expect(graph.edges == ["App -> Main root", "Main -> Detail push"])
        #expect(try routers(app()) == [])
    }

    @Test func theRouterThatAPresenterKnowsIsItsModules() throws {
        #expect(try routers(app(presenter: "presenter.router = router")) == ["Main: MainRouter"])
    }

    @Test func theRouterThatMakesThePresenterIsItsModules() throws {
        let making = "    func makePresenter() -> MainPresenter { MainPresenter() }"
        #expect(try routers(app(router: making)) == ["Main: MainRouter"])
    }

    /// Launch code makes the base class for screens that have no coordinator of their own.
    @Test func aBaseCoordinatorAndABaseControllerAreNoModule() throws {
        let files = [
            "Launch.swift": LaunchCode.stack("BaseCoordinator(navigation: navigation).showBoats()"),
            "App.swift": """
            import UIKit

            class BaseCoordinator {
                let navigation: UINavigationController

                required init(navigation: UINavigationController) {
                    self.navigation = navigation
                }

                func showBoats() {
                    open(BoatsViewController.self, by: BoatCoordinator.self)
                }

                func showHelp() {
                    let controller: BaseViewController = HelpViewController()
                    controller.coordinator = self
                    navigation.pushViewController(controller, animated: true)
                }

                func open<V: BaseViewController, C: BaseCoordinator>(_ view: V.Type, by coordinator: C.Type) {
                    let controller = V()
                    controller.coordinator = C(navigation: navigation)
                    navigation.pushViewController(controller, animated: true)
                }
            }

            class BaseViewController: UIViewController {
                var coordinator: BaseCoordinator?
            }

            final class BoatCoordinator: BaseCoordinator {
                func showBoat() {
                    open(BoatViewController.self, by: BoatCoordinator.self)
                }
            }

            final class BoatsViewController: BaseViewController {
                @IBAction private func tapped() {
                    (coordinator as? BoatCoordinator)?.showBoat()
                }

                @IBAction private func help() {
                    coordinator?.showHelp()
                }
            }

            final class HelpViewController: BaseViewController {}

            final class BoatViewController: BaseViewController {}
            """,
        ]
        let graph = try GraphOfSources.graph(files)
        #expect(graph.edges == ["App -> Boats root", "Boats -> Boat push", "Boats -> Help push"])
        #expect(graph.modules.map(\.id) == ["Boat", "Boats", "Help"])
    }

    /// A router of the whole app that makes the parts of every module is none of theirs.
    @Test func aRouterThatMakesThePresentersOfManyModulesIsNoModule() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("navigation.setViewControllers([StartViewController()], animated: false)"),
            "App.swift": """
            import UIKit

            final class HubRouter {
                func showNote(in view: UIViewController) { view.present(makeNote(), animated: true) }
                func showPhoto(in view: UIViewController) { view.present(Frame(around: makePhoto()), animated: true) }

                func makeNote() -> UIViewController {
                    let view = NoteViewController()
                    view.presenter = NotePresenter(view: view)
                    return view
                }

                func makePhoto() -> UIViewController {
                    let view = PhotoViewController()
                    view.presenter = PhotoPresenter(view: view)
                    return view
                }
            }

            final class NoteViewController: UIViewController { var presenter: NotePresenter? }
            final class PhotoViewController: UIViewController { var presenter: PhotoPresenter? }

            final class NotePresenter {
                weak var view: NoteViewController?
                init(view: NoteViewController) { self.view = view }
                func photo() { HubRouter().showPhoto(in: view!) }
            }

            final class PhotoPresenter {
                weak var view: PhotoViewController?
                init(view: PhotoViewController) { self.view = view }
            }

            final class Frame: UINavigationController {
                init(around screen: UIViewController) { super.init(rootViewController: screen) }
            }

            final class StartViewController: UIViewController {
                @IBAction func noteTapped() { HubRouter().showNote(in: self) }
            }
            """,
        ])
        #expect(graph.modules.map(\.id) == ["Note", "Photo", "Start"])
        let found = graph.edges
        #expect(found == ["App -> Start root", "Note -> Photo present", "Start -> Note present"], "\(found)")
    }
}
