import NavigationGraph
import Testing

/// What a builder of screens asks, where the call has answered it.
struct BuilderConditionTests {
    private func conditions(_ calls: String) throws -> [String: String] {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                \(calls)

                    private func show(_ screen: Screen) {
                        let built = build(screen)
                        navigationController?.pushViewController(built.viewController, animated: true)
                    }

                    private func build(_ screen: Screen) -> BaseWireframe {
                        let wireframe: BaseWireframe
                        switch screen {
                        case .first:
                            wireframe = FirstWireframe()
                        case let .second(name):
                            wireframe = SecondWireframe()
                            wireframe.title = name
                        }
                        return wireframe
                    }
                """)
        app["Screen.swift"] = "enum Screen { case first, second(name: String) }"
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target != nil }
        return Dictionary(routes.map { ($0.target ?? "", $0.condition ?? "always") }) { one, other in one + ", " + other
        }
    }

    @Test func aCaseThatTheCallNamesIsNoCondition() throws {
        let found = try conditions(
            """
                func openFirst() { show(.first) }
                func openSecond(_ isNew: Bool) { if isNew { show(.second(name: "a")) } }
            """)
        #expect(found == ["First": "always", "Second": "isNew"])
    }

    @Test func aCaseThatTheCallerChoosesIsOne() throws {
        let found = try conditions("    func open(_ screen: Screen) { show(screen) }")
        #expect(found == ["First": "case .first", "Second": "case let .second(name)"])
    }
}
