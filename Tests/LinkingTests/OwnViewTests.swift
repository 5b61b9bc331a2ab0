import NavigationGraph
import Testing

/// Which of the screens that one function makes with a presenter are the presenter's.
struct OwnViewTests {
    private func parts(_ graph: NavigationGraph) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: graph.modules.map { ($0.id, $0.components.map(\.type).sorted()) })
    }

    /// The view of a tab makes the presenter of what its stack leads to.
    @Test func aViewIsNoPartOfTheModuleThatItsStackLeadsTo() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import SwiftUI

            @main
            struct ShopApp: App {
                @StateObject private var paths = Paths()
                var body: some Scene { WindowGroup { HallView().environmentObject(paths) } }
            }

            enum HallDestination: Hashable { case lamp(String), rose }

            final class Paths: ObservableObject { @Published var hall = NavigationPath() }

            struct HallView: View {
                @EnvironmentObject var paths: Paths
                var body: some View {
                    NavigationStack(path: $paths.hall) {
                        ShelfView().navigationDestination(for: HallDestination.self) { destination in
                            switch destination {
                            case .lamp(let name): LampView().environmentObject(LampPresenter(name: name))
                            case .rose: RoseView()
                            }
                        }
                    }
                }
            }

            struct ShelfView: View {
                @EnvironmentObject var paths: Paths
                var body: some View {
                    Button("Lamp") { paths.hall.append(HallDestination.lamp("old")) }
                    Button("Rose") { paths.hall.append(HallDestination.rose) }
                }
            }

            final class LampPresenter: ObservableObject { init(name: String) {} }

            struct LampView: View {
                @EnvironmentObject var presenter: LampPresenter
                var body: some View { Text("Lamp") }
            }

            struct RoseView: View { var body: some View { Text("Rose") } }
            """
        ])
        #expect(parts(graph)["Lamp"] == ["LampPresenter", "LampView"])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Shelf embed", "Shelf -> Lamp push", "Shelf -> Rose push"])
    }

    private static let importer = """
        import UIKit

        final class ImporterFlow {
            private let presenter: ImporterPresenter
            private weak var navigationController: UINavigationController?
            private weak var controller: UIViewController?

            init(on controller: UIViewController) {
                self.controller = controller
                let navigation = FlowNavigationController(rootViewController: UIViewController())
                presenter = ImporterPresenter()
                navigationController = navigation
                navigation.flow = self
                presenter.flow = self
            }

            func showDone() {
                navigationController?.pushViewController(DoneViewController(), animated: false)
                if let navigationController { controller?.present(navigationController, animated: true) }
            }
        }

        final class ImporterPresenter {
            weak var flow: ImporterFlow?
            func read() { flow?.showDone() }
        }

        final class DoneViewController: UIViewController {}

        final class FlowNavigationController: UINavigationController {
            var flow: AnyObject?
        }
        """

    @Test func anEmptyStackOfAClassThatOthersMakeTooIsNoView() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Importer.swift": Self.importer,
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                private var flow: ImporterFlow?
                @IBAction func read() { flow = ImporterFlow(on: self) }
                @IBAction func open() {
                    present(FlowNavigationController(rootViewController: LampViewController()), animated: true)
                }
            }

            final class LampViewController: UIViewController {}
            """,
        ])
        #expect(
            graph.edges == [
                "App -> Hall root", "Hall -> ImporterFlow start", "Hall -> Lamp present", "ImporterFlow -> Done push",
            ])
        #expect(
            !graph.modules.contains { module in
                module.components.contains { $0.type == "FlowNavigationController" }
            })
    }
}
