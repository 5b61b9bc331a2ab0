import NavigationGraph

/// Answers how one module leads to another: by routes of its own, else over others, else why not.
struct WayExplainer {
    let app: LinkedApp
    let graph: NavigationGraph
    let derivations: [Derivation]

    func explain(from source: String, to target: String) -> Explanation {
        let direct = graph.routes.filter { $0.source == source && $0.target == target }
        var explanation = Explanation(subject: "\(source) -> \(target)", answer: [], routes: direct.map(\.id))
        guard direct.isEmpty else {
            let count = direct.count == 1 ? "one route" : "\(direct.count) routes"
            explanation.answer = ["\(source) leads to \(target) by \(count)"]
            explanation.sections = direct.map { section($0) }
            return explanation
        }
        if let way = WayFinder(graph: graph).shortest(from: source, to: target), !way.isEmpty {
            explanation.routes = way.map(\.id)
            let idle = way.count(where: \.neverTriggered)
            explanation.answer = [
                "\(source) does not lead to \(target) itself; the shortest way takes \(way.count) routes"
                    + (idle == 0 ? "" : ", and nothing sets \(idle == 1 ? "one" : "\(idle)") of them off")
            ]
            explanation.sections = [Explanation.Section("The way", way.map(RouteExplainer.step))]
            return explanation
        }
        explanation.answer = ["no way from \(source) to \(target) was found"]
        explanation.sections = whyNot(source, target)
        return explanation
    }

    private func section(_ route: Route) -> Explanation.Section {
        guard let derivation = derivations.first(where: { $0.route.id == route.id }) else {
            // The way of an entry point through a module is made of that module's route.
            return Explanation.Section(
                RouteExplainer.title(route),
                [
                    Explanation.Statement("Who triggers it", details: RouteExplainer(app: app).triggers(route)),
                    Explanation.Statement("Where it is", details: route.evidence.map(statement)),
                ])
        }
        return Explanation.Section(
            RouteExplainer.title(route),
            RouteExplainer(app: app).sections(derivation).map {
                Explanation.Statement($0.title, details: $0.statements)
            })
    }

    private func statement(_ evidence: Route.Evidence) -> Explanation.Statement {
        Explanation.Statement(evidence.role.rawValue, file: evidence.file, line: evidence.line)
    }

    private func whyNot(_ source: String, _ target: String) -> [Explanation.Section] {
        let outgoing = graph.routes.filter { $0.source == source && $0.target != nil }
        let incoming = graph.routes.filter { $0.target == target }
        let loose = graph.routes.filter { $0.source == source && $0.destination.kind == .unresolved }
        let back = graph.routes.filter { $0.source == source && $0.landsOn.contains(target) }
        var sections: [Explanation.Section] = []
        if !back.isEmpty {
            sections.append(
                Explanation.Section("Ways back from \(source) land on \(target)", back.map(RouteExplainer.entry)))
        }
        sections.append(
            Explanation.Section(
                "Where \(source) leads",
                outgoing.isEmpty ? [Explanation.Statement("to no module")] : outgoing.map(RouteExplainer.entry)))
        sections.append(
            Explanation.Section(
                "What leads to \(target)",
                incoming.isEmpty
                    ? [Explanation.Statement("nothing that was found")] : incoming.map(RouteExplainer.entry)))
        let unmet = app.routes.unmet.filter { isRoute($0.draft, from: source, to: target) }
        if !unmet.isEmpty {
            sections.append(
                Explanation.Section(
                    "What would lead to \(target), but no call that is known meets its condition",
                    unmet.map { draft, condition in
                        let call = draft.steps.first?.call
                        return Explanation.Statement(
                            ConditionWords(MatchedValues(program: app.program).text(of: condition)).marked,
                            file: call.map { app.program.files[Int($0.file)].path },
                            line: call.map { app.program.line($0) })
                    }))
        }
        if !loose.isEmpty {
            sections.append(
                Explanation.Section(
                    "What is unresolved in \(source), and may be the way", loose.map(RouteExplainer.entry)))
        }
        return sections
    }

    private func isRoute(_ draft: RouteDraft, from source: String, to target: String) -> Bool {
        guard case .module(let from) = draft.source, case .module(let to) = draft.destination else { return false }
        return app.modules.drafts[from].id == source && app.modules.drafts[to].id == target
    }
}
