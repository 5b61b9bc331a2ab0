import NavigationGraph
import Testing

/// What a SwiftUI view's model does is the view's, whatever the model is called.
struct ObservedModelTests {
    private static func routes(model: String, marks: String) throws -> [String] {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import SwiftUI
            import WebKit

            @main
            struct CatalogueApp: App {
                var body: some Scene {
                    WindowGroup { NavigationStack { CatalogueView() } }
                }
            }

            struct CatalogueView: View {
                var body: some View { NavigationLink("Page") { PageView(model: \(model)()) } }
            }

            struct PageView: View {
                \(marks.contains("@") ? "@State" : "@ObservedObject") private var model: \(model)
                init(model: \(model)) { self.model = model }
                var body: some View { WebContent(delegate: model) }
            }

            protocol WebContentDelegate: AnyObject {
                func webContent(_ content: WKWebView, shouldLoad request: URLRequest) -> Bool
            }

            struct WebContent: UIViewRepresentable {
                weak var delegate: WebContentDelegate?
                func makeUIView(context: Context) -> WKWebView { WKWebView() }
                func updateUIView(_ view: WKWebView, context: Context) {}
            }

            \(marks.contains("@") ? marks : "")
            final class \(model)\(marks.contains("@") ? "" : ": \(marks)") {}

            extension \(model): WebContentDelegate {
                func webContent(_ content: WKWebView, shouldLoad request: URLRequest) -> Bool {
                    guard let url = request.url else { return true }
                    UIApplication.shared.open(url)
                    return false
                }
            }
            """
        ])
        return graph.routes.filter { $0.destination.kind == .external }.map(\.source)
    }

    @Test(arguments: ["PageViewModel", "PageModel", "PageStore"])
    func anObservableObjectIsTheViews(_ model: String) throws {
        #expect(try Self.routes(model: model, marks: "ObservableObject") == ["Page"])
    }

    @Test func soIsWhatIsMarkedAsObservable() throws {
        #expect(try Self.routes(model: "PageState", marks: "@Observable") == ["Page"])
    }
}
