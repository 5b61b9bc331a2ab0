import NavigationGraph
import Testing

@testable import Linking

/// Which functions are looked at is decided by what calls are made on, as it is declared. Whatever the declaration looks
/// like, the way to a screen must not be lost.
struct CallReceiverTests {
    struct Receiver: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// Declarations beside the modules.
        var declarations: String
        /// Members of the wireframe; `showOther()` among them.
        var wireframe: String
    }

    private static let show = "viewController.present(OtherWireframe().viewController, animated: true)"

    private static let receivers: [Receiver] = [
        Receiver(
            testDescription: "an extension of Optional",
            declarations: """
                extension Optional where Wrapped: UIViewController {
                    func showOther() { self?.present(OtherWireframe().viewController, animated: true) }
                }
                """,
            wireframe: """
                private var shown: UIViewController? { viewController }
                func showOther() { shown.showOther() }
                """),
        Receiver(
            testDescription: "a function outside of types",
            declarations: "func open(over viewController: UIViewController) { \(show) }",
            wireframe: "func showOther() { open(over: viewController) }"),
        Receiver(
            testDescription: "what a method gives back",
            declarations: """
                final class Usher {
                    let viewController: UIViewController
                    init(_ viewController: UIViewController) { self.viewController = viewController }
                    func lead() { \(show) }
                }
                """,
            wireframe: """
                private func usher() -> Usher { Usher(viewController) }
                func showOther() { usher().lead() }
                """),
        Receiver(
            testDescription: "a property whose type only its value tells",
            declarations: """
                final class Usher {
                    func lead(_ viewController: UIViewController) { \(show) }
                }
                """,
            wireframe: """
                private var usher = Usher()
                func showOther() { usher.lead(viewController) }
                """),
        Receiver(
            testDescription: "an alias",
            declarations: """
                final class Usher {
                    func lead(_ viewController: UIViewController) { \(show) }
                }
                typealias Guide = Usher
                """,
            wireframe: """
                private let guide: Guide = Guide()
                func showOther() { guide.lead(viewController) }
                """),
        Receiver(
            testDescription: "a protocol that a subclass meets with what it inherits",
            declarations: """
                protocol Leading { func lead(_ viewController: UIViewController) }
                class Usher {
                    func lead(_ viewController: UIViewController) { \(show) }
                }
                final class HeadUsher: Usher, Leading {}
                """,
            wireframe: """
                private let leader: Leading = HeadUsher()
                func showOther() { leader.lead(viewController) }
                """),
        Receiver(
            testDescription: "a static member of the type around",
            declarations: """
                enum Doors {
                    static func lead(_ viewController: UIViewController) { \(show) }

                    enum Side {
                        static func enter(_ viewController: UIViewController) { lead(viewController) }
                    }
                }
                """,
            wireframe: "func showOther() { Doors.Side.enter(viewController) }"),
        Receiver(
            testDescription: "the superclass's initialiser",
            declarations: """
                class Entrance {
                    init(_ viewController: UIViewController) { \(show) }
                }
                final class SideEntrance: Entrance {
                    init(from viewController: UIViewController) { super.init(viewController) }
                }
                """,
            wireframe: "func showOther() { _ = SideEntrance(from: viewController) }"),
        Receiver(
            testDescription: "an initialiser that a subclass inherits",
            declarations: """
                class Entrance {
                    init(_ viewController: UIViewController) { \(show) }
                }
                final class SideEntrance: Entrance {}
                """,
            wireframe: "func showOther() { _ = SideEntrance(viewController) }"),
        Receiver(
            testDescription: "properties that have nothing but one another for a value",
            declarations: """
                final class Doors {
                    static let left = right
                    static let right = left
                    let inner = outer
                    let outer = inner
                    func enter(_ viewController: UIViewController) { \(show) }
                    func enterInside(_ viewController: UIViewController) { inner.enter(viewController) }
                }
                """,
            wireframe: """
                func showOther() {
                    Doors.left.enter(viewController)
                    Doors().enter(viewController)
                }
                """),
    ]

    @Test(arguments: receivers)
    func theWayThroughAReceiverIsFound(receiver: Receiver) throws {
        var app = InlineApp(start: receiver.wireframe, presenter: "func tap() { wireframe.showOther() }")
        app["Doors.swift"] = "import UIKit\n\n" + receiver.declarations
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
