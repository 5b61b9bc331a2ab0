import NavigationGraph
import Testing

/// A coordinator that bears the name of one of its screens and begins with another one.
struct FlowBeginningTests {
    /// - Parameters:
    ///   - start: what the coordinator of the lamp does when it is started.
    ///   - tapped: what the hall's coordinator does to start it.
    private func edges(
        start: String, tapped: String = "LampCoordinator(navigation: navigation).start()"
    ) throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("HallCoordinator(navigation: navigation).start()"),
            "Hall.swift": """
            import UIKit

            protocol HallDelegate: AnyObject { func lampChosen() }

            final class HallCoordinator: HallDelegate {
                let navigation: UINavigationController
                lazy var lamp = LampCoordinator(navigation: navigation)
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let hall = HallViewController()
                    hall.delegate = self
                    navigation.pushViewController(hall, animated: true)
                }
                func lampChosen() { \(tapped) }
            }

            final class HallViewController: UIViewController {
                weak var delegate: HallDelegate?
                @IBAction func tap() { delegate?.lampChosen() }
            }
            """,
            "Lamp.swift": """
            import UIKit

            protocol LampDelegate: AnyObject { func done() }
            protocol IntroductionDelegate: AnyObject { func introduced() }

            final class LampCoordinator: LampDelegate, IntroductionDelegate {
                let navigation: UINavigationController
                var isKnown = false
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { \(start) }
                func introduced() { showLamp() }
                func done() { navigation.popViewController(animated: true) }
                private func showIntroduction() {
                    let introduction = IntroductionViewController()
                    introduction.delegate = self
                    navigation.pushViewController(introduction, animated: true)
                }
                private func showLamp() {
                    let lamp = LampViewController()
                    lamp.delegate = self
                    navigation.pushViewController(lamp, animated: true)
                }
            }

            final class LampViewController: UIViewController {
                weak var delegate: LampDelegate?
                @IBAction func tap() { delegate?.done() }
            }

            final class IntroductionViewController: UIViewController {
                weak var delegate: IntroductionDelegate?
                @IBAction func tap() { delegate?.introduced() }
            }
            """,
        ]).edges
    }

    private static let all = [
        "App -> Hall root", "Hall -> Introduction push", "Introduction -> Lamp push", "Lamp -> (back) pop",
    ]

    @Test(arguments: ["LampCoordinator(navigation: navigation).start()", "lamp.start()"])
    func whoStartsAFlowLeadsToItsFirstScreen(tapped: String) throws {
        #expect(try edges(start: "showIntroduction()", tapped: tapped) == Self.all)
    }

    @Test func eitherScreenMayBeTheFirstOne() throws {
        let edges = try edges(start: "if isKnown { showLamp() } else { showIntroduction() }")
        #expect(edges == Self.all.prefix(2) + ["Hall -> Lamp push"] + Self.all.dropFirst(2))
    }

    @Test func theFirstScreenMayStandInAStackOfItsOwn() throws {
        let edges = try edges(
            start: """
                let stack = UINavigationController()
                stack.pushViewController(IntroductionViewController(), animated: false)
                navigation.present(stack, animated: true)
                """)
        #expect(edges.contains("Hall -> Introduction present"))
        #expect(!edges.contains("Lamp -> Introduction present"))
    }

    /// What comes after the module's own screen lies on that.
    @Test func whatComesSecondIsTheModulesOwnWay() throws {
        let edges = try edges(start: "showLamp(); if isKnown { showIntroduction() }")
        #expect(edges.contains("Lamp -> Introduction push"))
        #expect(!edges.contains("Hall -> Introduction push"))
    }

    /// A container of the app's makes the flow and its screens: the stack that the flow was handed is the one that is shown.
    @Test func aFlowOfAContainersScreensBeginsOnTheStackThatIsShown() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("AppFlow(navigation: navigation, scenes: Scenes()).start()"),
            "Flows.swift": """
            import UIKit

            protocol LampScenes { func makeLamp() -> UIViewController }

            final class Scenes: LampScenes {
                func makeLamp() -> UIViewController { LampViewController() }
                func makeFlow(_ navigation: UINavigationController) -> LampFlow {
                    LampFlow(navigation: navigation, scenes: self)
                }
            }

            final class AppFlow {
                private let navigation: UINavigationController
                private let scenes: Scenes
                init(navigation: UINavigationController, scenes: Scenes) {
                    self.navigation = navigation
                    self.scenes = scenes
                }
                func start() { scenes.makeFlow(navigation).start() }
            }

            final class LampFlow {
                private weak var navigation: UINavigationController?
                private let scenes: LampScenes
                init(navigation: UINavigationController, scenes: LampScenes) {
                    self.navigation = navigation
                    self.scenes = scenes
                }
                func start() { navigation?.pushViewController(scenes.makeLamp(), animated: false) }
            }

            final class LampViewController: UIViewController {}
            """,
        ])
        #expect(graph.edges.filter { $0.hasPrefix("App -> ") } == ["App -> Lamp root"], "\(graph.edges)")
        #expect(graph.unresolved.isEmpty)
    }
}
