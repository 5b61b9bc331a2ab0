import NavigationGraph
import Testing

/// Branches that only run while tests run the app.
struct TestBranchTests {
    @Test(arguments: [
        #"NSClassFromString("XCTestCase") != nil"#,
        #"ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil"#,
        "isRunningTests", "isUnitTesting()", "ProcessInfo.processInfo.runsTests", "fast && isRunningTests",
    ])
    func whatRunsInTestsAloneIsNoWay(_ condition: String) throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open(fast: Bool) {
                        if \(condition) {
                            viewController.present(OtherWireframe().viewController, animated: false)
                            return
                        }
                        navigationController?.pushViewController(ThirdWireframe().viewController, animated: true)
                    }
                """, presenter: "    func tapped(fast: Bool) { wireframe.open(fast: fast) }")
        app["Tests.swift"] = Self.flags
        #expect(try app.edges() == ["Start -> Third push"])
        let isAll = !condition.contains("&&")
        #expect(try app.graph().routes.first { $0.target == "Third" }?.condition == (isAll ? nil : "!(\(condition))"))
    }

    @Test func launchCodeThatTestsLeaveEarlyTellsNoCondition() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        guard !isRunningTests else { return }
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                    func test() {
                        if testsAreListed { viewController.present(OtherWireframe().viewController, animated: true) }
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }\n    func listed() { wireframe.test() }")
        app["Tests.swift"] = Self.flags
        let routes = try app.graph().routes.filter { $0.target == "Other" }
        #expect(routes.map(\.condition) == [nil, "testsAreListed"])
    }

    private static let flags = """
        import Foundation

        let isRunningTests = NSClassFromString("XCTestCase") != nil
        let testsAreListed = Settings.shared.lists("tests")

        func isUnitTesting() -> Bool { ProcessInfo.processInfo.environment["XCTestBundlePath"] != nil }

        extension ProcessInfo {
            var runsTests: Bool { environment["XCTestConfigurationFilePath"] != nil }
        }
        """
}
