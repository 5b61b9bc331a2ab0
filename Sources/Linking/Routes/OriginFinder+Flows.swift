import Facts

/// What sets off that which a module's code makes a flow with: `ImportFlow { [weak self] _ in self?.close() }`.
extension OriginFinder {
    /// How many functions of a flow and its base classes may lead to one another.
    private static let maximumReports = 4

    /// The calls by which a flow of no module says that it is done, where a module's code has told it what to do then:
    /// the screens of the flow set that off, and not who started it. A base class says so for all flows; of its calls
    /// those count that are the flow's own.
    func reports(toArgument position: Int, in call: ExpressionRef, _ place: FunctionRef) -> [Origin] {
        guard modules.module(of: place) != nil, !program.isCoordinators(place),
            let kept = evaluator.keeper(ofArgument: position, in: call, evaluator.rootFrame(place)),
            kept.symbol == kept.maker, program.isCoordinator(kept.symbol),
            modules.moduleOfType[kept.symbol].map({ modules.drafts[$0].kind == .coordinator }) ?? true
        else { return [] }
        var known: Set<ExpressionRef> = []
        return calls(of: kept).flatMap { ownCalls(leadingTo: $0, of: kept.symbol, depth: 0) }
            .filter { known.insert($0.call).inserted }.map { .call($0) }
    }

    /// The calls of a flow's own functions, or on the flow, that lead to a call of a class that it inherits from; the
    /// call itself where that is the flow's own.
    private func ownCalls(leadingTo call: CallSites.Site, of flow: Int, depth: Int) -> [CallSites.Site] {
        guard let owner = program.owner(of: call.function), owner != flow, program.isSubtype(flow, of: owner) else {
            return [call]
        }
        guard depth < Self.maximumReports else { return [] }
        return sites.sites(of: program.outermost(call.function)).filter { isMade($0, on: flow) }
            .flatMap { ownCalls(leadingTo: $0, of: flow, depth: depth + 1) }
    }

    /// Whether a call is one of a flow's own code on itself, or one on an object of its class.
    private func isMade(_ site: CallSites.Site, on flow: Int) -> Bool {
        if program.owner(of: site.function).map({ program.isSubtype(flow, of: $0) }) ?? false { return true }
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return false }
        let type = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(site.function)))
        return evaluator.symbols(of: type).contains { program.isSubtype($0, of: flow) }
    }
}
