import NavigationGraph
import Testing

/// Methods of a presenter that lead on and that nobody calls.
struct UncalledPresenterTests {
    private func isNeverTriggered(
        _ view: String,
        method: String = "func tapped() { view.present(OtherWireframe().viewController, animated: true) }",
        others: String = ""
    ) throws -> Bool {
        var app = InlineApp()
        app.add(
            "Start", view: view,
            presenter: method)
        app["Others.swift"] = "import UIKit\n\n" + others
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.count == 1)
        return routes.allSatisfy(\.neverTriggered)
    }

    @Test(arguments: [
        "", "func layOut() { other.tapped() }\nlet other = OtherPart()", "func layOut() { presenter?.shown() }",
    ])
    func nobodyCallsIt(view: String) throws {
        let part = "final class OtherPart { func tapped() {} }"
        #expect(try isNeverTriggered(view, others: part))
    }

    @Test func whatAProtocolAsksForAndNobodyCallsIsNotCalled() throws {
        let asked = "protocol StartPresenting { func tapped() }\nextension StartPresenter: StartPresenting {}"
        #expect(try isNeverTriggered("", others: asked))
        #expect(try !isNeverTriggered("", others: asked + "\nfunc ring(_ start: StartPresenting) { start.tapped() }"))
    }

    /// What such a method has the wireframe do.
    @Test(arguments: [
        "func tapped() { wireframe.open() }",
        "func tapped() { proceed() }\nprivate func proceed() { wireframe.open() }",
    ])
    func whatItHasTheWireframeDoIsNotDone(_ presenter: String) throws {
        var app = InlineApp()
        let open = "func open() { viewController.present(OtherWireframe().viewController, animated: true) }"
        app.add("Start", wireframe: open, presenter: presenter)
        #expect(try app.graph().routes.filter { $0.source == "Start" }.map(\.neverTriggered) == [true])
        // Where another way leads there, that one is told.
        app.add(
            "Start", view: "@IBAction func moreTapped() { presenter?.more() }", wireframe: open,
            presenter: presenter + "\nfunc more() { wireframe.open() }")
        let route = try app.graph().routes.filter { $0.source == "Start" }
        #expect(route.map(\.neverTriggered) == [false])
        #expect(route.first?.triggers.map { $0.map(\.member) } == [["moreTapped()", "more()"]])
    }

    @Test(
        "It may be called",
        arguments: [
            (
                "@objc func tapped() { presenter?.tapped() }",
                "func tapped() { view.present(OtherWireframe().viewController, animated: true) }", ""
            ),
            (
                "func layOut() { run(presenter?.tapped) }",
                "func tapped() { view.present(OtherWireframe().viewController, animated: true) }", ""
            ),
            (
                "func layOut() { unknown.tapped() }",
                "func tapped() { view.present(OtherWireframe().viewController, animated: true) }", ""
            ),
            ("", "@objc func tapped() { view.present(OtherWireframe().viewController, animated: true) }", ""),
            ("", "@IBAction func tapped() { view.present(OtherWireframe().viewController, animated: true) }", ""),
            (
                "", "func tapped() { view.present(OtherWireframe().viewController, animated: true) }",
                "extension StartPresenter: LibraryDelegate {}"
            ),
        ])
    func itMayBeCalled(view: String, method: String, others: String) throws {
        #expect(try !isNeverTriggered(view, method: method, others: others))
    }
}
