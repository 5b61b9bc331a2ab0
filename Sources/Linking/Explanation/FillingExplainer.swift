import Facts
import NavigationGraph

/// Tells what becomes of calls that are understood and that no route runs through: most put something into a container,
/// and what is in it is shown where the container is.
struct FillingExplainer {
    /// How many ways to what is in a container are told.
    static let maximumWays = 6

    let app: LinkedApp
    let graph: NavigationGraph

    /// What the call does in place of leading somewhere, fit to follow its name.
    func fate(of call: NavigationCall) -> String {
        let fillings = fillings(by: call)
        if !fillings.isEmpty {
            return fillings.allSatisfy { $0.effect.selectsTab }
                ? "chooses the tab with which a container begins: it is no way by itself"
                : "fills a container, which is shown elsewhere: it is no way by itself"
        }
        if app.routes.filledElsewhere.contains(where: { $0.contains { app.isAt($0, call) } }) {
            return "shows a container that other code fills: what is put into it is a way of that code"
        }
        return "is resolved, and leads nowhere: no module's code has it show another screen"
    }

    /// What the call puts into a container, and the ways that lead there.
    func sections(_ call: NavigationCall) -> [Explanation.Section] {
        let ids = Set(
            fillings(by: call).flatMap { app.routes.screens(shownBy: $0.effect) }.compactMap(module(of:))
                .map { app.modules.drafts[$0].id })
        guard !ids.isEmpty else { return [] }
        let ways = graph.routes.filter { $0.target.map { ids.contains($0) } ?? false }
        var statements = ways.prefix(Self.maximumWays).map(RouteExplainer.entry)
        if ways.count > Self.maximumWays {
            statements.append(Explanation.Statement("and \(ways.count - Self.maximumWays) more"))
        }
        return [
            Explanation.Section("What it puts there", ids.sorted().map { Explanation.Statement($0) }),
            Explanation.Section("The ways that lead there", statements),
        ].filter { !$0.statements.isEmpty }
    }

    private func fillings(by call: NavigationCall) -> [(effect: Effect, containers: [Creation])] {
        app.routes.fillings.filter { app.isAt($0.effect.primitive, call) }
    }

    private func module(of screen: Screen) -> Int? {
        switch screen.destination {
        case .module(let module): module
        case .plain(let symbol): app.modules.moduleOfType[symbol]
        case .system, .open, .inline, .emptyContainer, .unresolved: nil
        }
    }
}
