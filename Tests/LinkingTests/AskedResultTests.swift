import NavigationGraph
import Testing

/// A router hands the case that it is handed to functions that make the screen, or say how it is shown.
struct AskedResultTests {
    /// Each way of `Start` with the presenter's methods that begin it, and its condition.
    private func ways(_ route: String, _ more: String = "", presenter: String = "") throws -> [String] {
        var app = InlineApp(
            ["Page", "Settings"],
            start: """
                func open(_ place: Place) {
                    \(route)
                }
                func screen(for place: Place) -> UIViewController {
                    switch place {
                    case .page: return PageWireframe().viewController
                    case .settings: return SettingsWireframe().viewController
                    }
                }
                \(more)
                """,
            presenter: presenter.isEmpty
                ? "func page(_ row: Int) { wireframe.open(.page(row)) }\nfunc gear() { wireframe.open(.settings) }"
                : presenter)
        app["Place.swift"] = """
            import UIKit

            enum Place {
                case page(Int), settings
                enum Style { case push, modal }
                var style: Style {
                    switch self {
                    case .page: .push
                    case .settings: .modal
                    }
                }
            }
            """
        return try app.graph().routes.filter { $0.source == "Start" }.map { route in
            let beginnings = route.triggers.map { $0.first?.member ?? "" }.sorted().joined(separator: ", ")
            return "\(route.target ?? "-") \(route.transition.rawValue) by \(beginnings)"
                + (route.condition.map { " if \($0)" } ?? "")
        }.sorted()
    }

    private static let style = """
        func style(of place: Place) -> Place.Style {
            switch place {
            case .page: return .push
            case .settings: return .modal
            }
        }
        """

    private static func shown(_ styles: String...) -> String {
        """
        switch \(styles[0]) {
        case \(styles[1]): viewController.present(screen, animated: true)
        \(styles[2]): navigationController?.pushViewController(screen, animated: true)
        }
        """
    }

    /// Whose case it is tells which screen is made for it.
    @Test(arguments: [
        "navigationController?.pushViewController(screen(for: place), animated: true)",
        "let next = screen(for: place)\nnavigationController?.pushViewController(next, animated: true)",
    ])
    func theScreenThatIsMadeForACaseIsTheWayOfWhoNamesIt(_ route: String) throws {
        let ways = try ways(route)
        #expect(ways == ["Page push by page(_:)", "Settings push by gear()"], "\(ways)")
    }

    /// A screen that is made for one case is not shown as another one's.
    @Test(arguments: [
        shown("place", ".settings", "default"),
        shown("style(of: place)", ".modal", "case .push"),
        "let style = style(of: place)\n" + shown("style", ".modal", "case .push"),
        shown("place.style", ".modal", "case .push"),
    ])
    func howItIsShownGoesWithTheCase(_ shown: String) throws {
        let ways = try ways("let screen = screen(for: place)\n\(shown)", Self.style)
        #expect(ways == ["Page push by page(_:)", "Settings present by gear()"], "\(ways)")
    }

    /// What nobody says, and what is not the same thing, stays open.
    @Test func whatIsChosenWhenTheAppRunsStaysACondition() throws {
        let ways = try ways(
            "navigationController?.pushViewController(screen(for: place), animated: true)",
            presenter: "func chosen(_ place: Place) { wireframe.open(place) }")
        #expect(
            ways == [
                "Page push by chosen(_:) if case .page = place",
                "Settings push by chosen(_:) if case .settings = place",
            ], "\(ways)")
    }

    @Test func oneCaseOfTwoParametersDecidesNothingOfTheOther() throws {
        let ways = try ways(
            """
            show(place, over: .settings)
            """,
            """
            private func show(_ place: Place, over other: Place) {
                let screen = screen(for: place)
                switch style(of: other) {
                case .modal: viewController.present(screen, animated: true)
                case .push: navigationController?.pushViewController(screen, animated: true)
                }
            }
            \(Self.style)
            """)
        #expect(ways == ["Page present by page(_:)", "Settings present by gear()"], "\(ways)")
    }
}
