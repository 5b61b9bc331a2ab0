import NavigationGraph
import Testing

/// Controllers around a view of SwiftUI that a storyboard makes, and what a library for dependencies keeps.
struct DecodedHostTests {
    @Test func storyboardsHostShowsWhatItsInitializerHandsOn() throws {
        let graph = try GraphOfSources.graph(
            [
                "Shop.swift": """
                import SwiftUI
                import UIKit

                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        let storyboard = UIStoryboard(name: "Main", bundle: nil)
                        window?.rootViewController = storyboard.instantiateViewController(withIdentifier: "list")
                        return true
                    }
                }

                final class ListHostingViewController: UIHostingController<AnyView> {
                    required init?(coder: NSCoder) {
                        let list = ListView().environment(\\.locale, .current)
                        super.init(coder: coder, rootView: AnyView(list))
                    }
                }

                struct ListView: View {
                    @State var showsDetail = false
                    var body: some View {
                        Button("Detail") { showsDetail = true }.sheet(isPresented: $showsDetail) { DetailView() }
                    }
                }

                struct DetailView: View { var body: some View { Text("Detail") } }
                """,
                "Main.storyboard": """
                <document><scenes><scene sceneID="a"><objects>
                <hostingController storyboardIdentifier="list" id="b" customClass="ListHostingViewController"/>
                </objects></scene></scenes></document>
                """,
            ])
        let ways = graph.routes.filter { $0.target != nil }.map { "\($0.source) \($0.transition) \($0.target ?? "")" }
        #expect(ways.sorted() == ["App root List", "List sheet Detail"])
        #expect(graph.coverage.unresolved == 0)
    }

    @Test(arguments: ["shared", "kept", "withCare"])
    func whatALibraryKeepsIsWhatTheClosureMakes(name: String) throws {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import NeedleFoundation
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = RootComponent().hall
                    return true
                }
            }

            final class RootComponent: BootstrapComponent {
                var hall: UIViewController { \(name) { HallViewController() } }
            }

            final class HallViewController: UIViewController {}
            """
        ])
        #expect(graph.routes.map(\.target) == ["Hall"])
    }
}
