import Facts

/// An expression in a few words for people: the way to a control, the name of a notification.
struct ExpressionText {
    let file: SwiftFacts

    /// Members and names in a row, without `self`; `…` for what is no name.
    func text(_ expression: ExpressionID, depth: Int = 0) -> String {
        guard depth < 8 else { return "…" }
        switch file.expressions[expression] {
        case .name(let name): return file.text(name)
        case .local(let local): return file.text(file.locals[Int(local.index)].name)
        case .selfReference, .superReference: return ""
        case .member(let base, let name):
            let front = base.map { text($0, depth: depth + 1) } ?? ""
            return front.isEmpty ? file.text(name) : front + "." + file.text(name)
        case .call(let callee, _): return text(callee, depth: depth + 1) + "()"
        case .element(let base, _): return text(base, depth: depth + 1) + "[…]"
        case .cast(let value, _, _): return text(value, depth: depth + 1)
        case .string(let name): return file.text(name)
        case .array(let elements):
            return file.arguments(elements).map { text($0.value, depth: depth + 1) }.joined(separator: ", ")
        case .number: return ""
        case .other(let operands):
            return file.arguments(operands).map { text($0.value, depth: depth + 1) }.joined(separator: " ")
        default: return "…"
        }
    }

    /// What a control is called: the text itself, or the key or words that a call translates.
    func title(_ expression: ExpressionID) -> String {
        guard case .call(let callee, let range) = file.expressions[expression] else { return text(expression) }
        if case .member(let base?, _) = file.expressions[callee], case .string(let words) = file.expressions[base] {
            return file.text(words)
        }
        guard let first = file.arguments(range).first, case .string(let words) = file.expressions[first.value] else {
            return text(expression)
        }
        return file.text(words)
    }

    /// The names of a chain of members and calls, outermost first: `button`, `rx`, `tap`, `map`.
    func chain(_ expression: ExpressionID, depth: Int = 0) -> [(name: String, expression: ExpressionID)] {
        guard depth < 24 else { return [] }
        switch file.expressions[expression] {
        case .name(let name): return [(file.text(name), expression)]
        case .local(let local): return [(file.text(file.locals[Int(local.index)].name), expression)]
        case .member(let base, let name):
            return (base.map { chain($0, depth: depth + 1) } ?? []) + [(file.text(name), expression)]
        case .call(let callee, _): return chain(callee, depth: depth + 1)
        default: return []
        }
    }
}
