import Dialects
import Facts

/// What assemblies put into properties of any object of a type: found where objects are made and wired, anywhere in the
/// program.
extension Evaluator {
    /// All that a constant can hold in objects of a type, where initialisers set it and each value was followed to the
    /// code that makes it, or that hands itself over; nil where something is known only by its declared type.
    func allBindings(of property: PropertyRef, in symbol: Int) -> [ValueID]? {
        let fact = program.facts(property)
        guard fact.isConstant, fact.value == nil, fact.getter == nil else { return nil }
        let (name, this, cutsBefore) = (program.identifier(of: property), make(.this(symbol)), cuts)
        let values = assignments(to: name, of: symbol).flatMap { assignedValues($0, name, symbol, this) }
            .flatMap { expand($0, for: symbol) }.filter { $0 != nothing }
        return cuts == cutsBefore && !values.isEmpty && values.allSatisfy { isTelling($0) } ? values : nil
    }

    /// The values that any code of the program puts into a property, for objects of one type; what is known only by
    /// the declared type is left out.
    func bindings(of property: PropertyRef, in symbol: Int) -> [ValueID] {
        let key = BindingKey(type: symbol, property: property)
        if let known = bindings[key] { return known }
        beginQuestion()
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else {
            cuts += 1
            return []
        }
        guard bindingsUnderWay.insert(key).inserted else {
            returns += 1
            return []
        }
        defer { bindingsUnderWay.remove(key) }
        let cutsBefore = cuts
        let name = program.identifier(of: property)
        let this = make(.this(symbol))
        var values: [ValueID] = []
        var type = declaredType(of: property, for: symbol, arguments: [])
        if let initial = initialValue(of: property, this: this) {
            values.append(initial)
            switch store[initial] {
            // `var screens = [UIViewController]()`
            case .instance(let made) where type == .unknown: type = made
            // `var place = Place.cabin`, which code sets by `place = .deck`.
            case .enumCase(let written?, _, _) where type == .unknown: type = nominal(written)
            default: break
            }
        }
        for reference in assignments(to: name, of: symbol) {
            values += assignedValues(reference, name, symbol, this, expected: type)
        }
        // `_presenter = StateObject(wrappedValue: presenter)`
        if let wrapper = wrapper(of: property) {
            for reference in assignments(to: wrapper, of: symbol) {
                values += assignedValues(reference, wrapper, symbol, this)
            }
        }
        if let memberwise = memberwiseValues(name, symbol) { values += memberwise }
        if !program.memberAppends[name].isEmpty, holdsScreens(type) || holdsLinkHandlers(type) {
            let elements = appendedElements(to: name, of: symbol, this)
            // The empty list that it begins with holds nothing of that.
            if holdsLinkHandlers(type) { values.removeAll { store[$0] == .array([]) } }
            if !elements.isEmpty { values.append(make(.array(elements))) }
        }
        let found = telling(values, symbol)
        if cuts == cutsBefore || isOutermost { bindings[key] = found }
        return found
    }

    /// What is known of values that code puts into a property of a type, each once.
    func telling(_ values: [ValueID], _ symbol: Int) -> [ValueID] {
        var found: [ValueID] = []
        var isWhole = true
        for value in values.flatMap({ expand($0, for: symbol) }).flatMap({ isHandedScreen($0) ? handedOn($0) : [$0] }) {
            var value = value
            // `self` of the code that wires is some object of its type for everybody else, and so is what a function
            // that wires was handed.
            if case .this(let other) = store[value] { value = make(.instance(nominal(other))) }
            if case .open(.parameter, let type) = store[value] { value = make(.instance(type)) }
            guard isTelling(value) else {
                isWhole = isWhole && value == nothing
                continue
            }
            if !found.contains(value) { found.append(value) }
        }
        // A case decides which branch is taken: where not all of them are known, none of them tells anything. Nor does the
        // empty list with which a property begins that gets another one.
        if !isWhole {
            found.removeAll { value in
                switch store[value] {
                case .enumCase: true
                case .array(let elements): elements.isEmpty
                default: false
                }
            }
        }
        return found
    }

    /// Whether a value is a controller that a factory was handed, of which its type says nothing.
    private func isHandedScreen(_ value: ValueID) -> Bool {
        guard case .open(.parameter, let type) = store[value] else { return false }
        return isAnyScreen(type)
    }

    /// Whether a list holds objects of the program's that are asked about links: handlers that are registered one by one. Which
    /// flows a flow keeps, it says where it starts them, and what listeners are told, they do for themselves.
    private func holdsLinkHandlers(_ type: TypeValue) -> Bool {
        guard case .array(let element) = type, !dataTypes.isData(type) else { return false }
        return symbols(of: element).contains { symbol in
            program.types[symbol].kind == .protocol
                && program.types[symbol].methods.values.joined().contains { takesLink($0) }
        }
    }

    private func takesLink(_ method: FunctionRef) -> Bool {
        program.facts(method).parameters.indices.contains { index in
            symbols(of: parameterType(index, of: method)).contains { symbol in
                let name = program.types[symbol].name
                return EntryHandlers.linkTypes.contains(name) || name.holds("Link")
            }
        }
    }

    /// What code appends to an array that a type's objects hold, or puts in the place of an element: the type's own, or
    /// that of who makes the object (`view.pages[key] = screen`).
    private func appendedElements(to name: Identifier, of symbol: Int, _ this: ValueID) -> [ValueID] {
        var found: [ValueID] = []
        for reference in program.memberAppends[name] {
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            let function = FunctionRef(Int(reference.file), action.function)
            let base: ExpressionID
            let added: ExpressionID
            switch file.expressions[action.expression] {
            case .call(let callee, let range):
                guard case .member(let array?, _) = file.expressions[callee], let first = file.arguments(range).first
                else { continue }
                (base, added) = (array, first.value)
            case .assignment(let target, let value):
                guard case .element(let array, _) = file.expressions[target] else { continue }
                (base, added) = (array, value)
            default: continue
            }
            let place: FrameID
            if isOwnMember(base, named: name, reference.file) {
                guard let owner = program.owner(of: function), program.isSubtype(symbol, of: owner) else { continue }
                let whole = store.intern(
                    Frame(function: program.outermost(function), this: this, arguments: [], bound: [:], parent: nil))
                place = frame(for: function, within: whole)
            } else {
                guard case .member(let holder?, _) = file.expressions[base],
                    baseSymbols(of: holder, reference, function).contains(where: { isRelated($0, symbol) })
                else { continue }
                place = rootFrame(function)
            }
            for value in handedThrough(eval(added, place), added, place) {
                if case .array(let inner) = store[value] { found += inner } else { found.append(value) }
            }
        }
        // What a method was handed and appends tells nothing of it where its callers are not known.
        return found.flatMap { handedOn($0) }.flatMap { element -> [ValueID] in
            switch store[element] {
            case .open(.parameter, _), .unknown, .nothing: return []
            // `pages.append(contentsOf: controllers)`
            case .array(let inner): return inner
            default: return [element]
            }
        }
    }

    func assignedValues(
        _ reference: ActionRef, _ name: Identifier, _ symbol: Int, _ this: ValueID, expected: TypeValue = .unknown
    ) -> [ValueID] {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        let function = FunctionRef(Int(reference.file), action.function)
        guard case .assignment(let target, let value) = file.expressions[action.expression] else { return [] }
        // What implicit members in it are members of.
        let type = property(name, in: symbol, isStatic: false).map { declaredType(of: $0, for: symbol, arguments: []) }
        let expected = type ?? .unknown
        if isOwnMember(target, named: name, reference.file) {
            guard let owner = program.owner(of: function), program.isSubtype(symbol, of: owner) else { return [] }
            let outer = program.outermost(function)
            let whole = store.intern(Frame(function: outer, this: this, arguments: [], bound: [:], parent: nil))
            return [eval(value, frame(for: function, within: whole), expected: expected)]
        }
        guard case .member(let base?, _) = file.expressions[target] else { return [] }
        guard baseSymbols(of: base, reference, function).contains(where: { isRelated($0, symbol) }) else { return [] }
        return [eval(value, rootFrame(function), expected: expected)]
    }

    /// The assignments to a property of that name whose holder may be of a type, in source order; without those that nothing
    /// can run.
    ///
    /// Names like `view` and `presenter` are assigned to everywhere; which types the holders have is found out once.
    func assignments(to name: Identifier, of symbol: Int) -> [ActionRef] {
        let all = program.assignmentsByName[name]
        // Asked while the holders are being found out: every assignment may be meant.
        guard all.count > 1, let holders = assignmentHolders(name, all) else { return all.filter { !isDead($0) } }
        let related = program.ancestry(of: symbol) + program.descendants(of: symbol)
        return related.flatMap { holders[$0] ?? [] }.sorted()
    }

    private func isDead(_ reference: ActionRef) -> Bool {
        unnamedMethods.isDead(FunctionRef(Int(reference.file), program.action(reference).function))
    }

    private func assignmentHolders(_ name: Identifier, _ all: ArraySlice<ActionRef>) -> [Int: [ActionRef]]? {
        if let known = holdersByName[name] { return known }
        guard holdersUnderWay.insert(name).inserted else { return nil }
        defer { holdersUnderWay.remove(name) }
        let cutsBefore = cuts
        var found: [Int: [ActionRef]] = [:]
        for reference in all where !isDead(reference) {
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            let function = FunctionRef(Int(reference.file), action.function)
            guard case .assignment(let target, _) = file.expressions[action.expression] else { continue }
            if isOwnMember(target, named: name, reference.file) {
                if let holder = program.owner(of: function) { found[holder, default: []].append(reference) }
            } else if case .member(let base?, _) = file.expressions[target] {
                for holder in baseSymbols(of: base, reference, function) {
                    found[holder, default: []].append(reference)
                }
            }
        }
        if cuts == cutsBefore || depth == 0 { holdersByName[name] = found }
        return found
    }

    /// The types of the object whose member is assigned to: several where it may be one or another.
    private func baseSymbols(of base: ExpressionID, _ reference: ActionRef, _ function: FunctionRef) -> [Int] {
        if let known = assignmentBases[reference] { return known }
        let types = choices(of: eval(base, rootFrame(function))).map { type(of: $0.value) }
        var symbols = types.flatMap { self.symbols(of: $0) }.filter { !program.isExternal($0) }.distinct()
        if symbols.isEmpty { symbols = types.prefix(1).compactMap(\.symbol) }
        assignmentBases[reference] = symbols
        return symbols
    }

    func isRelated(_ holder: Int, _ symbol: Int) -> Bool {
        program.isSubtype(symbol, of: holder)
            || (program.types[holder].kind != .protocol && program.isSubtype(holder, of: symbol))
    }

    /// What structs without an initialiser of their own are made with.
    private func memberwiseValues(_ name: Identifier, _ symbol: Int) -> [ValueID]? {
        guard isMemberwise(symbol) else { return nil }
        let expected = memberwiseType(name, symbol)
        let named = memberwiseArguments(name, of: symbol).map { eval($0.value, $0.frame, expected: expected) }
        return named.isEmpty ? named : named + [openCase(name, of: symbol, expected)].compactMap(\.self)
    }

    /// Whether objects of a type are made by naming its properties: a struct without an initialiser of its own.
    private func isMemberwise(_ symbol: Int) -> Bool {
        program.types[symbol].kind == .struct && program.types[symbol].initializers.isEmpty
    }

    /// What code hands to a property where it makes a struct by naming its properties, each with the activation around it.
    ///
    /// - Parameter isImplicit: whether calls without the struct's name count where no other makes it. They do not while values
    ///   are followed: labels such as `view` lead into half of a program, and what is being found already is then cut short.
    func memberwiseArguments(
        _ name: Identifier, of symbol: Int, orImplicitly isImplicit: Bool = false
    ) -> [(value: ExpressionID, frame: FrameID)] {
        guard isMemberwise(symbol) else { return [] }
        var made = creations(of: symbol)
        if made.isEmpty, isImplicit { made = implicitCreations(of: symbol, with: name) }
        return made.compactMap { call, frame in
            let file = program.files[Int(call.file)]
            guard case .call(_, let arguments) = file.expressions[program.action(call).expression] else { return nil }
            let handed = Array(file.arguments(arguments))
            return handed.indices.first {
                program.memberwiseProperty(ofArgument: $0, handed, of: symbol, file: call.file) == name
            }
            .map { (handed[$0].value, frame) }
        }
    }

    /// Calls that make an object of a type, each with its function looked at by itself.
    func creations(of symbol: Int) -> [(ActionRef, FrameID)] {
        let name = program.identifier(program.types[symbol].name)
        if let known = creationCalls[name] { return known[symbol] ?? [] }
        let cutsBefore = cuts
        // All types of the name at once: each call makes an object of one of them.
        var found: [Int: [(ActionRef, FrameID)]] = [:]
        for reference in program.callsByName[name] {
            let action = program.action(reference)
            let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard case .call(let callee, _) = program.files[Int(reference.file)].expressions[action.expression],
                case .metatype(let type) = store[constructed(callee, frame)], let made = type.symbol
            else { continue }
            found[made, default: []].append((reference, frame))
        }
        if cuts == cutsBefore || depth == 0 { creationCalls[name] = found }
        return found[symbol] ?? []
    }

    /// Whether code or a storyboard makes an object of a class.
    func hasObjects(_ symbol: Int) -> Bool {
        !creations(of: symbol).isEmpty || !storyboards.scenes(ofClass: program.types[symbol].name).isEmpty
    }

    func constructed(_ callee: ExpressionID, _ frame: FrameID) -> ValueID {
        let file = facts(frame)
        if case .member(let base?, let name) = file.expressions[callee], identifier(name, frame) == .initializer {
            return eval(base, frame)
        }
        return eval(callee, frame)
    }

    /// Whether a value says more than a declared type does; the object of another function is one of its type.
    private func isTelling(_ value: ValueID) -> Bool {
        switch store[value] {
        case .object, .closure, .enumCase, .string, .storyboard, .this, .array, .tuple: return true
        case .instance(let type):
            return type.symbols.contains { program.types[$0].kind != .protocol && !program.isExternal($0) }
        default: return false
        }
    }
}
