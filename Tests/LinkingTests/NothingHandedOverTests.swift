import NavigationGraph
import Testing

/// `nil` is none of the values that others hand over.
struct NothingHandedOverTests {
    @Test func aCallThatHandsOverNilTakesNoCase() throws {
        let app = InlineApp(
            start: """
                    enum Option { case other, third }

                    func route(to option: Option?) {
                        guard option != nil else { return }
                        switch option! {
                        case .other: viewController.present(OtherWireframe().viewController, animated: true)
                        case .third: break
                        }
                    }
                """,
            presenter: """
                    func leave() { wireframe.route(to: nil) }
                    func open() { wireframe.route(to: .other) }
                """)
        let route = try #require(try app.graph().routes.first { $0.source == "Start" })
        #expect(route.triggers.map { $0.map(\.member) } == [["open()"]])
    }

    @Test func aCaseForNilIsTakenByNil() throws {
        let app = InlineApp(
            start: """
                    enum Option { case third }

                    func route(to option: Option?) {
                        switch option {
                        case .none: viewController.present(OtherWireframe().viewController, animated: true)
                        case .third: break
                        }
                    }
                """,
            presenter: "    func open() { wireframe.route(to: nil) }")
        let route = try #require(try app.graph().routes.first { $0.source == "Start" })
        #expect(route.triggers.map { $0.map(\.member) } == [["open()"]])
    }

    /// What else than nil a parameter may be has no name; that it is nil decides all the same.
    @Test(arguments: [
        ("name == nil ? OtherWireframe().viewController : ThirdWireframe().viewController", "nil", ["Other"]),
        ("name != nil ? ThirdWireframe().viewController : OtherWireframe().viewController", "nil", ["Other"]),
        (
            "name == nil ? OtherWireframe().viewController : ThirdWireframe().viewController", "title",
            ["Other if name == nil", "Third if name != nil"]
        ),
    ])
    func nilDecidesWhatAsksForAnything(choice: String, name: String, targets: [String]) throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    var title: String?

                    func open() { route(to: \(name)) }

                    private func route(to name: String?) {
                        viewController.present(\(choice), animated: true)
                    }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map { "\($0.target ?? "")\($0.condition.map { " if \($0)" } ?? "")" } == targets)
    }

    @Test func aScreenThatIsNilIsNoneOfTheOthers() throws {
        var app = InlineApp(
            presenter: """
                    func load() {
                        add(Block(screen: nil, title: "Empty"))
                    }

                    func open() {
                        add(Block(screen: OtherWireframe().viewController, title: "Other"))
                    }

                    private func add(_ block: Block) {
                        if let screen = block.screen { view.addChild(screen) }
                    }
                """)
        app["Block.swift"] = """
            import UIKit

            struct Block {
                let screen: UIViewController?
                let title: String
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.method) == ["open()"])
    }

    /// What is handed over may be data, of which nothing else is followed.
    @Test func aFlowThatIsMadeWithoutAnAccountShowsNoAccount() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func leave() { AccountFlow(on: viewController, account: nil).start() }
                    func enter(_ account: Account) { AccountFlow(on: viewController, account: account).start() }
                    func enterAnew() { AccountFlow(on: viewController).start() }
                """)
        app["AccountFlow.swift"] = """
            import UIKit

            struct Account {
                let name: String
            }

            class AccountFlow {
                private let controller: UIViewController
                private let account: Account?

                init(on controller: UIViewController, account: Account? = nil) {
                    self.controller = controller
                    self.account = account
                }

                func start() {
                    if let account {
                        show(OtherWireframe().viewController)
                    } else {
                        show(ThirdWireframe().viewController)
                    }
                }

                private func show(_ screen: UIViewController) { controller.present(screen, animated: true) }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        let found = Set(routes.map { "\($0.method ?? "") \($0.target ?? "")" })
        #expect(found == ["enter(_:) Other", "enter(_:) Third", "enterAnew() Third", "leave() Third"], "\(found)")
    }

    /// What an object was made without it never gets, where nothing else sets it.
    @Test(arguments: [
        ("nil", "", ["Start -> Other present"]),
        ("viewController", "", ["Start -> Other present", "Start -> Other push"]),
        ("nil", "lift.parent = viewController", ["Start -> Other present", "Start -> Other push"]),
    ])
    func anObjectThatIsMadeWithNilHasNothingToShowFrom(parent: String, later: String, edges: [String]) throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let lift = Lift(OtherWireframe().viewController, parent: \(parent))
                        \(later)
                        lift.go()
                    }
                """)
        app["Lift.swift"] = """
            import UIKit

            class Lift {
                private let target: UIViewController
                weak var parent: UIViewController?
                init(_ target: UIViewController, parent: UIViewController?) {
                    self.target = target
                    self.parent = parent
                }
                func go() {
                    if let parent = self.parent {
                        parent.navigationController?.pushViewController(target, animated: true)
                    } else {
                        UIApplication.shared.windows.first?.rootViewController?.present(target, animated: true)
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(try app.edges() == edges)
        if edges.count == 1 { #expect(routes.map(\.condition) == [nil]) }
    }
}
