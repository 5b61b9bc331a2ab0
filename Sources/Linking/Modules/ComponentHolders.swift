import Dialects
import Facts
import NavigationGraph

/// Tells which properties can hold a component of a module at all, by their declared types.
///
/// What code puts into a property is dear to find out, and most properties hold data.
final class ComponentHolders {
    private let evaluator: Evaluator
    private let roles: RoleAssigner
    private var known: [Int: Bool] = [:]
    private var wrapping: [Int: Bool] = [:]

    init(evaluator: Evaluator, roles: RoleAssigner) {
        self.evaluator = evaluator
        self.roles = roles
    }

    private var program: Program { evaluator.program }

    /// Whether an object that has a role may be in a property, seen from a type that has it.
    func mayHoldComponent(_ property: PropertyRef, of symbol: Int) -> Bool {
        guard program.facts(property).type != nil else { return true }
        return mayBeComponent(evaluator.declaredType(of: property, for: symbol, arguments: []))
    }

    /// Whether an object that has no role and stands around one that has may be in a property.
    func mayHoldWrapper(_ property: PropertyRef, of symbol: Int) -> Bool {
        guard program.facts(property).type != nil else { return true }
        let type = evaluator.declaredType(of: property, for: symbol, arguments: [])
        return evaluator.symbols(of: type).contains { wraps($0) }
    }

    private func wraps(_ symbol: Int) -> Bool {
        if let known = wrapping[symbol] { return known }
        let type = program.types[symbol]
        let found =
            switch type.kind {
            case .class, .struct: roles.reading(of: symbol) == nil && holdsComponent(symbol)
            // A view knows its model by an interface of that.
            case .protocol:
                program.concreteConformers(of: symbol).contains {
                    RoleNames.isViewModel(program.types[$0].name) && wraps($0)
                }
            default: false
            }
        wrapping[symbol] = found
        return found
    }

    private func holdsComponent(_ symbol: Int) -> Bool {
        program.properties(of: symbol).contains { _, property in
            let fact = program.facts(property)
            return fact.type != nil && fact.getter == nil && !fact.isStatic && mayHoldComponent(property, of: symbol)
        }
    }

    private func mayBeComponent(_ type: TypeValue) -> Bool {
        switch type {
        case .nominal(let symbol, _): mayBeComponent(symbol)
        case .composition(let parts): parts.contains { mayBeComponent($0) }
        case .generic, .unknown: true
        case .function, .tuple, .array, .metatype: false
        }
    }

    private func mayBeComponent(_ symbol: Int) -> Bool {
        if let known = known[symbol] { return known }
        let found = find(symbol)
        known[symbol] = found
        return found
    }

    private func find(_ symbol: Int) -> Bool {
        if program.types[symbol].kind == .protocol {
            return program.concreteConformers(of: symbol).contains { roles.reading(of: $0) != nil }
        }
        var queue = [symbol]
        var seen: Set<Int> = []
        while let current = queue.popLast() {
            guard seen.insert(current).inserted else { continue }
            if !program.isExternal(current), roles.reading(of: current) != nil { return true }
            // A framework's type may also be a protocol.
            queue += program.types[current].subclasses + program.types[current].conformers
        }
        return false
    }
}
