import NavigationGraph
import Testing

/// Stacks that one branch of a function makes and another one pushes onto, when it is called again.
struct OtherBranchStackTests {
    private func edges(_ route: String, presenter: String) throws -> [String] {
        try InlineApp(
            ["First", "Second"],
            start: """
                    private var stack: UINavigationController?

                \(route)
                """, presenter: presenter
        ).edges()
    }

    @Test func aPushOntoAStackThatAnotherCaseMadeIsAWay() throws {
        let edges = try edges(
            """
                enum Step { case first, second }

                func route(to step: Step) {
                    switch step {
                    case .first:
                        let stack = UINavigationController(rootViewController: FirstWireframe().viewController)
                        viewController.present(stack, animated: true)
                        self.stack = stack
                    case .second:
                        stack?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                }
            """,
            presenter: """
                    func tapped() { wireframe.route(to: .first) }
                    func went() { wireframe.route(to: .second) }
                """)
        #expect(edges == ["Start -> First present", "Start -> Second push"])
    }

    @Test func aStackIsMadeOnceAndPushedOntoFromThenOn() throws {
        let edges = try edges(
            """
                func open() {
                    if let stack {
                        stack.pushViewController(SecondWireframe().viewController, animated: true)
                    } else {
                        stack = UINavigationController(rootViewController: FirstWireframe().viewController)
                        viewController.present(stack!, animated: true)
                    }
                }
            """, presenter: "    func tapped() { wireframe.open() }")
        #expect(edges == ["Start -> First present", "Start -> Second push"])
    }

    @Test func aScreenThatIsPushedWhereAStackIsThereIsShownEitherWay() throws {
        let edges = try edges(
            """
                func open() { show(FirstWireframe().viewController) }
                private func show(_ screen: UIViewController) {
                    if let stack {
                        stack.pushViewController(screen, animated: true)
                    } else {
                        stack = UINavigationController(rootViewController: screen)
                        viewController.present(stack!, animated: true)
                    }
                }
            """, presenter: "    func tapped() { wireframe.open() }")
        #expect(edges == ["Start -> First present"])
    }

    @Test func whatTheBranchPushesThatMadeTheStackIsInIt() throws {
        let edges = try edges(
            """
                func open(isLong: Bool) {
                    if isLong {
                        stack = UINavigationController()
                        stack?.pushViewController(FirstWireframe().viewController, animated: false)
                        viewController.present(stack!, animated: true)
                    } else {
                        viewController.present(SecondWireframe().viewController, animated: true)
                    }
                }
            """, presenter: "    func tapped(isLong: Bool) { wireframe.open(isLong: isLong) }")
        #expect(edges == ["Start -> First present", "Start -> Second present"])
    }
}
