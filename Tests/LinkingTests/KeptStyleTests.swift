import NavigationGraph
import Testing

/// How a screen is shown, which a router keeps in a property on the way to the code that shows it.
struct KeptStyleTests {
    /// The routes to the notes of an app whose one router shows all screens.
    ///
    /// - Parameters:
    ///   - kept: the router's members that keep the style, and the computed `current` style.
    ///   - open: the statements of the router's `open(_:by:)` before the screen is asked to show itself.
    ///   - call: what the hall calls of its router.
    ///   - show: the statements of the router's `show(_:)` before it looks at the style.
    ///   - look: how it looks at the style.
    private func ways(
        kept: String, open: String, call: String, show: String = "", look: String = Self.chosen
    ) throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("UINavigationController(rootViewController: HallViewController())"),
            "App.swift": """
            import UIKit

            enum Style { case push, modal, sheet }

            protocol Unit { func appear(on router: AppRouter) }

            final class AppRouter {
                static let shared = AppRouter()
                private var navigation: UINavigationController?
                private var isLarge = false
                \(kept)

                func open(_ unit: Unit) { open(unit, by: .push) }

                func open(_ unit: Unit, by style: Style) {
                    \(open)
                    unit.appear(on: self)
                }

                func show(_ controller: UIViewController) {
                    \(show)
                    \(look)
                }
            }

            final class HallViewController: UIViewController {
                private let chosen = Settings.style
                @IBAction func tapped() { AppRouter.shared.\(call) }
            }

            final class NotesViewController: UIViewController {}

            struct NotesUnit: Unit {
                func appear(on router: AppRouter) { router.show(NotesViewController()) }
            }
            """,
        ]).edges.filter { $0.hasPrefix("Hall -> Notes") }
    }

    private static let chosen = """
        switch current {
        case .push: navigation?.pushViewController(controller, animated: true)
        case .modal: navigation?.present(controller, animated: true)
        case .sheet:
            controller.modalPresentationStyle = .pageSheet
            navigation?.present(controller, animated: true)
        }
        """
    private static let compared = """
        if current == .push {
            navigation?.pushViewController(controller, animated: true)
        } else {
            if self.current != .modal { controller.modalPresentationStyle = .pageSheet }
            if self.current == .modal { navigation?.present(controller, animated: true) }
            if self.current == .sheet { navigation?.present(controller, animated: true) }
        }
        """

    private static let all = ["Hall -> Notes present", "Hall -> Notes push", "Hall -> Notes sheet"]

    private static let property = "private var current: Style = .push"
    private static let list = """
        private var styles: [Style] = []
        private var current: Style {
            if styles.count > 1 { return styles.last ?? .push }
            return styles.first ?? .push
        }
        """

    @Test(arguments: [(property, "self.current = style"), (list, "styles.append(style)")], [chosen, compared])
    func theCallerSaysHowTheScreenIsShown(_ kept: (members: String, open: String), _ look: String) throws {
        func ways(_ call: String) throws -> [String] {
            try self.ways(kept: kept.members, open: kept.open, call: call, look: look)
        }
        #expect(try ways("open(NotesUnit(), by: .modal)") == ["Hall -> Notes present"])
        #expect(try ways("open(NotesUnit(), by: .sheet)") == ["Hall -> Notes sheet"])
        #expect(try ways("open(NotesUnit())") == ["Hall -> Notes push"])
        #expect(try ways("open(NotesUnit(), by: chosen)") == Self.all)
    }

    @Test func whatIsDoneLaterMayBeDoneInAnotherStyle() throws {
        let handled = """
            current = .push
            Center.shared.observe { self.open(later: unit) }
            """
        let more = "func open(later unit: Unit) { unit.appear(on: self) }; func keep() { current = Settings.style }"
        #expect(
            try ways(kept: Self.property + "\n" + more, open: handled, call: "open(NotesUnit(), by: .modal)")
                == Self.all)
    }

    @Test func whatTheCallerChoosesStaysAChoice() throws {
        func ways(_ chosen: String) throws -> [String] {
            let call = "open(NotesUnit(), by: \(chosen))"
            return try self.ways(kept: Self.list, open: "styles.append(style)", call: call)
        }
        #expect(try ways("self === self ? .modal : .sheet") == ["Hall -> Notes present", "Hall -> Notes sheet"])
        #expect(try ways("self === self ? .modal : Settings.style") == Self.all)
    }

    @Test(arguments: ["if isLarge { current = style }", "current = style; if isLarge { current = .sheet }"])
    func whatIsKeptOnlySometimesDecidesNothing(_ open: String) throws {
        #expect(try ways(kept: Self.property, open: open, call: "open(NotesUnit(), by: chosen)") == Self.all)
    }

    @Test func whatIsKeptLaterOnTheWayGoesBefore() throws {
        let call = "open(NotesUnit(), by: .modal)"
        let open = "current = style"
        #expect(
            try ways(kept: Self.property, open: open, call: call, show: "current = .sheet") == ["Hall -> Notes sheet"])
        #expect(try ways(kept: Self.property, open: open, call: call, show: "current = Settings.style") == Self.all)
    }
}
