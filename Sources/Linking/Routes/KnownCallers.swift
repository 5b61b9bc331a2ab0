import Dialects
import Facts

/// Tells which functions nothing runs but calls that are known, and which calls these are.
final class KnownCallers {
    /// Whether what a navigator's interface offers counts, too: it is a way whoever takes it.
    enum Offers { case left, counted }

    private struct Key: Hashable {
        var function: FunctionRef
        var offers: Offers
    }

    private let origins: OriginFinder
    private let sites: CallSites
    private var known: [Key: [CallSites.Site]?] = [:]

    private var program: Program { sites.evaluator.program }

    init(origins: OriginFinder) {
        self.origins = origins
        sites = origins.sites
    }

    /// All calls of a function; nil where others may call it, or nobody does.
    func all(of function: FunctionRef, offers: Offers = .left) -> [CallSites.Site]? {
        let key = Key(function: function, offers: offers)
        if let found = known[key] { return found }
        var found: [CallSites.Site] = []
        if isRunByCallsAlone(function, offers) {
            var calls: Set<ExpressionRef> = []
            found = ([function] + origins.requirements(answeredBy: function)).flatMap { sites.sites(of: $0) }
                .filter { calls.insert($0.call).inserted }
        }
        let result = found.isEmpty ? nil : found
        known[key] = .some(result)
        return result
    }

    /// Whether nothing runs a method but calls that are known: no framework, nobody that it is handed to, and no call of
    /// its name whose receiver could not be followed.
    private func isRunByCallsAlone(_ function: FunctionRef, _ offers: Offers) -> Bool {
        let fact = program.facts(function)
        guard fact.kind == .method, fact.hasBody, !fact.isOverride, !program.isExposed(function),
            let owner = program.owner(of: function), program.types[owner].kind != .protocol,
            fact.isPrivate
                || (offers == .counted || !isNavigator(owner)) && !origins.isAnswer(function)
                    && !origins.mayAnswerLibrary(function),
            !sites.mayBeCalled(function, from: { !fact.isPrivate || $0.file == function.file })
        else { return false }
        let name = program.identifier(of: function)
        let mentions = origins.uncalled
        return !(fact.isPrivate ? mentions.isMentioned(name, in: function.file) : mentions.isMentioned(name))
    }

    /// Whether a type declares ways out with its methods: one that nobody takes is a way all the same, and said to be idle.
    private func isNavigator(_ owner: Int) -> Bool {
        let module = origins.modules.moduleOfType[owner]
        return module.map { origins.modules.drafts[$0].navigators.contains(owner) } ?? false
            || program.isCoordinator(owner)
    }
}

extension Program {
    /// Whether Objective-C code, or Interface Builder, may name a method.
    func isExposed(_ function: FunctionRef) -> Bool {
        facts(function).attributes.contains { attribute in
            let name = files[Int(function.file)].text(attribute)
            return name.hasPrefix("objc") || name.hasPrefix("IB")
        }
    }
}
