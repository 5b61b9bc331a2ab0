import Dialects
import Facts

/// Views that only choose which other view is shown: `struct RouteView: View { let route: Route; var body: some View {
/// switch route { … } } }`. They are no screens; what they choose is.
extension ScreenFinder {
    /// The type of a value that is a case of an enum which is a view by itself; nil for other values.
    func viewOfCases(_ id: ValueID) -> Int? {
        let symbol: Int?
        switch evaluator.store[id] {
        case .enumCase(let type, _, _): symbol = type
        case .open(_, .nominal(let type, _)), .instance(.nominal(let type, _)): symbol = type
        default: return nil
        }
        return symbol.flatMap {
            evaluator.program.types[$0].kind == .enum && evaluator.program.isSwiftUIView($0) ? $0 : nil
        }
    }

    /// What a view shows that only chooses by what it was made with; nil for other views.
    func chosen(
        by view: ValueID, _ symbol: Int, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen]? {
        let program = evaluator.program
        guard modules.moduleOfType[symbol] == nil, let body = evaluator.body(of: symbol), onlyChooses(body, symbol)
        else { return nil }
        let frame = evaluator.store.intern(Frame(function: body, this: view, arguments: [], bound: [:], parent: nil))
        let found = screens(of: evaluator.built(by: frame), contents: contents, depth: depth + 1).filter { screen in
            switch screen.destination {
            case .module: true
            case .plain(let chosen): chosen != symbol
            case .system, .open, .inline, .emptyContainer, .unresolved: false
            }
        }
        guard !found.isEmpty else { return nil }
        return found.map { screen in
            var screen = screen
            let own = screen.conditions.filter { $0.file == body.file && program.condition($0).kind == .matches }
            if isKnown(view, symbol) {
                screen.conditions.removeAll { own.contains($0) }
            } else {
                screen.choosing = own
            }
            return screen
        }
    }

    /// Whether it is known by which case a view chooses: the value itself is one, or the view is made with one.
    private func isKnown(_ view: ValueID, _ symbol: Int) -> Bool {
        switch evaluator.store[view] {
        case .enumCase: return true
        case .object(let creation):
            return creation.arguments.contains { if case .enumCase = evaluator.store[$0] { true } else { false } }
        default: return false
        }
    }

    /// Whether the body of a view is one choice by the case of an enum that the view is, or is made with, and the view keeps
    /// no state.
    private func onlyChooses(_ body: FunctionRef, _ view: Int) -> Bool {
        let program = evaluator.program
        let keepsState = program.properties(of: view).contains { _, property in
            program.facts(property).getter == nil && !program.facts(property).attributes.isEmpty
        }
        guard !keepsState else { return false }
        let cases = choosingCases(body, view, depth: 0)
        return cases.count > 1 && cases.allSatisfy { $0 }
    }

    /// For each view that a function builds, in containers as well, whether that depends on the case.
    private func choosingCases(_ function: FunctionRef, _ view: Int, depth: Int) -> [Bool] {
        let file = evaluator.program.files[Int(function.file)]
        return evaluator.program.facts(function).actions.map { file.actions[Int($0)] }.filter {
            $0.kind == .result || $0.kind == .statement
        }.flatMap { action -> [Bool] in
            guard depth < Self.maximumContainers, action.condition == nil,
                let content = containedClosure(action.expression, function)
            else { return [choosingCase(action, function, view)] }
            return choosingCases(content, view, depth: depth + 1)
        }
    }

    /// In how many containers a choice may stand.
    private static let maximumContainers = 4

    /// The closure of a container of SwiftUI's, apart from modifiers: `NavigationStack { … }.tint(.red)`.
    private func containedClosure(_ expression: ExpressionID, _ function: FunctionRef) -> FunctionRef? {
        let file = evaluator.program.files[Int(function.file)]
        guard case .call(let callee, let range) = file.expressions[expression] else { return nil }
        switch file.expressions[callee] {
        case .name(let name):
            let closures = file.arguments(range).compactMap { argument -> FunctionID? in
                if case .closure(let closure) = file.expressions[argument.value] { closure } else { nil }
            }
            guard SwiftUIViews.wrappers.keys.contains(file.text(name)), closures.count == 1 else { return nil }
            return FunctionRef(Int(function.file), closures[0])
        case .member(let base?, _): return containedClosure(base, function)
        default: return nil
        }
    }

    private func choosingCase(_ action: Action, _ body: FunctionRef, _ view: Int) -> Bool {
        let program = evaluator.program
        let file = program.files[Int(body.file)]
        var around = action.condition
        while let id = around {
            let condition = file.conditions[Int(id.index)]
            if condition.kind == .matches || condition.kind == .otherwise, let subject = condition.subject {
                switch file.expressions[subject] {
                case .selfReference: return program.types[view].kind == .enum
                case .name(let name): return isStored(program.identifier(name, body.file), in: view)
                case .member(let base?, let name):
                    guard case .selfReference = file.expressions[base] else { return false }
                    return isStored(program.identifier(name, body.file), in: view)
                default: return false
                }
            }
            around = condition.parent
        }
        return false
    }

    private func isStored(_ name: Identifier, in view: Int) -> Bool {
        guard let property = evaluator.property(name, in: view, isStatic: false) else { return false }
        return evaluator.program.facts(property).getter == nil
    }
}
