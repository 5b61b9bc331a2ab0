import Dialects
import Facts
import NavigationGraph

/// Tells how one route was derived: the calls, what is shown, whose it is, what it needs, and how sure that is.
struct RouteExplainer {
    let app: LinkedApp
    let text: SourceText

    private var program: Program { app.program }
    private var evaluator: Evaluator { app.evaluator }

    init(app: LinkedApp) {
        self.app = app
        text = SourceText(app: app)
    }

    /// `Login -> Home by push`.
    static func title(_ route: Route) -> String { "\(route.source) -> \(end(of: route))" }

    /// `Home by push`.
    static func end(of route: Route) -> String {
        let target: String =
            switch route.destination.kind {
            case .node: route.target ?? route.destination.name
            case .back: "back"
            case .system, .external: route.destination.name
            case .unresolved: "an unknown screen"
            }
        return "\(target) by \(route.transition.rawValue)"
            + (route.container.map { " in a \($0.rawValue) container" } ?? "")
    }

    /// A route on a line, at the first place that proves it.
    static func entry(_ route: Route) -> Explanation.Statement {
        var title = title(route)
        if let variant = route.variant { title += " in the variant \(variant)" }
        title += condition(of: route)
        if route.neverTriggered { title += ", which nothing triggers" }
        if route.confidence == .inferred { title += " (inferred)" }
        let place = route.evidence.first { $0.role == .call } ?? route.evidence.first { $0.role == .shows }
        let evidence = place ?? route.evidence.first
        return Explanation.Statement(title, file: evidence?.file, line: evidence?.line)
    }

    /// ` if isOpen`, ` if not isOpen and other conditions hold`, as pages say it, with the code in backticks; empty where the
    /// route is always taken.
    private static func condition(of route: Route) -> String {
        let words = ConditionWords(route).marked
        return words.isEmpty ? "" : " if \(words)"
    }

    /// A route as a step of a way: also with what sets it off.
    static func step(_ route: Route) -> Explanation.Statement {
        var statement = entry(route)
        if let chain = route.plainestTriggers.first, let words = TriggerWords(chain) {
            statement.details = [Explanation.Statement("set off by: \(words.text)")]
        }
        return statement
    }

    func sections(_ derivation: Derivation) -> [Explanation.Section] {
        let parts: [(String, [Explanation.Statement])] = [
            ("What is called", call(derivation)), ("How it gets there", way(derivation)),
            ("What is shown", shown(derivation)), ("Which module that is", target(derivation)),
            ("Whose route it is", source(derivation)), ("Who triggers it", triggers(derivation.route)),
            ("What it takes with it", passes(derivation.route)), ("How sure that is", confidence(derivation)),
        ]
        return parts.filter { !$0.1.isEmpty }.map { Explanation.Section($0.0, $0.1) }
    }

    // MARK: - The call

    private func call(_ derivation: Derivation) -> [Explanation.Statement] {
        if let segue = derivation.draft.segue {
            let storyboard = evaluator.storyboards.storyboards[segue.storyboard]
            let name = segue.segue.identifier.map { " “\($0)”" } ?? ""
            return [
                text.statement(
                    "the segue\(name) of the kind \(segue.segue.kind.rawValue), which is a "
                        + derivation.route.transition.rawValue, at: (storyboard.path, segue.segue.line))
            ] + primitive(derivation)
        }
        if derivation.draft.onlyMakes { return making(derivation) }
        if derivation.effect == nil, derivation.draft.primitive == nil {
            return [Explanation.Statement("no code is needed: \(derivation.draft.call)")]
        }
        return primitive(derivation)
    }

    /// What is called where no call shows a screen.
    private func making(_ derivation: Derivation) -> [Explanation.Statement] {
        guard let last = derivation.draft.steps.last else { return [] }
        let part = isCoordinator(derivation) ? "a coordinator" : "the presenter of another screen's part"
        return [
            text.statement(
                "`\(text.text(last.call))` shows nothing by itself: it makes \(part)", at: text.place(last.call))
        ]
    }

    private func isCoordinator(_ derivation: Derivation) -> Bool {
        guard case .module(let module) = derivation.draft.destination else { return false }
        return app.modules.drafts[module].kind == .coordinator
    }

    private func primitive(_ derivation: Derivation) -> [Explanation.Statement] {
        guard let primitive = derivation.draft.primitive, let effect = derivation.effect else { return [] }
        let place = text.place(primitive)
        var said = "`\(effect.call)` \(Self.meaning(of: effect.call, effect))"
        if effect.transition == .root, derivation.route.transition == .present {
            said += ", in a window over the app's: a present"
        } else if effect.transition != derivation.route.transition {
            said += ", which is a \(derivation.route.transition.rawValue) by how the target is prepared"
        }
        return [text.statement(said, at: place, receiver(effect))]
    }

    /// What a primitive does with its arguments.
    private static func meaning(of call: String, _ effect: Effect) -> String {
        let known = NavigationPrimitive.calls.first { $0.fullName == call && $0.transition == effect.transition }
        switch known?.subject ?? NavigationPrimitive.assignmentsByName[call]?.first?.subject
            ?? NavigationPrimitive.selectionsByName[call]?.subject
        {
        case .argument(let index):
            return known == nil
                ? "shows what is assigned, by \(effect.transition.rawValue)"
                : "shows its argument \(index + 1), by \(effect.transition.rawValue)"
        case .elements(let index):
            return known == nil
                ? "shows every element that is assigned, by \(effect.transition.rawValue)"
                : "shows every element of its argument \(index + 1), by \(effect.transition.rawValue)"
        case .nothing:
            return effect.transition == .external ? "leaves the app" : "goes back, by \(effect.transition.rawValue)"
        case .backTo(let index): return "goes back to its argument \(index + 1), by \(effect.transition.rawValue)"
        case .tab: return "selects a tab of a tab bar controller, which it names by its place or its controller"
        case .system(let name): return "shows the system's \(name), by \(effect.transition.rawValue)"
        case .segue(let index): return "performs the segue that its argument \(index + 1) names"
        case nil where effect.isForeign:
            let said =
                call.hasSuffix(")")
                ? "method whose source is not read; by its name it shows what it is handed"
                : "property whose source is not read; by its name it shows what is assigned"
            return "is a library's \(said), by \(effect.transition.rawValue)"
        case nil where effect.isLibrarys: return "is a library's, and \(librarysDoing(effect))"
        case nil: return "shows a screen, by \(effect.transition.rawValue)"
        }
    }

    private static func librarysDoing(_ effect: Effect) -> String {
        switch effect.shown {
        case .back: "goes back, by \(effect.transition.rawValue)"
        case .external: "leaves the app"
        case .value, .system, .segue, .tab: "shows a screen, by \(effect.transition.rawValue)"
        }
    }

    private func receiver(_ effect: Effect) -> [Explanation.Statement] {
        let described = text.describe(effect.receiver)
        let type = evaluator.type(of: effect.receiver)
        guard type != .unknown, !effect.isLibrarys else { return [] }
        return [text.statement("it is called on \(described.text)", at: described.place)]
    }

    // MARK: - The way

    /// Each call on the way, with its conditions and with how its function was chosen.
    private func way(_ derivation: Derivation) -> [Explanation.Statement] {
        let steps = derivation.draft.steps
        let said = steps.enumerated().map { index, step in
            let isLast = step.call == derivation.draft.primitive
            let verb = isLast ? "does it" : "calls `\(text.text(step.call))`"
            var details = step.conditions.filter { !derivation.draft.eitherWay.contains($0) }.map { text.condition($0) }
            if !isLast, index + 1 < steps.count {
                details += DispatchExplainer(app: app).explain(step, leadingTo: steps[index + 1].function)
            }
            return text.statement("\(text.name(step.function)) \(verb)", at: text.place(step.call), details)
        }
        let told = Set(steps.flatMap(\.conditions)).union(derivation.draft.eitherWay)
        return said + derivation.draft.conditions.filter { !told.contains($0) }.map { text.condition($0) }
    }

    // MARK: - What is shown

    /// Where what is shown comes from, step by step.
    func shown(_ derivation: Derivation) -> [Explanation.Statement] {
        guard let effect = derivation.effect, let last = effect.steps.last,
            let expression = effect.shownExpression(in: program)
        else { return [] }
        var tracer = ValueTracer(app: app, way: effect.steps)
        var said = tracer.trace(expression, last.frame)
        if let creation = derivation.draft.creation {
            let place = text.place(creation.site)
            let maker = text.maker(evaluator.store.function(of: creation.frame))
            let whole = derivation.route.container == nil ? "so it is" : "in the \(container(derivation)) is"
            let ending = text.statement("\(whole) the `\(text.name(creation.type))` that \(maker) makes", at: place)
            if said.last?.file != place.file || said.last?.line != place.line { said.append(ending) }
        }
        return said
    }

    private func container(_ derivation: Derivation) -> String {
        derivation.route.container.map { "\($0.rawValue) container" } ?? "container"
    }

    // MARK: - Modules

    private func target(_ derivation: Derivation) -> [Explanation.Statement] {
        let draft = derivation.draft
        switch draft.destination {
        case .module(let module):
            if let creation = draft.creation { return app.modules.reasons(showing: creation, text) }
            let name = app.modules.drafts[module].id
            if draft.onlyMakes {
                let said =
                    isCoordinator(derivation) ? "\(name) is the coordinator itself" : "the presenter is \(name)'s"
                let draft = app.modules.drafts[module]
                let made = draft.symbols(.presenter).first ?? draft.components.first?.symbol
                return [text.statement(said, at: made.flatMap { program.place(of: $0) })]
            }
            if draft.segue != nil {
                return [Explanation.Statement("the scene that it leads to has the class of the view of \(name)")]
            }
            let views = app.modules.drafts[module].views
            return [
                text.statement(
                    "only the type of what is shown is known, and \(name) is the one module whose view has it",
                    at: views.first.flatMap { program.place(of: $0) })
            ]
        case .system(let name):
            return [Explanation.Statement("`\(name)` belongs to the system: where it leads is no part of the app")]
                + opened(derivation.route)
        case .back:
            let places = derivation.route.landsOn
            return [
                Explanation.Statement(
                    places.isEmpty
                        ? "no route was found whose way back this would be"
                        : "it lands on what shows \(derivation.route.source): \(places.joined(separator: ", "))")
            ]
        case .external:
            let addresses = opened(derivation.route)
            return addresses.isEmpty ? [Explanation.Statement("what opens is another app, or a page")] : addresses
        case .unresolved(let reason): return [Explanation.Statement("it could not be found out: \(reason)")]
        }
    }

    private func opened(_ route: Route) -> [Explanation.Statement] {
        route.opens.map { Explanation.Statement("it opens `\($0)`") }
    }

    private func source(_ derivation: Derivation) -> [Explanation.Statement] {
        let route = derivation.route
        var said: [Explanation.Statement] = []
        switch derivation.draft.source {
        case .app: said.append(Explanation.Statement("the app's: launch code shows it, and no module has a part in it"))
        case .entry(let entry):
            let found = app.entries[entry]
            said.append(
                Explanation.Statement(
                    "the entry point's \(found.id): what handles it leads here", file: found.file, line: found.line))
        case .module(let module):
            let owners = derivation.draft.steps.reversed().first { app.modules.module(of: $0.function) == module }
            if let owner = owners {
                said.append(
                    text.statement(
                        "\(route.source)'s: \(text.name(owner.function)) is the innermost function on the way that "
                            + "belongs to a module", at: text.place(owner.function)))
            } else if let first = derivation.draft.steps.first?.function,
                app.modules.sharedParts.isShared(first, by: module)
            {
                said.append(
                    text.statement(
                        "\(route.source)'s: it has an object of its own of the part that \(text.name(first)) is code of, "
                            + "and its own code leads there",
                        at: text.place(first)))
            } else if derivation.draft.segue == nil, let first = derivation.draft.steps.first?.function {
                said.append(
                    text.statement(
                        "\(route.source)'s: it sets off \(text.name(first)), which is code of no module",
                        at: text.place(first)))
            } else {
                said.append(Explanation.Statement("\(route.source)'s: its scene has the segue"))
            }
        }
        if let option = route.option {
            let options = graphOptions(route)
            said.append(
                Explanation.Statement(
                    "it is what the navigation option `\(option)` leads to", file: options?.file, line: options?.line))
        }
        if let variant = route.variant {
            said.append(Explanation.Statement("it is taken in the variant `\(variant)` only"))
        }
        if let variant = route.targetVariant {
            said.append(Explanation.Statement("it shows the variant `\(variant)`"))
        }
        return said
    }

    private func graphOptions(_ route: Route) -> (file: String, line: Int)? {
        guard let evidence = route.evidence.first(where: { $0.role == .option }) else { return nil }
        return (evidence.file, evidence.line)
    }

    // MARK: - Triggers, passes, confidence

    func triggers(_ route: Route) -> [Explanation.Statement] {
        if route.neverTriggered {
            if let first = route.triggers.first?.first {
                return [
                    Explanation.Statement(
                        "nobody: nothing runs `\(first.type).\(first.member)`", file: first.file, line: first.line)
                ]
            }
            return [Explanation.Statement("nobody: no call of `\(route.method ?? route.source)` was found")]
        }
        return route.triggers.enumerated().flatMap { index, chain -> [Explanation.Statement] in
            let steps = chain.map { step in
                let member = step.member.isEmpty ? "" : ".\(step.member)"
                let role = step.component.map { "the \($0.rawValue) " } ?? ""
                let title = step.title.map { ", which says “\($0)”" } ?? ""
                return Explanation.Statement("\(role)`\(step.type)\(member)`\(title)", file: step.file, line: step.line)
            }
            guard route.triggers.count > 1 else { return steps }
            return [Explanation.Statement("way \(index + 1) of \(route.triggers.count)", details: steps)]
        }
    }

    private func passes(_ route: Route) -> [Explanation.Statement] {
        route.passes.map { passed in
            let type = passed.type.isEmpty ? "" : ": \(passed.type)"
            return Explanation.Statement("`\(passed.name)\(type)`, \(Self.words(for: passed.channel))")
        }
    }

    private static func words(for channel: Route.Passed.Channel) -> String {
        switch channel {
        case .initializer: "handed to the initialiser"
        case .factory: "handed to the factory"
        case .enumValue: "which comes with the navigation option"
        case .delegate: "as the delegate"
        case .closure: "as a closure"
        case .moduleInput: "through the module's input"
        case .property: "put into a property"
        }
    }

    private func confidence(_ derivation: Derivation) -> [Explanation.Statement] {
        switch derivation.route.confidence {
        case .exact: return [Explanation.Statement("exact: every step was followed in the sources")]
        case .inferred where derivation.draft.onlyMakes:
            let act = isCoordinator(derivation) ? "when it acts" : "where its part of the screen is put"
            return [Explanation.Statement("inferred: it is made here; \(act) was not followed")]
        case .inferred:
            return [
                Explanation.Statement(
                    "inferred: no code was found that makes the very object, so its declared type stands in for it")
            ]
        case .unresolved: return [Explanation.Statement("unresolved: a step could not be followed")]
        }
    }
}
