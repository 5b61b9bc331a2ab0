import Dialects
import Facts

/// Views that are handed a part of what they show, and are screens all the same.
extension ScreenFinder {
    /// Whether a view that is handed what others build is the screen, and that a part of it: it has controls of its own,
    /// shows what it is handed only now and then, and the user can do nothing with that.
    func isScreen(_ view: Int, aroundPictures held: [Screen]) -> Bool {
        let program = evaluator.program
        let isOfPictures = held.allSatisfy { screen in
            guard case .plain(let symbol) = screen.destination else { return false }
            return program.isSwiftUIView(symbol) && !hasControls(symbol)
        }
        return isOfPictures && hasControls(view) && showsContentOnCondition(view)
    }

    /// Whether a view shows a view of a type that only its maker knows: `struct Card<Content: View>`.
    func hasContent(_ view: Int) -> Bool { !contents(of: view).isEmpty }

    /// Whether a view may be one around any other: it is generic in a view, or has no controls and keeps one of any type.
    func mayStandAround(_ view: Int) -> Bool {
        evaluator.program.isAroundViews(view) || keepsErased(view) && !hasControls(view)
    }

    private func keepsErased(_ view: Int) -> Bool {
        evaluator.program.properties(of: view).contains {
            isStored($0.property) && isErased(type(of: $0.property, view))
        }
    }

    /// What a view is made with, but for what it only leads to.
    func drawn(by view: Int, of creation: Creation, _ id: ValueID) -> [ValueID] {
        let names = links.names(of: view) { functions(of: view) }
        guard !names.isEmpty else { return creation.arguments }
        let linked = Set(names.map { evaluator.built(evaluator.member($0, of: id)) })
        return creation.arguments.filter { !linked.contains(evaluator.built($0)) }
    }

    /// What a view of any type stands around, where callers may know it, or nobody does.
    func unknownContent(among arguments: [ValueID], _ view: Int) -> ValueID? {
        arguments.flatMap { unknownViews(in: $0) }.first { value in
            let type = evaluator.type(of: value)
            if isErased(type) { return keepsErased(view) }
            return keepsErased(view) || evaluator.program.isAroundViews(view)
        }
    }

    /// The values of a type that only its maker knows, behind `AnyView` and the like.
    func unknownViews(in value: ValueID, depth: Int = 0) -> [ValueID] {
        guard depth < 8 else { return [] }
        switch evaluator.store[value] {
        case .open(_, let type), .instance(let type):
            if case .generic = type { return [value] }
            return isErased(type) ? [value] : []
        case .object(let creation): return inside(of: creation).flatMap { unknownViews(in: $0, depth: depth + 1) }
        case .alternatives(let choices): return choices.flatMap { unknownViews(in: $0.value, depth: depth + 1) }
        default: return []
        }
    }

    private func isErased(_ type: TypeValue) -> Bool {
        switch type {
        case .nominal(let symbol, _): evaluator.program.types[symbol].name == StoredViews.erased
        case .function(_, let result): isErased(result)
        default: false
        }
    }

    private func isStored(_ property: PropertyRef) -> Bool { evaluator.program.facts(property).getter == nil }

    private func type(of property: PropertyRef, _ view: Int) -> TypeValue {
        evaluator.declaredType(of: property, for: view, arguments: [])
    }

    /// The properties in which a view keeps what it is handed to show, or to build it with.
    private func contents(of view: Int) -> [PropertyRef] {
        evaluator.program.properties(of: view).map(\.property).filter { property in
            guard isStored(property) else { return false }
            switch type(of: property, view) {
            case .generic, .function(_, .generic): return true
            case let type: return isErased(type)
            }
        }
    }

    /// Whether the code of a view hands a control something to do.
    private func hasControls(_ view: Int) -> Bool {
        let program = evaluator.program
        return functions(of: view).contains { function in
            let file = program.files[Int(function.file)]
            return program.facts(function).actions.contains { index in
                guard case .call(let callee, let arguments) = file.expressions[file.actions[Int(index)].expression]
                else { return false }
                if file.arguments(arguments).contains(where: { file.label($0).map(TriggerSources.isHandler) ?? false })
                {
                    return true
                }
                switch file.expressions[callee] {
                case .name(let name), .member(_, let name):
                    switch TriggerSources.closureCalls[file.text(name)] {
                    case .action, .gesture: return true
                    default: return false
                    }
                default: return false
                }
            }
        }
    }

    /// Whether every place of a view that shows what it was handed to build does so under a condition.
    private func showsContentOnCondition(_ view: Int) -> Bool {
        let program = evaluator.program
        let handed = Set(contents(of: view).map { program.identifier(of: $0) })
        var isShown = false
        for function in functions(of: view) {
            let file = program.files[Int(function.file)]
            for index in program.facts(function).actions {
                let action = file.actions[Int(index)]
                guard action.kind != .assignment,
                    let name = memberName(action.expression, file).map({ program.identifier($0, function.file) }),
                    handed.contains(name)
                else { continue }
                isShown = true
                let around = [action.condition] + functionsAround(function).map { program.facts($0).condition }
                guard around.contains(where: { !evaluator.conditions(from: $0, file: function.file).isEmpty }) else {
                    return false
                }
            }
        }
        return isShown
    }

    /// The name of the own member that an expression is, or calls.
    private func memberName(_ expression: ExpressionID, _ file: SwiftFacts) -> NameID? {
        switch file.expressions[expression] {
        case .call(let callee, _): return memberName(callee, file)
        case .name(let name): return name
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else { return nil }
            return name
        default: return nil
        }
    }

    /// A closure and the closures around it.
    private func functionsAround(_ function: FunctionRef) -> [FunctionRef] {
        var found = [function]
        while let last = found.last, let parent = evaluator.program.facts(last).parent {
            found.append(FunctionRef(Int(last.file), parent))
        }
        return found
    }

    /// The getters and methods of a view, with the closures in them.
    private func functions(of view: Int) -> [FunctionRef] {
        let program = evaluator.program
        let getters = program.properties(of: view).compactMap { _, property in
            program.facts(property).getter.map { FunctionRef(Int(property.file), $0) }
        }
        return (getters + program.methods(of: view)).flatMap { [$0] + program.innerFunctions(within: $0) }
    }
}
