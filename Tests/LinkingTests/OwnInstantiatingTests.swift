import NavigationGraph
import Testing

/// Methods of the program's own that bear the names of those which make screens of storyboards.
struct OwnInstantiatingTests {
    private let storyboard = """
        <document initialViewController="1"><scenes>
        <scene><objects><viewController id="1" customClass="HallViewController"/></objects></scene>
        <scene><objects>
        <viewController storyboardIdentifier="Gate" id="2" customClass="GateViewController"/>
        </objects></scene>
        </scenes></document>
        """

    @Test func aGeneratedTypeMakesTheInitialScreenItself() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("Boards.Hall.instantiateInitialViewController()"),
            "Hall.storyboard": storyboard,
            "Boards.swift": """
            import UIKit

            struct Boards {
                struct Hall {
                    static let identifier = "Hall"
                    static var board: UIStoryboard { return UIStoryboard(name: self.identifier, bundle: nil) }

                    static func instantiateInitialViewController() -> HallViewController {
                        return self.board.instantiateInitialViewController() as! HallViewController
                    }

                    static func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
                        return self.board.instantiateViewController(withIdentifier: identifier)
                    }
                }
            }

            final class HallViewController: UIViewController {
                @IBAction func gateTapped() {
                    let gate = Boards.Hall.instantiateViewController(withIdentifier: "Gate")
                    present(gate, animated: true)
                }
            }

            final class GateViewController: UIViewController {}
            """,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Gate present"])
    }

    @Test func aLibrarysMakerIsNoOverloadOfTheApps() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("HallCoordinator(navigation: navigation).start()"),
            "Hall.swift": """
            import Reusable
            import UIKit

            protocol ModelBased: AnyObject {
                associatedtype Model
                var model: Model { get set }
            }

            extension ModelBased where Self: StoryboardBased & UIViewController {
                static func instantiate(with model: Model) -> Self {
                    let controller = Self.instantiate()
                    controller.model = model
                    return controller
                }
            }

            final class HallCoordinator {
                private let navigation: UINavigationController
                private var kept: HallViewModel?
                init(navigation: UINavigationController) { self.navigation = navigation }

                func start() {
                    let model = HallViewModel(coordinator: self)
                    let controller = HallViewController.instantiate(with: model)
                    kept = model
                    navigation.pushViewController(controller, animated: false)
                }
            }

            final class HallViewModel {
                weak var controller: HallViewController?
                weak var coordinator: HallCoordinator?
                init(coordinator: HallCoordinator) { self.coordinator = coordinator }
            }

            final class HallViewController: UIViewController, StoryboardBased, ModelBased {
                var model: HallViewModel? { didSet { model?.controller = self } }
            }
            """,
        ])
        #expect(graph.edges == ["App -> Hall root"])
    }
}
