import Facts

/// What must hold before a function is run at all: the conditions around its calls, and around the calls of its callers.
///
/// A function with several callers has the conditions that all of them share; where each has one of its own besides, one
/// of these holds.
struct CallerConditions {
    struct Found {
        /// What all callers ask for, outermost first.
        var shared: [Part] = []
        /// What each of them asks for besides; none where some caller asks for nothing more.
        var alternatives: [[String]] = []
    }

    /// One of the conditions that a statement lists.
    struct Part {
        var text: String
        var condition: ConditionRef
    }

    let origins: OriginFinder
    /// The modules whose code is climbed through; calls of other code are the last that count.
    let home: Set<Int>
    /// The module whose route it is.
    var source: Int?
    let forks: ForkedConditions
    let route: RouteDraft

    private static let maximumHops = 6
    /// More, or longer ones, would be an account of the app's cases, and no condition.
    private static let maximumAlternatives = 3
    private static let maximumParts = 2

    private var program: Program { origins.evaluator.program }

    private var cases: AskedCases { AskedCases(evaluator: origins.evaluator) }

    /// - Parameters:
    ///   - asked: what the way from the function on asks for. A call with another case leads nowhere.
    ///   - takes: whether a call of the function counts.
    func found(
        around function: FunctionRef, under asked: [AskedCase], where takes: (CallSites.Site) -> Bool
    ) -> Found {
        var ways: [[Part]] = []
        for origin in origins.origins(of: function) {
            if case .call(let site) = origin, !takes(site) { continue }
            guard let way = way(origin, to: function, under: asked, past: []) else { continue }
            // One that asks for nothing leaves nothing to share, and no choice.
            guard !way.isEmpty else { return Found() }
            ways.append(way)
        }
        guard let first = ways.first else { return Found() }
        let shared = ways.dropFirst().reduce(first) { common($0, $1) }
        let texts = Set(shared.map(\.text))
        var seen: Set<[String]> = []
        let own = ways.map { way in way.map(\.text).filter { !texts.contains($0) } }
            .filter { seen.insert($0).inserted }
        let isChoice =
            own.count > 1 && own.count <= Self.maximumAlternatives
            && own.allSatisfy { !$0.isEmpty && $0.count <= Self.maximumParts }
        return Found(shared: shared, alternatives: isChoice ? own : [])
    }

    /// What all that runs a function asks for.
    private func shared(
        around function: FunctionRef, under asked: [AskedCase], past: [FunctionRef]
    ) -> [Part] {
        guard past.count < Self.maximumHops else { return [] }
        var found: [Part]?
        for origin in origins.origins(of: function) {
            guard let way = way(origin, to: function, under: asked, past: past) else { continue }
            found = found.map { common($0, way) } ?? way
            if found?.isEmpty ?? false { return [] }
        }
        return found ?? []
    }

    /// What one of the things that run a function asks for; nil for one that comes from the function itself, or that does
    /// not get to what the function does under the conditions.
    private func way(
        _ origin: OriginFinder.Origin, to function: FunctionRef, under asked: [AskedCase], past: [FunctionRef]
    ) -> [Part]? {
        switch origin {
        case .event, .answer, .system: return []
        case .otherwise: return nil
        case .inside(let outer):
            guard outer != function, !past.contains(outer) else { return nil }
            return adding(
                parts(origins.evaluator.conditions(aroundCallsOf: function)),
                to: shared(around: outer, under: asked, past: past + [function]))
        case .call(let site):
            guard site.function != function, !past.contains(site.function), !isOthers(site, calling: function),
                cases.mayHold(asked, site, calling: function)
            else { return nil }
            let around = origins.evaluator.conditions(from: site.condition, file: site.function.file)
            let own =
                forks.parts(around: site.condition, in: site.function, of: route)
                + parts(around + cases.deciders(of: asked, site, calling: function))
            let isHome =
                origins.modules.module(of: site.function).map { home.contains($0) } ?? false
                || source.map { origins.modules.sharedParts.isShared(site.function, by: $0) } ?? false
            let handedOn = cases.asked(by: around, in: site.function) + cases.handedOn(asked, site, calling: function)
            let further = isHome ? shared(around: site.function, under: handedOn, past: past + [function]) : []
            return adding(own, to: further)
        }
    }

    private func isOthers(_ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        let makings = origins.modules.makings
        return source.map { origins.modules.sharedParts.isOthers(site.function, calling: function, for: $0) } ?? false
            || makings.makings(
                of: site.function, calling: function, among: makings.makings(of: function, for: source)) == []
    }

    private func parts(_ conditions: [ConditionRef]) -> [Part] {
        conditions.flatMap { condition in
            program.tellingTexts(of: condition).map { Part(text: $0, condition: condition) }
        }
    }

    private func adding(_ own: [Part], to further: [Part]) -> [Part] {
        let texts = Set(own.map(\.text))
        return further.filter { !texts.contains($0.text) } + own
    }

    /// What two lists have in common, in the order of the first.
    private func common(_ one: [Part], _ other: [Part]) -> [Part] {
        let texts = Set(other.map(\.text))
        return one.filter { texts.contains($0.text) }
    }
}
