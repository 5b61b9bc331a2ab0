import NavigationGraph
import Testing

/// What an object of a module does is what that very object holds, and not what others of its type do.
struct HeldObjectTests {
    /// Two modules with an object of one type each; `%` stands for the module's name.
    private func app(_ helper: String, presenter: String) -> InlineApp {
        var app = InlineApp(["First", "Second", "Red", "Blue"])
        for name in ["First", "Second"] {
            app.add(name, presenter: presenter.replacing("%", with: name))
        }
        app["Asking.swift"] = """
            import UIKit

            protocol Asking: AnyObject { func ask() }

            func show(_ controller: UIViewController) {
                UIApplication.shared.keyWindow?.rootViewController?.present(controller, animated: true)
            }

            final class FirstAsking: Asking {
                func ask() { show(RedWireframe().viewController) }
            }

            final class SecondAsking: Asking {
                func ask() { show(BlueWireframe().viewController) }
            }

            \(helper)
            """
        return app
    }

    @Test func whatAnObjectIsMadeWithIsItsOwn() throws {
        let app = app(
            """
            final class AskService {
                private let asking: Asking
                init(asking: Asking) { self.asking = asking }
                func ask() { askLater() }
                private func askLater() { asking.ask() }
            }
            """,
            presenter: """
                    private let service = AskService(asking: %Asking())
                    func didTap() { service.ask() }
                """)
        #expect(try app.edges() == ["First -> Red present", "Second -> Blue present"])
    }

    @Test func whatAnObjectIsMadeWithByDefaultIsItsOwn() throws {
        var app = app(
            """
            final class AskService {
                private let asking: Asking
                init(asking: Asking) { self.asking = asking }
                func ask() { asking.ask() }
            }
            """,
            presenter: """
                    func didTap() { %Helper().help() }
                """)
        app["Helpers.swift"] = ["First", "Second"].map { name in
            """
            final class \(name)Helper {
                private let service: AskService
                init(service: AskService = AskService(asking: \(name)Asking())) { self.service = service }
                func help() { service.ask() }
            }
            """
        }.joined(separator: "\n")
        #expect(try app.edges() == ["First -> Red present", "Second -> Blue present"])
    }

    @Test func theDelegateOfAnObjectIsWhoHoldsItAndSetItselfThere() throws {
        var app = app(
            """
            protocol AskProxyDelegate: AnyObject { func didAsk() }

            final class AskProxy {
                weak var delegate: AskProxyDelegate?
                func ask() { delegate?.didAsk() }
            }
            """,
            presenter: """
                    private let helper = %Helper(proxy: AskProxy())
                    func didTap() { helper.help() }
                """)
        app["Helpers.swift"] = ["First", "Second"].map { name in
            """
            final class \(name)Helper: AskProxyDelegate {
                private let proxy: AskProxy
                init(proxy: AskProxy) { self.proxy = proxy }
                func help() {
                    proxy.delegate = self
                    proxy.ask()
                }
                func didAsk() { \(name)Asking().ask() }
            }
            """
        }.joined(separator: "\n")
        #expect(try app.edges() == ["First -> Red present", "Second -> Blue present"])
    }

    @Test func anObjectThatIsMadeWithoutHasNoneThoughOthersDo() throws {
        var app = app(
            """
            final class AskService {
                var asking: Asking?
                init(asking: Asking? = nil) { self.asking = asking }
                func ask() { asking?.ask() }
            }
            """,
            presenter: """
                    private let service = AskService(asking: %Asking())
                    func didTap() { service.ask() }
                """)
        app.add("Red", presenter: "    func didTap() { AskService().ask() }")
        #expect(try app.edges() == ["First -> Red present", "Second -> Blue present"])
        // What other code sets is not known of the object at hand.
        app["Setting.swift"] = """
            final class Setting {
                func set(_ service: AskService) { service.asking = SecondAsking() }
            }
            """
        #expect(try app.edges().contains("Red -> Blue present"))
    }

    @Test func anEmptyListByDefaultIsNotAllThatAListHolds() throws {
        var app = app(
            "",
            presenter: """
                    private let source = %Source()
                    func didTap(_ item: Item) {
                        source.update([item])
                        source.tap()
                    }
                """)
        app["Source.swift"] = """
            struct Item { let handler: () -> Void }
            struct Thing {}

            extension FirstAsking {
                func ask(_ thing: Thing) { show(BlueWireframe().viewController) }
                func ask(_ item: Item) { ask() }
            }

            final class FirstSource {
                private var items: [Item]
                init(items: [Item] = []) { self.items = items }
                func update(_ items: [Item]) { self.items = items }
                func tap() {
                    let asking = FirstAsking()
                    if let item = items.first { asking.ask(item) }
                }
            }
            """
        #expect(try app.edges() == ["First -> Red present"])
    }

    @Test func whatAnObjectWasToldToDoIsWhatItDoes() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        let guide = Guide()
                        guide.topic = .other
                        guide.show()
                    }
                """)
        app["Guide.swift"] = """
            import UIKit

            enum Topic { case none, other }

            final class Guide {
                var topic = Topic.none

                func show() {
                    let window = UIApplication.shared.keyWindow
                    switch topic {
                    case .none: window?.rootViewController?.present(FirstWireframe().viewController, animated: true)
                    case .other: window?.rootViewController?.present(SecondWireframe().viewController, animated: true)
                    }
                }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Start -> Second present"])
    }
}
