import NavigationGraph
import Testing

/// A method that puts what it is handed into a property and reads it again further down.
struct SetBeforeTests {
    private func app(_ body: String) -> InlineApp {
        InlineApp(
            ["Cabin", "Deck"],
            start: """
                private var root: UIViewController?

                func swap(_ screen: UIViewController) {
                    \(body)
                }

                func openCabin() { swap(CabinWireframe().viewController) }

                func openDeck() { root = DeckWireframe().viewController }
                """,
            presenter: "func tapped() { wireframe.openCabin() }")
    }

    @Test(arguments: ["root", "self.root"])
    func itIsWhatTheMethodHasJustPutThere(_ name: String) throws {
        let edges = try app(
            """
            guard root !== screen else { return }
            \(name) = screen
            UIApplication.shared.keyWindow?.rootViewController = \(name)
            """
        ).edges()
        #expect(edges == ["Start -> Cabin root"])
    }

    /// What is read first is what others have put there.
    @Test func whatIsReadBeforeIsNot() throws {
        let edges = try app(
            """
            UIApplication.shared.keyWindow?.rootViewController = root
            root = screen
            """
        ).edges()
        #expect(edges == ["Start -> Cabin root", "Start -> Deck root"])
    }
}
