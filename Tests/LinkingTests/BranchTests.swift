import NavigationGraph
import Testing

/// Under which condition a route is taken, and which branches a call rules out.
struct BranchTests {
    private static let models = """
        enum Flow {
            case new, copy(id: Int), old
        }
        """

    private func app(_ wireframe: String, presenter: String = "") -> InlineApp {
        var app = InlineApp(["First", "Second"], start: wireframe, presenter: presenter)
        app["Models.swift"] = Self.models
        return app
    }

    private func conditions(_ app: InlineApp, of target: String) throws -> [String?] {
        try app.graph().routes.filter { $0.source == "Start" && $0.target == target }.map(\.condition)
    }

    @Test func theSameTargetInTwoCasesIsOneRouteWithBoth() throws {
        let app = app(
            """
                func open(_ flow: Flow, animated: Bool) {
                    let next: UIViewController
                    switch flow {
                    case .new: next = FirstWireframe().viewController
                    case .copy(let id) where id > 3: next = FirstWireframe().viewController
                    case .copy, .old: next = SecondWireframe().viewController
                    }
                    navigationController?.pushViewController(next, animated: animated)
                }
            """)
        #expect(try conditions(app, of: "First") == ["case .new = flow || case .copy(let id) where id > 3"])
        #expect(try conditions(app, of: "Second") == ["case .copy, .old = flow"])
    }

    @Test func theSameTargetOnBothBranchesHasNoCondition() throws {
        let app = app(
            """
                static func first() -> UIViewController { FirstWireframe().viewController }
                func open(isNew: Bool) {
                    let next = isNew ? StartWireframe.first() : StartWireframe.first()
                    navigationController?.pushViewController(next, animated: true)
                }
            """)
        #expect(try conditions(app, of: "First") == [nil])
    }

    @Test func whatAWhereRefusesGoesToTheDefault() throws {
        let app = app(
            """
                func open(_ flow: Flow, count: Int) {
                    switch flow {
                    case .new where count > 1:
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    default:
                        navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                }
            """, presenter: "    func next(_ count: Int) { wireframe.open(.new, count: count) }")
        #expect(try app.edges() == ["Start -> First push", "Start -> Second push"])
    }

    @Test func oneOfSeveralTestsDoesNotDecideTheOtherBranch() throws {
        let app = app(
            """
                func open(_ flow: Flow, isReady: Bool) {
                    if case .new = flow, isReady {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    } else {
                        navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                }
                func openNew(isReady: Bool) { open(.new, isReady: isReady) }
            """, presenter: "    func next(_ isReady: Bool) { wireframe.openNew(isReady: isReady) }")
        let routes = try app.graph().routes.filter { $0.method == "openNew(isReady:)" }
        #expect(Set(routes.compactMap(\.target)) == ["First", "Second"])
    }

    @Test func aConditionThatTheCallDecidesIsNotTold() throws {
        let app = app(
            """
                private func open(_ flow: Flow, over host: UIViewController) {
                    switch flow {
                    case .new: host.present(FirstWireframe().viewController, animated: true)
                    case .copy, .old: navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                }
                func openNew() { open(.new, over: viewController) }
            """, presenter: "    func next() { wireframe.openNew() }")
        let routes = try app.graph().routes.filter { $0.method == "openNew()" }
        #expect(routes.map(\.target) == ["First"])
        #expect(routes.map(\.condition) == [nil])
    }

    @Test func aTableOfBuildersLeadsToEachOfThem() throws {
        let app = app(
            """
                private let builders: [String: () -> UIViewController] = [
                    "first": { FirstWireframe().viewController },
                    "second": StartWireframe.second,
                ]
                static func second() -> UIViewController { SecondWireframe().viewController }
                func open(_ name: String) {
                    guard let build = builders[name] else { return }
                    navigationController?.pushViewController(build(), animated: true)
                }
            """)
        #expect(try app.edges() == ["Start -> First push", "Start -> Second push"])
    }

    @Test func anEnumBesideOtherParametersIsNoOption() throws {
        let app = app(
            """
                func open(flow: Flow, from host: UIViewController) {
                    if case .new = flow { host.present(FirstWireframe().viewController, animated: true) }
                }
            """, presenter: "    func next(_ flow: Flow) { wireframe.open(flow: flow, from: view) }")
        let route = try app.graph().routes.first { $0.target == "First" }
        #expect(route?.option == "open(flow:from:)")
        #expect(route?.condition == "case .new = flow")
    }
}
