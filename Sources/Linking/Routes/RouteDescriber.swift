import Facts
import NavigationGraph

/// Turns a linked route into what the graph publishes: evidence, conditions, and what is passed.
struct RouteDescriber {
    let evaluator: Evaluator
    let modules: ModuleMap
    let options: OptionFinder
    private let forks: ForkedConditions
    private let making: MakingCallFinder
    private let passed: PassedValueFinder
    private let values: MatchedValues
    private let shorthands: ShorthandNames

    init(evaluator: Evaluator, modules: ModuleMap, options: OptionFinder, forks: ForkedConditions) {
        self.evaluator = evaluator
        self.modules = modules
        self.options = options
        self.forks = forks
        making = MakingCallFinder(evaluator: evaluator, modules: modules)
        passed = PassedValueFinder(evaluator: evaluator, modules: modules, making: making)
        values = MatchedValues(program: evaluator.program)
        shorthands = ShorthandNames(program: evaluator.program)
    }

    private var program: Program { evaluator.program }

    /// The steps that prove a route, in execution order.
    func evidence(_ route: RouteDraft) -> [Route.Evidence] {
        var found: [Route.Evidence] = []
        func add(_ evidence: Route.Evidence) {
            // What a library makes and shows, the app's call of it proves.
            guard !SwiftFacts.isStandIn(evidence.file) else { return }
            let known = found.firstIndex { $0.file == evidence.file && $0.line == evidence.line }
            guard let known else { return found.append(evidence) }
            // A line that chooses the option, or makes the target, and shows it, above all shows it.
            if evidence.role == .shows { found[known].role = .shows }
        }
        for evidence in route.extraEvidence { add(evidence) }
        for step in route.steps {
            for reference in step.conditions
            where options.isOption(reference, in: step.function, of: route)
                || route.namingConditions.contains(reference)
            {
                add(
                    .init(
                        file: program.files[Int(reference.file)].path,
                        line: Int(program.condition(reference).line), role: .option))
            }
            let isLast = step.call == route.primitive
            for site in isLast ? [] : makers(of: route, in: step) { add(site) }
            add(
                .init(
                    file: program.files[Int(step.call.file)].path, line: program.line(step.call),
                    role: isLast ? .shows : .call))
            if isLast { for site in makers(of: route, in: step) { add(site) } }
        }
        for branch in route.branches {
            for step in branch {
                let role: Route.Evidence.Step = step == branch.last ? .shows : .call
                add(.init(file: program.files[Int(step.call.file)].path, line: program.line(step.call), role: role))
            }
        }
        if let segue = route.segue {
            let storyboard = evaluator.storyboards.storyboards[segue.storyboard]
            add(.init(file: storyboard.path, line: segue.segue.line, role: .shows, object: segue.segue.object))
        }
        // Where the code on the way makes the target says more than the depths of what makes it.
        if let creation = route.creation, !found.contains(where: { $0.role == .target }) {
            add(
                .init(
                    file: program.files[Int(creation.site.file)].path, line: program.line(creation.site), role: .target)
            )
        }
        return found
    }

    /// Where a step's function makes the target, or the navigator that makes it.
    private func makers(of route: RouteDraft, in step: Effect.Step) -> [Route.Evidence] {
        if case .module(let target) = route.destination {
            let calls = making.calls(making: target, on: route).filter {
                program.outermost(evaluator.store.function(of: $0.frame)) == program.outermost(step.function)
            }
            if !calls.isEmpty {
                return calls.map {
                    Route.Evidence(
                        file: program.files[Int($0.call.file)].path, line: program.line($0.call), role: .target)
                }
            }
        }
        return creationChain(route.creation).compactMap { creation -> Route.Evidence? in
            let maker = program.outermost(evaluator.store.function(of: creation.frame))
            guard maker == program.outermost(step.function) else { return nil }
            return Route.Evidence(
                file: program.files[Int(creation.site.file)].path, line: program.line(creation.site), role: .target)
        }
    }

    /// The object that is shown, the object whose code made it, and so on outward.
    private func creationChain(_ creation: Creation?) -> [Creation] {
        var chain: [Creation] = []
        var current = creation
        while let creation = current, chain.count < 8 {
            chain.append(creation)
            guard let this = evaluator.store.this(of: creation.frame), case .object(let maker) = evaluator.store[this]
            else { break }
            current = maker
        }
        return chain
    }

    /// What must hold, outermost first, and whether that is not all; the choice of the option is not repeated, nor what
    /// names the entry point.
    ///
    /// - Parameters:
    ///   - callers: what the calls of the route's method ask for, which then holds for the route.
    ///   - left: conditions that are left out.
    func condition(
        _ route: RouteDraft, _ callers: CallerConditions.Found, without left: Set<ConditionRef> = []
    ) -> (text: String?, isPartial: Bool) {
        var found: [CallerConditions.Part] = []
        func isTold(_ part: CallerConditions.Part) -> Bool {
            !program.isLibrarysChoice(part.condition) && !route.namingConditions.contains(part.condition)
                && !route.eitherWay.contains(part.condition) && !left.contains(part.condition)
                && !callers.settled.contains(part.condition)
        }
        var leavesOut = false
        func add(_ parts: [CallerConditions.Part]) {
            for part in parts where isTold(part) {
                if let named = shorthands.told(part) { found.append(named) } else { leavesOut = true }
            }
        }
        func add(_ reference: ConditionRef) {
            add(program.tellingTexts(of: reference).map { .init(text: $0, condition: reference) })
        }
        add(callers.shared)
        let shared = found.count
        for step in route.steps {
            add(
                forks.parts(
                    around: program.condition(around: step.call, in: step.function), in: step.function, of: route
                ) { evaluator.alwaysHolds($0, in: step.frame) })
            var around = evaluator.conditions(aroundCallsOf: step.function)
            let outer = around.isEmpty ? [] : conditions(around: step.function)
            for reference in step.conditions where !evaluator.alwaysHolds(reference, in: step.frame) {
                if !outer.contains(reference) {
                    for reference in around { add(reference) }
                    around = []
                }
                // What the function is handed was chosen by another condition.
                if let deciders = evaluator.deciders(of: reference, in: step.frame) {
                    for decider in deciders { add(decider) }
                } else if !options.isOption(reference, in: step.function, of: route) {
                    add(reference)
                }
            }
            for reference in around { add(reference) }
        }
        if let creation = route.creation, !route.steps.contains(where: { $0.call == creation.site }) {
            let maker = evaluator.store.function(of: creation.frame)
            add(
                forks.parts(
                    around: program.condition(around: creation.site, in: maker), in: maker, of: route
                ) { evaluator.alwaysHolds($0, in: creation.frame) })
        }
        for reference in route.conditions
        where !route.steps.contains(where: { $0.conditions.contains(reference) }) && !isAnswered(reference, on: route) {
            add(reference)
        }
        let matches = Set(found.map(\.condition).filter { program.condition($0).saysWhichOne })
        var texts: Set<String> = []
        var told: [String] = []
        var names = MatchedValues.Names()
        let choice = callers.alternatives.map { side in
            side.filter { part in isTold(part) && !found.contains { $0.text == part.text } }
        }
        let isChoice = !choice.isEmpty && !choice.contains(where: \.isEmpty)
        let isTellable =
            isChoice
            && ConditionChoice.text(of: choice.map { $0.map(\.text) }, maximumLength: Self.maximumLength) != nil
            && choice.joined().allSatisfy { shorthands.told($0)?.text == $0.text }
        for (index, part) in found.enumerated() {
            if index == shared, isTellable, let either = disjunction(of: choice, &names) { told.append("(\(either))") }
            guard !matches.contains(where: { implies($0, part.condition) }), !texts.contains(part.text) else {
                continue
            }
            // Both cannot hold: one name stands for two values, and what is nearer to the target is meant.
            if found[(index + 1)...].contains(where: { isOpposite($0.text, part.text) }) { continue }
            texts.insert(part.text)
            told.append(values.text(of: part, &names))
        }
        if shared == found.count, isTellable, let either = disjunction(of: choice, &names) {
            told.append(told.isEmpty ? either : "(\(either))")
        }
        let isPartial = callers.isPartial || isChoice && !isTellable || route.asksForMore || leavesOut
        return (ConditionText.conjunction(of: told), isPartial)
    }

    /// Whether a condition on the way to where the target is made holds for what its maker is handed on this route: of
    /// `build(.home)` it says nothing that `case .home` is built.
    private func isAnswered(_ reference: ConditionRef, on route: RouteDraft) -> Bool {
        creationChain(route.creation).contains { creation in
            reference.file == creation.site.file
                && evaluator.isInside(reference, evaluator.store.function(of: creation.frame))
                && program.condition(reference).line <= program.line(creation.site)
                && evaluator.alwaysHolds(reference, in: creation.frame)
        }
    }

    /// Some lists of conditions one of which holds, as one condition.
    private func disjunction(of choice: [[CallerConditions.Part]], _ names: inout MatchedValues.Names) -> String? {
        ConditionText.disjunction(of: choice.map { side in side.map { values.text(of: $0, &names) } })
    }

    /// How long a choice is at most, in bytes, without the values that it asks for cases of.
    private static let maximumLength = 160

    /// What stands around a closure where it is written.
    private func conditions(around closure: FunctionRef) -> [ConditionRef] {
        evaluator.conditions(from: program.facts(closure).condition, file: closure.file)
    }

    private func isOpposite(_ one: String, _ other: String) -> Bool {
        one == ConditionText.negated(other) || other == ConditionText.negated(one)
    }

    /// The texts that a route's condition would have if nothing were asked of what may be nil, one by one and of all.
    func conditionsWithoutMissing(_ route: RouteDraft, _ chainer: TriggerChainer) -> [String?] {
        let every = (route.steps.flatMap(\.conditions) + route.conditions).filter { program.condition($0).onlyUnwraps }
        guard !every.isEmpty else { return [] }
        let callers = chainer.callerConditions(of: route)
        let single = Set(every).count > 1 ? every.map { condition(route, callers, without: [$0]).text } : []
        return single + [condition(route, callers, without: Set(every)).text]
    }

    /// Whether one case of a value, or one text, says already that it is not another one: `case .open` where `case .closed`
    /// has left, `place == Places.home` behind the `else` of `place == Places.cart`.
    private func implies(_ match: ConditionRef, _ other: ConditionRef) -> Bool {
        let (matched, left) = (program.condition(match), program.condition(other))
        guard match != other, left.saysWhichNot, match.file == other.file,
            !(matched.cases.isEmpty && matched.constants.isEmpty), let one = matched.subject,
            let another = left.subject
        else { return false }
        let file = program.files[Int(match.file)]
        var around = matched.parent
        while let id = around, id.index != other.condition { around = file.conditions[Int(id.index)].parent }
        guard around != nil else { return false }
        let text = ExpressionText(file: file)
        let subject = text.text(one)
        return subject == text.text(another) && !subject.contains("…") && !subject.contains("(")
    }

    /// What the target is handed, in the code on the way: the arguments of the calls that make its module or speak to
    /// its interface, and what is put into the properties of its view.
    func passes(_ route: RouteDraft) -> [Route.Passed] {
        passed.passes(route)
    }
}
