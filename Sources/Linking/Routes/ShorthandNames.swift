import Dialects
import Facts

/// Says conditions without `$0`, a name that means something only where its closure is read.
struct ShorthandNames {
    let program: Program

    /// What observes a published value as it is, between the value and the closure that gets it.
    private static let keeping: Set<String> = [
        "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "first", "receive", "removeDuplicates", "share",
        "subscribe", "throttle",
    ]
    private static let first = "$0"

    /// A condition with the value that `$0` stands for, where a closure is handed what a property publishes:
    /// `model.isOver` of `model.$isOver.sink { if $0 { … } }`. A case is told without its value. Nil where nothing is
    /// known of the value.
    func told(_ part: CallerConditions.Part) -> CallerConditions.Part? {
        guard part.text.utf8.contains(UInt8(ascii: "$")), Self.replacing(in: part.text, by: "") != part.text else {
            return part
        }
        var told = part
        let end = " = " + Self.first
        if ConditionText.isOfSwitch(String(part.text.dropLast(end.count))), part.text.hasSuffix(end) {
            told.text.removeLast(end.count)
            return told
        }
        guard let closure = closure(asking: part.condition), let value = value(handedTo: closure) else { return nil }
        told.text = Self.replacing(in: part.text, by: value)
        return told
    }

    /// A text with another name in the place of the shorthand, which is another one's in a closure inside of the text.
    private static func replacing(in text: String, by name: String) -> String {
        var result = ""
        var depth = 0
        var rest = text[...]
        while let character = rest.first {
            if depth == 0, rest.hasPrefix(first), !(rest.dropFirst(first.count).first?.isNumber ?? false) {
                result += name
                rest = rest.dropFirst(first.count)
                continue
            }
            if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
            result.append(character)
            rest = rest.dropFirst()
        }
        return result
    }

    /// The closure in whose body a condition stands: the outermost of those with code under the condition.
    private func closure(asking reference: ConditionRef) -> FunctionRef? {
        let file = program.files[Int(reference.file)]
        let functions = file.actions.filter { action in
            var current = action.condition
            while let id = current, id.index != reference.condition { current = file.conditions[Int(id.index)].parent }
            return current != nil
        }.map(\.function)
        func isInside(_ function: FunctionID, _ outer: FunctionID) -> Bool {
            var current = file.functions[function].parent
            while let id = current, id != outer { current = file.functions[id].parent }
            return current != nil
        }
        let outermost = functions.first { one in !functions.contains { isInside(one, $0) } }
        return outermost.map { FunctionRef(Int(reference.file), $0) }
    }

    /// The property whose value a closure is handed, with what holds it; nil where it is handed anything else.
    private func value(handedTo closure: FunctionRef) -> String? {
        let file = program.files[Int(closure.file)]
        func isClosure(_ expression: ExpressionID) -> Bool {
            guard case .closure(let id) = file.expressions[expression] else { return false }
            return FunctionRef(Int(closure.file), id) == closure
        }
        guard let outer = program.facts(closure).parent else { return nil }
        for action in file.actions where action.function == outer {
            switch file.expressions[action.expression] {
            case .call(let callee, let arguments) where file.arguments(arguments).contains { isClosure($0.value) }:
                guard case .member(let base?, let name) = file.expressions[callee],
                    StreamWords.observing.contains(file.text(name))
                else { return nil }
                return published(base, in: file)
            case .assignment(let target, let value) where isClosure(value):
                guard case .member(let base?, _) = file.expressions[target] else { return nil }
                return published(base, in: file)
            default: continue
            }
        }
        return nil
    }

    /// The property that an expression publishes: `model.isOver` of `model.$isOver`.
    private func published(_ expression: ExpressionID, in file: SwiftFacts) -> String? {
        switch file.expressions[expression] {
        case .call(let callee, _):
            guard case .member(let base?, let name) = file.expressions[callee], Self.keeping.contains(file.text(name))
            else { return nil }
            return published(base, in: file)
        case .name(let name), .member(_, let name):
            guard file.text(name).hasPrefix("$") else { return nil }
            let text = ExpressionText(file: file).text(expression)
            return text.contains("…") ? nil : text.filter { $0 != "$" }
        default: return nil
        }
    }
}
