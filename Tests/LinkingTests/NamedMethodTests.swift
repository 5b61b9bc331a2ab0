import NavigationGraph
import Testing

/// Methods that are named and not called, in what code of their caller runs.
struct NamedMethodTests {
    private func way(view: String, presenter: String = "") throws -> Route? {
        let open = "func open() { viewController.present(OtherWireframe().viewController, animated: true) }"
        var app = InlineApp()
        app.add("Start", view: view, wireframe: open, presenter: "func chosen() { wireframe.open() }\n" + presenter)
        return try app.graph().routes.first { $0.source == "Start" && $0.target == "Other" }
    }

    /// The chain of a presenter's method goes on with who has it run.
    @Test(arguments: ["names.first.map(presenter!.choose)", "names.forEach(presenter!.choose)"])
    func aMethodOfAnotherObjectIsCalledByWhoNamesIt(_ call: String) throws {
        let route = try way(
            view: "let names: [Int] = []\n@IBAction func tapped() { \(call) }",
            presenter: "func choose(_ name: Int) { chosen() }")
        #expect(route?.triggers.first?.map(\.member).prefix(2) == ["tapped()", "choose(_:)"])
    }

    /// What a list of a body holds is no code that nobody runs.
    @Test func aListOfMethodsIsRunWhereItIsMade() throws {
        let route = try way(
            view: """
                @IBAction func tapped() { presenter!.choose() }
                func add(_ title: String, _ open: @escaping () -> Void) {}
                """,
            presenter: """
                func choose() {
                    let ways: [(String, () -> Void)] = [("Other", chosen), ("None", {})]
                    ways.forEach { title, open in view.add(title, open) }
                }
                """)
        #expect(route?.neverTriggered == false)
        #expect(route?.triggers.first?.first?.member == "tapped()", "\(String(describing: route?.triggers))")
    }
}
