import Facts
import NavigationGraph

/// What lies between the components of a module, as their code alone tells; it means the same to every evaluator of the
/// program.
struct ComponentTies: Sendable {
    /// The stored properties that hold other components of the module.
    var references: [Reference]
    /// The calls of members of a component's own.
    var calls: [Call]

    struct Call: Sendable {
        /// The component whose code calls, among the module's.
        var component: Int
        var file: Int32
        var expression: ExpressionID
        /// What is called on.
        var base: ExpressionID
        /// The types that it may have.
        var symbols: [Int]
    }

    /// Without the types from a number on.
    func keepingTypes(below count: Int) -> ComponentTies {
        var kept = self
        for index in kept.calls.indices { kept.calls[index].symbols.removeAll { $0 >= count } }
        return kept
    }
}

/// Finds which component holds which, how strongly, and which calls which.
struct ReferenceFinder {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    func ties(of draft: ModuleDraft) -> ComponentTies {
        ComponentTies(references: references(of: draft), calls: calls(of: draft))
    }

    /// The stored properties of components that hold other components of the module.
    private func references(of draft: ModuleDraft) -> [Reference] {
        var found: [Reference] = []
        for component in draft.components {
            for type in program.lineage(of: component.symbol) where !program.isExternal(type) {
                for (name, property) in program.properties(of: type) {
                    if let reference = reference(property, name, from: component, in: draft) {
                        found.append(reference)
                    }
                }
            }
        }
        return found.sorted { ($0.file, $0.line, $0.member) < ($1.file, $1.line, $1.member) }
    }

    private func reference(
        _ property: PropertyRef, _ name: String, from holder: (symbol: Int, role: Role), in draft: ModuleDraft
    ) -> Reference? {
        let fact = program.facts(property)
        guard fact.getter == nil, !fact.isStatic, let role = heldRole(property, holder.symbol, draft),
            role != holder.role
        else { return nil }
        let file = program.files[Int(property.file)]
        let strength: Reference.Strength =
            switch fact.strength {
            case .strong: .strong
            case .weak: .weak
            case .unowned: .unowned
            }
        // What a library's class holds, the app's class inherits.
        guard
            let (file, line) = file.isStandIn
                ? program.place(of: holder.symbol) : (file.path, Int(fact.place.line))
        else { return nil }
        return Reference(
            from: holder.role, to: role, strength: strength, member: name,
            type: fact.type.map { program.describe($0, file: property.file) } ?? "", file: file, line: line,
            released: isReleased(name, by: holder.symbol))
    }

    /// Whether the code of a type, or of one that it inherits from, sets a property to nil.
    private func isReleased(_ name: String, by holder: Int) -> Bool {
        let files = Set(program.lineage(of: holder).flatMap { program.types[$0].parts.map(\.file) })
        let identifier = program.identifier(name)
        return files.flatMap { program.assignmentsByName[identifier, file: $0] }.contains { assignment in
            let file = program.files[Int(assignment.file)]
            guard case .assignment(_, let value) = file.expressions[program.action(assignment).expression],
                case .name(let word) = file.expressions[value]
            else { return false }
            return file.text(word) == "nil"
        }
    }

    /// The role of the component that a property holds: by its declared type, else by what code puts into it.
    private func heldRole(_ property: PropertyRef, _ holder: Int, _ draft: ModuleDraft) -> Role? {
        let declared = evaluator.declaredType(of: property, for: holder, arguments: [])
        for symbol in evaluator.symbols(of: declared) {
            if let role = role(of: symbol, draft) { return role }
        }
        if evaluator.dataTypes.isData(declared) { return nil }
        for value in evaluator.bindings(of: property, in: holder) {
            for choice in evaluator.choices(of: value) {
                for symbol in evaluator.symbols(of: evaluator.type(of: choice.value)) {
                    if let role = draft.role(of: symbol) { return role }
                }
            }
        }
        return nil
    }

    /// The role that a type, or the only component that conforms to a protocol, plays.
    private func role(of symbol: Int, _ draft: ModuleDraft) -> Role? {
        if let role = draft.role(of: symbol) { return role }
        guard program.types[symbol].kind == .protocol else { return nil }
        let conformers = program.concreteConformers(of: symbol)
        let own = (draft.components + draft.sharedParts).filter { conformers.contains($0.symbol) }
        guard own.count >= 1, Set(own.map(\.role)).count == 1, conformers.count <= max(own.count, 4) else { return nil }
        return own[0].role
    }

    private func calls(of draft: ModuleDraft) -> [ComponentTies.Call] {
        draft.components.enumerated().flatMap { index, component in
            calls(of: component.symbol).compactMap { call in
                let file = program.files[Int(call.file)]
                let action = program.action(call)
                guard case .call(let callee, _) = file.expressions[action.expression],
                    case .member(let base?, _) = file.expressions[callee], isMemberOfSelf(base, file)
                else { return nil }
                let frame = evaluator.rootFrame(FunctionRef(Int(call.file), action.function))
                let symbols = evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame)))
                guard !symbols.isEmpty else { return nil }
                return ComponentTies.Call(
                    component: index, file: call.file, expression: action.expression, base: base, symbols: symbols)
            }
        }
    }

    /// Calls from one component to another, the first place of each pair of roles; and to navigators of other modules.
    ///
    /// - Parameters:
    ///   - calls: those of members of the components' own.
    ///   - modules: all modules.
    func uses(
        of draft: ModuleDraft, among calls: [ComponentTies.Call], _ modules: ModuleMap
    ) -> (own: [Use], foreign: [ForeignUse]) {
        var found: [Use] = []
        var foreign: [ForeignUse] = []
        var seen: Set<[Role]> = []
        for call in calls {
            let file = program.files[Int(call.file)]
            let component = draft.components[call.component]
            let line = Int(file.place(call.expression).line)
            for symbol in call.symbols {
                if let (module, name) = navigator(
                    symbol, notOf: draft, heldBy: component.symbol, call.base, file, modules)
                {
                    foreign.append(
                        ForeignUse(from: component.role, type: name, module: module, file: file.path, line: line))
                    continue
                }
                guard let role = role(of: symbol, draft), role != component.role,
                    seen.insert([component.role, role]).inserted
                else { continue }
                found.append(Use(from: component.role, to: role, file: file.path, line: line))
            }
        }
        let own = found.sorted { ($0.file, $0.line, $0.to.rawValue) < ($1.file, $1.line, $1.to.rawValue) }
        return (own, Set(foreign).sorted { ($0.file, $0.line, $0.type) < ($1.file, $1.line, $1.type) })
    }

    /// The id and the type of a wireframe or router of other modules that a component declares by its class.
    private func navigator(
        _ symbol: Int, notOf draft: ModuleDraft, heldBy holder: Int, _ base: ExpressionID, _ file: SwiftFacts,
        _ modules: ModuleMap
    ) -> (module: String, type: String)? {
        guard program.types[symbol].kind != .protocol, draft.role(of: symbol) == nil,
            let owner = modules.moduleOfType[symbol], modules.drafts[owner].id != draft.id,
            !modules.drafts[owner].isInherited,
            let role = modules.drafts[owner].role(of: symbol), role.navigates,
            // A component that both modules share works for the other one here.
            modules.drafts[owner].role(of: holder) == nil, let member = memberName(base, file)
        else { return nil }
        let isDeclared = program.lineage(of: holder).contains { type in
            program.properties(of: type).contains { name, property in
                name == member
                    && evaluator.symbols(of: evaluator.declaredType(of: property, for: holder, arguments: []))
                        .contains(symbol)
            }
        }
        return isDeclared ? (modules.drafts[owner].id, program.types[symbol].qualifiedName) : nil
    }

    private func memberName(_ expression: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[expression] {
        case .name(let name), .member(_, let name): file.text(name)
        default: nil
        }
    }

    private func isMemberOfSelf(_ base: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[base] {
        case .name: return true
        case .member(let inner?, _):
            if case .selfReference = file.expressions[inner] { return true }
            return false
        default: return false
        }
    }

    private func calls(of symbol: Int) -> [ActionRef] {
        program.types[symbol].parts.flatMap { part -> [ActionRef] in
            let file = program.files[Int(part.file)]
            return file.declarations[part.id].functions.flatMap { function -> [ActionRef] in
                let reference = FunctionRef(Int(part.file), function)
                return ([reference] + program.innerFunctions(within: reference)).flatMap { inside in
                    program.facts(inside).actions.compactMap { index in
                        file.actions[Int(index)].kind == .call ? ActionRef(file: part.file, action: index) : nil
                    }
                }
            }
        }
    }
}
