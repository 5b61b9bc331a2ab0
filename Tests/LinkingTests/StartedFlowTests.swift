import NavigationGraph
import Testing

/// Coordinators that start one another through what a protocol gives them all.
struct StartedFlowTests {
    /// - Parameters:
    ///   - count: how many further coordinators there are.
    ///   - between: how many lie between the first one and the one that shows something.
    private func graph(others count: Int, between: Int = 0) throws -> NavigationGraph {
        var files = [
            "Launch.swift": LaunchCode.stack("first = FirstFlow(navigation: navigation)", "first?.start()"),
            "Flow.swift": """
            import UIKit

            protocol Flow: AnyObject {
                var children: [Flow] { get set }
                func start()
            }

            extension Flow {
                func begin(_ child: Flow) {
                    children.append(child)
                    child.start()
                }
            }

            final class FirstFlow: Flow {
                var children: [Flow] = []
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { begin(\(Self.next(after: 0, of: between))(navigation: navigation)) }
            }

            final class PurseFlow: Flow {
                var children: [Flow] = []
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.pushViewController(PurseViewController(), animated: true) }
            }

            final class PurseViewController: UIViewController {}
            """,
        ]
        files["Launch.swift"] = files["Launch.swift"]?.replacing(
            "var window: UIWindow?", with: "var window: UIWindow?\n    var first: FirstFlow?")
        for number in 0..<between {
            files["Middle\(number).swift"] = """
                final class Middle\(number)Flow: Flow {
                    var children: [Flow] = []
                    let navigation: UINavigationController
                    init(navigation: UINavigationController) { self.navigation = navigation }
                    func start() { begin(\(Self.next(after: number + 1, of: between))(navigation: navigation)) }
                }
                """
        }
        for number in 0..<count {
            files["Other\(number).swift"] = """
                final class Other\(number)Flow: Flow {
                    var children: [Flow] = []
                    func start() { begin(Other\((number + 1) % count)Flow()) }
                }
                """
        }
        return try GraphOfSources.graph(files)
    }

    private static func next(after number: Int, of between: Int) -> String {
        number < between ? "Middle\(number)Flow" : "PurseFlow"
    }

    /// Where few types answer to `start()`, what starts a flow is being looked at when that flow starts the next one.
    @Test(arguments: 0...2) func aFlowThatStartsTheNextOneLeadsToItsScreen(between: Int) throws {
        #expect(try graph(others: 0, between: between).edges == ["App -> Purse root"])
    }

    /// Where too many types answer to `start()` to list them, each call still hands over one of them.
    @Test func eachCallStartsTheFlowThatItHandsOver() throws {
        #expect(try graph(others: 60).edges == ["App -> Purse root"])
    }

    /// The app has begun the inner flow, and what happens in that later is not what the app does.
    @Test func whatAnInnerFlowWaitsForIsItsOwn() throws {
        var files = [
            "Launch.swift": LaunchCode.stack("first = AppCoordinator(navigation: navigation)", "first?.start()"),
            "Flows.swift": """
            import Combine
            import UIKit

            final class AppCoordinator {
                let navigation: UINavigationController
                let session = Session()
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    session.users.sink { [self] _ in SetupCoordinator(navigation: navigation).start() }
                }
            }

            final class SetupCoordinator {
                let navigation: UINavigationController
                let machine = Machine()
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    navigation.pushViewController(FirstViewController(), animated: true)
                    machine.states.sink { [self] _ in
                        navigation.pushViewController(SecondViewController(), animated: true)
                    }
                }
            }

            final class FirstViewController: UIViewController {}
            final class SecondViewController: UIViewController {}
            """,
        ]
        files["Launch.swift"] = files["Launch.swift"]?.replacing(
            "var window: UIWindow?", with: "var window: UIWindow?\n    var first: AppCoordinator?")
        let edges = try GraphOfSources.graph(files).edges
        #expect(
            edges == [
                "App -> AppCoordinator start", "App -> First push", "AppCoordinator -> SetupCoordinator start",
                "SetupCoordinator -> Second push",
            ])
    }
}
