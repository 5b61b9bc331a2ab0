import NavigationGraph
import Testing

/// Parameters that may be nil, and are not where the caller hands something over.
struct GivenParameterTests {
    private func edges(_ test: String, call: String) throws -> [String] {
        try InlineApp(
            start: """
                    func show(_ screen: UIViewController, setUp: ((UIViewController) -> Void)? = nil) {
                        \(test)
                    }
                    func open() { \(call) }
                """,
            presenter: "    func tapped() { wireframe.open() }"
        ).edges()
    }

    private static let tests = [
        """
        if setUp == nil {
            viewController.present(screen, animated: true)
        } else {
            setUp?(screen)
        }
        """,
        """
        guard let setUp else {
            viewController.present(screen, animated: true)
            return
        }
        setUp(screen)
        """,
        """
        if setUp != nil {
            setUp?(screen)
            return
        }
        viewController.present(screen, animated: true)
        """,
    ]

    @Test(arguments: tests)
    func doWhatIsDoneWithThem(test: String) throws {
        let call = """
            show(OtherWireframe().viewController) { self.navigationController?.pushViewController($0, animated: true) }
            """
        #expect(try edges(test, call: call) == ["Start -> Other push"])
    }

    @Test(arguments: tests)
    func doWithoutThemWhatIsDoneThen(test: String) throws {
        #expect(try edges(test, call: "show(OtherWireframe().viewController)") == ["Start -> Other present"])
    }
}
