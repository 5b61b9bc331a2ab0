import Dialects
import Facts

extension Evaluator {
    /// A name without a base: a member of the object at hand, a global, a function, or a type.
    ///
    /// - Parameter expression: where it stands.
    func evalName(_ name: Identifier, _ frame: FrameID, at expression: ExpressionID) -> ValueID {
        if name == .nilLiteral { return nothing }
        if name == .trueLiteral || name == .falseLiteral { return make(.enumCase(nil, name, [])) }
        let activation = store[frame]
        if name == .selfType, let this = activation.this {
            if let required = requiredSelf(in: frame) { return make(.metatype(required)) }
            if case .metatype = store[this] { return this }
            return make(.metatype(type(of: this)))
        }
        if let this = activation.this, program.memberNames.contains(name) {
            if hasMember(name, this) {
                return keptParameter(name, frame, at: expression) ?? addedProperty(name, of: this, frame)
                    ?? member(name, of: this)
            }
            // A nested type, or static members of the types around.
            var outer = program.owner(of: activation.function)
            while let symbol = outer {
                let metatype = metatype(symbol)
                if hasMember(name, metatype) { return member(name, of: metatype) }
                outer = program.types[symbol].outer
            }
        }
        let text = program.text(name)
        if let argument = typeArgument(named: text, frame) { return make(.metatype(argument)) }
        // `$presenter` is the wrapper around `presenter`.
        if text.utf8.first == UInt8(ascii: "$"), text.utf8.count > 1, let this = activation.this {
            return member(program.identifier(String(text.dropFirst())), of: this)
        }
        let file = activation.function.file
        if let globals = program.globals[name], let global = nearest(globals, to: file) {
            return evalGlobal(global)
        }
        if let alias = program.ownAlias(name, file) { return meant(by: alias) }
        if let type = program.topLevelType(name, near: file) { return metatype(type) }
        if let functions = program.globalFunctions[name] { return make(.functions(functions, nil)) }
        if let generic = activation.bound[text] { return make(.metatype(generic)) }
        if let handed = handedType(named: text, frame) { return handed }
        if let alias = program.globalAlias(name, near: file) { return meant(by: alias) }
        guard text.beginsWithCapital else { return reactiveBase(name, frame) ?? unknown }
        if let inherited = inheritedType(named: name, frame) { return inherited }
        return make(.metatype(.nominal(program.external(name), [])))
    }

    private func meant(by alias: Program.GlobalAlias) -> ValueID {
        make(.metatype(program.resolve(alias.type, file: alias.file, declaration: nil)))
    }

    /// The one of several global variables of a name that a file means.
    func nearest(_ globals: [PropertyRef], to file: Int32) -> PropertyRef? {
        globals.max {
            sharedFolders(program.files[Int($0.file)].path, program.files[Int(file)].path)
                < sharedFolders(program.files[Int($1.file)].path, program.files[Int(file)].path)
        }
    }

    /// What a global variable stands for: what its getter gives back or it begins with, what code puts there, else an object
    /// of its type.
    private func evalGlobal(_ global: PropertyRef) -> ValueID {
        let fact = program.facts(global)
        let type = fact.type.map { program.resolve($0, file: global.file, declaration: nil) } ?? .unknown
        if dataTypes.isData(type) { return initialValue(of: global, this: nil) ?? unknown }
        if let getter = fact.getter {
            let function = FunctionRef(Int(global.file), getter)
            let frame = store.intern(Frame(function: function, this: nil, arguments: [], bound: [:], parent: nil))
            return refine(result(of: frame), to: type)
        }
        let initial = initialValue(of: global, this: nil)
        guard !fact.isConstant, initial == nil || initial == nothing else {
            return refine(initial ?? unknown, to: type)
        }
        let given = globalAssignments(program.identifier(of: global), type).filter { $0 != unknown && $0 != nothing }
        guard !given.isEmpty, given.count <= Self.maximumDispatch else { return refine(unknown, to: type) }
        return refine(join(given), to: type)
    }

    /// What code puts into the global variable of a name.
    private func globalAssignments(_ name: Identifier, _ type: TypeValue) -> [ValueID] {
        assignments(toGlobal: name).map { value, function in
            let given = eval(value, rootFrame(function), expected: type)
            switch store[given] {
            // Whoever puts itself there is some object of its type for everybody else.
            case .this(let symbol): return make(.instance(nominal(symbol)))
            case .open(.parameter, let type): return make(.instance(type))
            default: return given
            }
        }
    }

    /// What is assigned to a bare name where that is the global variable and no member, and in which function.
    func assignments(toGlobal name: Identifier) -> [(value: ExpressionID, function: FunctionRef)] {
        program.assignmentsByName[name].compactMap { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .assignment(let target, let value) = file.expressions[action.expression],
                case .name = file.expressions[target]
            else { return nil }
            let function = FunctionRef(Int(reference.file), action.function)
            let holder = program.owner(of: function).map { make(.this($0)) }
            return holder.map({ hasMember(name, $0) }) ?? false ? nil : (value, function)
        }
    }

    /// `.name` where a type is expected: a case of an enum, or a static member.
    func implicitMember(_ name: Identifier, _ expected: TypeValue) -> ValueID {
        guard let symbol = expected.symbol else { return make(.enumCase(nil, name, [])) }
        if program.types[symbol].cases[name] != nil { return make(.enumCase(symbol, name, [])) }
        let metatype = make(.metatype(expected))
        return hasMember(name, metatype) ? member(name, of: metatype) : make(.enumCase(symbol, name, []))
    }

    /// Whether a value's type has a member of that name, as far as the program declares it.
    func hasMember(_ name: Identifier, _ value: ValueID) -> Bool {
        // Most names are those of locals, of functions and of types.
        guard program.memberNames.contains(name) else { return false }
        if case .metatype(let type) = store[value] {
            guard let symbol = type.symbol else { return false }
            let type = program.types[symbol]
            if type.cases[name] != nil || type.nested[name] != nil || type.aliases[name] != nil { return true }
            let members = program.members(name, of: symbol)
            return members.staticProperty != nil || !members.staticMethods.isEmpty
                || name == .allCases && type.kind == .enum
        }
        return hasMember(name, type(of: value))
    }

    private func hasMember(_ name: Identifier, _ type: TypeValue) -> Bool {
        switch type {
        case .nominal(let symbol, _):
            let members = program.members(name, of: symbol)
            return members.property != nil || !members.methods.isEmpty || members.frameworkProperty != nil
        case .composition(let parts): return parts.contains { hasMember(name, $0) }
        default: return false
        }
    }

    /// The symbols that a type consists of.
    func symbols(of type: TypeValue) -> [Int] { Array(type.symbols) }

    /// A property of a type, its superclasses, or the protocols that it conforms to; the nearest first.
    func property(_ name: Identifier, in symbol: Int, isStatic: Bool) -> PropertyRef? {
        let members = program.members(name, of: symbol)
        return isStatic ? members.staticProperty : members.property
    }

    func methods(_ name: Identifier, in symbol: Int, isStatic: Bool) -> [FunctionRef] {
        let members = program.members(name, of: symbol)
        return isStatic ? members.staticMethods : members.methods
    }

    private func appleMember(_ name: Identifier, of symbol: Int) -> ValueID? {
        switch program.members(name, of: symbol).frameworkProperty {
        // What UIKit answers does not depend on what an app hands around.
        case .type("UIViewController"): standing(isWhole: false)
        case .type(let found): make(.instance(.nominal(program.external(found), [])))
        case .list(let element): make(.instance(.array(.nominal(program.external(element), []))))
        case .stack: standingStack
        case nil: nil
        }
    }

    // MARK: - Members of values

    func member(_ name: Identifier, of value: ValueID) -> ValueID {
        let key = MemberKey(value: value, name: name)
        if let known = members[key] { return known }
        beginQuestion()
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else {
            cuts += 1
            return unknown
        }
        guard membersUnderWay.insert(key).inserted else {
            returns += 1
            return unknown
        }
        defer { membersUnderWay.remove(key) }
        let cutsBefore = cuts
        let found = findMember(name, of: value)
        if cuts == cutsBefore || isOutermost { members[key] = found }
        return found
    }

    private func findMember(_ name: Identifier, of value: ValueID) -> ValueID {
        switch store[value] {
        case .nothing: return nothing
        case .alternatives: return mapChoices(value) { member(name, of: $0) }
        case .metatype(let type): return staticMember(name, of: type)
        case .tuple(let labels, let parts):
            if let index = position(of: name, in: labels), index < parts.count { return parts[index] }
            return unknown
        case .array(let elements):
            if name == .first { return elements.first.map { element(of: reduced(make(.array([$0])))) } ?? unknown }
            if name == .last { return elements.last.map { element(of: reduced(make(.array([$0])))) } ?? unknown }
            return name == .lazy || name == .values ? value : unknown
        case .enumCase(let symbol?, let written, _):
            if name == .rawValue, let raw = rawValue(of: written, in: symbol) {
                return make(.string(raw, isOnly: true))
            }
            return instanceMember(name, of: value, symbols: [symbol])
        case .instance(.tuple(let labels, let types)), .open(_, .tuple(let labels, let types)):
            if let index = position(of: name, in: labels), index < types.count {
                return declared(types[index], from: origin(of: value, member: name))
            }
            return unknown
        case .instance(.array(let element)), .open(_, .array(let element)):
            return name == .first || name == .last
                ? declared(element, from: origin(of: value, member: name)) : unknown
        case .object, .instance, .open, .this:
            return instanceMember(name, of: value, symbols: symbols(of: type(of: value)))
        default: return unknown
        }
    }

    /// The position of a part of a tuple, which its number or its label names.
    private func position(of name: Identifier, in labels: [String?]) -> Int? {
        let text = program.text(name)
        return Int(text).flatMap { $0 < 0 ? nil : $0 } ?? labels.firstIndex(of: text)
    }

    private func staticMember(_ name: Identifier, of type: TypeValue) -> ValueID {
        guard let symbol = type.symbol else { return unknown }
        if program.types[symbol].cases[name] != nil { return make(.enumCase(symbol, name, [])) }
        if let nested = program.types[symbol].nested[name] { return metatype(nested) }
        if let alias = program.types[symbol].aliases[name] {
            return make(
                .metatype(
                    program.resolve(
                        alias.type, file: alias.file, declaration: DeclarationID(Int(alias.declaration)))))
        }
        if let property = property(name, in: symbol, isStatic: true) {
            return value(of: property, for: make(.metatype(type)), in: symbol)
        }
        if name == .allCases, program.types[symbol].kind == .enum { return allCases(of: symbol) }
        let functions = methods(name, in: symbol, isStatic: true)
        if !functions.isEmpty { return make(.functions(functions, make(.metatype(type)))) }
        if let apple = AppleClasses.members[program.types[symbol].name]?[program.text(name)] {
            return make(.instance(.nominal(program.external(apple), [])))
        }
        if program.isExternal(symbol), !program.types[symbol].parts.isEmpty,
            ContainerWords.singletons.contains(program.text(name))
        {
            return make(.instance(type))
        }
        // `CartView.init`, named and not called.
        if program.isSwiftUIView(symbol), program.text(name) == "init" { return make(.instance(.function([], type))) }
        return unknown
    }

    /// The raw value of a case whose enum's raw values are strings; the case's name where none is written.
    private func rawValue(of name: Identifier, in symbol: Int) -> String? {
        let type = program.types[symbol]
        guard let place = type.cases[name], type.protocols.contains(where: { program.types[$0].name == "String" })
        else { return nil }
        let file = program.files[Int(place.file)]
        let fact = file.declarations[DeclarationID(Int(place.declaration))].cases[place.position]
        return fact.rawValue.map { file.text($0) } ?? program.text(name)
    }

    /// The cases of a `CaseIterable` enum, in source order.
    private func allCases(of symbol: Int) -> ValueID {
        let cases = program.types[symbol].cases.sorted {
            ($0.value.file, $0.value.declaration, $0.value.position)
                < ($1.value.file, $1.value.declaration, $1.value.position)
        }
        return make(.array(cases.map { make(.enumCase(symbol, $0.key, [])) }))
    }

    private func instanceMember(_ name: Identifier, of value: ValueID, symbols: [Int]) -> ValueID {
        for symbol in symbols {
            if let property = property(name, in: symbol, isStatic: false) {
                return self.value(of: property, for: value, in: symbol)
            }
        }
        for symbol in symbols {
            if let apple = appleMember(name, of: symbol) { return apple }
            let functions = methods(name, in: symbol, isStatic: false).filter { !program.isNamedAfterItsCaller($0) }
            if !functions.isEmpty { return make(.functions(functions, value)) }
        }
        return previewed(name, by: value) ?? parentsMember(name, for: symbols) ?? boundModel(name, of: symbols)
            ?? unknown
    }

    /// The value of a property for an object or, without one, for its type.
    func value(of property: PropertyRef, for holder: ValueID, in symbol: Int) -> ValueID {
        let fact = program.facts(property)
        let type = concrete(
            declaredType(of: property, for: symbol, arguments: typeArguments(of: holder)), for: holder)
        if dataTypes.isData(type) { return declared(type, from: nil) }
        if let choice = choice(heldBy: property) { return declared(choice, from: nil) }
        let owner = program.symbolOfDeclaration[Int(property.file)][Int(property.declaration)]
        if let getter = fact.getter {
            let function = FunctionRef(Int(property.file), getter)
            let frame = store.intern(
                Frame(function: function, this: holder, arguments: [], bound: [:], parent: nil))
            return refine(result(of: frame), to: type)
        }
        if let value = injected(property, type) ?? environmentValue(property, type) { return refine(value, to: type) }
        if program.types[owner].kind == .protocol { return requirement(property, type, for: holder) }
        if fact.isStatic {
            return initialValue(of: property, this: holder).map { refine($0, to: type) }
                ?? boundValue(property, symbol, type, holder)
        }
        if case .object(let creation) = store[holder] {
            let own =
                ownValues(of: property, name: program.identifier(of: property), creation, holder)
                + copiedValues(of: property, in: symbol)
            let known = own.filter { $0 != unknown && $0 != nothing }
            if !known.isEmpty { return refine(join(known), to: type) }
            // What is nil for good is nothing else because other objects of the type have something there.
            if !own.isEmpty, own.allSatisfy({ $0 == nothing }),
                fact.isConstant || isSetOnlyByInitializers(property, in: symbol)
            {
                return nothing
            }
            if let given = givenValues(of: property, in: symbol, to: creation) {
                return join(given.map { cast($0, to: type) })
            }
        }
        return boundValue(property, symbol, type, holder)
    }

    /// The enum whose case a variable begins with, where it may be another one later: `@State var choice = Choice.first`.
    private func choice(heldBy property: PropertyRef) -> TypeValue? {
        let fact = program.facts(property)
        guard fact.type == nil, !fact.isConstant, fact.getter == nil, fact.value != nil,
            !fact.attributes.isEmpty || !program.assignmentsByName[program.identifier(of: property)].isEmpty,
            let initial = initialValue(of: property, this: nil), case .enumCase(let symbol?, _, _) = store[initial]
        else { return nil }
        let type = nominal(symbol)
        return dataTypes.isData(type) ? type : nil
    }

    private func typeArguments(of holder: ValueID) -> [TypeValue] {
        if case .nominal(_, let arguments) = type(of: holder) { return arguments }
        return []
    }

    /// The declared type of a property, with the generic arguments under which `symbol` inherits it.
    func declaredType(of property: PropertyRef, for symbol: Int, arguments: [TypeValue]) -> TypeValue {
        let fact = program.facts(property)
        guard let type = fact.type, property.declaration >= 0 else { return .unknown }
        let resolved = program.resolve(
            type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
        let owner = program.symbolOfDeclaration[Int(property.file)][Int(property.declaration)]
        return program.substitute(resolved, program.genericArguments(of: symbol, arguments, asSuper: owner))
    }

    /// The types that a property is declared as, seen from a type that has it; where that is a generic parameter of the
    /// type's, what the parameter must conform to: `struct List<Model: ListModel> { let model: Model }`.
    func declaredSymbols(of property: PropertyRef, in holder: Int) -> [Int] {
        let type = declaredType(of: property, for: holder, arguments: [])
        if case .generic(let parameter) = type { return program.bounds(ofGeneric: parameter, of: holder) }
        return symbols(of: type)
    }

    /// A property that a protocol asks for: that of the holder where it is known, else of the only conformer.
    private func requirement(_ property: PropertyRef, _ type: TypeValue, for holder: ValueID) -> ValueID {
        if let tied = tied(property, to: holder) { return tied }
        let name = program.identifier(of: property)
        let proto = program.symbolOfDeclaration[Int(property.file)][Int(property.declaration)]
        let conformers = program.concreteConformers(of: proto)
        if conformers.count == 1, let only = conformers.first, !isOpen(holder) {
            let found = member(name, of: make(.instance(nominal(only))))
            if found != unknown { return found }
        }
        if conformers.isEmpty, let found = componentsMember(name) { return refine(found, to: type) }
        return declared(type, from: origin(of: holder, member: name))
    }

    private func isOpen(_ value: ValueID) -> Bool {
        if case .open(let origin, _) = store[value] {
            if case .onScreen = origin { return false }
            return true
        }
        return false
    }

    private func boundValue(_ property: PropertyRef, _ symbol: Int, _ type: TypeValue, _ holder: ValueID) -> ValueID {
        // What data holds says nothing of where it comes from.
        var bound = dataTypes.isData(nominal(symbol)) ? [] : few(of: bindings(of: property, in: symbol))
        if bound.count > 1, let placed = placedValues(of: property, in: symbol, holder) { bound = placed }
        if !bound.isEmpty, bound.count <= Self.maximumDispatch { return join(bound.map { cast($0, to: type) }) }
        let name = program.identifier(of: property)
        // What a library's type has, and whose that is, is left to who asks; see `EffectFinder`.
        if case .metatype = store[holder], program.isStandIn(property.file) {
            return declared(type, from: .selfMember(symbol, name))
        }
        return declared(type, from: origin(of: holder, member: name))
    }

    /// Of many objects that code puts into a property one of those that are made in the same place: they differ in what
    /// they were handed, and not in what they are.
    private func few(of bound: [ValueID]) -> [ValueID] {
        guard bound.count > Self.maximumDispatch else { return bound }
        var sites: Set<ExpressionRef> = []
        return bound.filter { value in
            guard case .object(let creation) = store[value] else { return true }
            return sites.insert(creation.site).inserted
        }
    }

    func initialValue(of property: PropertyRef, this: ValueID?) -> ValueID? {
        let fact = program.facts(property)
        guard let expression = fact.value, let function = fact.initialValue else { return nil }
        let reference = FunctionRef(Int(property.file), function)
        let holder = this ?? program.owner(of: reference).map { make(.this($0)) }
        let frame = store.intern(Frame(function: reference, this: holder, arguments: [], bound: [:], parent: nil))
        let type = fact.type.map { resolve($0, in: frame) } ?? .unknown
        let value = eval(expression, frame, expected: type)
        let isFixed = fact.isConstant || program.assignmentsByName[program.identifier(of: property)].isEmpty
        return isFixed ? value : oneOfSeveral(value)
    }
}
