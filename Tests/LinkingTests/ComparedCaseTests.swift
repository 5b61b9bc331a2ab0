import NavigationGraph
import Testing

/// Branches that an `if` takes for a case of an enum: `if item == .boat`.
struct ComparedCaseTests {
    private func chains(_ first: String, _ second: String) throws -> [String] {
        var app = InlineApp(
            ["Boat", "Harbour"],
            start: """
                    func open(_ item: Item) {
                        if \(first) {
                            viewController.present(BoatWireframe().viewController, animated: true)
                        }
                        if \(second) {
                            viewController.present(HarbourWireframe().viewController, animated: true)
                        }
                    }
                """,
            presenter: """
                    func boat() { wireframe.open(.boat) }
                    func harbour() { wireframe.open(.harbour) }
                """)
        app["Item.swift"] = "enum Item { case boat, harbour, none }"
        return try app.graph().routes.filter { $0.source == "Start" }.flatMap { route in
            route.triggers.map { chain in
                "\(route.target ?? "") if \(route.condition ?? "-"): \(chain.map(\.member).joined(separator: " > "))"
            }
        }
    }

    @Test(arguments: [
        ("item == .boat", "item == .harbour"), ("item == Item.boat", "item == Item.harbour"),
    ])
    func eachIsSetOffByWhoNamesTheCase(_ first: String, _ second: String) throws {
        let chains = try chains(first, second)
        #expect(chains == ["Boat if -: boat()", "Harbour if -: harbour()"])
    }

    /// What a property holds is not known from where it is compared.
    @Test func whatIsNoParameterIsLeftOpen() throws {
        let chains = try chains("current == .boat", "current == .harbour")
        #expect(chains.count == 4)
    }
}
