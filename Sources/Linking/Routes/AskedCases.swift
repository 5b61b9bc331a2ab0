import Dialects
import Facts

/// What a function must be handed to lead on: a case of an enum, or something at all.
struct AskedCase: Hashable {
    /// What tests the parameter.
    var condition: ConditionRef
    var function: FunctionRef
    var parameter: Int
    /// The part of the parameter that is tested, the outermost first.
    var parts: [ValuePart] = []
    /// The texts that the parameter is compared with, where they are all known.
    var texts: [String] = []
}

/// Tells which calls hand a function the case of an enum under which it leads on: `{ act in switch act { … } }` run with
/// `handler(.cook)`.
///
/// A function that hands its own parameter on asks the same of its callers.
struct AskedCases {
    let evaluator: Evaluator

    var program: Program { evaluator.program }

    /// What conditions ask of functions' parameters.
    ///
    /// - Parameter function: where the conditions hold; an enum's own code that it calls may be what tests them, as in
    ///   `destination.makeScreen()`.
    func asked(by conditions: [ConditionRef], in function: FunctionRef) -> [AskedCase] {
        conditions.flatMap { reference -> [AskedCase] in
            let condition = program.condition(reference)
            let isOfCases = condition.namesCases || condition.onlyUnwraps
            guard let subject = condition.subject, isOfCases || !condition.constants.isEmpty else { return [] }
            if case .selfReference = program.files[Int(reference.file)].expressions[subject] {
                return evaluator.parameters(testedBy: reference, in: function).map {
                    AskedCase(condition: reference, function: $0.function, parameter: $0.index)
                }
            }
            let made = self.asked(byWhatMakes: subject, of: reference, in: function)
            guard made.isEmpty, let asked = values.parameter(subject, inFile: reference.file) else { return made }
            let texts = evaluator.texts(comparedWith: condition, in: evaluator.rootFrame(asked.function)) ?? []
            guard isOfCases || !texts.isEmpty else { return [] }
            return [
                AskedCase(
                    condition: reference, function: asked.function, parameter: asked.index, parts: asked.parts,
                    texts: texts)
            ]
        }
    }

    /// What is asked of the function that puts what it is handed, or a part of that, into a state: the case that a
    /// condition names.
    ///
    /// - Parameter change: the assignment to the state.
    func asked(of change: ExpressionRef, by condition: ConditionRef) -> [AskedCase] {
        guard case .assignment(_, let value) = program.files[Int(change.file)].expressions[change.id],
            let set = values.parameter(value, inFile: change.file)
        else { return [] }
        return [AskedCase(condition: condition, function: set.function, parameter: set.index, parts: set.parts)]
    }

    /// What a route's way asks of the functions on it: by its conditions, by those under which the screen is the one that
    /// is shown, and of what its calls hand on to them.
    func asked(along route: RouteDraft) -> [AskedCase] { walk(route).asked }

    /// A condition of a route for which a call on its way hands over another case; nil where there is none. What a function
    /// that calls itself does for another case is told of each of its calls.
    func unmet(along route: RouteDraft) -> ConditionRef? { walk(route).unmet }

    /// The same for a way that is no route's yet.
    func unmet(along way: [Effect.Step]) -> ConditionRef? { walk(way, asking: []).unmet }

    /// What is found on a way.
    struct Walk {
        /// What the way asks of the functions on it.
        var asked: [AskedCase] = []
        /// A condition for which a call hands over another case.
        var unmet: ConditionRef?
        /// The conditions that others ask for already, of the same value: `case .water, .report` around a call that hands the
        /// value on to what asks for `.report`.
        var implied: Set<ConditionRef> = []
    }

    func walk(_ route: RouteDraft) -> Walk {
        walk(route.steps, asking: route.conditionsOfScreen, eitherWay: route.eitherWay)
    }

    /// - Parameters:
    ///   - conditionsOfScreen: those under which the screen is the one that is shown.
    ///   - eitherWay: those that ask for nothing.
    private func walk(
        _ way: [Effect.Step], asking conditionsOfScreen: [ConditionRef], eitherWay: Set<ConditionRef> = []
    ) -> Walk {
        var ofScreen = asked(ofScreen: conditionsOfScreen.filter { !eitherWay.contains($0) }, on: way)
        // What no function on the way is asked, its callers may be.
        var found = Walk(asked: ofScreen.filter { one in !way.contains { isOf(one.function, $0.function) } })
        // What is asked of the activation that the way is in: a function further up may be the same one.
        var own = found.asked
        for (index, step) in way.enumerated().reversed() {
            if index + 1 < way.count, !found.asked.isEmpty {
                let called = called(by: step, before: way[index + 1])
                let unmet = own.first { one in
                    called == [one.function] && runs(one.function, step) && !callsItself(one.function)
                        && !handed(to: one, by: step.call, in: step.function).contains { mayHold(one, $0) }
                }
                if let unmet {
                    found.unmet = unmet.condition
                    return found
                }
                own = called.flatMap { handedOn(own, by: step.call, in: step.function, calling: $0) }
                found.asked += called.flatMap { handedOn(found.asked, by: step.call, in: step.function, calling: $0) }
            }
            let conditions = step.conditions.filter { !eitherWay.contains($0) }
            let around = asked(by: conditions, in: step.function)
            let denied = denied(by: conditions, in: step.function)
            let here = ofScreen.filter { isOf($0.function, step.function) }
            ofScreen.removeAll { here.contains($0) }
            own += around + here
            found.asked += around + here
            found.unmet =
                contradiction(in: own, of: step.function) ?? contradiction(within: own, besides: denied)
            if found.unmet != nil { return found }
            found.implied.formUnion(implied(in: own, of: step.function))
            found.implied.formUnion(implied(among: denied, by: own))
        }
        return found
    }

    private func callsItself(_ function: FunctionRef) -> Bool {
        program.calls(named: function).contains { reference in
            program.outermost(FunctionRef(Int(reference.file), program.action(reference).function)) == function
        }
    }

    /// Whether the call of a step is one of a function itself.
    private func runs(_ function: FunctionRef, _ step: Effect.Step) -> Bool {
        guard case .call(let callee, let arguments) = program.files[Int(step.call.file)].expressions[step.call.id]
        else { return false }
        return evaluator.targets(ofCall: callee, arguments, step.frame).contains { $0.function == function }
    }

    /// What the call of a step may hand its arguments to: the function of the next step, and where that is a closure, the one
    /// that the closure is written in. A call of that one hands the closure nothing.
    func called(by step: Effect.Step, before next: Effect.Step) -> [FunctionRef] {
        let whole = program.outermost(next.function)
        guard whole != next.function else { return [whole] }
        guard case .call(let callee, let arguments) = program.files[Int(step.call.file)].expressions[step.call.id],
            evaluator.targets(ofCall: callee, arguments, step.frame).contains(where: { $0.function == whole })
        else { return [next.function, whole] }
        return [whole]
    }

    /// Whether what is asked of a function's parameters may hold under a call of it, and under what is asked around the call:
    /// `case .cook: perform(act)` hands over no other case.
    func mayHold(_ asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef) -> Bool {
        guard !site.isRemade else { return true }
        let own = asked.filter { $0.function == function }
        let isHanded = own.allSatisfy { one in
            handed(to: one, by: site.call, in: site.function).contains { choice in
                mayHold(one, choice) && !isLibrarysOwn(choice, site)
            }
        }
        guard isHanded, !own.isEmpty else { return isHanded }
        let handedOn = handedOn(own, by: site.call, in: site.function, calling: function)
        guard !handedOn.isEmpty else { return true }
        let around = evaluator.conditions(from: site.condition, file: site.call.file)
        return contradiction(in: handedOn + self.asked(by: around, in: site.function), of: site.function) == nil
    }

    /// Whether a library hands over what it has from an object of the app's: the ways of these are known by the calls that gave
    /// it the object.
    private func isLibrarysOwn(_ choice: HandedValues.Choice, _ site: CallSites.Site) -> Bool {
        guard evaluator.asksTies(site.function) else { return false }
        if case .parameter = choice.written { return false }
        return true
    }

    private func mayHold(_ asked: AskedCase, _ choice: HandedValues.Choice) -> Bool {
        outcome(of: asked, choice) != false
    }

    /// Whether a value is what is asked for; nil where that is not known.
    private func outcome(of asked: AskedCase, _ choice: HandedValues.Choice) -> Bool? {
        let condition = program.condition(asked.condition)
        let names: [String]
        switch choice.written {
        case .parameter, .unknown: return nil
        case .nothing: names = ["nil"]
        case .expression(let expression, let frame):
            if !asked.texts.isEmpty,
                let holds = evaluator.outcome(
                    ofComparing: evaluator.eval(expression, frame), condition, with: asked.texts)
            {
                return holds
            }
            names = isConstant(expression, frame, of: asked) ? [] : self.names(expression, frame)
        }
        guard !names.isEmpty, condition.namesCases || condition.onlyUnwraps else { return nil }
        let file = program.files[Int(asked.condition.file)]
        let outcomes = Set(
            names.map { name -> Bool? in
                if condition.onlyUnwraps {
                    return condition.isSilent ? name != "nil" : name == "nil" || name == "none"
                }
                return file.outcome(of: condition, for: name)
            })
        guard outcomes.count == 1, let only = outcomes.first, let holds = only else { return nil }
        return holds && condition.isPartial ? nil : holds
    }

    /// What becomes of a test under a call of the function whose parameter it tests.
    enum Settlement {
        /// The call hands over what passes the test.
        case passed
        /// The function around the call is handed it itself.
        case asked(AskedCase)
        case failed, open
    }

    func settlement(
        of asked: AskedCase, by call: ExpressionRef, in caller: FunctionRef
    ) -> Settlement {
        let choices = handed(to: asked, by: call, in: caller)
        let passing = choices.filter { mayHold(asked, $0) }
        guard let first = passing.first else { return .failed }
        // What a call chooses by is a condition of the call.
        let isChosen = choices.count == passing.count || passing.count == 1 && !first.conditions.isEmpty
        if isChosen, passing.allSatisfy({ outcome(of: asked, $0) == true }) { return .passed }
        guard choices.count == 1, case .parameter(let taker, let index, let parts) = first.written else { return .open }
        return .asked(
            AskedCase(condition: asked.condition, function: taker, parameter: index, parts: parts, texts: asked.texts))
    }

    /// What is asked of the parameters that a call hands on, and by the branches that choose what it hands over.
    func handedOn(_ asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef) -> [AskedCase] {
        site.isRemade ? [] : handedOn(asked, by: site.call, in: site.function, calling: function)
    }

    func handedOn(
        _ asked: [AskedCase], by call: ExpressionRef, in caller: FunctionRef, calling function: FunctionRef
    ) -> [AskedCase] {
        asked.filter { $0.function == function }.flatMap { one -> [AskedCase] in
            let passing = handed(to: one, by: call, in: caller).filter { mayHold(one, $0) }
            guard passing.count == 1 else { return [] }
            let choosing = self.asked(by: passing[0].conditions, in: caller)
            guard case .parameter(let taker, let index, let parts) = passing[0].written else { return choosing }
            return choosing + [
                AskedCase(
                    condition: one.condition, function: taker, parameter: index, parts: parts, texts: one.texts)
            ]
        }
    }

    /// The conditions under which a call hands over the case that is asked of a function's parameters, where it chooses
    /// one of several.
    func deciders(
        of asked: [AskedCase], _ site: CallSites.Site, calling function: FunctionRef
    ) -> [ConditionRef] {
        let around = Set(evaluator.conditions(from: site.condition, file: site.call.file))
        return asked.filter { $0.function == function }.flatMap { one -> [ConditionRef] in
            let condition = program.condition(one.condition)
            guard !condition.cases.isEmpty, condition.kind != .otherwise else { return [] }
            let choices = handed(to: one, by: site.call, in: site.function)
            let passing = choices.filter { mayHold(one, $0) }
            return passing.count == 1 && choices.count > 1 ? passing[0].conditions.filter { !around.contains($0) } : []
        }
    }

    /// What a call hands over of what is asked.
    private func handed(
        to asked: AskedCase, by call: ExpressionRef, in caller: FunctionRef
    ) -> [HandedValues.Choice] {
        let frame = evaluator.rootFrame(caller)
        if let maker = maker(of: asked, handedBy: call, in: caller), maker != .sender {
            guard case .closure(let closure) = maker else { return [HandedValues.Choice(written: .unknown)] }
            return values.results(of: closure, asked.parts)
        }
        if let argument = argument(asked.parameter, of: call, in: caller, calling: asked.function) {
            return values.values(of: argument, asked.parts, frame)
        }
        if let value = defaultValue(asked.parameter, of: call, in: caller, calling: asked.function) {
            return values.values(of: value, asked.parts, evaluator.rootFrame(asked.function))
        }
        return [HandedValues.Choice(written: .unknown)]
    }

    /// What makes what a closure is handed that observes a stream: an operator before it, or before the call that passes
    /// the stream on to the one that it observes.
    private func maker(of asked: AskedCase, handedBy call: ExpressionRef, in caller: FunctionRef) -> StreamMaker? {
        let own = evaluator.maker(forObserver: asked.function)
        if let own, own != .sender {
            return asked.parameter == evaluator.elementParameter(of: asked.function) ? own : .unknown
        }
        guard let stream = program.passing(by: call)?.stream else { return own }
        return evaluator.maker(ofStream: stream, in: caller)
    }

    private var values: HandedValues { HandedValues(evaluator: evaluator) }

    /// The cases that an expression may name; empty where they are not known.
    private func names(_ expression: ExpressionID, _ frame: FrameID) -> [String] {
        let file = evaluator.facts(frame)
        if case .name(let name) = file.expressions[expression], ["true", "false", "nil"].contains(file.text(name)) {
            return [file.text(name)]
        }
        return evaluator.namedCases(expression, frame)
    }

    /// Whether an expression names a constant of an enum that has the case which is asked for.
    private func isConstant(_ expression: ExpressionID, _ frame: FrameID, of asked: AskedCase) -> Bool {
        guard let name = implicitName(expression, evaluator.facts(frame)),
            let enums = program.enumConstants[evaluator.identifier(name, frame)]
        else { return false }
        let condition = program.condition(asked.condition)
        let cases = condition.cases.map { program.identifier($0, asked.condition.file) }
        return enums.contains { symbol in cases.contains { program.types[symbol].cases[$0] != nil } }
    }

    /// `.name`, and that of a call.
    private func implicitName(_ expression: ExpressionID, _ file: SwiftFacts) -> NameID? {
        switch file.expressions[expression] {
        case .member(nil, let name): return name
        case .call(let callee, _):
            if case .member(nil, let name) = file.expressions[callee] { return name }
            return nil
        default: return nil
        }
    }

    /// What an event carries that a stream is told: `.next(element)`.
    private func element(_ value: ExpressionID, _ file: SwiftFacts) -> ExpressionID {
        guard case .call(let callee, let range) = file.expressions[value], range.count == 1,
            case .member(nil, let name) = file.expressions[callee], file.text(name) == StreamWords.elementCase,
            let carried = file.arguments(range).first, carried.label == nil
        else { return value }
        return carried.value
    }

    /// What a call hands over to a parameter; nil where it leaves that out.
    func argument(
        _ index: Int, of call: ExpressionRef, in caller: FunctionRef, calling function: FunctionRef
    ) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        let isClosure = program.facts(function).kind == .closure
        // What is put into a published property is what its stream carries.
        if case .assignment(_, let value) = file.expressions[call.id] {
            return isClosure && index == evaluator.elementParameter(of: function) ? value : nil
        }
        guard case .call(_, let arguments) = file.expressions[call.id] else { return nil }
        let values = Array(file.arguments(arguments))
        guard !isClosure else {
            // A stream may put the object that it holds in front of what it carries.
            let position = values.count == 1 && index == evaluator.elementParameter(of: function) ? 0 : index
            return position < values.count ? element(values[position].value, file) : nil
        }
        if values.count == program.facts(function).parameters.count {
            return index < values.count ? element(values[index].value, file) : nil
        }
        if let binding = binding(of: call, in: caller, calling: function) {
            return index < binding.count ? binding[index].map { values[$0].value } : nil
        }
        // What a protocol asks for may be called by other words than the function has; labels tell.
        let parameters = program.facts(function).parameters
        guard index < parameters.count,
            let label = parameters[index].label.map({ program.identifier($0, function.file) })
        else { return nil }
        let given = values.filter { $0.label.map { program.identifier($0, call.file) } == label }
        return given.count == 1 ? given[0].value : nil
    }

    /// What a parameter is where a call leaves it out.
    private func defaultValue(
        _ index: Int, of call: ExpressionRef, in caller: FunctionRef, calling function: FunctionRef
    ) -> ExpressionID? {
        guard let binding = binding(of: call, in: caller, calling: function), index < binding.count,
            binding[index] == nil
        else { return nil }
        return program.facts(function).parameters[index].defaultValue
    }

    /// The positions of the arguments that the parameters of a function take in a call of it; nil in it for those left out.
    private func binding(
        of call: ExpressionRef, in caller: FunctionRef, calling function: FunctionRef
    ) -> [Int?]? {
        guard program.facts(function).kind != .closure,
            case .call(_, let arguments) = program.files[Int(call.file)].expressions[call.id]
        else { return nil }
        return evaluator.target(function, nil, arguments, evaluator.rootFrame(caller))?.binding
    }
}
