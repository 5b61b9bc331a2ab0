import Dialects
import Facts

/// Follows the number of a tab to where it is written: a literal, a constant, the raw value of a case, what a property or
/// a function gives back, a place in a list.
///
/// Numbers are data, which the evaluator does not follow. Few places of a program ask for a tab, so what they ask for is
/// looked up when it is needed.
struct TabChoiceFinder {
    let evaluator: Evaluator
    /// In expressions.
    private let work = WorkLimit(2_000)

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    private var program: Program { evaluator.program }
    private static let maximumDepth = 12
    /// The raw types of enums whose cases are counted.
    private static let wholeNumbers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "Int64",
    ]

    /// The tab whose number an expression is.
    func number(_ expression: ExpressionID, _ frame: FrameID, depth: Int = 0) -> TabChoice {
        if depth == 0 { work.begin() }
        guard depth < Self.maximumDepth, work.spend() else { return .unknown }
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .number(let number): return .numbers([TabNumber(number: Int(number), conditions: [])])
        case .local(let local): return number(of: local, frame, depth)
        case .name(let name): return number(named: evaluator.identifier(name, frame), frame, depth)
        case .member(nil, let name) where file.text(name) == "zero":
            return .numbers([TabNumber(number: 0, conditions: [])])
        case .member(let base?, let name):
            let name = evaluator.identifier(name, frame)
            return alternatives(
                of: evaluator.choices(of: evaluator.eval(base, frame)).map { choice in
                    (member(name, of: choice.value, depth), choice.conditions)
                })
        case .call(let callee, let arguments): return number(ofCall: callee, arguments, frame, depth)
        case .alternatives(let values):
            // `tabs.viewControllers?.firstIndex(of: screen) ?? 0`: it is among them.
            if let first = file.arguments(values).first, first.condition == nil {
                switch number(first.value, frame, depth: depth + 1) {
                case .screen(let value): return .screen(value)
                case .type(let symbol): return .type(symbol)
                default: break
                }
            }
            return alternatives(
                of: file.arguments(values).filter { evaluator.canRun($0.condition, in: frame) }.map { argument in
                    let own = argument.condition.map {
                        ConditionRef(file: evaluator.store.function(of: frame).file, condition: $0.index)
                    }
                    return (number(argument.value, frame, depth: depth + 1), own.map { [$0] } ?? [])
                })
        case .cast(let value, _, .conversion): return number(value, frame, depth: depth + 1)
        default: return .unknown
        }
    }

    /// The number that a property of a case has, or that a method of its gives back without being handed anything; nil
    /// where that is not one number.
    func number(_ name: Identifier, of value: ValueID) -> Int? {
        work.begin()
        var found = member(name, of: value, 0)
        if case .unknown = found, case .enumCase(let symbol?, _, _) = evaluator.store[value] {
            let methods = (program.types[symbol].methods[name] ?? []).filter {
                program.facts($0).parameters.isEmpty && program.facts($0).hasBody && !program.facts($0).isStatic
            }
            guard methods.count == 1 else { return nil }
            found = results(of: methods[0], for: value, 0)
        }
        guard case .numbers(let numbers) = found, numbers.count == 1 else { return nil }
        return numbers[0].number
    }

    /// The tab whose controller an expression is: one that the code has at hand, or an element of the list of all.
    func screen(_ expression: ExpressionID, _ frame: FrameID, depth: Int = 0) -> TabChoice {
        if depth == 0 { work.begin() }
        guard depth < Self.maximumDepth else { return .unknown }
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .element(let base, let range):
            guard holdsTabs(base, frame), let place = file.arguments(range).first else { break }
            return number(place.value, frame, depth: depth + 1)
        case .call(let callee, let range):
            guard case .member(let base?, let name) = file.expressions[callee], holdsTabs(base, frame),
                ["first", "last"].contains(file.text(name)), let test = file.arguments(range).first
            else { break }
            return evaluator.testedType(test.value, frame)?.symbol.map { .type($0) } ?? .unknown
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            guard case .value(let value) = fact.source, !fact.isVariable,
                let home = evaluator.home(of: local, frame)
            else { break }
            return screen(value, home, depth: depth + 1)
        case .cast(let value, _, .conversion): return screen(value, frame, depth: depth + 1)
        default: break
        }
        let value = evaluator.eval(expression, frame)
        let isStanding = evaluator.choices(of: value).contains { evaluator.isStanding($0.value) }
        return isStanding || value == evaluator.unknown ? .unknown : .screen(value)
    }

    /// Whether an expression is the list of a container's controllers.
    private func holdsTabs(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        if RelevantFunctions.isStack(expression, evaluator.facts(frame)) { return true }
        return evaluator.eval(expression, frame) == evaluator.standingStack
    }

    // MARK: - Names

    private func number(of local: LocalID, _ frame: FrameID, _ depth: Int) -> TabChoice {
        guard let home = evaluator.home(of: local, frame) else { return .unknown }
        let file = evaluator.facts(frame)
        let fact = file.locals[Int(local.index)]
        var found: [(TabChoice, [ConditionRef])] = []
        switch fact.source {
        case .parameter(let index):
            let function = evaluator.store.function(of: home)
            return program.facts(function).kind == .closure ? .unknown : .parameter(function, index)
        case .value(let value): found.append((number(value, home, depth: depth + 1), []))
        case .none: break
        case .part, .payload, .element: return .unknown
        }
        let index = Int(evaluator.store.function(of: home).file)
        for reference in program.localAssignments[index][local] ?? [] {
            let action = program.action(reference)
            let place = evaluator.frame(for: FunctionRef(index, action.function), within: home)
            guard case .assignment(_, let value) = file.expressions[action.expression],
                evaluator.canRun(action.condition, in: place)
            else { continue }
            found.append(
                (
                    number(value, place, depth: depth + 1),
                    evaluator.conditions(from: action.condition, file: Int32(index), flagsDecidedBy: place)
                ))
        }
        return alternatives(of: found)
    }

    private func number(named name: Identifier, _ frame: FrameID, _ depth: Int) -> TabChoice {
        if let this = evaluator.store.this(of: frame) {
            if evaluator.hasMember(name, this) { return member(name, of: this, depth) }
            var outer = program.owner(of: evaluator.store.function(of: frame))
            while let symbol = outer {
                let metatype = evaluator.metatype(symbol)
                if evaluator.hasMember(name, metatype) { return member(name, of: metatype, depth) }
                outer = program.types[symbol].outer
            }
        }
        guard let globals = program.globals[name], globals.count == 1 else { return .unknown }
        return written(in: globals[0], depth)
    }

    private func member(_ name: Identifier, of value: ValueID, _ depth: Int) -> TabChoice {
        guard depth < Self.maximumDepth else { return .unknown }
        let isStatic: Bool
        let symbols: [Int]
        switch evaluator.store[value] {
        case .metatype(let type):
            (isStatic, symbols) = (true, evaluator.symbols(of: type))
        case .enumCase(let symbol?, let written, _):
            if name == .rawValue, let number = rawValue(of: written, in: symbol) {
                return .numbers([TabNumber(number: number, conditions: [])])
            }
            (isStatic, symbols) = (false, [symbol])
        case .object, .instance, .open, .this:
            (isStatic, symbols) = (false, evaluator.symbols(of: evaluator.type(of: value)))
        default: return .unknown
        }
        let property = symbols.lazy.compactMap { self.evaluator.property(name, in: $0, isStatic: isStatic) }.first
        guard let property else { return isOpen(value) ? .open : .unknown }
        if let getter = program.facts(property).getter {
            return results(of: FunctionRef(Int(property.file), getter), for: value, depth)
        }
        if program.facts(property).isConstant || isStatic {
            let found = written(in: property, depth)
            if found != .unknown { return found }
        }
        return isOpen(value) ? .open : .unknown
    }

    private func isOpen(_ value: ValueID) -> Bool {
        switch evaluator.store[value] {
        case .open(.onScreen, _): false
        case .open, .this: true
        default: false
        }
    }

    /// The number that a property begins with.
    private func written(in property: PropertyRef, _ depth: Int) -> TabChoice {
        let fact = program.facts(property)
        guard let value = fact.value, let function = fact.initialValue else { return .unknown }
        return number(value, evaluator.rootFrame(FunctionRef(Int(property.file), function)), depth: depth + 1)
    }

    private func rawValue(of name: Identifier, in symbol: Int) -> Int? {
        let type = program.types[symbol]
        guard type.protocols.contains(where: { Self.wholeNumbers.contains(program.types[$0].name) }),
            let place = type.cases[name]
        else { return nil }
        let file = program.files[Int(place.file)]
        var next = 0
        for fact in file.declarations[DeclarationID(Int(place.declaration))].cases.prefix(place.position + 1) {
            next = (fact.rawValue.flatMap { Int(file.text($0)) } ?? next) &+ 1
        }
        return next &- 1
    }

    // MARK: - Calls

    private func number(
        ofCall callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID, _ depth: Int
    ) -> TabChoice {
        let file = evaluator.facts(frame)
        if case .member(let base?, let name) = file.expressions[callee],
            ["firstIndex", "index", "lastIndex"].contains(file.text(name)), let sought = file.arguments(arguments).first
        {
            switch sought.label.map({ file.text($0) }) {
            case "of" where holdsTabs(base, frame): return screen(sought.value, frame, depth: depth + 1)
            case "of": return place(of: sought.value, in: evaluator.eval(base, frame), frame)
            case "where", nil:
                guard holdsTabs(base, frame) else { return .unknown }
                return evaluator.testedType(sought.value, frame)?.symbol.map { .type($0) } ?? .unknown
            default: return .unknown
            }
        }
        let targets = evaluator.targets(ofCall: callee, arguments, frame)
        guard targets.count == 1, let target = targets.first, program.facts(target.function).hasBody else {
            return .unknown
        }
        let found = results(ofActivation: evaluator.activate(target, arguments, frame), depth)
        guard case .parameter(target.function, let index) = found, index < target.binding.count,
            let position = target.binding[index]
        else { return found }
        let values = Array(file.arguments(arguments))
        return position < values.count ? number(values[position].value, frame, depth: depth + 1) : .unknown
    }

    /// The number that a call hands over to a parameter, or leaves to its default.
    func handed(
        to index: Int, of target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> TabChoice {
        let values = Array(evaluator.facts(frame).arguments(arguments))
        if index < target.binding.count, let position = target.binding[index] {
            return position < values.count ? number(values[position].value, frame) : .unknown
        }
        let written = program.facts(target.function).parameters[index].defaultValue
        return written.map { number($0, evaluator.rootFrame(target.function)) } ?? .unknown
    }

    /// Whether a call of a function may hand over the number of a tab.
    func mayHand(_ tab: HandedTab, _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        let frame = evaluator.rootFrame(site.function)
        guard tab.parameter.function == function,
            case .call(let callee, let arguments) = evaluator.facts(frame).expressions[site.call.id],
            let target = evaluator.targets(ofCall: callee, arguments, frame).first(where: { $0.function == function }),
            case .numbers(let numbers) = handed(to: tab.parameter.index, of: target, arguments, frame)
        else { return true }
        return numbers.contains { $0.number == tab.number }
    }

    /// The place that a case has in a list of cases.
    private func place(of sought: ExpressionID, in list: ValueID, _ frame: FrameID) -> TabChoice {
        guard case .array(let elements) = evaluator.store[list], let first = elements.first else { return .unknown }
        let value = evaluator.eval(sought, frame, expected: evaluator.type(of: first))
        return alternatives(
            of: evaluator.choices(of: value).map { choice in
                if let place = elements.firstIndex(of: choice.value) {
                    return (.numbers([TabNumber(number: place, conditions: [])]), choice.conditions)
                }
                return (isOpen(choice.value) ? .open : .unknown, choice.conditions)
            })
    }

    private func results(of function: FunctionRef, for this: ValueID, _ depth: Int) -> TabChoice {
        results(
            ofActivation: evaluator.store.intern(
                Frame(function: function, this: this, arguments: [], bound: [:], parent: nil)), depth)
    }

    private func results(ofActivation frame: FrameID, _ depth: Int) -> TabChoice {
        let function = evaluator.store.function(of: frame)
        let file = program.files[Int(function.file)]
        return alternatives(
            of: program.facts(function).actions.compactMap { index in
                let action = file.actions[Int(index)]
                guard action.kind == .result, evaluator.canRun(action.condition, in: frame) else { return nil }
                let conditions = evaluator.conditions(
                    from: action.condition, file: function.file, decidedBy: frame, flagsDecidedBy: frame)
                return (
                    number(action.expression, frame, depth: depth + 1),
                    conditions.filter { evaluator.isInside($0, function) }
                )
            })
    }

    // MARK: - Alternatives

    /// Several choices as one; what is not known of any is not known of all.
    private func alternatives(of found: [(choice: TabChoice, conditions: [ConditionRef])]) -> TabChoice {
        if found.count == 1, found[0].conditions.isEmpty { return found[0].choice }
        var numbers: [TabNumber] = []
        for (choice, conditions) in found {
            switch choice {
            case .numbers(let inner):
                for one in inner {
                    let whole = TabNumber(number: one.number, conditions: conditions + one.conditions)
                    if !numbers.contains(whole) { numbers.append(whole) }
                }
            case .parameter, .open: return .open
            case .screen, .type, .unknown: return found.count == 1 ? choice : .unknown
            }
        }
        return numbers.isEmpty ? .unknown : .numbers(numbers)
    }
}
