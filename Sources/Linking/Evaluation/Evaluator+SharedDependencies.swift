import Facts

/// What components of Needle's take from those above them. Which that is, a generator writes down, whose output is not always
/// part of the sources; the components that have something of that name are what it chooses from.
extension Evaluator {
    /// The types of the library that components inherit from; the first one it alone has.
    private static let bases = ["BootstrapComponent", "Component"]

    /// A member that a component does not have itself: `component.tabs` of what its parent makes.
    func parentsMember(_ name: Identifier, for symbols: [Int]) -> ValueID? {
        guard !components.isEmpty, symbols.contains(where: { components.contains($0) }) else { return nil }
        return componentsMember(name, besides: symbols)
    }

    /// What a component gives to another one that takes it by a protocol no type of the sources conforms to.
    func componentsMember(_ name: Identifier, besides symbols: [Int] = []) -> ValueID? {
        let values = components.filter { !symbols.contains($0) && property(name, in: $0, isStatic: false) != nil }
            .map { member(name, of: make(.instance(nominal($0)))) }
            .filter { $0 != unknown && $0 != nothing }
        return values.isEmpty || values.count > Self.maximumDispatch ? nil : join(values)
    }

    /// The app's components; none where it does not use the library.
    private var components: [Int] {
        if let known = knownComponents { return known }
        let bases = Self.bases.map { name in
            program.types.indices.filter { program.types[$0].name == name && program.isOfStandIn($0) }
        }
        let found = bases[0].isEmpty ? [] : bases.joined().flatMap { program.descendants(of: $0) }.sorted()
        knownComponents = found
        return found
    }
}
