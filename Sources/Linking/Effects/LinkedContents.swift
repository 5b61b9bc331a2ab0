import Dialects
import Facts

/// Tells which views a view only leads to: those that its code hands to a link or to a modifier that presents, and draws
/// nowhere.
///
/// An app's own row around `NavigationLink(destination:)` is handed the next screen as an overlay is handed what it lies
/// over; only the row's code tells the one from the other.
final class LinkedContents {
    private let program: Program
    private var known: [Int: Set<Identifier>] = [:]

    init(program: Program) {
        self.program = program
    }

    /// The names of a view's members that its code mentions in what links and presenting modifiers show, and nowhere else.
    ///
    /// - Parameter functions: the getters and methods of the view, with the closures in them.
    func names(of view: Int, functions: () -> [FunctionRef]) -> Set<Identifier> {
        if let found = known[view] { return found }
        let found = find(functions())
        known[view] = found
        return found
    }

    private func find(_ functions: [FunctionRef]) -> Set<Identifier> {
        var mentions: [ExpressionRef: Identifier] = [:]
        var linked: Set<ExpressionRef> = []
        for function in functions {
            for action in actions(of: function) {
                visit(action.expression, function) { mentions[$0] = $1 }
                guard let content = content(of: action, function.file) else { continue }
                linked.formUnion(self.mentions(in: content, function))
            }
        }
        guard !linked.isEmpty else { return [] }
        // What a getter of the view's own builds for a link alone is no more drawn than what stands in the link itself.
        while true {
            let drawn = Set(mentions.filter { !linked.contains($0.key) }.values)
            let names = Set(linked.compactMap { mentions[$0] }).subtracting(drawn)
            let own = functions.filter {
                program.facts($0).kind != .closure && names.contains(program.identifier(of: $0))
            }
            let before = linked.count
            for function in own { linked.formUnion(self.mentions(by: function)) }
            guard linked.count > before else { return names }
        }
    }

    /// Whether a call stands in what a link or a presenting modifier shows: that tells where it leads.
    func isContent(_ call: ExpressionRef, of function: FunctionRef) -> Bool {
        var current: FunctionRef? = function
        while let inside = current {
            if let use = program.closureUses[inside], let content = content(of: use.call),
                case .closure(inside.id) = program.files[Int(inside.file)].expressions[content]
            {
                return true
            }
            current = program.facts(inside).parent.map { FunctionRef(Int(inside.file), $0) }
        }
        return actions(of: function).contains { action in
            guard let content = content(of: action, function.file) else { return false }
            var isInside = false
            visitAll(content, function) { isInside = isInside || $0 == call.id }
            return isInside
        }
    }

    private func actions(of function: FunctionRef) -> [Action] {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.map { file.actions[Int($0)] }
    }

    private func content(of action: Action, _ file: Int32) -> ExpressionID? {
        guard action.kind == .call else { return nil }
        return content(of: ExpressionRef(Int(file), action.expression))
    }

    /// What a call shows by and by, where it is a link or a modifier that presents.
    private func content(of call: ExpressionRef) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        guard program.usesSwiftUI(call.file), case .call(let callee, let range) = file.expressions[call.id] else {
            return nil
        }
        let name: NameID
        switch file.expressions[callee] {
        case .name(let text), .member(_, let text): name = text
        default: return nil
        }
        let values = Array(file.arguments(range))
        // What values on a path lead to.
        if file.text(name) == SwiftUIPrimitive.destinations.name,
            values.first.flatMap({ file.label($0) }) == SwiftUIPrimitive.destinations.label
        {
            return values.last?.value
        }
        guard let primitive = SwiftUINames.primitive(file.text(name), values, file, of: program) else { return nil }
        switch primitive.subject {
        case .content, .link: return SwiftUINames.builder(values, file)
        case .elements, .system, .external: return nil
        }
    }

    // MARK: - Mentions

    /// Where an expression mentions members of the object at hand, the closures in it included.
    private func mentions(in expression: ExpressionID, _ function: FunctionRef) -> Set<ExpressionRef> {
        var found: Set<ExpressionRef> = []
        visit(expression, function) { place, _ in found.insert(place) }
        let file = program.files[Int(function.file)]
        visitAll(expression, function) { inner in
            guard case .closure(let closure) = file.expressions[inner] else { return }
            found.formUnion(mentions(by: FunctionRef(file: function.file, function: closure.index)))
        }
        return found
    }

    private func mentions(by function: FunctionRef) -> Set<ExpressionRef> {
        var found: Set<ExpressionRef> = []
        for inside in [function] + program.innerFunctions(within: function) {
            for action in actions(of: inside) { visit(action.expression, inside) { place, _ in found.insert(place) } }
        }
        return found
    }

    private func visit(
        _ expression: ExpressionID, _ function: FunctionRef, _ take: (ExpressionRef, Identifier) -> Void
    ) {
        let file = program.files[Int(function.file)]
        visitAll(expression, function) { inner in
            switch file.expressions[inner] {
            case .name(let name):
                take(ExpressionRef(Int(function.file), inner), program.identifier(name, function.file))
            case .member(let base?, let name):
                guard case .selfReference = file.expressions[base] else { return }
                take(ExpressionRef(Int(function.file), inner), program.identifier(name, function.file))
            default: break
            }
        }
    }

    /// An expression and its parts, with those of its variables; those of closures are not among them.
    private func visitAll(_ expression: ExpressionID, _ function: FunctionRef, _ take: (ExpressionID) -> Void) {
        let file = program.files[Int(function.file)]
        var waiting = [expression]
        var seen: Set<ExpressionID> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            take(next)
            switch file.expressions[next] {
            case .member(let base?, _): waiting.append(base)
            case .call(let callee, let range), .element(let callee, let range):
                waiting.append(callee)
                waiting += file.arguments(range).map(\.value)
            case .cast(let value, _, _): waiting.append(value)
            case .tuple(let range), .array(let range), .alternatives(let range), .sum(let range), .other(let range):
                waiting += file.arguments(range).map(\.value)
            case .assignment(let target, let value): waiting += [target, value]
            case .local(let local):
                if case .value(let value) = file.locals[Int(local.index)].source { waiting.append(value) }
            case .member(nil, _), .name, .function, .selfReference, .superReference, .closure, .string,
                .number, .type:
                break
            }
        }
    }
}
