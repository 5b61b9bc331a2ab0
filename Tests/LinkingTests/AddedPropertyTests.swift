import NavigationGraph
import Testing

/// Properties of one name that several packages add to a type of a library.
struct AddedPropertyTests {
    private func package(_ name: String, _ next: String) -> String {
        """
        import Factory
        import SwiftUI

        extension Container {
            var permissionModel: Factory<PermissionModel> { self { PermissionModel() } }
        }

        public struct \(name)View: View {
            @StateObject private var model: PermissionModel

            public init() {
                _model = StateObject(wrappedValue: Container.shared.permissionModel())
            }

            public var body: some View {
                Button("Allow") { model.allow() }
            }
        }

        final class PermissionModel: ObservableObject {
            func allow() { UIApplication.root?.present(UIHostingController(rootView: \(next)View()), animated: true) }
        }

        public struct \(next)View: View {
            public var body: some View { Text("") }
        }
        """
    }

    @Test func eachPackageMeansItsOwn() throws {
        let found = try GraphOfSources.graph([
            "App/App.swift": """
            import SwiftUI

            @main
            struct SomeApp: App {
                var body: some Scene { WindowGroup { HomeView() } }
            }

            extension UIApplication {
                static var root: UIViewController? { nil }
            }

            struct HomeView: View {
                var body: some View {
                    NavigationLink("Scan", destination: ScanView())
                    NavigationLink("Photo", destination: PhotoView())
                }
            }
            """,
            "Modules/Photo/Sources/Photo/Photo.swift": package("Photo", "Album"),
            "Modules/Scan/Sources/Scan/Scan.swift": package("Scan", "Result"),
        ]).edges
        #expect(found.contains("Photo -> Album present") && found.contains("Scan -> Result present"), "\(found)")
        #expect(!found.contains("Photo -> Result present") && !found.contains("Scan -> Album present"), "\(found)")
    }
}
