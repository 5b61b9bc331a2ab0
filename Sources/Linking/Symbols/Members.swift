/// What a type answers with under one name: its own members, its superclasses' and its protocols', the nearest first.
final class Members {
    /// A property of the framework class that a type is or inherits from.
    enum FrameworkProperty {
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

    init(_ name: Identifier, of symbol: Int, in program: Program) {
        var found: [PropertyRef?] = [nil, nil]
        var requirements: [PropertyRef?] = [nil, nil]
        var methods: [[FunctionRef]] = [[], []]
        var framework: FrameworkProperty?
        for ancestor in program.ancestry(of: symbol) {
            let type = program.types[ancestor]
            for property in type.properties.isEmpty ? [] : type.properties[name] ?? [] {
                let fact = program.facts(property)
                let index = fact.isStatic ? 1 : 0
                let isRequirement =
                    (type.kind == .protocol || type.kind == .external) && fact.getter == nil && fact.value == nil
                if isRequirement {
                    requirements[index] = requirements[index] ?? property
                } else {
                    found[index] = found[index] ?? property
                }
            }
            for method in type.methods.isEmpty ? [] : type.methods[name] ?? [] {
                methods[program.facts(method).isStatic ? 1 : 0].append(method)
            }
            guard framework == nil, type.kind == .external else { continue }
            if let named = type.frameworkMembers?[program.text(name)] {
                framework = .type(named)
            } else if let element = type.frameworkLists?[program.text(name)] {
                framework = .list(element)
            } else if type.frameworkStacks?.contains(program.text(name)) == true {
                framework = .stack
            }
        }
        property = found[0] ?? requirements[0]
        staticProperty = found[1] ?? requirements[1]
        self.methods = methods[0]
        staticMethods = methods[1]
        frameworkProperty = framework
    }
}

extension Program {
    func members(_ name: Identifier, of symbol: Int) -> Members {
        let type = types[symbol]
        if let known = type.members[name] { return known }
        let found = Members(name, of: symbol, in: self)
        if isConnected { type.members[name] = found }
        return found
    }
}
