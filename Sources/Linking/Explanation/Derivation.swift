import Dialects
import Facts
import NavigationGraph

/// A published route with the draft that it was made of, and the effect behind the draft.
struct Derivation {
    var route: Route
    var draft: RouteDraft
    /// What the code on the way does to the screen; nil for a segue that fires without code.
    var effect: Effect?

    /// One for every draft, in the order of the routes.
    static func all(of app: LinkedApp, in graph: NavigationGraph) -> [Derivation] {
        let publisher = app.assembler.publisher
        let routes = Dictionary(
            graph.routes.map { (RouteIdentity($0), $0) }, uniquingKeysWith: { first, _ in first })
        let landings = app.assembler.landings(among: graph.routes)
        let drafts = app.routes.drafts.map { draft in
            var draft = draft
            draft.option = draft.option ?? publisher.options.option(of: draft)
            return draft
        }
        let all = app.assembler.withOneCondition(drafts.map { publisher.publishWithConditions($0) }, of: drafts)
        let found = zip(drafts, all).compactMap { draft, published -> Derivation? in
            var published = published
            // Where a way back lands is known only beside all other routes.
            if published.landsOn.isEmpty, let extent = app.assembler.wayBack(draft) {
                published.landsOn = landings.landings(of: published, extent)
            }
            guard let route = routes[RouteIdentity(published)] else { return nil }
            return Derivation(route: route, draft: draft, effect: effect(of: draft, app))
        }
        return found.enumerated().sorted { ($0.element.route.id, $0.offset) < ($1.element.route.id, $1.offset) }
            .map(\.element)
    }

    /// The effect that a draft was made of: the evaluator's activations are remembered, so the same question gives it.
    private static func effect(of draft: RouteDraft, _ app: LinkedApp) -> Effect? {
        guard let first = draft.steps.first else { return nil }
        let matching = app.routes.effects.effects(of: first.frame).filter {
            $0.primitive == draft.primitive && $0.steps == draft.steps
        }
        guard matching.count > 1, let creation = draft.creation else { return matching.first }
        return matching.first { effect in
            app.routes.screens(shownBy: effect).contains { $0.creation == creation }
        } ?? matching.first
    }

    /// Whether a line of a file has a part in the proof of the route.
    func mentions(_ file: String, _ line: Int, in program: Program) -> Bool {
        if route.evidence.contains(where: { $0.file == file && $0.line == line }) { return true }
        return draft.steps.contains { step in
            program.files[Int(step.call.file)].path == file && program.line(step.call) == line
        }
    }
}
