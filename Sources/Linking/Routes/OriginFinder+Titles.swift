import Dialects
import Facts
import NavigationGraph

/// What stands on what the user touches.
extension OriginFinder {
    /// What stands on the control whose method is called, or whose property is set.
    func title(ofReceiver callee: ExpressionID, in place: FunctionRef) -> String? {
        guard case .member(let base?, _) = program.files[Int(place.file)].expressions[callee] else { return nil }
        return title(of: base, in: place)
    }

    func title(of control: ExpressionID, in place: FunctionRef) -> String? {
        let files = program.owner(of: place).map { self.files(around: place, $0) } ?? []
        return titles.title(of: control, in: place, files)
    }

    /// The words of a button of SwiftUI: `Button("Help") { … }`.
    func heading(_ arguments: [Argument], _ facts: SwiftFacts) -> Argument? {
        guard let first = arguments.first, first.label == nil else { return nil }
        if case .closure = facts.expressions[first.value] { return nil }
        return first
    }

    /// What the views of SwiftUI's say that are handed to a button or a link as its label, or that a gesture is added to.
    func titleOfViews(
        _ name: String, _ callee: ExpressionID, _ arguments: [Argument], in place: FunctionRef
    ) -> String? {
        let facts = program.files[Int(place.file)]
        let words = ViewWords(evaluator: evaluator)
        if TriggerSources.closureCalls[name] == .gesture {
            guard case .member(let view?, _) = facts.expressions[callee] else { return nil }
            return words.title(of: view, in: place)
        }
        guard SwiftUIViews.labelled.contains(name) else { return nil }
        // `Button(action: go) { Text("Go") }`: what trails is the label where another label names the rest.
        let isNamed = arguments.contains { $0.label != nil && !$0.isTrailingClosure }
        let label =
            arguments.first { facts.label($0) == "label" }
            ?? arguments.first { isNamed && $0.isTrailingClosure && $0.label == nil }
        return label.flatMap { words.title(of: $0.value, in: place) }
    }

    /// The user's touch of a link of SwiftUI, which leads on by itself; nil where a route has none.
    func touch(ofLink route: RouteDraft) -> Route.TriggerStep? {
        guard let last = route.steps.last, last.call == route.primitive,
            case .call(let callee, let range) = program.files[Int(last.call.file)].expressions[last.call.id],
            let name = ExpressionText(file: program.files[Int(last.call.file)]).chain(callee).last?.name,
            SwiftUIViews.links.contains(name), program.usesSwiftUI(last.call.file)
        else { return nil }
        let facts = program.files[Int(last.call.file)]
        let arguments = Array(facts.arguments(range))
        let said = heading(arguments, facts).flatMap {
            WordReader(evaluator: evaluator).title($0.value, in: last.function)
        }
        let title =
            said ?? titleOfViews(name, callee, arguments, in: last.function) ?? title(ofModified: route.steps)
        // What code follows by itself is mostly a link that nobody sees.
        let isFollowed = arguments.contains { ["isActive", "selection"].contains(facts.label($0)) }
        guard title != nil || !isFollowed else { return nil }
        return Route.TriggerStep(
            component: role(of: last.function), type: name, member: "", title: title, file: facts.path,
            line: program.line(last.call), kind: .action)
    }

    /// What the view says that a modifier of the program turns into a link: `Text("Shed").link(to: .shed)`.
    private func title(ofModified way: [Effect.Step]) -> String? {
        let words = ViewWords(evaluator: evaluator)
        for (step, next) in zip(way, way.dropFirst()).reversed() {
            guard let owner = program.owner(of: next.function), program.isModifier(owner) || isAddedToViews(owner)
            else {
                return nil
            }
            if case .call(let callee, _) = program.files[Int(step.call.file)].expressions[step.call.id],
                case .member(let view?, _) = program.files[Int(step.call.file)].expressions[callee],
                let title = words.title(of: view, in: step.function)
            {
                return title
            }
        }
        return nil
    }

    private func isAddedToViews(_ owner: Int) -> Bool {
        program.isExternal(owner) && SwiftUIViews.protocols.contains(program.types[owner].name)
    }

    /// Of which type `.init(title: "Leave", style: .destructive) { … }` is: what its place asks for, as far as that is
    /// known, else what the labels tell; nil where neither does, and for `self.init(…)`.
    func implicitType(
        _ callee: ExpressionID, _ arguments: [Argument], _ facts: SwiftFacts, in place: FunctionRef
    ) -> String? {
        guard program.isImplicitInitializer(callee, facts) else { return nil }
        let asked = evaluator.typeAsked(ofImplicit: callee, evaluator.rootFrame(place)).symbol
        return asked.map { program.types[$0].name } ?? implicitClass(arguments, facts)
    }

    /// The styles of UIKit's classes (`UIAlertAction.Style`, `UIContextualAction.Style`).
    private static let styles: [String: Set<String>] = [
        "UIAlertAction": ["default", "cancel", "destructive"], "UIContextualAction": ["normal", "destructive"],
    ]

    /// The class of UIKit's that labels tell. Another type may have the same labels, but has other styles.
    private func implicitClass(_ arguments: [Argument], _ facts: SwiftFacts) -> String? {
        let labels = arguments.map { facts.label($0) }
        if labels.contains("action"), labels.contains("target") { return "UIBarButtonItem" }
        if labels.contains("primaryAction") {
            let isButton = ["frame", "type", "configuration", "primaryAction"].contains(labels.first)
            return isButton ? "UIButton" : "UIBarButtonItem"
        }
        guard let name = styledClass(labels) else { return nil }
        let style = arguments.first { facts.label($0) == "style" }
        guard case .member(nil, let written)? = style.map({ facts.expressions[$0.value] }),
            Self.styles[name]?.contains(facts.text(written)) == false
        else { return name }
        return nil
    }

    private func styledClass(_ labels: [String?]) -> String? {
        switch labels.prefix(2) {
        case ["title", "style"]: "UIAlertAction"
        case ["style", "title"]: "UIContextualAction"
        default: nil
        }
    }

    /// Whether `.init(style: .loud, title: "Leave") { … }` has what UIKit's actions have, a title and a style: the user
    /// chooses it, of whichever type it is.
    func isStyledImplicitly(_ callee: ExpressionID, _ arguments: [Argument], _ facts: SwiftFacts) -> Bool {
        program.isImplicitInitializer(callee, facts) && styledClass(arguments.map { facts.label($0) }) != nil
    }
}
