import NavigationGraph
import Testing

/// What a caller decides by the value that it writes out, and what stays open.
struct DecidedConditionTests {
    @Test func whatTheCallerOfAFactoryDecidesIsNoCondition() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        navigationController?.pushViewController(SeasonFactory.make(.winter), animated: true)
                    }
                """)
        app["Base/SeasonFactory.swift"] = """
            enum Season { case summer, winter }

            enum SeasonFactory {
                static func make(_ season: Season) -> UIViewController {
                    switch season {
                    case .summer: return FirstWireframe().viewController
                    case .winter: return SecondWireframe().viewController
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["Second"])
        #expect(routes.map(\.condition) == [nil])
    }

    @Test(arguments: [
        ("var filled = names.map { Row(kind: .near) }", "filled.append(.init(kind: .far))"),
        ("var filled: [Row] = []", "filled.append(.init(kind: .near)); filled.append(.init(kind: .far))"),
        ("var filled = [Row(kind: .near)]", "filled.append(known[names.count]!(Row(kind: .far)))"),
    ])
    func oneOfSeveralCasesInAListStaysACondition(_ begun: String, _ added: String) throws {
        let source = """
            import SwiftUI

            @main
            struct PlacesApp: App { var body: some Scene { WindowGroup { PlacesView(model: PlacesModel()) } } }

            enum Kind { case near, far }
            struct Row { let kind: Kind; var shown: AnyView? }

            final class PlacesModel: ObservableObject {
                private let names: [String] = []
                private var known: [Int: (Row) -> Row] = [:]
                @Published var rows: [Row] = []
                init() { fill() }
                private func fill() {
                    \(begun)
                    \(added)
                    rows = filled.sorted { $0.kind < $1.kind }
                }
            }

            struct PlacesView: View {
                @ObservedObject var model: PlacesModel
                var body: some View { List(model.rows) { row in RowView(row: row) } }
            }

            struct RowView: View {
                let row: Row
                var body: some View {
                    switch row.kind {
                    case .near: NavigationLink("Near", destination: NearView())
                    case .far: NavigationLink("Far", destination: FarView())
                    }
                }
            }

            struct NearView: View { var body: some View { Text("Near") } }
            struct FarView: View { var body: some View { Text("Far") } }
            """
        let routes = try GraphOfSources.graph(["Places.swift": source]).routes.filter { $0.source == "Places" }
        #expect(routes.map(\.target) == ["Far", "Near"])
        #expect(routes.map(\.condition) == ["case .far = row.kind", "case .near = row.kind"])
    }

    /// How the wireframe of a module enters is set by whoever opens the module.
    @Test(arguments: [
        ([".push"], ["Start -> First push"]), ([".push", ".push"], ["Start -> First push"]),
        ([".push", ".present"], ["Start -> First present", "Start -> First push"]),
        (["style"], ["Start -> First present", "Start -> First push"]),
        ([], ["Start -> First present", "Start -> First push"]),
    ])
    func whatEverybodySetsAlikeIsDecided(_ styles: [String], _ edges: [String]) throws {
        var app = InlineApp(
            ["First"],
            start: (styles.isEmpty ? [nil] : styles.map { $0 }).enumerated().map { index, style in
                """
                    func open\(index)(_ style: EntryStyle) {
                        let wireframe = FirstWireframe()
                        \(style.map { "wireframe.style = \($0)" } ?? "")
                        wireframe.enter(from: viewController)
                    }
                """
            }.joined(separator: "\n"))
        app.add("First", wireframe: "    var style: EntryStyle! = .unknown")
        app["Base/Entry.swift"] = """
            import UIKit

            enum EntryStyle { case unknown, push, present }

            protocol Entry: AnyObject {
                var style: EntryStyle! { get set }
                var viewController: UIViewController { get }
            }

            extension Entry {
                func enter(from parent: UIViewController?) {
                    switch style! {
                    case .push where parent?.navigationController != nil:
                        parent?.navigationController?.pushViewController(viewController, animated: true)
                    case .present: parent?.present(viewController, animated: true)
                    default: break
                    }
                }
            }

            extension FirstWireframe: Entry {}
            """
        let found = try app.edges()
        #expect(found == edges)
    }

    /// A wireframe may enter in one way or the other, by the class of what it was made with.
    @Test(arguments: [
        ("FirstEntry(UITabBarController()).enter()", ["Start -> First present"]),
        ("FirstEntry(MainTabs()).enter()", ["Start -> First present"]),
        ("FirstEntry(UINavigationController()).enter()", ["Start -> First push"]),
        ("FirstEntry(parent).enter()", ["Start -> First present", "Start -> First push"]),
        (
            "let entry = FirstEntry(MainTabs()); entry.other = parent; entry.enterOther()",
            ["Start -> First present", "Start -> First push"]
        ),
    ])
    func theClassOfAKnownObjectIsDecided(_ entry: String, _ edges: [String]) throws {
        var app = InlineApp(["First"], start: "    func open(_ parent: UIViewController) { \(entry) }")
        app["Base/Entry.swift"] = """
            import UIKit

            final class MainTabs: UITabBarController {}

            final class FirstEntry {
                private weak var parent: UIViewController?
                var other: UIViewController?

                init(_ parent: UIViewController?) {
                    self.parent = parent
                    other = parent
                }

                func enter() {
                    let screen = FirstWireframe().viewController
                    if let tabs = parent as? UITabBarController {
                        tabs.present(screen, animated: true)
                    } else {
                        parent?.navigationController?.pushViewController(screen, animated: true)
                    }
                }

                func enterOther() {
                    let screen = FirstWireframe().viewController
                    if let tabs = other as? UITabBarController {
                        tabs.present(screen, animated: true)
                    } else {
                        other?.navigationController?.pushViewController(screen, animated: true)
                    }
                }
            }
            """
        let found = try app.edges()
        #expect(found == edges)
    }

    @Test func whatElseIsTestedStaysACondition() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open(isOpen: Bool) {
                        let screen = SeasonFactory.make(.winter(3), isOpen)
                        navigationController?.pushViewController(screen, animated: true)
                    }
                """)
        app["Base/SeasonFactory.swift"] = """
            enum Season { case summer, winter(Int) }

            enum SeasonFactory {
                static func make(_ season: Season, _ isOpen: Bool) -> UIViewController {
                    if case .winter = season, isOpen { return FirstWireframe().viewController }
                    switch season {
                    case .winter(1): return FirstWireframe().viewController
                    default: return SecondWireframe().viewController
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(Set(routes.map(\.target)) == ["First", "Second"])
        #expect(
            routes.first { $0.target == "First" }?.condition
                == "(case .winter = season && isOpen) || case .winter(1) = season")
        #expect(routes.first { $0.target == "Second" }?.condition?.hasSuffix("default") == true)
    }

    @Test func aClosureMayBeCalledWithOtherValuesThanTheOnesInSight() throws {
        var app = InlineApp(
            ["First"],
            start: """
                    private let gate = Gate()
                    func open() {
                        gate.ask { isGranted in
                            if isGranted { self.show() }
                        }
                    }
                    private func show() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                """)
        app["Base/Gate.swift"] = """
            final class Gate {
                private var completion: ((Bool) -> Void)?

                func ask(_ completion: @escaping (Bool) -> Void) {
                    guard self.completion == nil else { return completion(false) }
                    self.completion = completion
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["First"])
        #expect(routes.map(\.method) == ["open()"])
        #expect(routes.map(\.condition) == ["isGranted"])
    }
}
