import NavigationGraph
import Testing

@testable import Linking

/// Properties that are set by code of another type, which was handed what it puts there.
struct HandedThroughOthersTests {
    private static let openers = """
        import UIKit

        protocol Opening { func open(from view: UIViewController) }

        struct OtherOpener: Opening {
            func open(from view: UIViewController) { view.present(OtherWireframe().viewController, animated: true) }
        }

        struct ThirdOpener: Opening {
            func open(from view: UIViewController) { view.present(ThirdWireframe().viewController, animated: true) }
        }
        """

    @Test(arguments: [
        """
        final class StartKit {
            init(presenter: StartPresenter, opener: Opening) { presenter.opener = opener }
        }

        func wire(_ presenter: StartPresenter) { _ = StartKit(presenter: presenter, opener: OtherOpener()) }
        """,
        """
        final class StartKit {
            let presenter: StartPresenter
            init(presenter: StartPresenter) { self.presenter = presenter }
            var opener: Opening {
                get { presenter.opener }
                set { presenter.opener = newValue }
            }
        }

        func wire(_ presenter: StartPresenter) {
            let kit = StartKit(presenter: presenter)
            kit.opener = OtherOpener()
        }
        """,
    ])
    func theOneThatIsHandedOverIsThere(_ kit: String) throws {
        var app = InlineApp(
            ["Other", "Third"],
            presenter: """
                    var opener: Opening!
                    func tapped() { opener.open(from: view) }
                """)
        app["Openers.swift"] = Self.openers
        app["StartKit.swift"] = kit
        #expect(try app.edges().filter { $0.hasPrefix("Start") } == ["Start -> Other present"])
    }

    /// Views that keep the corner of a bubble, each in one more: where what is set comes from leads through all of them, in
    /// every order, if each is asked for the first one's.
    @Test func manyThatHandOnToOneEnd() throws {
        let files = [
            "App.swift": """
            import UIKit

            protocol Corner {}
            final class Round: Corner {}
            final class Square: Corner {}

            final class Bubble { var corner: Corner? }

            final class Cell {
                \((0..<18).map { "let part\($0) = Part\($0)()" }.joined(separator: "\n"))
                var corner: Corner? {
                    didSet { \((0..<18).map { "part\($0).corner = corner" }.joined(separator: "; ")) }
                }
            }

            func fill(_ cell: Cell) { cell.corner = Round() }
            """,
            "Parts.swift": (0..<18).map { part in
                """
                final class Part\(part) {
                    let bubble = Bubble()
                    var corner: Corner? {
                        get { bubble.corner }
                        set { bubble.corner = newValue }
                    }
                }
                """
            }.joined(separator: "\n"),
        ]
        let (work, types) = try GraphOfSources.ask(files) { app in
            let evaluator = app.routes.effects.evaluator
            // As after a question that was given up for its work: the next one has all of that before it again.
            let asked = Evaluator(program: evaluator.program, storyboards: evaluator.storyboards)
            asked.work = Evaluator.maximumWork
            let types = asked.program.types.indices.filter { asked.program.types[$0].name == "Bubble" }
                .flatMap { bubble in
                    asked.program.properties(of: bubble).flatMap { asked.bindings(of: $0.property, in: bubble) }
                }
                .compactMap { asked.type(of: $0).symbol.map { asked.program.types[$0].name } }
            return (asked.work, types)
        }
        #expect(work < 10_000)
        #expect(types == ["Round"])
    }
}
