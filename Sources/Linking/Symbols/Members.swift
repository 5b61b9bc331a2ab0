/// What a type answers with under one name: its own members, its superclasses' and its protocols', the nearest first.
final class Members: Sendable {
    /// A property of the framework class that a type is or inherits from.
    enum FrameworkProperty: Sendable {
        case type(String)
        /// A list of objects of a class.
        case list(String)
        /// The controllers that a container holds.
        case stack
    }

    let property: PropertyRef?
    let staticProperty: PropertyRef?
    let methods: [FunctionRef]
    let staticMethods: [FunctionRef]
    let frameworkProperty: FrameworkProperty?
    /// Whether several protocols, and they alone, give the type its methods, which then may differ in what they take.
    let areMethodsOfProtocols: Bool
    /// Whether any of the methods is there only for some types.
    let areMethodsConstrained: Bool

    /// What types answer with to a name that none of them, and no class of a framework, is known to have.
    init() {
        property = nil
        staticProperty = nil
        methods = []
        staticMethods = []
        frameworkProperty = nil
        areMethodsOfProtocols = false
        areMethodsConstrained = false
    }

    init(_ name: Identifier, of symbol: Int, in program: Program) {
        var (own, ofType): (PropertyRef?, PropertyRef?)
        var (required, requiredOfType): (PropertyRef?, PropertyRef?)
        var (methods, staticMethods): ([FunctionRef], [FunctionRef]) = ([], [])
        var framework: FrameworkProperty?
        // Of all that a type inherits from little bears a name: most types need not be looked at.
        let bearers = program.isConnected ? program.bearers : nil
        let isFrameworks = !program.isConnected || program.frameworkNames.contains(name)
        for ancestor in program.ancestry(of: symbol) {
            let bears = bearers?.contains(name, Int32(truncatingIfNeeded: ancestor)) ?? true
            guard bears || isFrameworks else { continue }
            let type = program.types[ancestor]
            for property in bears ? type.properties[name] ?? [] : [] {
                let fact = program.facts(property)
                let isRequirement =
                    (type.kind == .protocol || type.kind == .external) && fact.getter == nil && fact.value == nil
                switch (isRequirement, fact.isStatic) {
                case (true, false): required = required ?? property
                case (true, true): requiredOfType = requiredOfType ?? property
                case (false, false): own = own ?? property
                case (false, true): ofType = ofType ?? property
                }
            }
            for method in bears ? type.methods[name] ?? [] : [] {
                if program.facts(method).isStatic { staticMethods.append(method) } else { methods.append(method) }
            }
            guard isFrameworks, framework == nil, type.kind == .external else { continue }
            if let named = type.frameworkMembers?[program.text(name)] {
                framework = .type(named)
            } else if let element = type.frameworkLists?[program.text(name)] {
                framework = .list(element)
            } else if type.frameworkStacks?.contains(program.text(name)) == true {
                framework = .stack
            }
        }
        property = own ?? required
        staticProperty = ofType ?? requiredOfType
        self.methods = methods
        self.staticMethods = staticMethods
        frameworkProperty = framework
        areMethodsConstrained =
            !program.constrainedMethods.isEmpty && methods.contains { program.constrainedMethods.contains($0) }
        areMethodsOfProtocols = Self.areOfProtocols(methods, program)
    }

    private static func areOfProtocols(_ methods: [FunctionRef], _ program: Program) -> Bool {
        guard methods.count > 1 else { return false }
        var owners: Set<Int> = []
        for method in methods where program.facts(method).hasBody {
            guard let owner = program.owner(of: method), program.types[owner].kind == .protocol else { return false }
            owners.insert(owner)
        }
        return owners.count > 1
    }
}

extension Program {
    func members(_ name: Identifier, of symbol: Int) -> Members {
        // Most names that are asked for, only frameworks declare.
        if isConnected, !answeredNames.contains(name) { return noMembers }
        let knowledge = knowledge[symbol]
        if let known = knowledge.members[name] { return known }
        let isBorne =
            !isConnected || frameworkNames.contains(name)
            || ancestry(of: symbol).contains { bearers.contains(name, Int32(truncatingIfNeeded: $0)) }
        let found = isBorne ? Members(name, of: symbol, in: self) : noMembers
        if isConnected { knowledge.members[name] = found }
        return found
    }
}
