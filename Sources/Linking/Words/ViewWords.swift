import Facts

/// Reads what stands on what the user touches in SwiftUI: the first words of the views that are a button's or a link's
/// label, or that have a gesture.
struct ViewWords {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }
    private var reader: WordReader { WordReader(evaluator: evaluator) }

    /// A text among the views, in their order.
    private struct Text {
        /// Nil where they are known only at run time.
        var words: String?
        /// Whether it is there in some branch only.
        var isConditional: Bool
    }

    /// On one line; nil where they are not known, and where there are none.
    func title(of view: ExpressionID, in place: FunctionRef) -> String? {
        var texts: [Text] = []
        collect(view, in: place, isConditional: false, depth: 0, into: &texts)
        guard let first = texts.first, let words = first.words, !words.isEmpty else { return nil }
        return !first.isConditional || texts.allSatisfy { $0.words == words } ? words : nil
    }

    private func collect(
        _ view: ExpressionID, in place: FunctionRef, isConditional: Bool, depth: Int, into texts: inout [Text]
    ) {
        guard depth < 16 else { return }
        let file = program.files[Int(place.file)]
        func add(_ words: ExpressionID?) {
            texts.append(Text(words: words.flatMap { reader.words($0, in: place) }, isConditional: isConditional))
        }
        func go(on inner: ExpressionID, _ isConditional: Bool) {
            collect(inner, in: place, isConditional: isConditional, depth: depth + 1, into: &texts)
        }
        switch file.expressions[view] {
        case .call(let callee, let range):
            // A modifier leaves its view what it is.
            if case .member(let base?, _) = file.expressions[callee] { return go(on: base, isConditional) }
            guard case .name(let name) = file.expressions[callee] else { return }
            let arguments = Array(file.arguments(range))
            let plain = arguments.first { !$0.isTrailingClosure && !isClosure($0.value, file) }
            switch file.text(name) {
            case "Text": add(plain?.value)
            case "Label" where plain?.label == nil && plain != nil: add(plain?.value)
            default:
                if let titled = arguments.first(where: { file.label($0) == "title" }), !isClosure(titled.value, file) {
                    return add(titled.value)
                }
                for inner in arguments.map(\.value) where isClosure(inner, file) { go(on: inner, isConditional) }
            }
        case .closure(let closure):
            let function = FunctionRef(Int(place.file), closure)
            let fact = program.facts(function)
            for action in fact.actions.map({ file.actions[Int($0)] })
            where action.kind == .result || action.kind == .statement {
                collect(
                    action.expression, in: function, isConditional: isConditional || action.condition != fact.condition,
                    depth: depth + 1, into: &texts)
            }
        case .alternatives(let range):
            for branch in file.arguments(range) { go(on: branch.value, true) }
        case .cast(let value, _, _): go(on: value, isConditional)
        default: break
        }
    }

    private func isClosure(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        if case .closure = file.expressions[expression] { return true }
        return false
    }
}
