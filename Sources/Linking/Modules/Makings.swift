import Facts

/// Which parts assemblies make together: those of one making know one another, and no part of another making.
///
/// Two assemblies may make parts of one type, such as an interactor, for presenters that have nothing to do with each
/// other, though they count as one module.
struct Makings {
    private var program: Program
    private let parts: [Set<Int>]
    /// The positions of the makings that have a part.
    private var having: [Int: Set<Int>] = [:]
    /// The makings of a module.
    private var own: [Int: Set<Int>] = [:]

    /// - Parameter modules: the modules that the assemblies make.
    init(_ assemblies: [Assembly], of modules: [Int?], program: Program) {
        self.program = program
        for (making, module) in modules.enumerated() {
            if let module { own[module, default: []].insert(making) }
        }
        parts = assemblies.map { Set($0.parts.map(\.symbol) + $0.views + [$0.borrowedNavigator].compactMap(\.self)) }
        for (making, parts) in parts.enumerated() {
            for part in parts { having[part, default: []].insert(making) }
        }
    }

    /// - Parameter program: the twin of the other one's program.
    init(twin other: Makings, program: Program) {
        self = other
        self.program = program
    }

    /// The makings in which code of a function may run; nil where it is code of no part.
    func makings(of function: FunctionRef) -> Set<Int>? { program.owner(of: function).flatMap { having[$0] } }

    /// Those of them that are a module's, where some are.
    func makings(of function: FunctionRef, for module: Int?) -> Set<Int>? {
        makings(of: function).map { all in
            let some = module.flatMap { own[$0] }.map { all.intersection($0) } ?? []
            return some.isEmpty ? all : some
        }
    }

    /// Those of some makings in which one function calls another; nil for any. None where the caller's own makings have an
    /// object of the part that it calls: it means that one.
    func makings(
        of caller: FunctionRef, calling function: FunctionRef, among known: Set<Int>?
    ) -> Set<Int>? {
        guard let own = makings(of: caller), let known else { return makings(of: caller) ?? known }
        let common = own.intersection(known)
        guard common.isEmpty else { return common }
        let isOwnPart = makings(of: function).map { !$0.isDisjoint(with: own) } ?? false
        return isOwnPart ? [] : own
    }

    /// Whether a part's makings all give it something else to call than an object of a type: another part that conforms to
    /// one of the protocols as which the receiver is declared.
    func isOthers(_ caller: FunctionRef, calling type: Int, as receivers: [Int]) -> Bool {
        guard !receivers.isEmpty, having[type] != nil, let own = makings(of: caller),
            let part = program.owner(of: caller)
        else { return false }
        return own.allSatisfy { making in
            !parts[making].contains(type)
                && parts[making].contains { other in
                    other != part && receivers.contains { program.isSubtype(other, of: $0) }
                }
        }
    }
}
