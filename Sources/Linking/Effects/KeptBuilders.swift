import Dialects
import Facts
import NavigationGraph

/// The functions to which closures are handed that build a view, and that keep them until a modifier elsewhere shows what
/// they build: `center.present { HelpView() }`, where a view has `.sheet(isPresented: …) { center.content?() }`.
///
/// What the modifier shows is what some caller hands over, so that the function that keeps the closure navigates, by the
/// way in which the modifier shows it.
struct KeptBuilders {
    private let evaluator: Evaluator
    /// The assignments that keep such a closure, with how the view is shown that it builds.
    private(set) var transitions: [ExpressionRef: Transition] = [:]
    /// The functions that these assignments stand in.
    private(set) var functions: [FunctionRef] = []
    /// The calls of modifiers that show what is kept, with the name of the property that keeps it.
    private(set) var shows: [ExpressionRef: String] = [:]

    private static let maximumDepth = 8
    /// In values.
    private let work = WorkLimit(2_000)

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
        for primitive in SwiftUIPrimitive.all where primitive.subject == .content {
            for reference in evaluator.program.calls(named: primitive.name)
            where evaluator.program.usesSwiftUI(reference.file) {
                read(reference, primitive)
            }
        }
    }

    private mutating func read(_ reference: ActionRef, _ primitive: SwiftUIPrimitive) {
        guard let shown = SwiftUINames.shown(by: reference, named: primitive.name, in: program),
            shown.primitive == primitive
        else { return }
        let function = FunctionRef(Int(reference.file), program.action(reference).function)
        work.begin()
        for kept in parameters(in: evaluator.eval(shown.content, evaluator.rootFrame(function)))
        where isHandedElsewhere(kept, than: function) {
            for assignment in assignments(of: kept) {
                transitions[assignment.place] = transitions[assignment.place] ?? primitive.transition
                shows[shown.call] = shows[shown.call] ?? assignment.name
                if !functions.contains(kept.function) { functions.append(kept.function) }
            }
        }
    }

    private struct Parameter: Hashable {
        var function: FunctionRef
        var index: Int
    }

    /// The parameters of functions that a view is built of.
    private func parameters(in value: ValueID, depth: Int = 0) -> [Parameter] {
        guard depth < Self.maximumDepth, work.spend() else { return [] }
        switch evaluator.store[value] {
        case .open(.parameter(let function, let index), _): return [Parameter(function: function, index: index)]
        case .closure:
            let built = evaluator.built(value)
            return built == value ? [] : parameters(in: built, depth: depth + 1)
        case .object(let creation): return creation.arguments.flatMap { parameters(in: $0, depth: depth + 1) }
        case .alternatives(let choices): return choices.flatMap { parameters(in: $0.value, depth: depth + 1) }
        default: return []
        }
    }

    /// Whether a parameter is a closure, and that of a function of no view: a view around others shows what it is made with.
    private func isHandedElsewhere(_ parameter: Parameter, than function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: parameter.function), !program.isSwiftUIView(owner),
            owner != program.owner(of: function),
            !program.isModifier(owner),
            case .function = evaluator.parameterType(parameter.index, of: parameter.function)
        else { return false }
        return true
    }

    /// Where a function puts its parameter, or a closure that calls it, into a property.
    private func assignments(of parameter: Parameter) -> [(place: ExpressionRef, name: String)] {
        let file = program.files[Int(parameter.function.file)]
        let frame = evaluator.rootFrame(parameter.function)
        return program.facts(parameter.function).actions.compactMap { position in
            let action = file.actions[Int(position)]
            guard action.kind == .assignment,
                case .assignment(let target, let value) = file.expressions[action.expression],
                parameters(in: evaluator.eval(value, frame)).contains(parameter)
            else { return nil }
            let name: NameID
            switch file.expressions[target] {
            case .name(let text), .member(_?, let text): name = text
            default: return nil
            }
            return (ExpressionRef(Int(parameter.function.file), action.expression), file.text(name))
        }
    }
}
