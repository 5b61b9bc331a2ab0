import NavigationGraph
import Testing

@testable import Linking

/// A view that several modules show and that bears the name of none: what it does by itself is a way of each.
struct SharedViewTests {
    private func app(calling: String = "") -> InlineApp {
        var app = InlineApp(
            [],
            start: """
                    func showFirst() { viewController.present(FirstWireframe.createView(), animated: true) }
                    func showSecond() { viewController.present(SecondWireframe.createView(), animated: true) }
                """,
            presenter: """
                    func one() { wireframe.showFirst() }
                    func two() { wireframe.showSecond() }
                """)
        for name in ["First", "Second"] {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)Wireframe {
                    static func createView() -> UIViewController {
                        let view = PaperViewController()
                        let presenter = \(name)Presenter()
                        presenter.view = view
                        presenter.wireframe = \(name)Wireframe()
                        view.presenter = presenter
                        return view
                    }
                }

                final class \(name)Presenter: PaperPresenting {
                    weak var view: PaperViewController?
                    var wireframe: \(name)Wireframe!
                    func opened() { \(name == "First" ? calling : "") }
                }
                """
        }
        app["Paper/PaperViewController.swift"] = """
            import UIKit

            protocol PaperPresenting: AnyObject { func opened() }

            final class PaperViewController: UIViewController {
                var presenter: PaperPresenting!
                let button = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(calling.isEmpty ? "button.addTarget(self, action: #selector(leave), for: .touchUpInside)" : "")
                    presenter.opened()
                }
                @objc func leave() { dismiss(animated: true) }
            }
            """
        return app
    }

    @Test func whatASharedViewDoesByItselfIsAWayOfEachModule() throws {
        let graph = try app().graph()
        let back = graph.routes.filter { $0.destination.kind == .back }
        #expect(back.map(\.source) == ["First", "Second"])
        #expect(back.map(\.landsOn) == [["Start"], ["Start"]])
        #expect(back.allSatisfy { $0.triggers.map { $0.map(\.type) } == [["button"]] }, "\(back.map(\.triggers))")
        #expect(graph.coverage.outsideModules == 0)
    }

    @Test func whatOnlyOneModuleAsksOfASharedViewIsThatModulesWay() throws {
        let graph = try app(calling: "view?.leave()").graph()
        #expect(graph.routes.filter { $0.destination.kind == .back }.map(\.source) == ["First"])
    }

    @Test func aSharedViewIsSaidToBeShared() throws {
        let text = try app().explain { .node("First") }.text
        #expect(text.contains("it shows `PaperViewController`, which it shares with Second"), "\(text)")
    }

    @Test func whatSetsOffACallOutsideOfModulesIsTold() throws {
        var app = InlineApp()
        app["Banner/Banner.swift"] = """
            import UIKit

            final class Banner: NSObject {
                let button = UIButton()
                func install() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
                @objc func tapped() {
                    UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
                }
            }
            """
        let answer = try app.explain { .place(file: "Banner/Banner.swift", line: 7) }
        #expect(answer.calls.map(\.class) == [.outsideModules])
        #expect(answer.text.contains("`button.touchUpInside` sets off `Banner.tapped()`"), "\(answer.text)")
    }

    @Test func aControllerAroundTheViewsOfSeveralModulesPutsNoneIntoAnother() throws {
        var app = app()
        for name in ["First", "Second"] {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)Wireframe {
                    static func createView() -> UIViewController {
                        let view = \(name)ViewController()
                        let presenter = \(name)Presenter()
                        presenter.view = view
                        presenter.wireframe = \(name)Wireframe()
                        view.presenter = presenter
                        let drawer = DrawerController(content: view)
                        view.delegate = drawer
                        return drawer
                    }
                }

                final class \(name)ViewController: UIViewController {
                    var presenter: \(name)Presenter!
                    weak var delegate: DrawerController?
                }

                final class \(name)Presenter {
                    weak var view: \(name)ViewController?
                    var wireframe: \(name)Wireframe!
                }
                """
        }
        app["Drawer.swift"] = """
            import UIKit

            final class DrawerController: UIViewController {
                private let content: UIViewController

                init(content: UIViewController) {
                    self.content = content
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(content)
                    view.addSubview(content.view)
                    content.didMove(toParent: self)
                }
            }
            """
        #expect(try app.edges() == ["Start -> First present", "Start -> Second present"])
    }
}
