import Facts
import NavigationGraph

/// A call over which a handler is handed on: `view.showAlert(buttonTitle: "OK") { router.close() }`.
struct Handing {
    /// The code that calls.
    var place: FunctionRef
    var arguments: ArgumentRange
    var target: CallTarget
}

/// The words that a function is handed together with a handler, for what the user touches to set it off.
///
/// They are followed from call to call on the handler's own way. Before that, all callers have to say the same: which
/// of two titles is shown when is not known.
extension OriginFinder {
    /// How many calls may hand words on to one another.
    private static let maximumHops = 6
    /// How many calls of a function are asked for the words that they hand over.
    private static let maximumCallers = 4
    /// How many names in a row words may have in one body.
    private static let maximumNames = 4

    /// What sets a handler off that a function makes of its parameter, with the title that callers hand over for it:
    /// `confirm("Log out?", action: "Log out") { … }`; empty where the function itself says what stands there, or no
    /// caller does.
    ///
    /// - Parameters:
    ///   - known: what sets the handler off, whoever calls the function.
    ///   - depth: from how many functions what the handler runs was handed on until here.
    ///   - handings: the calls over which it was, with that of the function.
    func titled(
        _ known: [Origin], around handler: FunctionRef, depth: Int, from writer: FunctionRef, over handings: [Handing]
    ) -> [Origin] {
        let file = program.files[Int(handler.file)]
        guard let use = program.closureUses[handler], let parent = program.facts(handler).parent,
            case .call(_, let range) = file.expressions[use.call.id]
        else { return [] }
        let toAnybody = known.compactMap { origin -> Route.TriggerStep? in
            if case .event(let step) = origin { step } else { nil }
        }
        let found = registration(
            use.call.id, use.position, at: Array(file.arguments(range))[use.position].value,
            FunctionRef(Int(handler.file), parent), depth: depth + 1, from: writer, over: handings)
        return found.filter { origin in
            guard case .event(let step) = origin, isTelling(origin) else { return false }
            return step.title != nil && !toAnybody.contains(step)
        }
    }

    /// The words that an expression stands for in code that a handler was handed on to.
    ///
    /// - Parameter handings: the calls over which it was, the first one first; where there are none, only what the code
    ///   itself says counts.
    func title(of words: ExpressionID, in place: FunctionRef, over handings: [Handing]) -> String? {
        guard !handings.isEmpty else { return WordReader(evaluator: evaluator).title(words, in: place) }
        return title(of: words, in: place, over: handings[...], depth: 0)
    }

    /// - Parameter depth: how many calls have handed the words on from here.
    private func title(
        of words: ExpressionID, in place: FunctionRef, over handings: ArraySlice<Handing>, depth: Int
    ) -> String? {
        if let title = WordReader(evaluator: evaluator).title(words, in: place) { return title }
        guard depth < Self.maximumHops, let (function, parameter) = parameterMeant(by: words, in: place) else {
            return nil
        }
        guard let last = handings.lastIndex(where: { $0.target.function == function }) else {
            return title(ofCallersOf: function, as: parameter, depth: depth)
        }
        return title(handedBy: handings[last], as: parameter, over: handings[..<last], depth: depth)
    }

    /// The words that one call hands over as a parameter, or those that the parameter has by default.
    private func title(
        handedBy handing: Handing, as parameter: Int, over handings: ArraySlice<Handing>, depth: Int
    ) -> String? {
        let target = handing.target
        guard target.binding.indices.contains(parameter) else { return nil }
        guard let position = target.binding[parameter] else {
            return program.facts(target.function).parameters[parameter].defaultValue.flatMap {
                WordReader(evaluator: evaluator).title($0, in: target.function)
            }
        }
        let arguments = Array(program.files[Int(handing.place.file)].arguments(handing.arguments))
        return title(of: arguments[position].value, in: handing.place, over: handings, depth: depth + 1)
    }

    /// The words that all calls of a method hand over as a parameter, where these are known and say the same.
    private func title(ofCallersOf function: FunctionRef, as parameter: Int, depth: Int) -> String? {
        guard program.facts(function).kind == .method, !sites.mayBeCalled(function) else { return nil }
        var calls: Set<ExpressionRef> = []
        let callers = ([function] + requirements(answeredBy: function)).flatMap { sites.sites(of: $0) }
            .filter { calls.insert($0.call).inserted }
        guard callers.count <= Self.maximumCallers else { return nil }
        var titles: Set<String> = []
        for site in callers {
            guard case .call(_, let range) = program.files[Int(site.call.file)].expressions[site.call.id],
                let target = evaluator.target(function, nil, range, evaluator.rootFrame(site.function)),
                let title = self.title(
                    handedBy: Handing(place: site.function, arguments: range, target: target), as: parameter, over: [],
                    depth: depth)
            else { return nil }
            titles.insert(title)
        }
        return titles.count == 1 ? titles.first : nil
    }

    /// The parameter that an expression stands for, also by another name.
    private func parameterMeant(
        by expression: ExpressionID, in place: FunctionRef
    ) -> (function: FunctionRef, parameter: Int)? {
        let file = program.files[Int(place.file)]
        var current = expression
        for _ in 0..<Self.maximumNames {
            switch file.expressions[current] {
            case .local(let local):
                let fact = file.locals[Int(local.index)]
                switch fact.source {
                case .parameter(let index): return (FunctionRef(Int(place.file), fact.function), index)
                case .value(let value) where !fact.isVariable: current = value
                default: return nil
                }
            case .cast(let value, _, _): current = value
            default: return nil
            }
        }
        return nil
    }
}
