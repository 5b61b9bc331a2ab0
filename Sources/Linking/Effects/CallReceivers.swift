import Dialects
import Facts

/// Tells, by what is declared and without following any value, whose functions a call can run at all.
///
/// Names like `setup` and `present` are everywhere. What a call is made on mostly has a declared type, and then only
/// functions of related types can be meant.
final class CallReceivers {
    enum Receiver: Hashable {
        /// The object at hand, whose type is this; nil for code outside of types. Functions outside of types too.
        case own(Int?)
        /// An object of one of these types, which are sorted.
        case typed([Int])
        case unknown
    }

    private let program: Program
    /// The types that may answer where a type is declared.
    private var related: [Int: Set<Int>] = [:]

    init(program: Program) {
        self.program = program
    }

    /// What a call is made on, or whose property is assigned to.
    func receiver(of reference: ActionRef) -> Receiver {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        let place = FunctionRef(Int(reference.file), action.function)
        let callee: ExpressionID
        switch file.expressions[action.expression] {
        case .call(let called, _): callee = called
        case .assignment(let target, _): callee = target
        default: return .unknown
        }
        switch file.expressions[callee] {
        case .name: return .own(program.owner(of: place))
        case .member(let base?, _):
            if isSelf(base, file) { return .own(program.owner(of: place)) }
            guard let symbols = symbols(of: base, place, depth: 0), !symbols.isEmpty,
                symbols.allSatisfy({ isKnown($0) })
            else { return .unknown }
            return .typed(symbols.sorted())
        default: return .unknown
        }
    }

    /// Whether a call on a receiver may run a function of a type; of no type, a function outside of types.
    func may(_ receiver: Receiver, beOf owner: Int?) -> Bool {
        switch receiver {
        case .unknown: return true
        case .typed(let symbols):
            guard let owner else { return false }
            // Extensions of `Optional` and of what else is not known take anything.
            return !isKnown(owner) || symbols.contains { answering(for: $0).contains(owner) }
        case .own(let symbol):
            guard let owner else { return true }
            var current = symbol
            while let type = current {
                if answering(for: type).contains(owner) { return true }
                current = program.types[type].outer
            }
            return false
        }
    }

    /// Whether what is assigned to may belong to a tab bar controller.
    func mayBeTabBar(_ reference: ActionRef) -> Bool {
        let symbols: [Int]
        switch receiver(of: reference) {
        case .unknown: return true
        case .own(let symbol): symbols = symbol.map { [$0] } ?? []
        case .typed(let found): symbols = found
        }
        return symbols.contains { symbol in
            program.types[symbol].kind == .protocol || program.inherits(symbol, from: "UITabBarController")
        }
    }

    /// Whether what is assigned to is declared as a library's controller with a menu.
    func isMenu(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .assignment(let target, _) = file.expressions[program.action(reference).expression],
            case .member = file.expressions[target]
        else { return false }
        return holders(assignedBy: reference).contains {
            program.descendsFromLibrary($0) { ForeignNavigation.isMenu(name: $0) }
        }
    }

    /// Whether what is assigned to is declared as a library's tab bar controller.
    func isLibrarysTabBar(_ reference: ActionRef) -> Bool {
        holders(assignedBy: reference).contains {
            program.descendsFromLibrary($0) { NavigationPrimitive.isNameOfTabBar($0) }
        }
    }

    /// The declared types of the object whose property is assigned to.
    private func holders(assignedBy reference: ActionRef) -> [Int] {
        let action = program.action(reference)
        let place = FunctionRef(Int(reference.file), action.function)
        let file = program.files[Int(reference.file)]
        guard case .assignment(let target, _) = file.expressions[action.expression] else { return [] }
        switch file.expressions[target] {
        case .member(let base?, _) where !isSelf(base, file): return symbols(of: base, place, depth: 0) ?? []
        case .name, .member: return program.owner(of: place).map { [$0] } ?? []
        default: return []
        }
    }

    /// The types whose functions an object may answer with that is declared as of a type: its subtypes, and all that
    /// they inherit from.
    private func answering(for symbol: Int) -> Set<Int> {
        if let known = related[symbol] { return known }
        var found: Set<Int> = []
        for type in [symbol] + program.descendants(of: symbol) { found.formUnion(program.ancestry(of: type)) }
        related[symbol] = found
        return found
    }

    /// Whether all that is to know of a type is in the program; an associated type looks like one of a framework.
    private func isKnown(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        return type.kind != .external || AppleClasses.superclasses[type.name] != nil
    }

    private func isSelf(_ base: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[base] {
        case .selfReference, .superReference: true
        case .local(let local): file.text(file.locals[Int(local.index)].name) == "self"
        default: false
        }
    }

    // MARK: - Declared types

    /// The types that the declaration behind an expression names; nil where it does not tell.
    private func symbols(of expression: ExpressionID, _ place: FunctionRef, depth: Int) -> [Int]? {
        guard depth < 8 else { return nil }
        let file = program.files[Int(place.file)]
        switch file.expressions[expression] {
        case .selfReference, .superReference: return program.owner(of: place).map { [$0] }
        case .local(let local): return symbols(of: file.locals[Int(local.index)], place, depth: depth)
        case .name(let name):
            let name = program.identifier(name, place.file)
            var outer = program.owner(of: place)
            while let type = outer {
                if let property = property(name, of: type) { return declared(property, depth: depth) }
                if let nested = program.types[type].nested[name] { return [nested] }
                outer = program.types[type].outer
            }
            if let globals = program.globals[name] {
                return globals.count == 1 ? declared(globals[0], depth: depth) : nil
            }
            return program.topLevelTypes[name]
        case .member(let base?, let name):
            let name = program.identifier(name, place.file)
            guard let holders = symbols(of: base, place, depth: depth + 1) else { return nil }
            var found: [Int] = []
            for holder in holders {
                if let property = property(name, of: holder) {
                    guard let types = declared(property, depth: depth) else { return nil }
                    found += types.filter { !found.contains($0) }
                } else if let nested = program.types[holder].nested[name] {
                    found.append(nested)
                } else {
                    return nil
                }
            }
            return found
        case .cast(_, let type, .conversion): return symbols(of: resolved(type, at: place))
        case .call(let callee, _): return symbols(ofCall: callee, place, depth: depth + 1)
        default: return nil
        }
    }

    /// The types that calls give back: of an initialiser, or of all methods that a name can mean.
    private func symbols(ofCall callee: ExpressionID, _ place: FunctionRef, depth: Int) -> [Int]? {
        let file = program.files[Int(place.file)]
        let called: Identifier
        let holders: [Int]
        switch file.expressions[callee] {
        case .name(let name):
            called = program.identifier(name, place.file)
            // `Screen()`; a function of that name would begin otherwise.
            if let types = program.topLevelTypes[called] { return program.globalFunctions[called] == nil ? types : nil }
            guard program.globalFunctions[called] == nil, let owner = program.owner(of: place) else { return nil }
            holders = [owner]
        case .member(let base?, let name):
            called = program.identifier(name, place.file)
            guard let found = symbols(of: base, place, depth: depth) else { return nil }
            holders = found
        default: return nil
        }
        var found: [Int] = []
        for holder in holders {
            let members = program.members(called, of: holder)
            let methods = members.methods + members.staticMethods
            guard !methods.isEmpty else { return nil }
            for method in methods {
                guard let result = program.facts(method).result, let types = symbols(of: resolved(result, at: method))
                else { return nil }
                found += types.filter { !found.contains($0) }
            }
        }
        return found
    }

    private func symbols(of local: Local, _ place: FunctionRef, depth: Int) -> [Int]? {
        let home = FunctionRef(file: place.file, function: local.function.index)
        if let type = local.type { return symbols(of: resolved(type, at: home)) }
        guard case .value(let value) = local.source else { return nil }
        return symbols(of: value, home, depth: depth + 1)
    }

    private func property(_ name: Identifier, of symbol: Int) -> PropertyRef? {
        let members = program.members(name, of: symbol)
        return members.property ?? members.staticProperty
    }

    /// - Parameter depth: how much was followed before; properties may have one another for a value.
    private func declared(_ property: PropertyRef, depth: Int) -> [Int]? {
        let fact = program.facts(property)
        guard let type = fact.type else {
            guard let value = fact.value, let function = fact.initialValue else { return nil }
            return symbols(of: value, FunctionRef(Int(property.file), function), depth: max(4, depth + 1))
        }
        let declaration = property.declaration < 0 ? nil : DeclarationID(Int(property.declaration))
        return symbols(of: program.resolve(type, file: property.file, declaration: declaration))
    }

    private func resolved(_ type: TypeID, at place: FunctionRef) -> TypeValue {
        program.resolve(
            type, file: place.file, declaration: program.facts(place).declaration, function: place.id)
    }

    private func symbols(of type: TypeValue) -> [Int]? {
        switch type {
        case .nominal(let symbol, _): [symbol]
        case .composition(let parts):
            parts.reduce(into: [Int]?.some([])) { found, part in
                guard let own = symbols(of: part) else { return found = nil }
                found? += own
            }
        case .generic, .function, .tuple, .array, .metatype, .unknown: nil
        }
    }
}
