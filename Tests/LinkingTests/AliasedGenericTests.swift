import NavigationGraph
import Testing

/// Modules that are one generic type under names of their own, each with a builder in an extension of its name.
struct AliasedGenericTests {
    private func module(_ name: String, next: String? = nil) -> String {
        let push = "view?.navigationController?.pushViewController(next.view, animated: true)"
        let leave = next.map { "let next = \($0)Module.create()\n        \(push)" }
        return """
            import UIKit

            protocol \(name)Input: AnyObject {}
            protocol \(name)Output: AnyObject {}

            typealias \(name)Module = ScreenModule<\(name)Input, \(name)Output>

            extension \(name)Module {
                static func create(output: \(name)Output? = nil) -> \(name)Module {
                    let view = \(name)ViewController()
                    let presenter = \(name)Presenter()
                    let router = \(name)Router()
                    view.output = presenter
                    presenter.router = router
                    router.view = view
                    return \(name)Module(view: view, input: presenter, output: output)
                }
            }

            final class \(name)ViewController: UIViewController {
                var output: \(name)Presenter!
                @IBAction func tapped() { output.goOn() }
            }

            final class \(name)Presenter: \(name)Input {
                var router: \(name)Router!
                func goOn() { router.goOn() }
            }

            final class \(name)Router {
                weak var view: UIViewController?
                func goOn() {
                    \(leave ?? "view?.navigationController?.popViewController(animated: true)")
                }
            }
            """
    }

    @Test func aBuilderIsThatOfTheNameWhichIsCalled() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("navigation.viewControllers = [GateModule.create().view]"),
            "ScreenModule.swift": """
            import UIKit

            final class ScreenModule<Input, Output> {
                let view: UIViewController
                let input: Input?
                let output: Output?

                init(view: UIViewController, input: Input?, output: Output?) {
                    self.view = view
                    self.input = input
                    self.output = output
                }
            }
            """,
            "Gate.swift": module("Gate", next: "Shelf"), "Shelf.swift": module("Shelf", next: "Attic"),
            "Attic.swift": module("Attic"),
        ])
        #expect(
            graph.edges == ["App -> Gate root", "Attic -> (back) pop", "Gate -> Shelf push", "Shelf -> Attic push"])
    }
}
