import NavigationGraph
import Testing

/// Controllers of the app's that stand around a host of SwiftUI's: what they are made with is what they show.
struct SurroundingHostTests {
    private func edges(_ property: String, _ initializer: String) throws -> [String] {
        var app = InlineApp(
            start: """
                    func open() {
                        let screen = KeyboardController(rootView: ParcelView(), hidesBar: true)
                        viewController.navigationController?.pushViewController(screen, animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["KeyboardController.swift"] = """
            import SwiftUI
            import UIKit

            struct ParcelView: View { var body: some View { Text("Parcel") } }

            final class KeyboardController<Content: View>: UIViewController {
                \(property)

                init(rootView: Content, hidesBar: Bool = false) {
                    \(initializer)
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(host)
                    view.addSubview(host.view)
                }
            }

            extension UIHostingController {
                convenience init(rootView: Content, hidesBar: Bool) { self.init(rootView: rootView) }
            }
            """
        return try app.edges()
    }

    @Test(arguments: [
        "host = UIHostingController(rootView: rootView)",
        "host = UIHostingController(rootView: rootView, hidesBar: hidesBar)",
    ])
    func aControllerAroundAHostShowsTheView(_ initializer: String) throws {
        let edges = try edges("private let host: UIHostingController<Content>", initializer)
        #expect(edges == ["Start -> Parcel push"], "\(edges)")
    }

    @Test func aControllerThatSaysWhichViewItHostsIsAScreen() throws {
        let edges = try edges(
            "private let host: UIHostingController<ParcelView>", "host = UIHostingController(rootView: ParcelView())")
        #expect(edges.contains("Start -> Keyboard push"), "\(edges)")
    }
}
