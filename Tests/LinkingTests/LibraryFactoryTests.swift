import NavigationGraph
import Testing

/// LightRoute's factories of screens, which routers keep as the protocol that all of them conform to.
struct LibraryFactoryTests {
    @Test(arguments: ["StoryboardFactoryProtocol", "StoryboardFactory", "OwnFactory"])
    func whatTheFactoryMakesIsShown(_ type: String) throws {
        let librarys = "StoryboardFactory(storyboard: self.main, restorationId: \"Shelf\")"
        let made = type == "OwnFactory" ? "OwnFactory()" : librarys
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Hall.swift": """
            import LightRoute
            import UIKit

            final class HallViewController: UIViewController {
                private let router = HallRouter()
                override func viewDidLoad() { router.transitionHandler = self }
                @IBAction func shelfTapped() { router.openShelf() }
            }

            final class HallRouter {
                weak var transitionHandler: TransitionHandler!
                private let main = UIStoryboard(name: "Main", bundle: nil)
                private lazy var factory: \(type) = { \(made) }()

                func openShelf() {
                    try? transitionHandler.forStoryboard(factory: factory, to: ShelfInput.self).then { $0.fill() }
                }
            }

            struct OwnFactory: StoryboardFactoryProtocol {
                func instantiateTransitionHandler() throws -> UIViewController { ShelfViewController() }
            }

            protocol ShelfInput { func fill() }
            final class ShelfViewController: UIViewController {}
            """,
            "Main.storyboard": """
            <document><scenes><scene><objects>
            <viewController storyboardIdentifier="Shelf" id="1" customClass="ShelfViewController"/>
            </objects></scene></scenes></document>
            """,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Shelf present"])
    }
}
