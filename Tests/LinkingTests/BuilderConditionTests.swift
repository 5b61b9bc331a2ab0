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
        #expect(found == ["First": "case .first = screen", "Second": "case let .second(name) = screen"])
    }

    /// An enum of screens that chooses one of several builders, which are enums as well.
    @Test(arguments: [
        ("func open() { present(Screens.first(1).build()) }", ["First if always"]),
        (
            "func open(_ isNew: Bool) { present(isNew ? Screens.first(1).build() : Screens.second.build()) }",
            ["First if isNew", "Second if !isNew"]
        ),
        (
            "func open(_ screen: Screens) { present(screen.build()) }",
            ["First if case .first(let number)", "Second if case .second"]
        ),
    ])
    func theEnumsOwnCaseIsNoConditionWhereTheCallNamesIt(_ calls: String, _ expected: [String]) throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                \(calls)

                    private func present(_ screen: UIViewController) {
                        viewController.present(screen, animated: true)
                    }
                """)
        app["Screens.swift"] = """
            import UIKit

            protocol Builder { var screen: UIViewController { get } }
            enum FirstBuilder: Builder {
                case usual(Int), rare
                var screen: UIViewController {
                    switch self {
                    case .usual(let number): return FirstWireframe().viewController
                    case .rare: return FirstWireframe().viewController
                    }
                }
            }
            enum SecondBuilder: Builder {
                case usual
                var screen: UIViewController { switch self { case .usual: return SecondWireframe().viewController } }
            }
            enum Screens {
                case first(Int), second
                var builder: Builder {
                    switch self {
                    case .first(let number): return FirstBuilder.usual(number)
                    case .second: return SecondBuilder.usual
                    }
                }
                func build() -> UIViewController { builder.screen }
            }
            """
        let routes = try app.graph().sorted().routes.filter { $0.source == "Start" }
        #expect(routes.map { "\($0.target ?? "") if \($0.condition ?? "always")" } == expected)
    }
}
