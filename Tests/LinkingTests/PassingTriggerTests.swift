import NavigationGraph
import Testing

/// Ways that another module sets off through code of no module.
struct PassingTriggerTests {
    /// An app whose module `Start` shows `First` when an opener is told to open, which `Other` holds.
    private func app(callers: [String]) -> InlineApp {
        var app = InlineApp(
            ["First"],
            start: """
                    lazy var opener = Opener(shower: self)
                    func showFirst() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                    func showOthers() {
                \(callers.map {
                    "        navigationController?.pushViewController(\($0)Wireframe(opener).viewController, animated: true)"
                }.joined(separator: "\n"))
                    }
                """)
        for name in callers {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)ViewController: UIViewController {
                    var presenter: \(name)Presenter?
                    @IBAction func tap() { presenter?.choose() }
                }

                final class \(name)Presenter {
                    private let wireframe: \(name)Wireframe
                    init(wireframe: \(name)Wireframe) { self.wireframe = wireframe }
                    func choose() { wireframe.choose() }
                }

                final class \(name)Wireframe: BaseWireframe {
                    private let opener: Opener
                    init(_ opener: Opener) {
                        let controller = \(name)ViewController()
                        self.opener = opener
                        super.init(viewController: controller)
                        controller.presenter = \(name)Presenter(wireframe: self)
                    }
                    func choose() { opener.open() }
                }
                """
        }
        app["Base/Opener.swift"] = """
            final class Opener {
                private weak var shower: StartWireframe?
                init(shower: StartWireframe) { self.shower = shower }
                func open() { shower?.showFirst() }
            }
            """
        return app
    }

    private func chains(_ app: InlineApp) throws -> [[String]] {
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "First" }
        return routes.flatMap(\.triggers).map { chain in
            chain.map { "\($0.type).\($0.member)" + ($0.kind.map { " \($0.rawValue)" } ?? "") }
        }
    }

    @Test func theOneModuleThatHasCodeOfNoneLeadOnSetsItOff() throws {
        let found = try chains(app(callers: ["Other"]))
        #expect(
            found == [
                [
                    "OtherViewController.tap() action", "OtherPresenter.choose()", "OtherWireframe.choose()",
                    "Opener.open()",
                ]
            ])
    }

    @Test func ofSeveralModulesNoneIsSaidToSetItOff() throws {
        #expect(try chains(app(callers: ["Other", "Third"])) == [["Opener.open()"]])
    }
}
