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

    /// What a notification is called: its constant, or what its name is made of on the spot: `Notification.Name("logout")`.
    func notification(_ expression: ExpressionID) -> String {
        guard case .call(_, let arguments) = file.expressions[expression], let name = file.arguments(arguments).first
        else { return text(expression) }
        return text(name.value)
    }

    /// What a control is called: the text itself, the key or words that a call translates, or what gives the text, of a
    /// type's functions the name alone: `R.string.localizable.copy()` of R.swift. Empty where there is none.
    func title(_ expression: ExpressionID, depth: Int = 0) -> String {
        guard depth < 8 else { return "…" }
        switch file.expressions[expression] {
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source else { return text(expression) }
            let title = title(value, depth: depth + 1)
            return title.contains("…") ? text(expression) : title
        case .call(let callee, let range):
            if case .member(let base?, _) = file.expressions[callee], case .string(let words) = file.expressions[base] {
                return file.text(words)
            }
            let names = chain(callee).map(\.name)
            if let first = file.arguments(range).first {
                if case .string(let words) = file.expressions[first.value] { return file.text(words) }
                // Words that others are put into: `String(format: NSLocalizedString("rows", comment: ""), count)`.
                if names == ["String"] { return title(first.value, depth: depth + 1) }
            }
            guard names.first?.beginsWithCapital == true else { return names.joined(separator: ".") }
            return names.last ?? ""
        default:
            let text = text(expression)
            return text == "nil" ? "" : text
        }
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
        case .type(let type):
            switch file.types[Int(type.index)] {
            case .named(let name, _), .member(_, let name, _): return [(file.text(name), expression)]
            default: return []
            }
        default: return []
        }
    }
}
