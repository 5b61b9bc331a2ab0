import NavigationGraph
import Testing

/// Closures in variables of a function, which the function calls with a screen.
struct LocalClosureTests {
    private func edges(_ body: String) throws -> [String] {
        try InlineApp(
            start: """
                    func open(_ isLarge: Bool) {
                        \(body)
                    }
                    private func after(_ then: @escaping () -> Void) { DispatchQueue.main.async { then() } }
                    private func each(_ run: (UIViewController) -> Void) { run(OtherWireframe().viewController) }
                """,
            presenter: "    func tapped() { wireframe.open(true) }"
        ).edges()
    }

    @Test(arguments: [
        """
        let show: (UIViewController) -> Void = { self.viewController.present($0, animated: true) }
        show(OtherWireframe().viewController)
        """,
        """
        let show = { [weak self] (screen: UIViewController) in self?.viewController.present(screen, animated: true) }
        after { show(OtherWireframe().viewController) }
        """,
        """
        let show: (UIViewController) -> Void = { self.viewController.present($0, animated: true) }
        each(show)
        """,
    ])
    func aClosureShowsWhatItIsCalledWith(_ body: String) throws {
        #expect(try edges(body) == ["Start -> Other present"])
    }

    @Test func oneOfTwoClosuresDoes() throws {
        let body = """
            let show: (UIViewController) -> Void
            if isLarge {
                show = { self.viewController.present($0, animated: true) }
            } else {
                show = { self.navigationController?.pushViewController($0, animated: true) }
            }
            show(OtherWireframe().viewController)
            """
        #expect(try edges(body) == ["Start -> Other present", "Start -> Other push"])
    }
}
