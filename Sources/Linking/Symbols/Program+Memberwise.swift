import Facts

/// The memberwise initialisers of structs.
extension Program {
    /// The property that takes an argument of a struct's memberwise initialiser: the one of the argument's label, or the one
    /// that takes what stands behind the parentheses.
    ///
    /// - Returns: nil where neither label nor trailing closure says it, or the type has no such initialiser.
    func memberwiseProperty(
        ofArgument position: Int, _ arguments: [Argument], of symbol: Int, file: Int32
    ) -> Identifier? {
        if let label = arguments[position].label { return identifier(label, file) }
        guard arguments[position].isTrailingClosure else { return nil }
        return trailingProperty(of: symbol, behind: arguments[..<position].compactMap(\.label).last, file)
    }

    /// The first closure behind what is labelled, or, where that has a value already, the first that has none: the forward
    /// scan of SE-0286.
    private func trailingProperty(of symbol: Int, behind label: NameID?, _ file: Int32) -> Identifier? {
        let type = types[symbol]
        guard type.kind == .struct, type.initializers.isEmpty else { return nil }
        var stored = type.properties.values.joined().filter { property in
            let fact = facts(property)
            return fact.getter == nil && !fact.isStatic && !(fact.isConstant && fact.value != nil)
        }
        .sorted { ($0.file, $0.declaration, $0.position) < ($1.file, $1.declaration, $1.position) }
        if let label = label.map({ identifier($0, file) }),
            let last = stored.lastIndex(where: { identifier(of: $0) == label })
        {
            stored.removeSubrange(...last)
        }
        let closures = stored.filter { holdsClosure($0) }
        let taking = closures.first { facts($0).value == nil } ?? closures.first
        return taking.map { identifier(of: $0) }
    }

    private func holdsClosure(_ property: PropertyRef) -> Bool {
        guard let type = facts(property).type, property.declaration >= 0,
            case .function = resolve(type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
        else { return false }
        return true
    }
}
