import Facts
import NavigationGraph

/// One climb from a function to all that sets it off, breadth first.
struct TriggerClimb {
    typealias TriggerStep = Route.TriggerStep

    let chainer: TriggerChainer
    /// The modules whose code counts as the route's own.
    var home: Set<Int>
    /// The module whose route it is.
    let source: Int?
    /// The case of an enum that a caller must name, or leave open.
    let option: String?
    /// What is asked of functions' parameters where the climb begins.
    var asked: [AskedCase] = []
    /// The tab that a caller must name, or leave open.
    var tab: HandedTab?
    /// The modules whose calls lead elsewhere; see `RouteDraft.closed`.
    var excluded: Set<Int> = []
    /// Whether the climb is on its way through another module.
    var isComingBack = false
    /// Whether another module's code may set it off that calls code of no module.
    var mayPass = false

    private struct Node {
        var function: FunctionRef
        var below: [TriggerStep]
        /// What is asked below: a caller that hands over another case of an enum does not lead there.
        var asked: [AskedCase]
        var receiver: AskedReceiver?
        /// The makings of parts in which the chain below runs; nil for any.
        var makings: Set<Int>?
        /// Whether the climb came to the function before, by a call that asks something else.
        var isAgain = false
    }

    /// The functions that a climb came to, and what was asked of them there.
    ///
    /// Two branches of a `switch` may call the same function: who hands over the one case runs the one call, and who
    /// hands over the other case runs the other. Who asks for no less than was asked before finds nothing new.
    private struct Visits {
        private var asked: [FunctionRef: [Set<AskedCase>]]

        /// - Parameter past: functions that nothing more leads through.
        init(past: Set<FunctionRef>) { asked = Dictionary(uniqueKeysWithValues: past.map { ($0, [Set<AskedCase>()]) }) }

        var functions: Set<FunctionRef> { Set(asked.keys) }

        /// How many times the climb came to a function before; nil where it finds nothing new there.
        mutating func add(_ function: FunctionRef, _ asking: [AskedCase]) -> Int? {
            let (known, new) = (asked[function] ?? [], Set(asking))
            guard known.count < TriggerChainer.maximumChains, !known.contains(where: { $0.isSubset(of: new) }) else {
                return nil
            }
            asked[function] = known + [new]
            return known.count
        }
    }

    /// How many requests may lead to one another.
    private static let maximumRequests = 3

    /// The chains that end in a function, by the call or the event that is nearest to it.
    ///
    /// - Parameter askers: the functions whose requests' answers are followed; answers may ask again without end.
    func run(from start: FunctionRef, answering askers: Set<FunctionRef> = []) -> [[[TriggerStep]]] {
        var ways: [[[TriggerStep]]] = []
        /// What is called for other objects alone, as far as is known.
        var calledForOthers: [[[TriggerStep]]] = []
        /// What would begin where all calls hand over something else than is asked.
        var unfit: [[[TriggerStep]]] = []
        var around = [start]
        let own = chainer.modules.makings.makings(of: start, for: source)
        var position = 0
        while position < around.count {
            let function = around[position]
            position += 1
            let waysBefore = ways.count
            for origin in chainer.origins.origins(of: function) {
                switch origin {
                case .event(let step):
                    if !isOtherHeirs(step), mayTell(step, asked, to: function) { ways.append([[step]]) }
                case .otherwise(let step): if ways.count == waysBefore { ways.append([[step]]) }
                case .answer(let step, let asker):
                    let isAgain = asker == start || askers.contains(asker) || askers.count >= Self.maximumRequests
                    let asking = isAgain ? [] : run(from: asker, answering: askers.union([start]))
                    let touched = asking.map { $0.filter(Self.isTouched) }.filter { !$0.isEmpty }
                    ways += touched
                    if touched.joined().count < asking.joined().count || touched.isEmpty { ways.append([[step]]) }
                case .system(let kind): ways.append([chainer.begun([], by: function, kind)])
                case .inside(let outer): if !around.contains(outer) { around.append(outer) }
                case .call(let site):
                    let together = self.makings(of: site, calling: function, among: own)
                    guard together != [], takes(site), mayHandTab(site, to: function),
                        cases.mayHold(asked, site, calling: function),
                        chainer.leads(site, to: function, by: asked, of: home),
                        let next = step(site, to: function)
                    else { continue }
                    let below = [next.step]
                    if next.isOutput {
                        let back = comingBack(site.function, below, together).map { [$0] }
                        ways.append(back ?? touched(site.function, below))
                        continue
                    }
                    let climbed = beginnings(
                        of: site.function, below: below, past: Set(around), asked(by: site, calling: function, asked),
                        receiver: receivers.asked(by: site, calling: function, nil), makings: together)
                    if !climbed.found.isEmpty { ways.append(climbed.found.map(\.chain)) }
                    if !climbed.unfit.isEmpty { unfit.append(climbed.unfit.map(\.chain)) }
                    if climbed.found.isEmpty, climbed.unfit.isEmpty { calledForOthers.append([below]) }
                }
            }
        }
        let isSetOff = ways.joined().contains { $0.first?.kind != nil }
        if !isSetOff { ways += unfit }
        return ways.isEmpty ? calledForOthers : ways
    }

    /// A chain and the function that it begins in.
    private typealias Climbed = (chain: [TriggerStep], beginning: FunctionRef)

    /// The shortest chain to each beginning, all over one call; empty where all that calls on the way means other objects.
    private func climb(
        from function: FunctionRef, below: [TriggerStep], past: Set<FunctionRef>, _ asked: [AskedCase],
        receiver: AskedReceiver? = nil, makings: Set<Int>? = nil
    ) -> [Climbed] {
        let all = beginnings(
            of: function, below: below, past: past, asked, receiver: receiver, makings: makings)
        return all.found.isEmpty ? all.unfit : all.found
    }

    /// The same, and apart from them the chains that would begin in a function which all calls hand something else than
    /// is asked: nothing known sets these off.
    private func beginnings(
        of function: FunctionRef, below: [TriggerStep], past: Set<FunctionRef>, _ asked: [AskedCase],
        receiver: AskedReceiver?, makings: Set<Int>?
    ) -> (found: [Climbed], unfit: [Climbed]) {
        var (found, unfit): ([Climbed], [Climbed]) = ([], [])
        var longest: Climbed? = (below, function)
        var visited = Visits(past: past.union([function]))
        var queue = [Node(function: function, below: below, asked: asked, receiver: receiver, makings: makings)]
        var position = 0
        while position < queue.count, found.count < TriggerChainer.maximumChains {
            let node = queue[position]
            position += 1
            let foundBefore = found.count
            var (isClimbed, isOthers, isOnOthers) = (false, false, false)
            var passing: [CallSites.Site] = []
            var isHandedOther = false
            for origin in chainer.origins.origins(of: node.function) {
                switch origin {
                case .event(let step):
                    guard !isOtherHeirs(step), mayTell(step, node.asked, to: node.function) else { continue }
                    isClimbed = true
                    found.append(([step] + node.below, node.function))
                case .otherwise(let step):
                    guard !isClimbed else { continue }
                    isClimbed = true
                    found.append(([step] + node.below, node.function))
                case .answer(let step, let asker):
                    isClimbed = true
                    let asked = self.asked(around: node.function, node.asked)
                    guard visited.add(asker, asked) != nil else { continue }
                    let asking = climb(
                        from: asker, below: node.below, past: visited.functions, asked, receiver: node.receiver,
                        makings: node.makings)
                    let touched = asking.filter { Self.isTouched($0.chain) }
                    found += touched
                    if touched.count < asking.count { found.append(([step] + node.below, node.function)) }
                case .system(let kind):
                    isClimbed = true
                    found.append((chainer.begun(node.below, by: node.function, kind), node.function))
                case .inside(let around):
                    isClimbed = true
                    let asked = self.asked(around: node.function, node.asked)
                    if let times = visited.add(around, asked) {
                        queue.append(
                            Node(
                                function: around, below: node.below, asked: asked, receiver: node.receiver,
                                makings: node.makings, isAgain: times > 0))
                    }
                case .call(let site):
                    if self.isOthers(site, calling: node.function) || isExcluded(site) { isOthers = true }
                    let together = self.makings(of: site, calling: node.function, among: node.makings)
                    guard together != [] else {
                        isOthers = true
                        continue
                    }
                    guard receivers.mayHold(node.receiver, site, calling: node.function) else {
                        isOnOthers = true
                        continue
                    }
                    guard cases.mayHold(node.asked, site, calling: node.function), mayHandTab(site, to: node.function)
                    else {
                        isHandedOther = true
                        continue
                    }
                    let isMeant = node.receiver.map { $0.function == node.function && $0.parameter != nil } ?? false
                    guard let next = self.step(site, to: node.function, isMeant: isMeant) else {
                        passing.append(site)
                        continue
                    }
                    isClimbed = true
                    if next.isOutput {
                        let chain = [next.step] + node.below
                        let back = comingBack(site.function, chain, together).map { [$0] }
                        for chain in back ?? touched(site.function, chain) { found.append((chain, site.function)) }
                    } else if node.below.count < TriggerChainer.maximumSteps {
                        let asked = self.asked(by: site, calling: node.function, node.asked)
                        guard let times = visited.add(site.function, asked) else { continue }
                        queue.append(
                            Node(
                                function: site.function, below: [next.step] + node.below, asked: asked,
                                receiver: receivers.asked(by: site, calling: node.function, node.receiver),
                                makings: together, isAgain: times > 0))
                    }
                }
            }
            if !isClimbed, let chain = passingThrough(passing, calling: node.function, node.below) {
                isClimbed = true
                found.append((chain, node.function))
            }
            if node.isAgain {
                // Whether anybody calls it, the first time told.
                found = Self.withoutRepeats(found, from: foundBefore)
                continue
            }
            // Nobody is known to call it: the chain begins here. What is called for other objects alone begins nothing.
            if !isClimbed, !isOnOthers {
                let outer = chainer.program.outermost(node.function)
                if let first = node.below.first,
                    isOthers || chainer.origins.isUncalled(outer) || chainer.isIdlePresenting(outer)
                {
                    chainer.idle.insert(first)
                } else if let first = node.below.first, chainer.idleCallers.contains(node.function) {
                    chainer.uncalled.insert(first)
                }
                let isAsked = !isOthers && chainer.origins.isAsked(outer)
                let teller = isAsked ? chainer.origins.teller(behind: outer, for: source) : nil
                let chain = isAsked ? chainer.begun(node.below, by: node.function, .observer) : node.below
                let begun: Climbed = (teller.map { [$0] + node.below } ?? chain, node.function)
                if isHandedOther, !isOthers, passing.isEmpty, !mayBeCalled(outer) {
                    unfit.append(begun)
                } else {
                    found.append(begun)
                }
            }
            longest = isOnOthers && !isClimbed ? nil : (node.below, node.function)
        }
        // Where the calls go in a circle, or on for too long, the last step that was reached is the beginning.
        if found.isEmpty, unfit.isEmpty, let longest { found = [longest] }
        return (found, unfit)
    }

    /// Whether a call that was not followed could mean a function, so that nobody knows what it is handed.
    private func mayBeCalled(_ function: FunctionRef) -> Bool {
        chainer.origins.sites.mayBeCalled(function, in: chainer.modules)
    }

    /// The chains without those from a position on that begin as one before does, but for the line of a call: which
    /// branch of a function is taken says nothing of what sets it off.
    private static func withoutRepeats(_ found: [Climbed], from start: Int) -> [Climbed] {
        func begin(_ one: Climbed, as other: Climbed) -> Bool {
            guard one.beginning == other.beginning else { return false }
            var (first, known) = (one.chain.first, other.chain.first)
            first?.line = 0
            known?.line = 0
            return first == known
        }
        let before = Array(found[..<start])
        return before + found[start...].filter { one in !before.contains { begin(one, as: $0) } }
    }

    /// The chain through the one other module that calls code of none on the way, where nothing else does: a navigator that
    /// only this module has.
    private func passingThrough(
        _ sites: [CallSites.Site], calling function: FunctionRef, _ below: [TriggerStep]
    ) -> [TriggerStep]? {
        let modules = Set(sites.map { chainer.modules.module(of: $0.function) })
        guard mayPass, !isComingBack, chainer.modules.module(of: function) == nil, modules.count == 1,
            let module = modules.first ?? nil, let site = sites.first(where: \.isBound)
        else { return nil }
        var wider = self
        wider.isComingBack = true
        wider.home.insert(module)
        var step = chainer.step(site)
        let chain = wider.climb(
            from: site.function, below: [step] + below, past: [function], asked(by: site, calling: function, [])
        ).first { $0.chain.first?.kind != nil }?.chain
        step.kind = .output
        return chain ?? [step] + below
    }

    /// Where another module only answers to what this one told it, the chain that begins in this one after all.
    private func comingBack(
        _ function: FunctionRef, _ chain: [TriggerStep], _ together: Set<Int>?
    ) -> [TriggerStep]? {
        guard isComingBack == false, let module = chainer.modules.module(of: function) else { return nil }
        var wider = self
        wider.isComingBack = true
        wider.home.insert(module)
        var chain = chain
        chain[0].kind = nil
        return wider.climb(from: function, below: chain, past: [], [], makings: together).first { climbed in
            climbed.chain.first?.kind != nil
                && chainer.modules.module(of: climbed.beginning).map { home.contains($0) } ?? false
        }?.chain
    }

    /// The chains that begin with what the user touches in another module, where that calls back at once: a button of the
    /// sheet that a screen shows. What that module does before it calls back is its own affair.
    private func touched(_ function: FunctionRef, _ chain: [TriggerStep]) -> [[TriggerStep]] {
        let module = chainer.modules.module(of: function)
        let touches = self.touches(of: function).filter { step in
            chainer.origins.heirs[step].map { chainer.modules.moduleOfType[$0] == module } ?? true
        }
        guard !touches.isEmpty, var first = chain.first else { return [chain] }
        first.kind = nil
        return touches.prefix(TriggerChainer.maximumChains).map { [$0, first] + chain.dropFirst() }
    }

    private static func isTouched(_ chain: [TriggerStep]) -> Bool {
        switch chain.first?.kind {
        case .action, .gesture, .delegate: true
        default: false
        }
    }

    private func touches(of function: FunctionRef) -> [TriggerStep] {
        chainer.origins.origins(of: function).flatMap { origin -> [TriggerStep] in
            switch origin {
            case .event(let step): step.kind == .action || step.kind == .gesture ? [step] : []
            case .inside(let around): chainer.program.facts(around).kind == .closure ? touches(of: around) : []
            case .call, .otherwise, .answer, .system: []
            }
        }
    }

    private func makings(
        of site: CallSites.Site, calling function: FunctionRef, among known: Set<Int>?
    ) -> Set<Int>? {
        chainer.modules.makings.makings(of: site.function, calling: function, among: known)
    }

    private var receivers: AskedReceivers { AskedReceivers(evaluator: chainer.evaluator) }

    private var cases: AskedCases { AskedCases(evaluator: chainer.evaluator) }

    /// What is asked where a function is called: by the conditions around the call, and of what it hands on.
    private func asked(
        by site: CallSites.Site, calling function: FunctionRef, _ below: [AskedCase]
    ) -> [AskedCase] {
        cases.asked(
            by: chainer.evaluator.conditions(from: site.condition, file: site.function.file), in: site.function)
            + cases.handedOn(below, site, calling: function)
    }

    /// What is asked of the functions around a closure: by its own code, and by the conditions under which it is made.
    private func asked(around closure: FunctionRef, _ below: [AskedCase]) -> [AskedCase] {
        let facts = chainer.program.facts(closure)
        guard facts.kind == .closure, let parent = facts.parent else { return below }
        let around = chainer.evaluator.conditions(from: facts.condition, file: closure.file)
        return below + cases.asked(by: around, in: FunctionRef(Int(closure.file), parent))
    }

    /// Whether a control of another module's sets off what that module inherits as well.
    private func isOtherHeirs(_ step: TriggerStep) -> Bool {
        chainer.origins.heirs[step].flatMap { chainer.modules.moduleOfType[$0] }.map { !home.contains($0) } ?? false
    }

    /// Whether a service may tell an observer what is asked.
    private func mayTell(_ step: TriggerStep, _ asked: [AskedCase], to function: FunctionRef) -> Bool {
        guard let sites = chainer.origins.tellings[step] else { return true }
        return sites.contains { cases.mayHold(asked, $0, calling: function) }
    }

    private func mayHandTab(_ site: CallSites.Site, to function: FunctionRef) -> Bool {
        tab.map { TabChoiceFinder(evaluator: chainer.evaluator).mayHand($0, site, calling: function) } ?? true
    }

    private func takes(_ site: CallSites.Site) -> Bool {
        guard let option, !home.isEmpty else { return true }
        return home.contains { chainer.isTaken(option, by: site, among: chainer.caseNames(of: $0, beside: option)) }
    }

    /// Whether a call means another module's object: of a part that both have, or of a class that the module's parts
    /// inherit and in place of whose method they do something else.
    private func isOthers(_ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        guard let source else { return false }
        return chainer.modules.sharedParts.isOthers(site.function, calling: function, for: source)
            || chainer.modules.replaces(chainer.program.outermost(site.function), in: source)
    }

    /// Whether a function is a closure that a coordinator tells another module, and not the route's, to call.
    private func isToldToOthers(_ function: FunctionRef) -> Bool {
        guard let source else { return false }
        let keepers = chainer.keepers(around: function)
        return !keepers.isEmpty && !keepers.contains(source) && !keepers.contains { home.contains($0) }
    }

    /// Whether a call leads elsewhere, as it is a way of the caller's.
    private func isExcluded(_ site: CallSites.Site) -> Bool {
        chainer.modules.module(of: site.function).map { excluded.contains($0) } ?? false
    }

    /// Whether a function is code of a part that the route's module shares with others.
    private func isShared(_ function: FunctionRef) -> Bool {
        source.map { chainer.modules.sharedParts.isShared(function, by: $0) } ?? false
    }

    /// Whether a function is code that a part of the route's module inherits, of a class that is another screen as well.
    private func isInherited(_ function: FunctionRef) -> Bool {
        guard let owner = chainer.program.owner(of: function), !chainer.program.types[owner].subclasses.isEmpty else {
            return false
        }
        return chainer.program.descendants(of: owner).contains { heir in
            chainer.modules.moduleOfType[heir].map { home.contains($0) } ?? false
        }
    }

    /// The step of a caller; nil where the caller means another module's object.
    ///
    /// - Parameter isMeant: whether the caller hands over the very object whose method is below.
    private func step(
        _ site: CallSites.Site, to function: FunctionRef, isMeant: Bool = false
    ) -> (step: TriggerStep, isOutput: Bool)? {
        var step = chainer.step(site)
        guard !isOthers(site, calling: function), !isToldToOthers(site.function) else { return nil }
        guard let module = chainer.modules.module(of: site.function), !home.contains(module), !isShared(site.function),
            !isInherited(site.function)
        else { return (step, false) }
        guard !isExcluded(site) else { return nil }
        if isMeant, chainer.modules.module(of: function) == nil {
            step.kind = .output
            return (step, true)
        }
        // Another module calls this one's code, and not what many modules share; where several could answer, only those
        // do that lead there.
        guard let called = chainer.modules.module(of: function), home.contains(called) || isShared(function) else {
            return nil
        }
        guard site.isBound || home.contains(where: { chainer.leads.contains([$0, module]) }) else { return nil }
        step.kind = .output
        return (step, true)
    }
}
