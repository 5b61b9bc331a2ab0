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

    /// A class of the app's that hosts any view is the view of no module that shows its own in one.
    @Test func aHostOfAnyViewIsNoModulesView() throws {
        let parts = { (name: String) in
            """
            import SwiftUI

            enum \(name)Builder {
                static func build() -> UIViewController {
                    let presenter = \(name)Presenter()
                    let host = HostingController(rootView: \(name)Screen(presenter: presenter))
                    presenter.host = host
                    return host
                }
            }
            final class \(name)Presenter {
                weak var host: UIViewController?
                func next() { host?.present(HostingController(rootView: NoteScreen()), animated: true) }
            }
            struct \(name)Screen: View {
                let presenter: \(name)Presenter
                var body: some View { Button("Next") { presenter.next() } }
            }
            """
        }
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("UINavigationController(rootViewController: ShoreBuilder.build())"),
            "Shore.swift": parts("Shore"),
            "Host.swift": """
            import SwiftUI

            final class HostingController<Content: View>: UIHostingController<Content> {}
            struct NoteScreen: View { var body: some View { Text("Note") } }
            """,
        ])
        #expect(graph.edges == ["App -> Shore root", "Shore -> Note present"], "\(graph.edges)")
    }

    /// One that the presenter knows by a protocol is the module's view all the same.
    @Test func aHostThatThePresenterKnowsIsTheModulesView() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("ShoreBuilder.build()"),
            "Shore.swift": """
            import SwiftUI

            protocol ShoreDisplay: AnyObject { func showTide() }
            enum ShoreBuilder {
                static func build() -> UIViewController {
                    let presenter = ShorePresenter()
                    let controller = ShoreController(rootView: TideScreen())
                    presenter.display = controller
                    return controller
                }
            }
            final class ShorePresenter { weak var display: ShoreDisplay? }
            final class ShoreController<Content: View>: UIHostingController<Content>, ShoreDisplay {
                func showTide() {}
            }
            struct TideScreen: View { var body: some View { Text("Tide") } }
            """,
        ])
        #expect(graph.modules.first { $0.id == "Shore" }?.components.map(\.type).contains("ShoreController") == true)
    }

    /// `Start` shows a controller that is made around another one and embeds it.
    private func edges(around parts: String, _ arguments: String, _ more: String = "") throws -> [String] {
        var app = InlineApp(
            start: """
                    func open() {
                        let guide = GuideViewController(\(arguments)page: PageViewController())
                        viewController.navigationController?.pushViewController(guide, animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["Guide.swift"] = """
            import UIKit

            final class PageViewController: UIViewController {}

            final class GuideViewController: UIViewController {
                private let page: UIViewController
                \(parts)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(page)
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                }
            }
            \(more)
            """
        return try app.edges()
    }

    @Test func aScreenThatAnInteractorThinksForIsNotJustWhatItIsMadeAround() throws {
        let edges = try edges(
            around: """
                private let interactor: IGuideInteractor
                    init(interactor: IGuideInteractor, page: UIViewController) {
                        self.interactor = interactor
                        self.page = page
                        super.init(nibName: nil, bundle: nil)
                    }
                    @objc private func done() { interactor.finish() }
                """,
            "interactor: GuideInteractor(), ",
            """
            protocol IGuideInteractor: AnyObject { func finish() }
            final class GuideInteractor: IGuideInteractor { func finish() {} }
            """)
        #expect(edges == ["Guide -> Page embed", "Start -> Guide push"], "\(edges)")
    }

    @Test(arguments: ["", "private let interactor = DragInteractor()\n    "])
    func whatOnlyStandsAroundAScreenIsNone(_ part: String) throws {
        let edges = try edges(
            around: """
                \(part)init(page: UIViewController) {
                        self.page = page
                        super.init(nibName: nil, bundle: nil)
                    }
                """, "", "final class DragInteractor: UIPercentDrivenInteractiveTransition {}")
        #expect(edges == ["Start -> Page push"], "\(edges)")
    }
}
