import Facts
import NavigationGraph

/// Tells which tests the calls that lead to a way have settled: `case .earn` in a method that every caller which leads there
/// hands `.earn` says nothing that the callers do not say.
final class SettledCases {
    /// How many functions may hand on what they are handed.
    private static let maximumHops = 6

    private let origins: OriginFinder
    private let cases: AskedCases
    /// The ways that have the same source, target, transition and method, where there are several.
    private let siblings: [Sibling: [RouteDraft]]
    private var known: [AskedCase: Bool] = [:]
    /// What the question at hand has asked already.
    private var seen: Set<AskedCase> = []
    /// Over how many functions it has come.
    private var hops = 0

    private var program: Program { origins.evaluator.program }

    init(origins: OriginFinder, routes: [RouteDraft]) {
        self.origins = origins
        siblings = Dictionary(grouping: routes) { Sibling($0) }.filter { $0.value.count > 1 }
        cases = AskedCases(evaluator: origins.evaluator)
    }

    /// What ways have in common that differ in what they ask for.
    private struct Sibling: Hashable {
        var source: RouteDraft.Source
        var destination: RouteDraft.Destination
        var transition: Transition
        var method: FunctionRef?

        init(_ route: RouteDraft) {
            (source, destination, transition) = (route.source, route.destination, route.transition)
            method = route.method
        }
    }

    /// The conditions of a route that are settled by who sets it off; what tells ways of one method to one place apart is
    /// told of each.
    func settled(on route: RouteDraft) -> Set<ConditionRef> {
        (siblings[Sibling(route)] ?? []).reduce(settled(alone: route)) { found, other in
            found.isEmpty ? found : found.intersection(settled(alone: other))
        }
    }

    private func settled(alone route: RouteDraft) -> Set<ConditionRef> {
        let way = route.steps
        var found = Set(
            route.conditionsOfScreen.filter { condition in
                !tellsOutcome(condition) && isSettled(cases.asked(ofScreen: [condition], on: way), way)
            })
        for step in way {
            for reference in step.conditions {
                for told in origins.evaluator.deciders(of: reference, in: step.frame) ?? [reference]
                where isSettled(told, in: step.function, on: way) {
                    found.insert(told)
                }
            }
        }
        return found
    }

    /// Whether all that runs a function has settled a test in it, so far as that leads there at all.
    func isSettled(_ condition: ConditionRef, in function: FunctionRef) -> Bool {
        guard !tellsOutcome(condition) else { return false }
        let asked = cases.asked(by: [condition], in: function)
        return !asked.isEmpty && asked.allSatisfy { isSettled($0) }
    }

    private func isSettled(_ condition: ConditionRef, in function: FunctionRef, on way: [Effect.Step]) -> Bool {
        guard !tellsOutcome(condition) else { return false }
        return isSettled(cases.asked(by: [condition], in: function), way)
    }

    private func isSettled(_ asked: [AskedCase], _ way: [Effect.Step]) -> Bool {
        !asked.isEmpty
            && asked.allSatisfy { one in
                way.lastIndex { cases.isOf(one.function, $0.function) }.map { isSettled(one, at: $0, on: way) } ?? false
            }
    }

    /// Whether a test asks what became of some work, which is not known to who has it done, whoever reports it.
    private func tellsOutcome(_ reference: ConditionRef) -> Bool {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        return condition.onlyUnwraps
            || (condition.cases + [condition.excluded].compactMap(\.self)).map { file.text($0) }.contains {
                Self.outcomes.contains($0) && !isOfReason($0, reference)
            }
    }

    /// Whether a case that is named as an outcome is one of several reasons, of an enum of the program's that has no case
    /// for success: `reason == .failure`.
    private func isOfReason(_ name: String, _ reference: ConditionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard name == Self.failure, let subject = program.condition(reference).subject,
            case .local(let local) = file.expressions[subject]
        else { return false }
        let evaluator = origins.evaluator
        let place = evaluator.rootFrame(FunctionRef(Int(reference.file), file.locals[Int(local.index)].function))
        let tested = evaluator.symbols(of: evaluator.type(of: evaluator.eval(subject, place)))
        return !tested.isEmpty
            && tested.allSatisfy { symbol in
                let cases = program.types[symbol].cases
                return cases[program.identifier(Self.failure)] != nil && cases[program.identifier(Self.success)] == nil
            }
    }

    private static let success = "success"
    private static let failure = "failure"
    private static let outcomes: Set<String> = [success, failure, "nil", "none", "some"]

    private func isSettled(_ asked: AskedCase, at index: Int, on way: [Effect.Step]) -> Bool {
        guard index > 0, !isOnlyMade(asked.function, by: way[index - 1], before: way[index]) else {
            // What was handed to the method that makes a closure, who runs the closure later does not tell.
            return !origins.isRunByOthers(way[index].function, than: asked.function) && isSettled(asked)
        }
        let before = way[index - 1]
        guard cases.called(by: before, before: way[index]).contains(asked.function) else { return false }
        switch cases.settlement(of: asked, by: before.call, in: before.function) {
        case .passed: return true
        case .failed, .open: return false
        case .asked(let other):
            let position = way[..<index].lastIndex { cases.isOf(other.function, $0.function) }
            return position.map { isSettled(other, at: $0, on: way) } ?? false
        }
    }

    /// Whether the call of a step has a method make a closure that is run later: what the closure is handed then, those
    /// tell who run it.
    private func isOnlyMade(_ closure: FunctionRef, by step: Effect.Step, before next: Effect.Step) -> Bool {
        program.facts(closure).kind == .closure && !cases.called(by: step, before: next).contains(closure)
    }

    /// Whether every call hands over what passes a test, or what does not lead there.
    private func isSettled(_ asked: AskedCase) -> Bool {
        if let known = known[asked] { return known }
        // What is not settled ends the whole question, so that each is asked once.
        guard seen.insert(asked).inserted else { return true }
        hops += 1
        let found = hops <= Self.maximumHops && isSettledByCalls(asked)
        hops -= 1
        // What was found in the middle of a question may hold for that alone.
        if hops == 0 {
            known[asked] = found
            seen = []
        }
        return found
    }

    private func isSettledByCalls(_ asked: AskedCase) -> Bool {
        var passes = false
        for origin in origins.origins(of: asked.function) {
            guard case .call(let site) = origin else { return false }
            switch cases.settlement(of: asked, by: site.call, in: site.function) {
            // What does not lead there may stand under any conditions.
            case .failed: continue
            case .open: return false
            case .passed: break
            case .asked(let other): guard isSettled(other) else { return false }
            }
            guard isPlain(site, calling: asked.function) else { return false }
            passes = true
        }
        return passes
    }

    /// Whether nothing else is asked around the call of a closure: under which conditions code of others calls it back, no
    /// route tells.
    private func isPlain(_ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        guard program.facts(function).kind == .closure else { return true }
        let around = program.condition(around: site.call, in: site.function)
        // What may be thrown before says nothing of what is handed over.
        return origins.evaluator.conditions(from: around, file: site.call.file).allSatisfy {
            program.condition($0).kind == .caught
        }
    }
}
