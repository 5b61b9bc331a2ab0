import Facts

/// Tells which functions nothing runs, so far as all code tells: nobody calls them, or only what nobody calls does.
///
/// A way through one of them is there as long as there is no other; beside ways that somebody takes it says nothing of
/// when these are taken, nor who sets them off.
final class IdleCallers {
    /// Of what more functions than this lead to, something runs it.
    private static let maximumFunctions = 32

    private let origins: OriginFinder
    private var known: [FunctionRef: Bool] = [:]

    private var program: Program { origins.evaluator.program }

    init(origins: OriginFinder) {
        self.origins = origins
    }

    /// Whether what runs a function is code that nothing runs itself.
    func contains(_ origin: OriginFinder.Origin) -> Bool {
        origins.caller(in: origin).map { contains($0) } ?? false
    }

    /// Whether nothing runs a function.
    func contains(_ function: FunctionRef) -> Bool {
        if let known = known[function] { return known }
        let found = isIdle(function)
        known[function] = found
        return found
    }

    private func isIdle(_ function: FunctionRef) -> Bool {
        var passed: Set<FunctionRef> = [function]
        var around = [function]
        while let next = around.popLast() {
            let found = origins.origins(of: next)
            let callers = found.compactMap { origins.caller(in: $0) }
            guard callers.count == found.count, passed.count <= Self.maximumFunctions,
                isRunByCallsAlone(next, calledBy: callers)
            else { return false }
            around += callers.filter { passed.insert($0).inserted }
        }
        return true
    }

    /// Whether the code that is known to run a function is all that does. What becomes of a closure that no code is
    /// known to run nobody knows.
    private func isRunByCallsAlone(_ function: FunctionRef, calledBy callers: [FunctionRef]) -> Bool {
        switch program.facts(function).kind {
        case .closure, .local: !callers.isEmpty
        case .method: isSeen(function, calledBy: callers)
        default: false
        }
    }

    /// Whether all calls of a method are seen where they name it, as no interface has it called. A call that means
    /// another object's is one all the same.
    private func isSeen(_ method: FunctionRef, calledBy callers: [FunctionRef]) -> Bool {
        guard let owner = program.owner(of: method), program.types[owner].kind != .protocol,
            !program.isStandIn(method.file), !program.isExposed(method)
        else { return false }
        let callers = Set(callers + [method])
        return origins.sites.sites(of: method).allSatisfy { callers.contains($0.function) }
            && origins.requirements(answeredBy: method).allSatisfy { origins.sites.sites(of: $0).isEmpty }
            && origins.isLeftAlone(method)
    }
}

extension OriginFinder {
    /// The function whose code runs another one; nil for what the user touches, and the system.
    func caller(in origin: Origin) -> FunctionRef? {
        switch origin {
        case .call(let site): site.function
        case .inside(let outer): outer
        case .event, .otherwise, .answer, .system: nil
        }
    }
}
