import NavigationGraph
import Testing

/// What a caller decides by the value that it writes out, and what stays open.
struct DecidedConditionTests {
    @Test func whatTheCallerOfAFactoryDecidesIsNoCondition() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        navigationController?.pushViewController(SeasonFactory.make(.winter), animated: true)
                    }
                """)
        app["Base/SeasonFactory.swift"] = """
            enum Season { case summer, winter }

            enum SeasonFactory {
                static func make(_ season: Season) -> UIViewController {
                    switch season {
                    case .summer: return FirstWireframe().viewController
                    case .winter: return SecondWireframe().viewController
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["Second"])
        #expect(routes.map(\.condition) == [nil])
    }

    @Test func whatElseIsTestedStaysACondition() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open(isOpen: Bool) {
                        let screen = SeasonFactory.make(.winter(3), isOpen)
                        navigationController?.pushViewController(screen, animated: true)
                    }
                """)
        app["Base/SeasonFactory.swift"] = """
            enum Season { case summer, winter(Int) }

            enum SeasonFactory {
                static func make(_ season: Season, _ isOpen: Bool) -> UIViewController {
                    if case .winter = season, isOpen { return FirstWireframe().viewController }
                    switch season {
                    case .winter(1): return FirstWireframe().viewController
                    default: return SecondWireframe().viewController
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(Set(routes.map(\.target)) == ["First", "Second"])
        #expect(routes.contains { $0.condition == "case .winter = season && isOpen" })
        #expect(routes.first { $0.target == "Second" }?.condition?.hasSuffix("default") == true)
    }

    @Test func aClosureMayBeCalledWithOtherValuesThanTheOnesInSight() throws {
        var app = InlineApp(
            ["First"],
            start: """
                    private let gate = Gate()
                    func open() {
                        gate.ask { isGranted in
                            if isGranted { self.show() }
                        }
                    }
                    private func show() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                """)
        app["Base/Gate.swift"] = """
            final class Gate {
                private var completion: ((Bool) -> Void)?

                func ask(_ completion: @escaping (Bool) -> Void) {
                    guard self.completion == nil else { return completion(false) }
                    self.completion = completion
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["First"])
        #expect(routes.map(\.method) == ["open()"])
        #expect(routes.map(\.condition) == ["isGranted"])
    }
}
