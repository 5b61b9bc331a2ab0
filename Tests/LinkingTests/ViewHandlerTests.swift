import NavigationGraph
import Testing

/// What views of SwiftUI are made with, and run when the user touches what they show.
struct ViewHandlerTests {
    /// An app whose notes show their help when a card says so.
    ///
    /// - Parameters:
    ///   - card: members of the card.
    ///   - made: how the notes make it.
    private func chains(card: String, made: String) throws -> [String] {
        let source = """
            import SwiftUI

            @main
            struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }

            struct HelpView: View { var body: some View { Text("Help") } }

            struct Card: View {
                \(card.split(separator: "\n").joined(separator: "\n    "))
            }

            struct Row: View {
                let chosen: () -> Void
                var body: some View { Text("Row").onTapGesture { chosen() } }
            }

            struct NotesView: View {
                @State private var isHelpShown = false

                var body: some View {
                    VStack {
                        \(made)
                    }
                    .sheet(isPresented: $isHelpShown) { HelpView() }
                }
            }
            """
        let routes = try GraphOfSources.graph(["Notes.swift": source]).routes.filter { $0.source == "Notes" }
        #expect(routes.map(\.target) == ["Help"])
        return routes.flatMap(\.triggers).map { chain in
            chain.map { step in
                let title = step.title.map { " “\($0)”" } ?? ""
                return "\(step.kind?.rawValue ?? "-"): \(step.type).\(step.member)\(title)"
            }.joined(separator: " > ")
        }
    }

    @Test(arguments: [
        "Button(title) { opened() }", "Button(title, action: opened)", "Text(title).onTapGesture { opened() }",
        "Row(chosen: opened)", "Row { opened() }",
    ])
    func aControlInAViewRunsWhatTheViewIsMadeWith(_ control: String) throws {
        let card = "let title: String\nlet opened: () -> Void\nvar body: some View { \(control) }"
        let made = "Card(title: \"Help\") { isHelpShown = true }"
        let chain = "action: Card.opened “Help” > -: NotesView.closure in getter of body"
        #expect(try chains(card: card, made: made) == [chain])
    }

    @Test func aViewMayKeepItUnderAnotherName() throws {
        let card = """
            private let run: () -> Void
            init(_ title: String, onEnd: @escaping () -> Void) { run = onEnd }
            var body: some View { Button("Open") { run() } }
            """
        #expect(
            try chains(card: card, made: "Card(\"Help\") { isHelpShown = true }") == [
                "action: Card.onEnd “Help” > -: NotesView.closure in getter of body"
            ])
    }

    @Test func whatAViewRunsWhenItAppearsIsNotTouched() throws {
        let card = "let shown: () -> Void\nvar body: some View { Text(\"Open\").onAppear { shown() } }"
        let chains = try chains(card: card, made: "Card { isHelpShown = true }")
        let steps = [
            "lifecycle: onAppear.", "-: Card.closure in getter of body", "-: NotesView.closure in getter of body",
        ]
        #expect(chains == [steps.joined(separator: " > ")])
    }

    @Test func whatBuildsAViewIsNotTouched() throws {
        let card = "let content: () -> Text\nvar body: some View { content() }"
        let chains = try chains(card: card, made: "Card { isHelpShown = true; return Text(\"\") }")
        #expect(chains == ["-: NotesView.getter of body"])
    }
}

/// Views of SwiftUI that are generic in the model whose methods they call.
struct GenericViewTests {
    @Test(arguments: ["struct Pages<Model: PagesModel>: View {", "struct Pages<Model>: View where Model: PagesModel {"])
    func whatTheViewOfAnyModelCallsTheModelDoes(_ declaration: String) throws {
        var app = InlineApp(
            start: "    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "    func addPressed() { wireframe.openOther() }")
        app["Base/Pages.swift"] = """
            import SwiftUI

            protocol PagesModel { func addPressed() }

            \(declaration)
                @State var model: Model
                var body: some View { Button("Add") { model.addPressed() } }
            }

            extension StartPresenter: PagesModel {}
            struct Other { func addPressed() {} }
            final class HelpModel: PagesModel { func addPressed() {} }
            """
        let route = try app.graph().routes.first { $0.source == "Start" && $0.target == "Other" }
        #expect(route?.triggers.map { $0.first?.type } == ["Button"])
    }
}

/// Views of SwiftUI that wait for what their model sends.
struct ReceivingViewTests {
    @Test(arguments: [
        ("let opened = PassthroughSubject<Void, Never>()", "opened", "opened.send(())"),
        (
            "let subject = PassthroughSubject<Void, Never>(); var opened: AnyPublisher<Void, Never> { subject.share() }",
            "opened", "subject.send(())"
        ),
        ("@Published var isOpened = false", "$isOpened.dropFirst()", "isOpened = true"),
    ])
    func whoSendsSetsOffWhatTheViewDoes(_ stream: String, _ received: String, _ sending: String) throws {
        let route = try route(stream, received, sending, doing: "_ in isHelpShown = true")
        #expect(route?.triggers.map { $0.first?.type } == ["Button"])
        #expect(route?.triggers.first?.first?.title == "Help")
    }

    /// What is shown depends on what was sent, and not on who did alone.
    @Test func whatTheViewKeepsOfItIsNotFollowed() throws {
        let route = try route(
            "let opened = PassthroughSubject<Int, Never>()", "opened", "opened.send(1)",
            doing: "page in self.page = page; isHelpShown = true")
        #expect(route?.triggers.map { $0.first?.type } == ["onReceive"])
    }

    /// A base class may run what many models override for the views of all of them.
    @Test(arguments: [
        ("StoreModel", "override func process() { opened.send(()) }"),
        ("ActionModel<Int>", "override func process() { finish() }\n    func finish() { opened.send(()) }"),
    ])
    func whatAModelOverridesIsNotFollowed(_ base: String, _ sending: String) throws {
        let route = try route(
            "let opened = PassthroughSubject<Void, Never>()\n    " + sending, "opened", "process()", of: base,
            doing: "_ in isHelpShown = true")
        #expect(route?.triggers.map { $0.first?.type } == ["onReceive"])
    }

    private func route(
        _ stream: String, _ received: String, _ sending: String, of base: String = "StoreModel", doing: String
    ) throws -> Route? {
        let source = """
            import Combine
            import SwiftUI

            @main
            struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }

            struct HelpView: View { var body: some View { Text("Help") } }

            class StoreModel: ObservableObject { func process() {} }
            class ActionModel<Action>: ObservableObject { func process() {} }

            final class NotesViewModel: \(base) {
                \(stream)
                func open() { \(sending) }
            }

            struct NotesView: View {
                @StateObject var model = NotesViewModel()
                @State private var isHelpShown = false
                @State private var page = 0

                var body: some View {
                    Button("Help") { model.open() }
                        .sheet(isPresented: $isHelpShown) { HelpView() }
                        .onReceive(model.\(received)) { \(doing) }
                }
            }
            """
        return try GraphOfSources.graph(["Notes.swift": source]).routes.first { $0.source == "Notes" }
    }
}
