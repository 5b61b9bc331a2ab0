import NavigationGraph
import Testing

/// Modifiers of views that a library brings along, which say by their names what sets their closures off.
struct NamedModifierTests {
    /// What sets off the help of notes, where a view of SwiftUI's shows them.
    private func starts(_ view: String) throws -> [String] {
        let source = """
            import NiceViews
            import SwiftUI

            @main
            struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }

            struct HelpView: View { var body: some View { Text("Help") } }

            struct NotesView: View {
                @State private var isHelpShown = false
                @State private var words = ""

                var body: some View {
                    VStack {
                        \(view)
                    }
                    .sheet(isPresented: $isHelpShown) { HelpView() }
                }
            }
            """
        let routes = try GraphOfSources.graph(["Notes.swift": source]).routes.filter { $0.source == "Notes" }
        #expect(routes.map(\.target) == ["Help"])
        return routes.flatMap(\.triggers).compactMap(\.first).map { step in
            "\(step.kind?.rawValue ?? "-"): \(step.type).\(step.member)"
        }
    }

    @Test(arguments: [
        ("onRightSwipeGesture", "gesture"), ("onDoubleTap", "gesture"), ("onLongPress", "gesture"),
        ("onFirstAppear", "lifecycle"), ("onViewDidLoad", "lifecycle"),
    ])
    func aModifierSaysWhatSetsItOff(name: String, kind: String) throws {
        #expect(try starts("Text(\"Notes\").\(name) { isHelpShown = true }") == ["\(kind): \(name)."])
    }

    /// `onCommit` of SwiftUI's text fields is run when the user presses return.
    @Test func aFieldIsCommittedByTheUser() throws {
        let field = "TextField(\"\", text: $words, onCommit: { isHelpShown = true })"
        #expect(try starts(field) == ["action: TextField.onCommit"])
    }

    /// Nothing is known of a modifier that speaks of something else.
    @Test(arguments: ["onRender", "onDownload", "onUncompress"])
    func anyOtherNameSaysNothing(name: String) throws {
        let found = try starts("Text(\"Notes\").\(name) { isHelpShown = true }")
        #expect(!found.contains { $0.hasSuffix("\(name).") })
    }
}
