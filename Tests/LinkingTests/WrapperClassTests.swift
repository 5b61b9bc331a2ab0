import NavigationGraph
import Testing

/// Casts of what stands around a controller: decided where the object at hand is known.
struct WrapperClassTests {
    /// Views that hide UIKit behind a protocol, whose default methods ask what they are.
    private func app(_ members: String) -> InlineApp {
        var app = InlineApp(["Other", "Third"], presenter: members)
        app["Base/Showable.swift"] = """
            import UIKit

            protocol Showable: AnyObject { var controller: UIViewController { get } }
            extension Showable where Self: UIViewController { var controller: UIViewController { self } }
            extension Showable {
                func push(_ other: Showable) {
                    if let stack = self.controller as? UINavigationController {
                        stack.pushViewController(other.controller, animated: true)
                    } else {
                        self.controller.navigationController?.pushViewController(other.controller, animated: true)
                    }
                }
                func leave() {
                    if let stack = controller as? UINavigationController {
                        stack.popViewController(animated: true)
                    } else {
                        controller.dismiss(animated: true)
                    }
                }
            }

            final class Frame: Showable {
                var controller: UIViewController { self.stack }
                let stack: UINavigationController
                init(_ root: UIViewController) {
                    let stack = UINavigationController(rootViewController: root)
                    self.stack = stack
                }
            }

            extension StartViewController: Showable {}
            extension OtherViewController: Showable {}
            extension ThirdViewController: Showable {}

            enum Screens {
                static func third() -> ThirdViewController { ThirdWireframe().viewController as! ThirdViewController }
            }
            """
        return app
    }

    @Test(arguments: [
        ("view.push(Screens.third())", "Start -> Third push"),
        ("Frame(UIViewController()).push(Screens.third())", "Start -> Third push"),
        ("view.leave()", "Start -> (back) dismiss"),
        ("Frame(UIViewController()).leave()", "Start -> (back) pop"),
    ])
    func whatAViewIsDecides(call: String, edge: String) throws {
        let routes = try app("    func open() { \(call) }").graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { "\($0.source) -> \($0.target ?? "(back)") \($0.transition.rawValue)" } == [edge], "\(routes)")
        #expect(routes.map(\.condition) == [nil])
    }

    @Test func whatAPropertyIsSetToLaterDecidesByItsType() throws {
        let graph = try app(
            """
                private var frame: Frame?
                func start() {
                    let frame = Frame(OtherWireframe().viewController)
                    self.frame = frame
                    view.present(frame.controller, animated: true)
                }
                func open() { frame?.push(Screens.third()) }
            """
        ).graph()
        let routes = graph.routes.filter { $0.target == "Third" }
        #expect(routes.map(\.transition) == [.push])
        #expect(routes.map(\.condition) == [nil])
    }

    @Test func aClassThatMayBeEitherStaysACondition() throws {
        let graph = try app("    func open(_ other: Showable) { other.leave() }").graph()
        let conditions = graph.routes.filter { $0.target == nil }.map(\.condition)
        #expect(conditions.contains("!(controller is UINavigationController)"), "\(conditions)")
    }

    @Test func whatAnyClassDoesAlikeIsNoCondition() throws {
        let graph = try app("    func open(_ other: Showable) { other.push(Screens.third()) }").graph()
        let routes = graph.routes.filter { $0.target == "Third" }
        #expect(routes.map(\.transition) == [.push])
        #expect(routes.map(\.condition) == [nil])
    }

    /// A helper on every controller that leaves one screen out.
    @Test(arguments: [
        "(screen as? ThirdViewController) == nil", "!(screen is ThirdViewController)",
        "!((screen as? ThirdViewController) != nil)",
    ])
    func aHelperThatLeavesAScreenOut(test: String) throws {
        var app = app("    func open() { view.cover(Screens.third()); view.cover(OtherWireframe().viewController) }")
        app["Base/Cover.swift"] = """
            import UIKit

            extension UIViewController {
                func cover(_ screen: UIViewController) {
                    if \(test) { present(screen, animated: true) }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["Other"])
        #expect(routes.map(\.condition) == [nil])
    }

    @Test(arguments: [
        ("screen is ThirdViewController", ["Start -> Other push", "Start -> Third present"]),
        ("(screen as? ThirdViewController) != nil", ["Start -> Other push", "Start -> Third present"]),
        ("!(screen is ThirdViewController)", ["Start -> Other present", "Start -> Third push"]),
        ("screen is Showable", ["Start -> Other present", "Start -> Third present"]),
    ])
    func aHelperThatChoosesByClass(test: String, edges: [String]) throws {
        var app = app("    func open() { view.cover(Screens.third()); view.cover(OtherViewController()) }")
        app["Base/Cover.swift"] = """
            import UIKit

            extension UIViewController {
                func cover(_ screen: UIViewController) {
                    if \(test) { present(screen, animated: true) } else { show(screen, sender: nil) }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.condition).allSatisfy { $0 == nil }, "\(routes.map(\.condition))")
        #expect(try app.graph().edges.filter { $0.hasPrefix("Start") } == edges)
    }

    /// Of another class than the cast asks for, it is what stands behind `??`.
    @Test(arguments: [
        "viewController as? UINavigationController ?? viewController.navigationController",
        "(viewController as? UINavigationController) ?? viewController.navigationController",
    ])
    func aCastThatFailsLeavesTheOther(stack: String) throws {
        let app = InlineApp(
            start: """
                func open() {
                    if let stack = \(stack) {
                        stack.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                }
                """,
            presenter: "    func tap() { wireframe.open() }")
        #expect(try app.edges() == ["Start -> Other push"])
    }

    @Test func whichThreadTheCodeIsOnIsNoCondition() throws {
        let app = InlineApp(
            start: """
                func open() {
                    onMain { self.viewController.present(OtherWireframe().viewController, animated: true) }
                }
                private func onMain(_ work: @escaping () -> Void) {
                    if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
                }
                func openAnother() {
                    guard !Thread.current.isMainThread, isOpen else { return }
                    viewController.show(OtherWireframe().viewController, sender: nil)
                }
                """,
            presenter: "    func tap() { wireframe.open() }\n    func turn() { wireframe.openAnother() }")
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.transition) == [.present, .push])
        #expect(routes.map(\.condition) == [nil, "isOpen"])
    }
}
