import NavigationGraph
import Testing

/// Navigators that are told by a text where to go.
@Suite("A text that a caller hands over decides a comparison with constants")
struct ComparedConstantTests {
    /// - Parameters:
    ///   - choice: the statements that choose by `place`.
    ///   - place: what the caller hands over.
    private func edges(_ choice: String, going place: String) throws -> [String] {
        var app = InlineApp(
            ["Other", "Third", "Fourth"],
            presenter: "    func tap() { Navigator.shared.navigate(to: \(place), on: view) }")
        app["Base/Navigator.swift"] = """
            import UIKit

            enum Places {
                static let other = "other.page"
                static let third = "third.page"
            }

            final class Navigator {
                static let shared = Navigator()
                private static let fourth = "fourth"
                static let last = Navigator.fourth

                func navigate(to place: String, on screen: UIViewController) { perform(place, screen) }

                private func perform(_ place: String, _ screen: UIViewController) {
                    \(choice)
                }

                private func showOther(_ screen: UIViewController) {
                    screen.present(OtherWireframe().viewController, animated: true)
                }
                private func showThird(_ screen: UIViewController) {
                    screen.present(ThirdWireframe().viewController, animated: true)
                }
                private func showFourth(_ screen: UIViewController) {
                    screen.present(FourthWireframe().viewController, animated: true)
                }
            }
            """
        return try app.graph().routes.filter { $0.source == "Start" }
            .map { "\($0.target ?? "?")\($0.condition.map { " if \($0)" } ?? "")" }
    }

    private static let chain = """
        if place == Places.other { showOther(screen) }
        else if place == Places.third { showThird(screen) }
        else { showFourth(screen) }
        """
    private static let clauses = """
        switch place {
        case Places.other: showOther(screen)
        case Places.third, "third": showThird(screen)
        default: showFourth(screen)
        }
        """
    private static let falling = """
        switch place {
        case Places.other: fallthrough
        case Places.third: showThird(screen)
        default: showFourth(screen)
        }
        """
    private static let unequal = """
        if place != Places.other { showThird(screen) }
        guard place == "other.page" else { return }
        showOther(screen)
        """

    @Test(arguments: [
        (chain, "Places.other", "Other"), (chain, "Places.third", "Third"), (chain, "\"third.page\"", "Third"),
        (chain, "Navigator.last", "Fourth"), (clauses, "Places.other", "Other"), (clauses, "\"third\"", "Third"),
        (clauses, "Navigator.last", "Fourth"), (falling, "Places.other", "Third"),
        (falling, "Places.third", "Third"), (falling, "Navigator.last", "Fourth"), (unequal, "Places.other", "Other"),
        (unequal, "Places.third", "Third"),
    ])
    func whatIsHandedOverDecides(choice: String, place: String, target: String) throws {
        #expect(try edges(choice, going: place) == [target])
    }

    @Test func whatIsNotKnownDecidesNothing() throws {
        #expect(
            try edges(Self.chain, going: "UserDefaults.standard.string(forKey: \"place\") ?? \"\"") == [
                "Fourth if place != Places.other && place != Places.third", "Other if place == Places.other",
                "Third if place == Places.third",
            ])
    }

    /// A pattern that is no constant may match as well.
    @Test func anyOtherPatternLeavesTheDefaultOpen() throws {
        let choice = """
            switch place {
            case Places.other: showOther(screen)
            case let other where other.hasPrefix("third"): showThird(screen)
            default: showFourth(screen)
            }
            """
        #expect(
            try edges(choice, going: "\"third.x\"") == [
                "Fourth if default", "Third if case let other where other.hasPrefix(\"third\")",
            ])
    }

    /// Who calls with one text does not set off what another one leads to.
    @Test func triggersAreOfTheTextThatTheyHandOver() throws {
        var app = InlineApp(["Other", "Third"])
        app.add(
            "Start",
            view: """
                    @IBAction func first() { presenter?.tapOther() }
                    @IBAction func second() { presenter?.tapThird() }
                """,
            wireframe: """
                    func go(to place: String) {
                        if place == Self.other { open() } else if place == "third" { wait() }
                    }
                    static let other = "other"
                    private func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                    private func wait() { viewController.present(ThirdWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func tapOther() { wireframe.go(to: StartWireframe.other) }
                    func tapThird() { wireframe.go(to: "third") }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        let found = routes.map { route in
            "\(route.target ?? "") \(route.triggers.compactMap { $0.first?.member }.joined(separator: ","))"
        }
        #expect(found == ["Other first()", "Third second()"])
    }

    /// What a comparison says already is left out, of an enum's cases as well.
    @Test func theLastOfAChainSaysWhatItIs() throws {
        let app = InlineApp(
            ["Other", "Third"],
            presenter: """
                    enum Row { case first, second, third }
                    func tap(_ row: Row) {
                        if row == .first {
                            print(row)
                        } else if row == .second {
                            view.present(OtherWireframe().viewController, animated: true)
                        } else if row == .third, isOpen {
                            view.present(ThirdWireframe().viewController, animated: true)
                        }
                    }
                    var isOpen = false
                """)
        let found = try app.graph().routes.filter { $0.source == "Start" }.map { $0.condition }
        #expect(found == ["row == .second", "row != .first && row != .second && row == .third && isOpen"])
    }
}
