import Facts

/// A part of what a function is handed: a member of a struct, what a case of an enum carries, an element of a tuple.
enum ValuePart: Hashable {
    case member(Identifier)
    case payload(Identifier, Int)
    case element(Int)
}

/// Reads what an expression may stand for, as far as that is written in its own function: through constants, variables and
/// the branches that set them, up to what the function itself is handed.
///
/// The evaluator leaves what it does not know out beside what it knows. Here that counts: where one of several values is not
/// known, none of the others is all that there is.
struct HandedValues {
    enum Written: Hashable {
        case expression(ExpressionID, FrameID)
        /// What a function is handed, or a part of that; the outermost part first.
        case parameter(FunctionRef, Int, [ValuePart])
        /// A variable that no branch has set.
        case nothing
        case unknown
    }

    /// One of the values, and what must hold for it, outermost first.
    struct Choice: Hashable {
        var written: Written
        var conditions: [ConditionRef] = []
    }

    let evaluator: Evaluator
    /// In expressions.
    private let work = WorkLimit(1_024)

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// How many expressions may lead to one another.
    private static let maximumDepth = 24
    /// How many values are told apart.
    private static let maximumChoices = 16

    private var program: Program { evaluator.program }

    /// The values of an expression, or of a part of it.
    func values(of expression: ExpressionID, _ parts: [ValuePart] = [], _ frame: FrameID) -> [Choice] {
        work.begin()
        let found = values(of: expression, parts, frame, depth: 0)
        return found.isEmpty || found.count > Self.maximumChoices ? [Choice(written: .unknown)] : found
    }

    /// What a closure gives back, or a part of that.
    func results(of closure: FunctionRef, _ parts: [ValuePart] = []) -> [Choice] {
        work.begin()
        let found = results(of: evaluator.rootFrame(closure), parts, 0)
        return found.isEmpty || found.count > Self.maximumChoices ? [Choice(written: .unknown)] : found
    }

    /// The parameter, or the part of one, that an expression always stands for; nil for any other.
    func parameter(
        _ expression: ExpressionID, inFile number: Int32
    ) -> (function: FunctionRef, index: Int, parts: [ValuePart])? {
        guard let home = home(of: expression, number) else { return nil }
        let found = values(of: expression, [], evaluator.rootFrame(home))
        guard found.count == 1, case .parameter(let function, let index, let parts) = found[0].written else {
            return nil
        }
        return (function, index, parts)
    }

    /// The function whose local an expression names, or names a member of.
    private func home(of expression: ExpressionID, _ number: Int32) -> FunctionRef? {
        let file = program.files[Int(number)]
        var current = expression
        for _ in 0..<Self.maximumDepth {
            switch file.expressions[current] {
            case .local(let local): return FunctionRef(Int(number), file.locals[Int(local.index)].function)
            case .member(let base?, _): current = base
            case .cast(let value, _, .conversion): current = value
            default: return nil
            }
        }
        return nil
    }

    private func values(
        of expression: ExpressionID, _ parts: [ValuePart], _ frame: FrameID, depth: Int
    ) -> [Choice] {
        guard depth < Self.maximumDepth, work.spend() else { return [Choice(written: .unknown)] }
        let file = evaluator.facts(frame)
        let number = evaluator.store.function(of: frame).file
        switch file.expressions[expression] {
        case .local(let local): return values(of: local, parts, frame, depth: depth + 1)
        case .cast(let value, _, .conversion): return values(of: value, parts, frame, depth: depth + 1)
        case .selfReference:
            if case .member(let name) = parts.first,
                let found = ownValues(of: name, Array(parts.dropFirst()), frame, depth: depth + 1)
            {
                return found
            }
        case .alternatives(let range):
            return file.arguments(range).flatMap { one in
                let around = evaluator.conditions(from: one.condition, file: number)
                return values(of: one.value, parts, frame, depth: depth + 1).map {
                    Choice(written: $0.written, conditions: around + $0.conditions)
                }
            }
        case .member(let base?, let name):
            let part = ValuePart.member(program.identifier(name, number))
            let found = values(of: base, [part] + parts, frame, depth: depth + 1)
            if found.contains(where: { $0.written != .unknown }) { return found }
        case .call(let callee, let range):
            if case .closure(let closure) = file.expressions[callee], range.count == 0 {
                return results(of: evaluator.frame(for: FunctionRef(Int(number), closure), within: frame), parts, depth)
            }
            if let part = parts.first, let value = handed(to: part, callee, range, file, number) {
                return values(of: value, Array(parts.dropFirst()), frame, depth: depth + 1)
            }
        case .tuple(let range):
            if case .element(let index) = parts.first, index < range.count {
                let value = file.arguments(range)[Int(range.start) + index].value
                return values(of: value, Array(parts.dropFirst()), frame, depth: depth + 1)
            }
        default: break
        }
        return [Choice(written: parts.isEmpty ? .expression(expression, frame) : .unknown)]
    }

    /// What each object of the type whose code a frame runs has in a property: what stands there, or what the property gives
    /// back; nil where code sets it, or an heir has its own.
    private func ownValues(of name: Identifier, _ parts: [ValuePart], _ frame: FrameID, depth: Int) -> [Choice]? {
        guard let owner = program.owner(of: evaluator.store.function(of: frame)),
            program.types[owner].kind != .protocol,
            let property = evaluator.property(name, in: owner, isStatic: false),
            program.descendants(of: owner).allSatisfy({
                evaluator.property(name, in: $0, isStatic: false) == property
            })
        else { return nil }
        let fact = program.facts(property)
        guard fact.attributes.isEmpty else { return nil }
        if let getter = fact.getter {
            return results(of: evaluator.rootFrame(FunctionRef(Int(property.file), getter)), parts, depth)
        }
        guard let value = fact.value, let initial = fact.initialValue, fact.isConstant || !isSet(name, of: owner) else {
            return nil
        }
        return values(of: value, parts, evaluator.rootFrame(FunctionRef(Int(property.file), initial)), depth: depth)
    }

    /// Whether code puts something into a property of a type's objects.
    private func isSet(_ name: Identifier, of type: Int) -> Bool {
        program.assignments(named: program.text(name)).contains { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            let function = FunctionRef(Int(reference.file), action.function)
            guard case .assignment(let target, _) = file.expressions[action.expression] else { return false }
            guard case .member(let base?, _) = file.expressions[target] else {
                return program.owner(of: function).map { program.isKin($0, of: type) } ?? false
            }
            let holder = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(function)))
            return evaluator.symbols(of: holder).contains {
                program.isSubtype(type, of: $0) || program.isKin($0, of: type)
            }
        }
    }

    private func values(of local: LocalID, _ parts: [ValuePart], _ frame: FrameID, depth: Int) -> [Choice] {
        let file = evaluator.facts(frame)
        let number = evaluator.store.function(of: frame).file
        let fact = file.locals[Int(local.index)]
        let function = FunctionRef(Int(number), fact.function)
        let home = evaluator.home(of: local, frame) ?? evaluator.rootFrame(function)
        var found: [Choice] = []
        switch fact.source {
        case .parameter(let index): return [Choice(written: .parameter(function, index, parts))]
        case .value(let value): found = values(of: value, parts, home, depth: depth)
        case .payload(let subject, let name, let index):
            found = values(of: subject, [.payload(program.identifier(name, number), index)] + parts, home, depth: depth)
        case .part(let whole, let index): found = values(of: whole, [.element(index)] + parts, home, depth: depth)
        case .element: return [Choice(written: .unknown)]
        case .none: if isOptional(fact, file) { found = [Choice(written: .nothing)] }
        }
        found = found.map { isWrittenOut($0.written) ? $0 : Choice(written: .unknown, conditions: $0.conditions) }
        guard fact.isVariable || fact.source == .none else { return found }
        for reference in program.localAssignments[Int(number)][local] ?? [] {
            let action = program.action(reference)
            guard case .assignment(let target, let value) = file.expressions[action.expression],
                case .local = file.expressions[target]
            else { return [Choice(written: .unknown)] }
            let place = evaluator.frame(for: FunctionRef(Int(number), action.function), within: home)
            let around = evaluator.conditions(from: action.condition, file: number)
            found += values(of: value, parts, place, depth: depth).map {
                Choice(
                    written: isWrittenOut($0.written) ? $0.written : .unknown, conditions: around + $0.conditions)
            }
            guard found.count <= Self.maximumChoices else { break }
        }
        return found.isEmpty ? [Choice(written: .unknown)] : found
    }

    /// Whether a value is a literal or names a case or a constant of a type: what an object holds when a variable is set may
    /// be something else than what is known of it.
    private func isWrittenOut(_ written: Written) -> Bool {
        guard case .expression(let expression, let frame) = written else { return true }
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .string, .number, .member(nil, _): return true
        case .name(let name): return Self.literals.contains(file.text(name))
        case .member(let base?, _): return isType(base, frame)
        case .call(let callee, _):
            guard case .member(let base, _) = file.expressions[callee] else { return false }
            return base.map { isType($0, frame) } ?? true
        default: return false
        }
    }

    private static let literals: Set<String> = ["true", "false", "nil"]

    private func isType(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        if case .metatype = evaluator.store[evaluator.eval(expression, frame)] { return true }
        return false
    }

    /// What `if` and `switch` stand for where a value is expected, and closures that are called where they are written.
    private func results(of frame: FrameID, _ parts: [ValuePart], _ depth: Int) -> [Choice] {
        let file = evaluator.facts(frame)
        let function = evaluator.store.function(of: frame)
        return program.facts(function).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }.flatMap {
            action in
            let around = evaluator.conditions(from: action.condition, file: function.file)
            return values(of: action.expression, parts, frame, depth: depth + 1).map {
                Choice(written: $0.written, conditions: around + $0.conditions)
            }
        }
    }

    /// Whether a variable without a first value may stay without one.
    private func isOptional(_ local: Local, _ file: SwiftFacts) -> Bool {
        guard let type = local.type, case .optional = file.types[type] else { return false }
        return true
    }

    /// What a call that makes a struct, or names a case of an enum, puts into a part of it: `.failed(.offline)`,
    /// `.init(action: .edit)`.
    private func handed(
        to part: ValuePart, _ callee: ExpressionID, _ range: ArgumentRange, _ file: SwiftFacts, _ number: Int32
    ) -> ExpressionID? {
        let values = Array(file.arguments(range))
        let name: NameID
        switch file.expressions[callee] {
        case .name(let text), .member(_, let text): name = text
        default: return nil
        }
        switch part {
        case .payload(let wanted, let index):
            return program.identifier(name, number) == wanted && index < values.count ? values[index].value : nil
        case .member(let wanted):
            guard isMaking(file.text(name)) else { return nil }
            return values.first { $0.label.map { program.identifier($0, number) } == wanted }?.value
        case .element: return nil
        }
    }

    /// Whether a call of a name makes something of a type: `init`, or a name that begins like a type's.
    private func isMaking(_ name: String) -> Bool { name == "init" || name.first?.isUppercase ?? false }
}
