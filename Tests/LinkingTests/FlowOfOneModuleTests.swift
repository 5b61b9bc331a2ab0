import NavigationGraph
import Testing

/// A flow that leads through one module is no part of it, though it bears the only name of a navigator there.
struct FlowOfOneModuleTests {
    private func graph(flow: String) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("\(flow)(navigation: navigation).start()"),
            "Flow.swift": """
            import UIKit

            final class \(flow): HallPresenterDelegate {
                private let navigation: UINavigationController

                init(navigation: UINavigationController) {
                    self.navigation = navigation
                }

                func start() {
                    navigation.setViewControllers([HallFactory().make(delegate: self)], animated: false)
                }

                func hallDidChooseGate() {
                    navigation.pushViewController(GateViewController(), animated: true)
                }
            }
            """,
            "Hall.swift": """
            import UIKit

            protocol HallPresenterDelegate: AnyObject { func hallDidChooseGate() }
            protocol HallView: AnyObject {}

            struct HallFactory {
                func make(delegate: HallPresenterDelegate) -> UIViewController {
                    let presenter = HallPresenter(delegate: delegate)
                    let view = HallViewController(presenter: presenter)
                    presenter.view = view
                    return view
                }
            }

            final class HallPresenter {
                weak var view: HallView?
                private weak var delegate: HallPresenterDelegate?
                init(delegate: HallPresenterDelegate) { self.delegate = delegate }
                func gate() { delegate?.hallDidChooseGate() }
            }

            final class HallViewController: UIViewController, HallView {
                private let presenter: HallPresenter
                init(presenter: HallPresenter) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func gateTapped() { presenter.gate() }
            }

            final class GateViewController: UIViewController {}
            """,
        ])
    }

    @Test(arguments: ["AppCoordinator", "TourFlow"])
    func theModuleKeepsItsName(_ flow: String) throws {
        let graph = try graph(flow: flow)
        #expect(graph.modules.first { $0.id == "Hall" }?.components.map(\.type).contains(flow) == false)
        #expect(graph.edges.contains("Hall -> Gate push"), "\(graph.edges)")
        #expect(graph.edges.contains("App -> Hall root"), "\(graph.edges)")
    }

    @Test func aNavigatorOfTheModulesNameIsItsOwn() throws {
        let hall = try graph(flow: "HallCoordinator").modules.first { $0.id == "Hall" }
        #expect(hall?.components.map(\.type).contains("HallCoordinator") == true)
    }
}
