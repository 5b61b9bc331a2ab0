import Dialects
import Facts

/// Tells which types hold only data: no screen, no component, no code can be reached through a value of one.
///
/// What code puts into a property is dear to find out, and most properties of an app hold data. Where a value cannot
/// lead anywhere, its declared type says enough.
///
/// Members are asked in a fixed order: which one comes first decides which answers rest on a type that is being looked at.
final class DataTypes {
    private static let decoded = ["Codable", "Decodable"]

    private let program: Program
    private var known: [Int: Bool] = [:]
    private var underWay: Set<Int> = []
    /// Answers that rest on a type that is being looked at are not remembered for themselves.
    private var provisional = false
    /// How many types the question at hand has looked at.
    private var steps = 0
    private static let maximumSteps = 20_000
    /// The enums that tell which way to go, once they are asked for.
    private var knownRoutes: Set<Int>?

    init(program: Program) {
        self.program = program
    }

    /// - Parameter program: the twin of the other one's program.
    init(twin other: DataTypes, program: Program) {
        self.program = program
        known = other.known
        knownRoutes = other.knownRoutes
    }

    private var routes: Set<Int> {
        if let knownRoutes { return knownRoutes }
        let found = RouteEnums(program: program).symbols
        knownRoutes = found
        return found
    }

    /// Whether nothing but data can be reached through a value of a type.
    ///
    /// A case of an enum and a string do say something by themselves: which branch is taken, which scene is meant.
    func isData(_ type: TypeValue) -> Bool {
        switch type {
        case .nominal(let symbol, let arguments): isData(symbol) && arguments.allSatisfy { isInside($0) }
        case .composition(let parts): parts.allSatisfy { isData($0) }
        case .array(let element): isInside(element)
        case .tuple(_, let parts): parts.allSatisfy { isData($0) }
        case .generic, .function, .metatype, .unknown: false
        }
    }

    /// The same for what a value holds, where cases and strings are data too.
    private func isInside(_ type: TypeValue) -> Bool {
        switch type {
        case .nominal(let symbol, let arguments):
            (isData(symbol) || isPlain(symbol)) && arguments.allSatisfy { isInside($0) }
        case .composition(let parts): parts.allSatisfy { isInside($0) }
        case .array(let element): isInside(element)
        case .tuple(_, let parts): parts.allSatisfy { isInside($0) }
        case .generic, .function, .metatype, .unknown: false
        }
    }

    /// The same for a type as a declaration writes it.
    private func isInside(_ written: TypeID, _ file: Int32, _ declaration: DeclarationID?) -> Bool {
        isInside(program.resolve(written, file: file, declaration: declaration))
    }

    private func isData(_ symbol: Int) -> Bool {
        if let found = known[symbol] { return found }
        guard begin(symbol) else { return true }
        let outer = provisional
        provisional = false
        let found = find(symbol)
        underWay.remove(symbol)
        if !provisional || !found || underWay.isEmpty { known[symbol] = found }
        provisional = underWay.isEmpty ? false : provisional || outer
        return found
    }

    /// Begins to look at a type; false where that is under way, or where types that name one another have been looked at in too
    /// many orders: it is taken for data then, as far as the question at hand goes.
    private func begin(_ symbol: Int) -> Bool {
        if underWay.isEmpty { steps = 0 }
        steps += 1
        guard steps <= Self.maximumSteps, underWay.insert(symbol).inserted else {
            provisional = true
            return false
        }
        return true
    }

    private func find(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        switch type.kind {
        // What is decoded holds what no code names.
        case .struct:
            return program.allProtocols(of: symbol).contains { Self.decoded.contains(program.types[$0].name) }
                || storesData(symbol)
        case .external: return isForeignData(symbol)
        case .protocol:
            // A protocol that no type of the program adopts may stand for anything.
            let conformers = program.concreteConformers(of: symbol)
            guard !conformers.isEmpty, conformers.allSatisfy({ isData($0) || isPlain($0) }) else { return false }
            // What a library carries from one object of the app to another decides there: a step of RxFlow's.
            guard !program.isOfStandIn(symbol) else { return false }
            // Of several, which one it is decides what its methods give back.
            return conformers.count == 1 || speaksOfData(symbol)
        case .enum, .class, .actor: return false
        }
    }

    /// Whether a protocol's methods take and give back nothing but data.
    private func speaksOfData(_ proto: Int) -> Bool {
        program.types[proto].methods.values.joined().sorted().allSatisfy { method in
            let fact = program.facts(method)
            return (fact.parameters.map(\.type) + [fact.result]).compactMap { $0 }.allSatisfy {
                isInside(program.resolve($0, file: method.file, declaration: fact.declaration, function: method.id))
            }
        }
    }

    /// An enum without anything but data in its cases and made of them, and that is no route, or a string.
    private func isPlain(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        if type.kind == .external { return type.name == "String" && type.subclasses.isEmpty }
        guard type.kind == .enum, !routes.contains(symbol) else { return false }
        guard begin(symbol) else { return true }
        defer {
            underWay.remove(symbol)
            if underWay.isEmpty { provisional = false }
        }
        return answersData(symbol)
            && type.cases.values.sorted {
                ($0.file, $0.declaration, $0.position) < ($1.file, $1.declaration, $1.position)
            }.allSatisfy { place in
                let fact = program.files[Int(place.file)].declarations[Int(place.declaration)].cases[place.position]
                return fact.parameters.allSatisfy { parameter in
                    guard let type = parameter.type else { return false }
                    return isInside(type, place.file, DeclarationID(Int(place.declaration)))
                }
            }
    }

    /// Whether nothing but data is made of a value: not so for `Tab` where `tab.viewController` is a screen.
    private func answersData(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        let properties = program.properties(of: symbol).map(\.property).filter { !program.facts($0).isStatic }
        let methods = type.methods.values.joined().filter { !program.facts($0).isStatic }.sorted()
        return properties.allSatisfy { property in
            program.facts(property).type.map {
                isInside($0, property.file, DeclarationID(Int(property.declaration)))
            } ?? true
        }
            && methods.allSatisfy { method in
                program.facts(method).result.map { isInside($0, method.file, program.facts(method).declaration) }
                    ?? true
            }
    }

    private func storesData(_ symbol: Int) -> Bool {
        program.properties(of: symbol).allSatisfy { _, property in
            let fact = program.facts(property)
            guard fact.getter == nil, !fact.isStatic else { return true }
            guard let type = fact.type else { return false }
            return isInside(type, property.file, DeclarationID(Int(property.declaration)))
        }
    }

    /// A framework's type that no type of the program inherits from, and that is none of those that navigation meets.
    private func isForeignData(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        guard type.subclasses.isEmpty, type.conformers.isEmpty, type.superclass == nil else { return false }
        return !AppleClasses.leadsSomewhere(type.name)
    }
}
