import Dialects
import Facts
import NavigationGraph

/// The alerts, and what else is the system's, that routing views show when others call their methods.
///
/// `content(self).alert(…, isPresented: Binding(notice))` stands around each screen that is built in the view, but only
/// who has it set `notice` shows the alert.
struct RoutedAlerts {
    struct Alert {
        /// The property that decides it.
        var name: Identifier
        /// The system's word for it.
        var shown: String
        var transition: Transition
    }

    /// What is shown where code puts something into a property.
    private(set) var sets: [ExpressionRef: Alert] = [:]
    /// The functions that these assignments stand in.
    private(set) var functions: [FunctionRef] = []
    /// The calls of modifiers that show it, with the name of the property that decides.
    private(set) var shows: [ExpressionRef: String] = [:]

    private static let maximumDepth = 8
    /// In bindings.
    private let work = WorkLimit(2_000)

    private let program: Program
    private let routing: RoutingViews

    init(program: Program, routing: RoutingViews) {
        self.program = program
        self.routing = routing
        for primitive in SwiftUIPrimitive.all {
            guard case .system(let shown) = primitive.subject, !primitive.states.isEmpty else { continue }
            for reference in program.calls(named: primitive.name) where program.usesSwiftUI(reference.file) {
                read(reference, primitive, shown)
            }
        }
    }

    /// Where several modifiers show one state, as by its kind, the first one stands for them.
    private mutating func read(_ reference: ActionRef, _ primitive: SwiftUIPrimitive, _ shown: String) {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[action.expression],
            let state = file.arguments(range).first(where: { argument in
                file.label(argument).map { primitive.states.contains($0) } ?? false
            })
        else { return }
        work.begin()
        let states = states(in: state.value, FunctionRef(Int(reference.file), action.function))
        let setters = states.map { routing.setters(of: $0.name, in: $0.owner) }
        // A modifier that another view uses as well shows it by itself there.
        guard let first = states.first, setters.allSatisfy({ !$0.isEmpty }) else { return }
        shows[ExpressionRef(Int(reference.file), action.expression)] = program.text(first.name)
        for (state, setters) in zip(states, setters) {
            for setter in setters {
                let set = ExpressionRef(Int(setter.file), program.action(setter).expression)
                guard sets[set] == nil else { continue }
                sets[set] = Alert(name: state.name, shown: shown, transition: primitive.transition)
                functions.append(FunctionRef(Int(setter.file), program.action(setter).function))
            }
        }
    }

    // MARK: - What decides

    private struct State {
        var name: Identifier
        var owner: Int
    }

    /// The properties behind a binding: what it is made of, or what callers hand over for it.
    private func states(in binding: ExpressionID, _ function: FunctionRef, depth: Int = 0) -> [State] {
        let file = program.files[Int(function.file)]
        guard depth < Self.maximumDepth, work.spend() else { return [] }
        switch file.expressions[binding] {
        case .name(let name): return states(named: file.text(name), in: function, depth: depth)
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            guard case .parameter(let position) = fact.source else { return [] }
            let taker = FunctionRef(file: function.file, function: fact.function.index)
            return HandedBindings(program: program).bindings(for: position, of: taker).flatMap {
                states(in: $0.binding, $0.function, depth: depth + 1)
            }
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else {
                return states(in: base, function, depth: depth + 1)
            }
            return states(named: file.text(name), in: function, depth: depth)
        case .call(let callee, let range):
            // `Binding(notice)`, `$notice.isThere()`
            let inside = file.arguments(range).first.map { states(in: $0.value, function, depth: depth + 1) } ?? []
            guard inside.isEmpty, case .member(let base?, _) = file.expressions[callee] else { return inside }
            return states(in: base, function, depth: depth + 1)
        case .closure(let closure):
            // `Binding(get: { notice != nil }, set: { … })`
            return file.lastResult(of: closure).map { states(in: $0, function, depth: depth + 1) } ?? []
        case .other(let operands):
            return file.arguments(operands).first.map { states(in: $0.value, function, depth: depth + 1) } ?? []
        default: return []
        }
    }

    private func states(named text: String, in function: FunctionRef, depth: Int) -> [State] {
        let name = program.identifier(text.hasPrefix("$") ? String(text.dropFirst()) : text)
        guard let owner = program.owner(of: function), let property = program.types[owner].properties[name]?.first
        else { return [] }
        let file = program.files[Int(property.file)]
        let isBinding = program.facts(property).attributes.contains { file.text($0) == SwiftUIPrimitive.binding }
        guard isBinding else { return [State(name: name, owner: owner)] }
        return HandedBindings(program: program).bindings(labelled: name, of: program.types[owner].name).flatMap {
            states(in: $0.binding, $0.function, depth: depth + 1)
        }
    }
}
