import NavigationGraph
import Testing

/// A router that makes another screen of its module's own kind and shows it over the module's view.
struct SameScreenAgainTests {
    private static func graph(_ show: String) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Search.swift": """
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let storyboard = UIStoryboard(name: "Main", bundle: nil)
                    window?.rootViewController = storyboard.instantiateViewController(withIdentifier: "search")
                    return true
                }
            }

            final class SearchViewController: UIViewController {
                var interactor: SearchInteractor?
                var router: SearchRouter?

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    let (presenter, router, interactor) = (SearchPresenter(), SearchRouter(), SearchInteractor())
                    self.router = router
                    self.interactor = interactor
                    interactor.presenter = presenter
                    presenter.viewController = self
                    router.viewController = self
                }

                @IBAction func tap() { router?.open() }
            }

            final class SearchInteractor { var presenter: SearchPresenter? }
            final class SearchPresenter { weak var viewController: SearchViewController? }

            final class SearchRouter {
                weak var viewController: SearchViewController?
                func open() {
                    let storyboard = viewController?.storyboard
                    guard let next = storyboard?.instantiateViewController(withIdentifier: "search") as? SearchViewController
                    else { return }
                    \(show)
                }
            }
            """,
            "Main.storyboard": """
            <document><scenes><scene sceneID="a"><objects>
            <viewController storyboardIdentifier="search" id="b" customClass="SearchViewController"/>
            </objects></scene></scenes></document>
            """,
        ])
    }

    @Test(arguments: [
        ("viewController?.navigationController?.pushViewController(next, animated: true)", Transition.push),
        ("self.viewController?.present(next, animated: true)", .present),
    ])
    func screenLeadsToItselfOnceMore(show: String, transition: Transition) throws {
        let ways = try Self.graph(show).routes.filter { $0.target == "Search" && $0.source == "Search" }
        #expect(ways.map(\.transition) == [transition])
    }
}
