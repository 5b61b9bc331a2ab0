import NavigationGraph
import Testing

/// Calls that a module's view inherits from a class which is another screen as well.
struct InheritedCallTests {
    @Test func whatABaseScreenCallsItsHeirCalls() throws {
        var app = InlineApp(
            start: """
                    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }
                    func openList() { viewController.present(ListViewController(), animated: true) }
                """,
            presenter: """
                    func showOther() { wireframe.openOther() }
                    func showList() { wireframe.openList() }
                """)
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "StartViewController: UIViewController", with: "StartViewController: ListViewController")
        app["Base/List.swift"] = """
            import UIKit

            protocol ListPresenter { func showOther() }
            extension StartPresenter: ListPresenter {}
            final class PlainPresenter: ListPresenter { func showOther() {} }

            class ListViewController: UIViewController {
                var anyPresenter: AnyObject!
                private var listPresenter: ListPresenter { anyPresenter as! ListPresenter }

                override func viewDidLoad() {
                    otherButton.addTarget(self, action: #selector(otherTapped), for: .touchUpInside)
                }

                @objc private func otherTapped() { listPresenter.showOther() }
            }
            """
        let route = try app.graph().routes.first { $0.source == "Start" && $0.target == "Other" }
        #expect(route?.triggers.map { $0.first?.type } == ["otherButton"])
    }
}
