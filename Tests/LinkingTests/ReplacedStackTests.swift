import NavigationGraph
import Testing

/// What one run takes off a stack before it pushes there.
struct ReplacedStackTests {
    @Test(arguments: [
        // To the bottom, and on from there.
        "navigationController?.popToRootViewController(animated: false)",
        "navigationController?.popViewController(animated: false)",
        "viewController.navigationController?.popToRootViewController(animated: false)",
    ])
    func whatIsPoppedBeforeAPushIsReplaced(_ pop: String) throws {
        let app = InlineApp(
            start: """
                    func open() {
                        \(pop)
                        guard let next = OtherWireframe.made() else { return }
                        navigationController?.pushViewController(next, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        #expect(try Self.edges(app) == ["Start -> Other replace"])
    }

    @Test func whatAnotherBranchPopsIsNotReplaced() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        if let other = navigationController?.viewControllers.first(where: { $0 is OtherViewController }) {
                            navigationController?.popToViewController(other, animated: true)
                        } else {
                            navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        #expect(try Self.edges(app).contains("Start -> Other push"))
    }

    @Test func aStackThatIsEmptiedBeforeAPushHasANewRoot() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        show(OtherWireframe().viewController, on: navigationController)
                    }
                    func reopen() {
                        navigationController?.viewControllers = []
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                    private func show(_ screen: UIViewController, on stack: UINavigationController?) {
                        stack?.viewControllers.removeAll()
                        stack?.popToRootViewController(animated: false)
                        stack?.pushViewController(screen, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }\n    func again() { wireframe.reopen() }")
        #expect(try app.edges() == ["Start -> Other root"])
    }

    @Test func helpersThatPopAndPushReplace() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        clear()
                        DispatchQueue.main.async { self.push(OtherWireframe().viewController) }
                    }
                    private func clear() { navigationController?.popToRootViewController(animated: false) }
                    private func push(_ screen: UIViewController) {
                        navigationController?.pushViewController(screen, animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        #expect(try app.edges() == ["Start -> Other replace"])
    }

    @Test func whatIsPoppedOnlySometimesBeforeAPushIsNoWayBack() throws {
        let app = InlineApp(
            start: """
                    func open(fresh: Bool) {
                        if fresh { navigationController?.popToRootViewController(animated: false) }
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                """, presenter: "    func tapped(fresh: Bool) { wireframe.open(fresh: fresh) }")
        #expect(try app.edges() == ["Start -> Other push"])
    }

    @Test func aWayBackStaysOneWhereThePushDoesNotFollowIt() throws {
        let app = InlineApp(
            ["Other"],
            start: """
                    func either(leaves: Bool) {
                        if leaves {
                            navigationController?.popViewController(animated: true)
                        } else {
                            navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                    func maybe(goesOn: Bool) {
                        navigationController?.popViewController(animated: true)
                        if goesOn {
                            navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        }
                    }
                    func elsewhere(_ stack: UINavigationController) {
                        navigationController?.popViewController(animated: true)
                        stack.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                    func later() {
                        let other = OtherWireframe().viewController
                        other.onClose = { self.navigationController?.popViewController(animated: true) }
                        navigationController?.pushViewController(other, animated: true)
                    }
                    func prepare() {
                        listen()
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                    private func listen() {
                        events.sink { [self] _ in navigationController?.popViewController(animated: true) }
                    }
                """,
            presenter: """
                    func five() { wireframe.prepare() }
                    func one() { wireframe.either(leaves: true) }
                    func two() { wireframe.maybe(goesOn: true) }
                    func three(_ stack: UINavigationController) { wireframe.elsewhere(stack) }
                    func four() { wireframe.later() }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        let told = Set(
            routes.map { "\($0.method ?? "") \($0.target ?? "back") \($0.transition.rawValue)" })
        #expect(
            told == [
                "either(leaves:) back pop", "either(leaves:) Other push", "maybe(goesOn:) back pop",
                "maybe(goesOn:) Other replace", "elsewhere(_:) back pop", "elsewhere(_:) Other push",
                "later() back pop", "later() Other push", "prepare() back pop", "prepare() Other push",
            ], "\(told.sorted())")
    }

    private static func edges(_ app: InlineApp) throws -> [String] {
        var app = app
        app.add("Other", wireframe: "    static func made() -> UIViewController? { OtherWireframe().viewController }")
        return try app.edges()
    }
}
