import Facts

/// What must hold before a function is run at all: the conditions around its calls, and around the calls of its callers.
///
/// A function with several callers has the conditions that all of them share; where each has some of its own besides, one
/// of these lists holds.
struct CallerConditions {
    struct Found {
        /// What all callers ask for, outermost first.
        var shared: [Part] = []
        /// What each of them asks for besides; empty where there is one way alone.
        var alternatives: [[Part]] = []
        /// Whether more is asked than both say.
        var isPartial = false
        /// What the route's own conditions ask that its callers have settled.
        var settled: Set<ConditionRef> = []
    }

    /// One of the conditions that a statement lists.
    struct Part: AskedPart {
        var text: String
        var condition: ConditionRef
        /// The local whose case the condition asks for by name, where it does.
        var matched: MatchedLocal?

        /// Whether two conditions ask for the same, as far as is known: one value has other names in the functions that
        /// it is handed through, but two locals of one body are two values. Where they are told alike, nobody could tell
        /// one from the other, and one stands for both.
        func asksTheSame(as other: Part) -> Bool {
            guard text == other.text else { return false }
            guard let matched, let known = other.matched, matched.body == known.body else { return true }
            return matched.local == known.local || matched.told == known.told
        }

        func isOtherSide(of other: Part, in program: Program) -> Bool { program.areSides(condition, other.condition) }
    }

    /// A local of a method, or of a closure in it.
    struct MatchedLocal {
        /// The method.
        var body: FunctionRef
        var local: LocalID
        /// The condition as it is told, with the name of the value.
        var told: String
    }

    let origins: OriginFinder
    let callers: KnownCallers
    let idle: IdleCallers
    /// The modules whose code is climbed through; calls of other code are the last that count.
    let home: Set<Int>
    /// The module whose route it is.
    var source: Int?
    let forks: ForkedConditions
    let route: RouteDraft
    let settled: SettledCases

    private static let maximumHops = 6
    /// In functions, each once for each way to it.
    private let work = WorkLimit(10_000)

    private var program: Program { origins.evaluator.program }

    private var cases: AskedCases { AskedCases(evaluator: origins.evaluator) }

    /// - Parameters:
    ///   - asked: what the way from the function on asks for. A call with another case leads nowhere.
    ///   - takes: whether a call of the function counts.
    func found(
        around function: FunctionRef, under asked: [AskedCase], where takes: (CallSites.Site) -> Bool
    ) -> Found {
        var found = foundWhereRun(function, under: asked, where: takes)
        let texts = Set(found.shared.map(\.text))
        found.shared = partsWhereMade(function).filter { !texts.contains($0.text) } + found.shared
        return found
    }

    private func foundWhereRun(
        _ function: FunctionRef, under asked: [AskedCase], where takes: (CallSites.Site) -> Bool
    ) -> Found {
        let taken = origins.origins(of: function).filter { if case .call(let site) = $0 { takes(site) } else { true } }
        var ways = self.ways(among: taken, to: function, under: asked, past: [])
        // One that asks for nothing leaves nothing to share, and no choice.
        if ways.contains(where: \.asksNothing) { return Found() }
        ways = simplified(ways)
        guard let first = ways.first else { return Found() }
        let isPartial = ways.contains(where: \.isPartial)
        guard ways.count > 1 else { return Found(shared: first.parts, isPartial: isPartial) }
        let shared = AskedWay<Part>.common(of: ways)
        return Found(
            shared: shared, alternatives: ways.map { $0.parts(besides: shared) }, isPartial: isPartial)
    }

    /// What all calls of the method ask for that makes a closure which others run later. So a closure has the same conditions
    /// in a method that was taken out of another one as it had there. What a coordinator's closures do its screens have it do,
    /// long after that.
    private func partsWhereMade(_ closure: FunctionRef) -> [Part] {
        let method = program.outermost(closure)
        guard origins.isRunByOthers(closure), callers.all(of: method) != nil,
            source != origins.modules.module(of: method)
                || !(program.owner(of: method).map { program.isCoordinator($0) } ?? false)
        else { return [] }
        return AskedWay<Part>.common(of: ways(to: method, under: [], past: [closure]))
    }

    /// What all that runs a function asks for; one of the ways holds.
    private func ways(to function: FunctionRef, under asked: [AskedCase], past: [FunctionRef]) -> [AskedWay<Part>] {
        if past.isEmpty { work.begin() }
        guard past.count < Self.maximumHops else { return [AskedWay<Part>()] }
        guard work.spend() else { return [AskedWay<Part>(isPartial: true)] }
        let found = ways(among: origins.origins(of: function), to: function, under: asked, past: past)
        return found.isEmpty || found.contains(where: \.asksNothing) ? [AskedWay<Part>()] : simplified(found)
    }

    /// What each thing that runs a function asks for, up to the first that asks for nothing. A call in code that
    /// nothing runs counts where nothing else leads there: beside others it would say that theirs ask for less than
    /// they do.
    private func ways(
        among found: [OriginFinder.Origin], to function: FunctionRef, under asked: [AskedCase], past: [FunctionRef]
    ) -> [AskedWay<Part>] {
        let called = found.count > 1 ? found.filter { !idle.contains($0) } : found
        for counted in called.count < found.count ? [called, found] : [found] {
            var ways: [AskedWay<Part>] = []
            for origin in counted where !ways.contains(where: \.asksNothing) {
                ways += self.ways(origin, to: function, under: asked, past: past) ?? []
            }
            if !ways.isEmpty { return ways }
        }
        return []
    }

    /// Ways in few words; of too many what all of them ask for, with the word that it is not all: more would be an account
    /// of the app's cases, and no condition.
    private func simplified(_ ways: [AskedWay<Part>]) -> [AskedWay<Part>] {
        let found = AskedWay.simplified(ways, in: program)
        guard found.count > ConditionChoice.maximumSides else { return found }
        return [AskedWay(parts: AskedWay.common(of: found), isPartial: true)]
    }

    /// What one of the things that run a function asks for; nil for one that comes from the function itself, or that does
    /// not get to what the function does under the conditions.
    private func ways(
        _ origin: OriginFinder.Origin, to function: FunctionRef, under asked: [AskedCase], past: [FunctionRef]
    ) -> [AskedWay<Part>]? {
        switch origin {
        case .event, .answer, .system: return [AskedWay<Part>()]
        case .otherwise: return nil
        case .inside(let outer):
            guard outer != function, !past.contains(outer) else { return nil }
            let own = parts(origins.evaluator.conditions(aroundCallsOf: function))
            return ways(to: outer, under: asked, past: past + [function]).map { $0.adding(own) }
        case .call(let site):
            guard site.function != function, !past.contains(site.function), !isOthers(site, calling: function),
                cases.mayHold(asked, site, calling: function)
            else { return nil }
            let around = origins.evaluator.conditions(from: site.condition, file: site.function.file)
            let told = (around + cases.deciders(of: asked, site, calling: function)).filter {
                !settled.isSettled($0, in: site.function)
            }
            let own = forks.parts(around: site.condition, in: site.function, of: route) + parts(told)
            let isHome =
                origins.modules.module(of: site.function).map { home.contains($0) } ?? false
                || source.map { origins.modules.sharedParts.isShared(site.function, by: $0) } ?? false
            guard isHome || isHelper(site.function) else { return [AskedWay<Part>(parts: own)] }
            let handedOn = cases.asked(by: around, in: site.function) + cases.handedOn(asked, site, calling: function)
            return ways(to: site.function, under: handedOn, past: past + [function]).map { $0.adding(own) }
        }
    }

    private func isOthers(_ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        let makings = origins.modules.makings
        let isOthers = source.map { source in
            origins.modules.sharedParts.isOthers(site.function, calling: function, for: source)
                || origins.modules.replaces(program.outermost(site.function), in: source)
        }
        return isOthers ?? false
            || makings.makings(
                of: site.function, calling: function, among: makings.makings(of: function, for: source)) == []
    }

    private func parts(_ conditions: [ConditionRef]) -> [Part] {
        conditions.flatMap { condition in
            program.tellingTexts(of: condition).map { text in
                var part = Part(text: text, condition: condition)
                part.matched = matched(by: part)
                return part
            }
        }
    }

    /// Whether a function is a private method of code of no module, or part of one: what its own type asks for before
    /// it calls such a method is asked for as if the call stood there itself.
    private func isHelper(_ function: FunctionRef) -> Bool {
        let method = program.facts(program.outermost(function))
        return method.kind == .method && method.isPrivate && origins.modules.module(of: function) == nil
    }

    /// The local that a `switch` asks for the case of, or the one that it was set to; nil for anything else, and for
    /// what a function inside of the body is handed, which may be any of the body's values.
    private func matched(by part: Part) -> MatchedLocal? {
        let reference = part.condition
        let file = program.files[Int(reference.file)]
        var names = MatchedValues.Names()
        let told = MatchedValues(program: program).text(of: part, &names)
        guard told != part.text, var subject = program.condition(reference).subject else { return nil }
        var passed: Set<LocalID> = []
        while case .local(let local) = file.expressions[subject], passed.insert(local).inserted {
            let found = file.locals[Int(local.index)]
            if case .value(let value) = found.source, case .local = file.expressions[value] {
                subject = value
                continue
            }
            let function = FunctionRef(Int(reference.file), found.function)
            if case .parameter = found.source, program.facts(function).kind == .local { return nil }
            return MatchedLocal(body: program.outermost(function), local: local, told: told)
        }
        return nil
    }
}
