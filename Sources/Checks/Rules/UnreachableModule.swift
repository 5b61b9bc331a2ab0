import Diagnostics
import NavigationGraph

extension Rule {
    /// A module to which no way was found from where the app starts or is entered, though something names it.
    static let unreachableModule = Rule(
        id: "unreachable-module", title: "Unreachable module",
        why: "The module is there and used, and no way was found to it from where the app starts or is entered: either "
            + "users cannot get to it, or it is opened by code that could not be followed. Where modules lead on from "
            + "one that cannot be reached, only that one is named.",
        severity: .warning
    ) { app in
        guard app.hasStart else { return [] }
        return UnreachableModuleFinder(app: app).faults()
    }
}

/// Finds the modules at which what cannot be reached begins.
private struct UnreachableModuleFinder {
    let app: CheckedApp

    func faults() -> [Fault] {
        var explained: Set<String> = []
        var told: Set<String> = []
        var faults: [Fault] = []
        let unreached = app.graph.modules.filter { !$0.reachable }
        // What nothing leads to comes first; what it leads to is explained by it.
        for module in unreached where app.into[module.id] == nil {
            let behind = self.behind(module.id)
            explained.formUnion(behind)
            if !app.isUnused(module) { faults.append(fault(module, behind.count - 1)) }
            if app.isUnused(module) {
                // Each once, however many lead there.
                let others = behind.subtracting([module.id]).sorted().filter { told.insert($0).inserted }
                faults += others.map { dead($0, module) }
            }
        }
        // The rest only leads to one another: of each ring the first is named.
        for module in unreached where explained.insert(module.id).inserted {
            let behind = self.behind(module.id)
            explained.formUnion(behind)
            faults.append(fault(module, behind.count - 1))
        }
        return faults.uniqued()
    }

    /// The unreached modules that a module leads to, itself included.
    private func behind(_ start: String) -> Set<String> {
        var found: Set<String> = [start]
        var queue = [start]
        while let node = queue.popLast() {
            for route in app.from[node] ?? [] {
                guard let target = route.target, app.modules[target]?.reachable == false, found.insert(target).inserted
                else { continue }
                queue.append(target)
            }
        }
        return found
    }

    private func fault(_ module: Module, _ behind: Int) -> Fault {
        let more = behind == 0 ? "" : ", nor to the \(behind == 1 ? "one" : "\(behind)") behind it"
        let named = module.mentions.first.map { " (\($0.file) names \($0.type))" } ?? ""
        return Fault(
            node: module.id, subject: [module.id],
            text: "no way was found from the start of the app to \(module.id)\(more)\(named)",
            advice: "open it somewhere, or name what opens it under `entryPoints` in the settings", place: module.place,
            related: module.mentions.map {
                Fault.Related(SourcePlace(file: $0.file, line: $0.line), "\($0.type) is named here")
            } + ways(to: module))
    }

    /// A module behind one that nothing uses; others may lead to it too, and are as little reached.
    private func dead(_ id: String, _ unused: Module) -> Fault {
        Fault(
            node: id, subject: [id],
            text: "\(id) cannot be reached: the way to it begins at \(unused.id), which nothing uses",
            advice: "remove both, or open \(unused.id) somewhere", place: app.modules[id]?.place,
            related: app.modules[id].map(ways) ?? [])
    }

    private func ways(to module: Module) -> [Fault.Related] {
        (app.into[module.id] ?? []).prefix(3).compactMap { route in
            route.place.map { Fault.Related($0, "\(route.source) leads to \(module.id) here") }
        }
    }
}
