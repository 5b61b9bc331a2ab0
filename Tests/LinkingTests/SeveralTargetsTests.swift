import NavigationGraph
import Testing

/// Apps for several devices in one repository.
struct SeveralTargetsTests {
    /// A view of the other app bears the name of the module, and nothing else connects the two.
    @Test func aViewOfAnotherAppIsNoPartOfAModule() throws {
        let graph = try GraphOfSources.graph([
            "Phone/PhoneApp.swift": """
            import SwiftUI

            @main
            struct PhoneApp: App { var body: some Scene { WindowGroup { WelcomeView() } } }
            """,
            "Phone/Welcome/WelcomeView.swift": """
            import SwiftUI

            struct WelcomeView: View {
                var body: some View { NavigationLink("Terms", destination: TermsView()) }
            }

            struct TermsView: View { var body: some View { Text("") } }
            """,
            "Television/Launch.swift": LaunchCode.showing("WelcomeViewController()"),
            "Television/Welcome/WelcomeViewController.swift": """
            import UIKit

            final class WelcomeViewController: UIViewController {
                let router = WelcomeRouter()
                @IBAction func helpTapped() { router.showHelp(from: self) }
            }

            final class HelpViewController: UIViewController {}
            """,
            "Television/Router/WelcomeRouter.swift": """
            import UIKit

            final class WelcomeRouter {
                func showHelp(from view: UIViewController) { view.present(HelpViewController(), animated: true) }
            }
            """,
        ])
        let targets = Dictionary(grouping: graph.routes.filter { $0.source != "App" }, by: \.source)
            .mapValues { $0.compactMap(\.target) }
        #expect(targets.values.sorted { $0.lexicographicallyPrecedes($1) } == [["Help"], ["Terms"]], "\(targets)")
    }
}
