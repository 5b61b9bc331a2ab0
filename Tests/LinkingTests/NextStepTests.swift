import NavigationGraph
import Testing

/// A wireframe that shows its own module once more: the next step of a flow.
struct NextStepTests {
    private func edges(_ maker: String, calling call: String = "wireframe.showNext(from: view)") throws -> [String] {
        var app = InlineApp(
            [],
            start: "    func open() { viewController.present(StepFactory.makeFirst(), animated: true) }",
            presenter: "    func go() { wireframe.open() }")
        app["Step.swift"] = """
            import UIKit

            final class StepViewController: UIViewController {
                var presenter: StepPresenter!
                @IBAction func nextTapped() { presenter.next() }
            }

            final class StepPresenter {
                weak var view: StepViewController!
                private let wireframe: StepWireframe
                init(wireframe: StepWireframe) { self.wireframe = wireframe }
                func next() { \(call) }
            }

            final class StepWireframe {
                func showNext(from view: StepViewController) {
                    view.navigationController?.pushViewController(\(maker), animated: true)
                }
            }

            enum StepFactory {
                static func makeFirst() -> UIViewController { make(StepWireframe(), number: 1) }
                static func makeSecond() -> UIViewController { make(StepWireframe(), number: 2) }
                static func make(_ wireframe: StepWireframe, number: Int) -> UIViewController {
                    let view = StepViewController()
                    view.presenter = StepPresenter(wireframe: wireframe)
                    view.presenter.view = view
                    return view
                }
            }
            """
        return try app.edges()
    }

    @Test(arguments: ["StepFactory.makeSecond()", "StepFactory.make(StepWireframe(), number: 2)"])
    func theFactoryMakesTheNextStep(maker: String) throws {
        #expect(try edges(maker) == ["Start -> Step present", "Step -> Step push"])
    }

    /// What nobody hands over, and nobody makes, is no step.
    @Test func theViewThatIsThereIsNoNextStep() throws {
        #expect(try edges("view") == ["Start -> Step present"])
    }
}
