import NavigationGraph
import Testing

/// Flows that tell a common parent which of them is done, or of which one is chosen to start.
struct FinishedFlowTests {
    @Test func aClauseForTheClassOfAnotherFlowIsNotTaken() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("AppCoordinator(navigation: navigation).start()"),
            "Flows.swift": """
            import UIKit

            protocol Coordinator: AnyObject {}
            protocol CoordinatorDelegate: AnyObject { func didFinish(_ child: Coordinator) }

            final class AppCoordinator: CoordinatorDelegate {
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }

                func start() {
                    let hall = HallCoordinator(navigation: navigation)
                    hall.delegate = self
                    hall.start()
                }

                func didFinish(_ child: Coordinator) {
                    switch child {
                    case is HallCoordinator:
                        let gate = GateCoordinator(navigation: navigation)
                        gate.delegate = self
                        gate.start()
                    case is GateCoordinator: start()
                    default: break
                    }
                }
            }

            final class HallCoordinator: Coordinator {
                weak var delegate: CoordinatorDelegate?
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    navigation.setViewControllers([HallViewController(flow: self)], animated: true)
                }
                func done() { delegate?.didFinish(self) }
            }

            final class GateCoordinator: Coordinator {
                weak var delegate: CoordinatorDelegate?
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    navigation.setViewControllers([GateViewController(flow: self)], animated: true)
                }
                func done() { delegate?.didFinish(self) }
            }

            final class HallViewController: UIViewController {
                private let flow: HallCoordinator
                init(flow: HallCoordinator) {
                    self.flow = flow
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func doneTapped() { flow.done() }
            }

            final class GateViewController: UIViewController {
                private let flow: GateCoordinator
                init(flow: GateCoordinator) {
                    self.flow = flow
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func doneTapped() { flow.done() }
            }
            """,
        ])
        let edges = graph.edges.filter { $0.hasPrefix("Hall") || $0.hasPrefix("Gate") }
        #expect(edges == ["Gate -> Hall root", "Hall -> Gate root"])
    }

    private static let cases = """
        switch child.kind {
        case .hall: showGate()
        case .gate: showHall()
        default: break
        }
        """

    /// A flow may say by a case which one it is: a constant, or what a property gives back.
    @Test(arguments: [
        ("var kind: FlowKind = .hall", "var kind: FlowKind { .gate }", cases),
        ("let kind = FlowKind.hall", "var kind: FlowKind { return .gate }", cases),
        (
            "var kind: FlowKind = .hall", "var kind: FlowKind { .gate }",
            "if child.kind == .hall { showGate() } else if child.kind == .gate { showHall() }"
        ),
    ])
    func aClauseForTheCaseOfAnotherFlowIsNotTaken(_ hall: String, _ gate: String, _ next: String) throws {
        let flow = { (name: String, kind: String) in
            """
            import UIKit

            final class \(name)Coordinator: Coordinator {
                \(kind)
                weak var delegate: CoordinatorDelegate?
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    navigation.setViewControllers([\(name)ViewController(flow: self)], animated: true)
                }
                func done() { delegate?.didFinish(child: self) }
            }

            final class \(name)ViewController: UIViewController {
                private let flow: Coordinator
                init(flow: Coordinator) {
                    self.flow = flow
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func leave\(name)() { flow.done() }
            }
            """
        }
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("AppCoordinator(navigation: navigation).start()"),
            "Hall.swift": flow("Hall", hall), "Gate.swift": flow("Gate", gate),
            "App.swift": """
            import UIKit

            enum FlowKind { case app, hall, gate }
            protocol Coordinator: AnyObject {
                var kind: FlowKind { get }
                func done()
            }
            protocol CoordinatorDelegate: AnyObject { func didFinish(child: Coordinator) }

            final class AppCoordinator: CoordinatorDelegate {
                private let navigation: UINavigationController
                private var children: [Coordinator] = []
                init(navigation: UINavigationController) { self.navigation = navigation }

                func start() { showHall() }
                private func showHall() {
                    let hall = HallCoordinator(navigation: navigation)
                    hall.delegate = self
                    hall.start()
                    children.append(hall)
                }
                private func showGate() {
                    let gate = GateCoordinator(navigation: navigation)
                    gate.delegate = self
                    gate.start()
                    children.append(gate)
                }

                func didFinish(child: Coordinator) {
                    children = children.filter { $0.kind != child.kind }
                    \(next)
                }
            }
            """,
        ])
        let ways = graph.routes.filter { $0.target == "Hall" || $0.target == "Gate" }.map { route in
            let begun = route.triggers.compactMap { $0.first?.member }.joined(separator: ", ")
            return "\(route.source) -> \(route.target ?? "") by \(begun)" + (route.condition.map { " if \($0)" } ?? "")
        }
        #expect(
            ways.sorted() == [
                "App -> Hall by application(_:didFinishLaunchingWithOptions:)", "Gate -> Hall by leaveGate()",
                "Hall -> Gate by leaveHall()",
            ])
    }

    @Test func theFlowThatACaseChoosesIsStartedInThatCase() throws {
        var app = InlineApp(
            ["Hint", "Report"],
            start: """
                    func next(_ decision: Decision) {
                        let flow: Flow
                        switch decision {
                        case .hint: flow = HintFlow(viewController)
                        case .report: flow = ReportFlow(viewController)
                        }
                        flow.start()
                    }
                """, presenter: "    func next(_ decision: Decision) { wireframe.next(decision) }")
        app["Flows.swift"] = """
            import UIKit

            enum Decision { case hint, report }

            class Flow {
                let parent: UIViewController
                init(_ parent: UIViewController) { self.parent = parent }
                func start() {}
            }

            final class HintFlow: Flow {
                override func start() { parent.present(HintWireframe().viewController, animated: true) }
            }

            final class ReportFlow: Flow {
                override func start() { parent.present(ReportWireframe().viewController, animated: true) }
            }
            """
        let routes = try app.graph().routes
        #expect(routes.first { $0.target == "Hint" }?.option == "hint")
        #expect(routes.first { $0.target == "Report" }?.option == "report")
    }
}
