import NavigationGraph
import Testing

/// Screens that a dictionary holds by keys that are written out.
struct KeyedElementTests {
    private func app(_ key: String, keys: (String, String), type: String, set: String? = nil) -> InlineApp {
        let makers = "[\(keys.0): { CabinWireframe().viewController }, \(keys.1): { DeckWireframe().viewController }]"
        var app = InlineApp(
            ["Cabin", "Deck"],
            start: """
                func open() {
                    guard let make = Registry.shared.makers[\(key)] else { return }
                    viewController.present(make(), animated: true)
                }
                """,
            presenter: "func tapped() { wireframe.open() }")
        app["Registry.swift"] = """
            import UIKit

            enum Place { case cabin, deck }

            final class Registry {
                static let shared = Registry()
                \(set == nil ? "let" : "var") makers: [\(type): () -> UIViewController]\(set == nil ? " = " + makers : "!")

                func begin() { \(set == nil ? "" : "Registry.shared.makers = " + makers) }

                \(set ?? "")
            }
            """
        return app
    }

    @Test(arguments: [nil, ""])
    func aKeyThatIsKnownFindsItsOwn(_ set: String?) throws {
        let text = try app("\"deck\"", keys: ("\"cabin\"", "\"deck\""), type: "String", set: set).edges()
        #expect(text == ["Start -> Deck present"])
        let ofCase = try app("Place.deck", keys: (".cabin", ".deck"), type: "Place", set: set).edges()
        #expect(ofCase == ["Start -> Deck present"])
    }

    @Test("The key may be handed to the function that reads the dictionary, and on to it")
    func aKeyThatIsHandedOver() throws {
        var app = InlineApp(
            ["Cabin", "Deck"],
            start: """
                    func openCabin() { Registry.shared.open("cabin", from: viewController) }
                    func openDeck() { Registry.shared.show("deck", from: viewController) }
                """,
            presenter: "    func first() { wireframe.openCabin() }\n    func second() { wireframe.openDeck() }")
        app["Registry.swift"] = """
            import UIKit

            final class Registry {
                static let shared = Registry()
                private let makers: [String: () -> UIViewController] = [
                    "cabin": { CabinWireframe().viewController }, "deck": { DeckWireframe().viewController },
                ]

                func show(_ name: String, from screen: UIViewController) { open(name, from: screen) }

                func open(_ name: String, from screen: UIViewController) {
                    guard let make = makers[name] else { return }
                    screen.present(make(), animated: true)
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map { "\($0.target ?? "") \($0.option ?? "")" } == ["Cabin openCabin()", "Deck openDeck()"])
    }

    /// Where the key is not known, or other code puts something else there, it may be any of them.
    @Test func anyOtherFindsAll() throws {
        let all = ["Start -> Cabin present", "Start -> Deck present"]
        let unknown = try app("name()", keys: ("\"cabin\"", "\"deck\""), type: "String").edges()
        #expect(unknown == all)
        let other = try app(
            "\"deck\"", keys: ("\"cabin\"", "\"deck\""), type: "String",
            set: "func add() { makers[\"deck\"] = { CabinWireframe().viewController } }"
        ).edges()
        #expect(other == all)
    }

    /// Of a dictionary of anything a cast takes the screen, which is all that could be shown.
    @Test func aScreenAmongOtherThings() throws {
        let app = InlineApp(
            start: """
                    func open() { handle(["screen": OtherWireframe().viewController, "animated": true]) }
                    private func handle(_ info: [String: Any]) {
                        guard let screen = info["screen"] as? UIViewController else { return }
                        viewController.present(screen, animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
