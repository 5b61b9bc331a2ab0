import Facts

/// Views that several modules show, and none of them alone.
extension ModuleMap {
    /// The modules that show the view whose code a function is, where the view is no part of one of them alone.
    func modules(sharing function: FunctionRef) -> [Int] {
        var owner = evaluator.program.owner(of: function)
        while let symbol = owner {
            if let found = modulesOfSharedView[symbol] { return found }
            owner = evaluator.program.types[symbol].outer
        }
        return []
    }

    /// The modules of the views that keep one of a class in a property, where these are few and the class is no module's.
    func modules(holdingView view: Int) -> [Int] {
        guard moduleOfType[view] == nil, evaluator.program.inherits(view, from: "UIView") else { return [] }
        let found = modulesOfHeldView[view] ?? []
        return found.count <= Self.maximumHolders ? found : []
    }

    /// In how many modules a view may stand whose ways are each one's own.
    private static let maximumHolders = 4

    /// The modules whose views keep a plain view in a property, by its class.
    func findHeldViews() -> [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for (index, draft) in drafts.enumerated() {
            for (_, property) in draft.views.flatMap({ evaluator.program.properties(of: $0) }) {
                guard let symbol = heldView(in: property), found[symbol]?.contains(index) != true else { continue }
                found[symbol, default: []].append(index)
            }
        }
        return found
    }

    private func heldView(in property: PropertyRef) -> Int? {
        let program = evaluator.program
        let fact = program.facts(property)
        guard property.declaration >= 0, fact.getter == nil else { return nil }
        var symbol = fact.type.flatMap {
            program.resolve($0, file: property.file, declaration: DeclarationID(Int(property.declaration))).symbol
        }
        if symbol == nil, let value = evaluator.initialValue(of: property, this: nil) {
            symbol = evaluator.type(of: value).symbol
        }
        return symbol.flatMap { !program.isExternal($0) && program.inherits($0, from: "UIView") ? $0 : nil }
    }

    /// Those modules with which a view is shared.
    func modules(sharing view: Int, beside module: ModuleDraft) -> [ModuleDraft] {
        drafts.filter { $0.id != module.id && $0.views.contains(view) }
    }
}
