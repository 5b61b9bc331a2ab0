import NavigationGraph
import Testing

/// What a view of SwiftUI's shows by a state of the whole app, which screens set.
struct SwitchedScreenTests {
    /// - Parameters:
    ///   - state: what the session holds, and how it begins and ends.
    ///   - content: what the app shows by it.
    private func graph(state: String, content: String, around: String = "RootView()") throws -> NavigationGraph {
        try GraphOfSources.graph([
            "App.swift": """
            import SwiftUI

            final class Session: ObservableObject {
                enum Step { case gate, hall(String) }
                \(state)
            }

            @main
            struct HallApp: App {
                @StateObject private var session = Session()
                var body: some Scene { WindowGroup { \(around) } }
            }

            struct RootView: View {
                @EnvironmentObject var session: Session
                var body: some View { Group { \(content) } }
            }
            """,
            "Gate.swift": module("Gate", does: "session.begin()"), "Hall.swift": module("Hall", does: "session.end()"),
        ])
    }

    private func module(_ name: String, does: String) -> String {
        """
        import SwiftUI

        enum \(name)Module {
            static func build(_ session: Session) -> some View {
                \(name)View(presenter: \(name)Presenter(session: session))
            }
        }

        final class \(name)Presenter: ObservableObject {
            private let session: Session
            init(session: Session) { self.session = session }
            func goOn() { \(does) }
        }

        struct \(name)View: View {
            @StateObject var presenter: \(name)Presenter
            var body: some View { Button("Go on") { presenter.goOn() } }
        }
        """
    }

    private static let flags = """
        @Published var isOpen = false
        func begin() { isOpen = true }
        func end() { isOpen = false }
        """
    private static let cases = """
        @Published var step = Step.gate
        func begin() { step = .hall("a") }
        func end() { step = .gate }
        """
    private static let users = """
        @Published var user: String?
        func begin() { user = load() }
        func end() { user = nil }
        """

    @Test(arguments: [
        (flags, "if session.isOpen { HallModule.build(session) } else { GateModule.build(session) }"),
        (flags, "if !session.isOpen { GateModule.build(session) } else { HallModule.build(session) }"),
        (users, "if session.user == nil { GateModule.build(session) } else { HallModule.build(session) }"),
        (
            cases,
            """
            switch session.step {
            case .gate: GateModule.build(session)
            case .hall(let name): HallModule.build(session)
            }
            """
        ),
    ])
    func whoSetsTheStateLeadsToWhatItShows(_ state: String, _ content: String) throws {
        let graph = try graph(state: state, content: content)
        #expect(
            graph.edges == [
                "App -> Root root", "Gate -> Hall replace", "Hall -> Gate replace", "Root -> Gate embed",
                "Root -> Hall embed",
            ])
        let ways = graph.routes.filter { $0.transition == .replace }
        #expect(ways.map { $0.triggers.first?.first?.title } == ["Go on", "Go on"])
        #expect(ways.allSatisfy { $0.condition == nil })
    }

    @Test func whatTheAppItselfShowsIsItsNewRoot() throws {
        let content = "if session.isOpen { HallModule.build(session) } else { GateModule.build(session) }"
        let edges = try graph(state: Self.flags, content: "Text(\"\")", around: content).edges
        #expect(edges == ["App -> Gate root", "App -> Hall root", "Gate -> Hall root", "Hall -> Gate root"])
    }

    /// What several services may be told is no way of whoever has one of them told.
    @Test func whatAnyDelegateIsToldSetsNoState() throws {
        let state = """
            @Published var isOpen = false
                func begin() { Pager().load() }
                func end() { isOpen = false }
                func loaded() { isOpen = true }
            }

            protocol PagerDelegate: AnyObject { func loaded() }
            extension Session: PagerDelegate {}
            final class Cache: PagerDelegate { func loaded() {} }

            final class Pager {
                weak var delegate: PagerDelegate?
                func load() { delegate?.loaded() }
            """
        let content = "if session.isOpen { HallModule.build(session) } else { GateModule.build(session) }"
        let edges = try graph(state: state, content: content).edges
        #expect(edges.filter { $0.hasSuffix("replace") } == ["Hall -> Gate replace"])
    }

    /// What a view keeps for itself nobody else sets.
    @Test func aViewsOwnStateLeadsNowhere() throws {
        let content = "if isOpen { HallModule.build(session) } else { GateModule.build(session) }"
        let own = " }\n@State var isOpen = false\nvar other: Int { 1"
        let edges = try graph(state: Self.flags, content: content + own).edges
        #expect(!edges.contains { $0.hasPrefix("Gate") || $0.hasPrefix("Hall") }, "\(edges)")
    }
}
