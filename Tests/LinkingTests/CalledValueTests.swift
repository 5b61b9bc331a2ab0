import NavigationGraph
import Testing

/// Methods that are named and called by another name.
struct CalledValueTests {
    /// Labels belong to a method's name: under another one it takes arguments in their places.
    @Test(arguments: ["_ level", "level"])
    func aMethodThatAPropertyGivesBackIsCalledWithoutLabels(_ parameter: String) throws {
        var app = InlineApp(
            ["Cabin", "Deck"],
            start: """
                func openDeck() {
                    let make = Place.deck.maker
                    viewController.present(make(3), animated: true)
                }
                """,
            presenter: "func tapped() { wireframe.openDeck() }")
        app["Place.swift"] = """
            import UIKit

            enum Place {
                case cabin, deck

                private func makeCabin(\(parameter): Int) -> UIViewController { CabinWireframe().viewController }
                private func makeDeck(\(parameter): Int) -> UIViewController { DeckWireframe().viewController }

                var maker: (Int) -> UIViewController {
                    switch self {
                    case .cabin: return makeCabin
                    case .deck: return makeDeck
                    }
                }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Start -> Deck present"])
    }

    @Test func anObjectIsCalledLikeAFunction() throws {
        var app = InlineApp(
            start: """
                    private let makeOther = OtherFactory()
                    func open() { viewController.present(makeOther(3), animated: true) }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["OtherFactory.swift"] = """
            import UIKit

            struct OtherFactory {
                func callAsFunction(_ level: Int) -> UIViewController { OtherWireframe().viewController }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
