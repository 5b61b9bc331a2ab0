import Dialects
import Facts
import NavigationGraph

/// Tells what launch code does for a link, a notification or a shortcut that starts the app, and never without one.
struct LaunchLinks {
    let program: Program

    /// What the way needs that launch code asks the system for; nil where it goes on without. A universal link comes as
    /// an activity of the user's, and not with an address that the app has declared.
    func kind(of steps: [Effect.Step]) -> (kind: EntryPoint.Kind, isActivity: Bool)? {
        for step in steps {
            let texts = texts(around: step)
            for (word, kind) in EntryHandlers.launchValues where texts.contains(where: { asks($0, for: word) }) {
                return (kind, word.hasPrefix(Self.activity))
            }
        }
        return nil
    }

    /// What a call needs, and what it is made for each of.
    private func texts(around step: Effect.Step) -> [String] {
        let file = program.files[Int(step.call.file)]
        var texts: [String] = []
        for reference in program.conditions(
            from: program.condition(around: step.call, in: step.function), in: step.function)
        {
            let condition = program.condition(reference)
            let text = file.text(condition.text)
            // The other branch of `if options[.url] == nil` is for what there is.
            if Self.holding.contains(condition.kind) || ends(text, with: "!=") { texts.append(text) }
        }
        let written = ExpressionText(file: file)
        // `for context in options.urlContexts { open(context.url) }`
        if case .call(_, let arguments) = file.expressions[step.call.id] {
            texts += file.arguments(arguments).compactMap { list(of: $0.value, file).map { written.text($0) } }
        }
        // `options.userActivities.first.map { open($0) }`
        var inside = Optional(step.function)
        while let function = inside, program.facts(function).kind == .closure {
            if let use = program.closureUses[function], case .call(let callee, _) = file.expressions[use.call.id] {
                texts.append(written.text(callee))
            }
            inside = program.facts(function).parent.map { FunctionRef(Int(function.file), $0) }
        }
        return texts
    }

    /// Whether a text asks for a launch value to be there: `options[.url] == nil` asks that it is not.
    private func asks(_ text: String, for word: String) -> Bool {
        guard text.contains(word) else { return false }
        return text.split(separator: "&&").contains { part in part.contains(word) && !ends(String(part), with: "==") }
    }

    /// Whether a condition compares with nil.
    private func ends(_ text: String, with comparison: Substring) -> Bool {
        text.split(separator: " ").suffix(2).elementsEqual([comparison, "nil"])
    }

    /// The list of which an expression is an element, or a part of one, also where constants hold these.
    private func list(of expression: ExpressionID, _ file: SwiftFacts, depth: Int = 0) -> ExpressionID? {
        var root = expression
        while case .member(let base?, _) = file.expressions[root] { root = base }
        guard case .local(let local) = file.expressions[root] else { return nil }
        switch file.locals[Int(local.index)].source {
        case .element(let list): return list
        case .value(let value): return depth < Self.maximumDepth ? list(of: value, file, depth: depth + 1) : nil
        default: return nil
        }
    }

    private static let maximumDepth = 4

    /// What the names of the values begin with that hold activities.
    private static let activity = ".userActivit"

    private static let holding: Set<Condition.Kind> = [.whenTrue, .guardPassed, .matches, .loop]
}
