import NavigationGraph
import Testing

/// Methods that an app adds to `Optional`, which give back what is wrapped.
struct OptionalMethodTests {
    @Test(arguments: [
        "func unwrap() throws -> Wrapped { guard let value = self else { throw Missing() }; return value }",
        "func unwrap() throws -> Wrapped { if let self { return self }; throw Missing() }",
        """
        func unwrap() throws -> Wrapped {
            switch self {
            case .some(let value): return value
            case .none: throw Missing()
            }
        }
        """,
    ])
    func giveTheObjectThatNavigates(method: String) throws {
        var app = InlineApp(
            start: """
                    weak var navigator: Navigator?
                    func open() throws {
                        let navigator = try self.navigator.unwrap()
                        navigator.show(screen: OtherWireframe().viewController)
                    }
                """,
            presenter: "    func tapped() { try? wireframe.open() }")
        app["Navigator.swift"] = """
            import UIKit

            struct Missing: Error {}

            extension Optional { \(method) }

            protocol Navigator: AnyObject { func show(screen: UIViewController) }

            extension Navigator where Self: UIViewController {
                func show(screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
            }

            extension StartViewController: Navigator {}
            """
        #expect(try app.edges() == ["Start -> Other push"])
    }
}
