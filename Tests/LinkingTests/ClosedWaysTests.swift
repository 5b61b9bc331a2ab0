import NavigationGraph
import Testing

/// Ways through helpers on which one `switch` asks for another case than the next one does.
struct ClosedWaysTests {
    /// - Parameter branches: what the controller does when it is told of a choice.
    private func routes(_ branches: String) throws -> [String] {
        let files = [
            "Launch.swift": LaunchCode.showing("GardenViewController()"),
            "App.swift": """
            import UIKit

            enum Chore: CaseIterable { case water, prune, report, share, shed, weed }

            enum Chores {
                static func perform(_ chore: Chore, from host: UIViewController) {
                    switch chore {
                    case .water, .prune, .share, .weed: break
                    case .report: host.present(ReportViewController(), animated: true)
                    case .shed: host.present(ShedViewController(), animated: true)
                    }
                }
            }

            protocol MenuDelegate: AnyObject { func choose(_ chore: Chore) }

            enum Menu {
                static func make(_ delegate: MenuDelegate) -> [UIAction] {
                    Chore.allCases.map { chore in UIAction(title: "Do it") { _ in delegate.choose(chore) } }
                }
            }

            final class GardenViewController: UIViewController, MenuDelegate {
                override func viewDidLoad() { _ = Menu.make(self) }
                func choose(_ chore: Chore) {
                    switch chore {
                    \(branches)
                    }
                }
            }

            final class ReportViewController: UIViewController {}
            final class ShedViewController: UIViewController {}
            """,
        ]
        return try GraphOfSources.graph(files).routes.filter { $0.source == "Garden" }.map {
            "\($0.target ?? "") if \($0.condition ?? "anything")"
        }
    }

    @Test func branchesThatHandTheSameOnAreToldApartByTheirCases() throws {
        let one = try routes(
            """
            case .water, .prune, .report, .share: Chores.perform(chore, from: self)
            case .shed, .weed: break
            """)
        #expect(one == ["Report if case .report = chore"])
        let two = try routes(
            """
            case .water, .prune: Chores.perform(chore, from: self)
            case .report, .share: Chores.perform(chore, from: self)
            case .shed, .weed: break
            """)
        #expect(two == one)
    }

    /// What nobody comes to does not hide that another branch does.
    @Test func theBranchThatLeadsOnIsFoundBehindThoseThatDoNot() throws {
        #expect(
            try routes(
                """
                case .water, .report: Chores.perform(chore, from: self)
                case .prune: Chores.perform(chore, from: self)
                case .shed: Chores.perform(chore, from: self)
                case .share, .weed: break
                """) == ["Report if case .report = chore", "Shed if case .shed = chore"])
    }

    /// An error is of one enum or of another one, and both have a case of one name.
    @Test func casesOfSeveralEnumsAreNotOneCase() throws {
        let files = [
            "Launch.swift": LaunchCode.showing("GardenViewController()"),
            "App.swift": """
            import UIKit

            enum WaterError: Error { case stopped, empty }
            enum SoilError: Error { case stopped, frozen }

            final class GardenViewController: UIViewController {
                @IBAction func water() {
                    do { try work() } catch { tell(error) }
                }
                private func tell(_ error: Error) {
                    if case WaterError.stopped = error { return }
                    explain(error)
                }
                private func explain(_ error: Error) {
                    if case SoilError.stopped = error {
                        present(SoilViewController(), animated: true)
                    } else {
                        present(ErrorViewController(), animated: true)
                    }
                }
            }

            final class SoilViewController: UIViewController {}
            final class ErrorViewController: UIViewController {}
            """,
        ]
        let routes = try GraphOfSources.graph(files).routes.filter { $0.source == "Garden" }.map {
            "\($0.target ?? "") if \($0.condition ?? "anything")"
        }
        #expect(
            routes == [
                "Error if catch && !(case WaterError.stopped = error) && !(case SoilError.stopped = error)",
                "Soil if catch && !(case WaterError.stopped = error) && case SoilError.stopped = error",
            ])
    }

    /// Two branches hand the same value on, each of them another case: only the one of the way's own case sets it off.
    @Test func aBranchSetsOffTheWaysOfItsOwnCase() throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.choose(.water(1)) }
                    @IBAction func tapped() { presenter?.choose(.prune(2)) }
                """,
            wireframe: """
                    func perform(_ chore: Chore) {
                        switch chore {
                        case .prune: viewController.present(OtherWireframe().viewController, animated: true)
                        default: return
                        }
                    }
                """,
            presenter: """
                    func choose(_ chore: Chore) {
                        switch chore {
                        case let .water(amount): print(amount); wireframe.perform(chore)
                        case let .prune(amount): print(amount); wireframe.perform(chore)
                        default: break
                        }
                    }
                """)
        app["Chore.swift"] = "enum Chore { case water(Int), prune(Int), rest }"
        let graph = try app.graph()
        let route = try #require(graph.routes.first { $0.source == "Start" && $0.target == "Other" })
        #expect(route.triggers.map { $0.map(\.member) } == [["tapped()", "choose(_:)"]])
        let line = try #require(route.triggers.first?.last?.line)
        let source = try #require(app["Start/Start.swift"])
        #expect(source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains(".prune"))
    }
}
