import NavigationGraph

/// Names the variants of a module: components of one role that do its work in another flow.
///
/// They share the module's stem and lie in a namespace (`Renewal.LoanWireframe`), or inherit from the module's own
/// component and put a word before or after its stem (`GuestLoanWireframe: LoanWireframe`).
struct VariantNamer {
    let program: Program

    /// The variant that a component makes; nil for the module's own, and where all lie in one namespace.
    func variant(of symbol: Int, in draft: ModuleDraft) -> String? {
        guard let role = draft.role(of: symbol) else { return nil }
        let peers = draft.symbols(role)
        guard peers.count > 1 else { return nil }
        let outer = program.types[symbol].outer
        if let outer, peers.contains(where: { program.types[$0].outer != outer }) {
            return program.types[outer].qualifiedName
        }
        let base = peers.first { $0 != symbol && program.isSubtype(symbol, of: $0) }
        return base.flatMap { addition(to: program.types[$0].name, in: program.types[symbol].name) }
    }

    /// The variants that a module's navigators make, sorted.
    func variants(of draft: ModuleDraft) -> [String] {
        Set(draft.navigators.compactMap { variant(of: $0, in: draft) }).sorted()
    }

    /// The words that a subclass's name adds to its superclass's: `Guest` of `GuestLoanWireframe: LoanWireframe`.
    private func addition(to base: String, in name: String) -> String? {
        if name.hasSuffix(base) { return String(name.dropLast(base.count)) }
        let shared = zip(base, name).prefix { $0 == $1 }.count
        let ending = zip(base.dropFirst(shared).reversed(), name.dropFirst(shared).reversed()).prefix { $0 == $1 }
        let added = name.dropFirst(shared).dropLast(ending.count)
        return ending.count + shared == base.count && !added.isEmpty ? String(added) : name
    }
}
