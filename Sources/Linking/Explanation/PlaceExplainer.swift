import Facts
import NavigationGraph

/// Answers what a line of a file does to the navigation, and how that was understood.
struct PlaceExplainer {
    /// How many routes are derived in full; a helper that the whole app goes through would fill a book.
    static let maximumDerivations = 4

    let app: LinkedApp
    let graph: NavigationGraph
    let derivations: [Derivation]

    func explain(_ file: String, _ line: Int) -> Explanation {
        let calls = graph.navigationCalls.filter { $0.file == file && $0.line == line }
        var here = derivations.filter { $0.mentions(file, line, in: app.program) }
        // A line that only helps to make what is shown.
        if here.isEmpty, calls.isEmpty { here = derivations.filter { isToldOf($0, file, line) } }
        var seen: Set<Route.ID> = []
        let routes = here.filter { seen.insert($0.route.id).inserted }
        let triggered = graph.routes.filter { route in
            !seen.contains(route.id)
                && route.triggers.contains { $0.contains { $0.file == file && $0.line == line } }
        }
        var explanation = Explanation(
            subject: "\(file):\(line)", answer: calls.map { sentence(about: $0, isWay: !routes.isEmpty) }, calls: calls,
            routes: routes.map(\.route.id) + triggered.map(\.id))
        explanation.answer += routes.prefix(Self.maximumDerivations).map { derivation in
            let part = calls.isEmpty ? "this line has a part in " : "it makes "
            return part + RouteExplainer.title(derivation.route)
        }
        explanation.sections = sections(of: routes)
        for call in calls where call.class != .resolved {
            explanation.sections += FailureExplainer(app: app, graph: graph).sections(call)
        }
        if routes.isEmpty {
            explanation.sections += calls.flatMap { FillingExplainer(app: app, graph: graph).sections($0) }
        }
        if !triggered.isEmpty {
            explanation.sections.append(
                Explanation.Section("What this line triggers", triggered.map(RouteExplainer.entry)))
        }
        let unmet = routes.isEmpty ? unmet(file, line) : []
        explanation.answer += unmet
        if calls.isEmpty, routes.isEmpty, unmet.isEmpty {
            explanation.answer.append(
                triggered.isEmpty
                    ? nothingHere(file, line)
                    : "this line is on the way to \(triggered.count == 1 ? "a route" : "\(triggered.count) routes")")
            if triggered.isEmpty { explanation.sections += nearby(file, line) }
        }
        return explanation
    }

    /// What would lead on from a line, if any call met the condition.
    private func unmet(_ file: String, _ line: Int) -> [String] {
        let found = app.routes.unmet.filter { unmet in
            unmet.draft.steps.contains {
                app.program.files[Int($0.call.file)].path == file && app.program.line($0.call) == line
            }
        }
        var seen: Set<String> = []
        return found.map { unmet in
            let condition = ConditionWords(MatchedValues(program: app.program).text(of: unmet.condition))
            return "no call leads here: all that are known decide against what it asks for, \(condition.marked)"
        }.filter { seen.insert($0).inserted }
    }

    /// Whether a line has a part in how the shown screen comes about.
    private func isToldOf(_ derivation: Derivation, _ file: String, _ line: Int) -> Bool {
        RouteExplainer(app: app).shown(derivation).contains { $0.file == file && $0.line == line }
    }

    /// - Parameter isWay: whether routes run through the line.
    private func sentence(about call: NavigationCall, isWay: Bool) -> String {
        let name = "`\(call.call)`"
        switch call.class {
        case .resolved:
            switch reasonForNoWay(call) {
            case .closesAlert: return "\(name) is no way back: it closes an alert, and the screen below stays"
            case .closesSystemScreen:
                return "\(name) is no way back: it closes a screen that is not the app's, and the one below stays"
            case .makesRoom:
                return "\(name) is no way back: it makes room for the screen that the same function shows"
            case .closesOverlay:
                return "\(name) is no way back: it closes what lies over the screen, which stays"
            case .takesNothingOff:
                return "\(name) is no way back: it takes nothing off a stack that was made just before"
            case nil:
                let fate = isWay ? nil : FillingExplainer(app: app, graph: graph).fate(of: call)
                return "\(name) " + (fate ?? "is resolved: every screen that it shows is known")
            }
        case .unresolved: return "\(name) is unresolved: \(call.reason ?? "it could not be followed")"
        case .outsideModules:
            return "\(name) is outside of modules: no module has a part in it"
                + (call.owner.map { "; `\($0)` calls it" } ?? "")
        case .outOfTarget: return "\(name) is out of target: no target compiles this file"
        case .noNavigation:
            return "\(name) only looks like a navigation call" + (call.reason.map { ": \($0)" } ?? "")
        }
    }

    /// Why a call that closes something is no way back; nil for one that is, wherever it is called from.
    private func reasonForNoWay(_ call: NavigationCall) -> ClosedPresentations.Reason? {
        let isWay = graph.routes.contains { route in
            route.evidence.contains { $0.role == .shows && $0.file == call.file && $0.line == call.line }
        }
        return isWay
            ? nil
            : app.routes.noWays.first { app.isAt($0.key, call) }?.value
    }

    // MARK: - Routes

    private func sections(of routes: [Derivation]) -> [Explanation.Section] {
        let explainer = RouteExplainer(app: app)
        if routes.count == 1 {
            return explainer.sections(routes[0])
        }
        var sections: [Explanation.Section] = []
        if routes.count > Self.maximumDerivations {
            sections.append(
                Explanation.Section(
                    "\(routes.count) routes run through here; of the first \(Self.maximumDerivations) every step follows",
                    routes.map { RouteExplainer.entry($0.route) }))
        }
        sections += routes.prefix(Self.maximumDerivations).map { derivation in
            Explanation.Section(
                RouteExplainer.title(derivation.route),
                explainer.sections(derivation).map { Explanation.Statement($0.title, details: $0.statements) })
        }
        return sections
    }

    // MARK: - Nothing here

    private func nothingHere(_ file: String, _ line: Int) -> String {
        let isOutOfTarget = graph.scan.outOfTarget.contains(file)
        return isOutOfTarget
            ? "no target compiles this file, and there is no navigation call on this line"
            : "there is no navigation call on this line, and no route needs it"
    }

    /// The navigation calls of the same function, else of the same file, the nearest first.
    private func nearby(_ file: String, _ line: Int) -> [Explanation.Section] {
        let calls = graph.navigationCalls.filter { $0.file == file && $0.class != .noNavigation }
        let nearest = calls.sorted { (abs($0.line - line), $0.line) < (abs($1.line - line), $1.line) }.prefix(5)
        guard !nearest.isEmpty else { return [] }
        return [
            Explanation.Section(
                "The navigation calls nearest to it",
                nearest.map { Explanation.Statement("`\($0.call)`, \($0.class.words)", file: $0.file, line: $0.line) })
        ]
    }
}

extension NavigationCall.Class {
    var words: String {
        switch self {
        case .resolved: "resolved"
        case .outsideModules: "outside of modules"
        case .unresolved: "unresolved"
        case .outOfTarget: "out of target"
        case .noNavigation: "no navigation"
        }
    }
}
