import NavigationGraph

/// A graph in words, for a person who sees the app for the first time.
struct GraphSummary {
    /// How many entries a list that may be long shows.
    private static let longest = 20
    /// How many targets a line names.
    private static let mostTargets = 6

    private let graph: NavigationGraph
    /// What the user typed for the input, for the commands that are suggested.
    private let path: String
    /// Whether the graph was made from sources in this run, and not read.
    private let isOfSources: Bool
    /// Where each source leads: the ids of modules, sorted, then what is no module in parentheses, sorted.
    private let targets: [String: [String]]

    init(graph: NavigationGraph, path: String, isOfSources: Bool = false) {
        self.graph = graph
        self.path = path
        self.isOfSources = isOfSources
        targets = Dictionary(grouping: graph.routes, by: \.source).mapValues { routes in
            let others = routes.filter { $0.target == nil }.map { "(\($0.destination.kind.rawValue))" }
            return Set(routes.compactMap(\.target)).sorted() + Set(others).sorted()
        }
    }

    /// Sections with an empty line between them; no name from the sources adds a line or speaks to a terminal.
    var text: String {
        [headline, modules, entryPoints, transitions, coverage, unresolved, passedOver, advice]
            .filter { !$0.isEmpty }
            .map { section in section.map { PlainText.of($0) + "\n" }.joined() }
            .joined(separator: "\n")
    }

    private var headline: [String] {
        let others = [(Module.Kind.screen, "screen"), (.coordinator, "coordinator")].compactMap { kind, noun in
            let count = graph.modules.count { $0.kind == kind }
            return count == 0 ? nil : Counted.words(count, noun)
        }
        let own = graph.modules.count { $0.kind == .module }
        let counts =
            (own == 0 && !others.isEmpty ? [] : [Counted.words(own, "module")]) + others + [
                Counted.words(graph.routes.count, "route"), Counted.words(graph.entryPoints.count, "entry point"),
            ]
        let dialects = Set(graph.modules.compactMap(\.dialect)).sorted()
        let written = dialects.isEmpty ? [] : ["written in the manner of \(dialects.joined(separator: ", "))"]
        return ["\(graph.app.name): \(counts.joined(separator: ", "))"] + written
    }

    private var modules: [String] {
        guard !graph.modules.isEmpty else { return [] }
        let groups = Dictionary(grouping: graph.modules, by: \.group)
        let all = groups.keys.sorted().flatMap { group in
            ["  \(group.isEmpty ? "(no group)" : group)"] + lines(of: groups[group] ?? [])
        }
        return ["MODULES"] + all
    }

    private func lines(of modules: [Module]) -> [String] {
        let width = min(modules.map(\.id.count).max() ?? 0, 32)
        return modules.map { module in
            let targets = targets[module.id] ?? []
            var notes = [targets.isEmpty ? "leads nowhere" : Self.named(targets)]
            if module.kind != .module { notes.insert(module.kind.rawValue, at: 0) }
            if !module.reachable { notes.append("no way found from an entry point") }
            let padding = String(repeating: " ", count: max(0, width - module.id.count))
            return "    \(module.id)\(padding)  \(notes.joined(separator: "; "))"
        }
    }

    /// As many as fit a line; `wiremap explain` tells all.
    private static func named(_ targets: [String]) -> String {
        let shown = targets.count > mostTargets + 1 ? targets.prefix(mostTargets) : targets[...]
        let rest = targets.count - shown.count
        return "-> " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private var entryPoints: [String] {
        guard !graph.entryPoints.isEmpty else { return [] }
        return ["ENTRY POINTS"]
            + graph.entryPoints.map { entry in
                let targets = targets[entry.id] ?? []
                return "  \(entry.id) (\(entry.file):\(entry.line))"
                    + (targets.isEmpty ? "" : " " + Self.named(targets))
                    + (entry.unresolved.map { ": \($0)" } ?? "")
            }
    }

    private var transitions: [String] {
        let counts = Dictionary(grouping: graph.routes, by: \.transition).mapValues(\.count)
        let words = Transition.allCases.compactMap { transition in
            counts[transition].map { "\($0) \(transition.rawValue)" }
        }
        return words.isEmpty ? [] : ["ROUTES", "  \(words.joined(separator: ", "))"]
    }

    private var coverage: [String] { CoverageSummary(graph: graph, path: path).lines }

    private var unresolved: [String] {
        guard !graph.unresolved.isEmpty else { return [] }
        let shown = graph.unresolved.prefix(Self.longest).flatMap { call in
            let column = call.column > 0 ? ":\(call.column)" : ""
            let owner = call.owner.map { " in \($0)" } ?? ""
            return ["  \(call.file):\(call.line)\(column): \(call.call)\(owner)", "      \(call.reason)"]
        }
        let hidden = graph.unresolved.count - Self.longest
        return ["NOT RESOLVED"] + shown
            + (hidden > 0 ? ["  and \(hidden) more; the JSON and the site list them all"] : [])
    }

    /// Names of targets in one text, or how many they are: a project of pods in the tree has dozens.
    private static func few(of targets: String) -> String {
        let count = targets.split(separator: ", ").count
        return count > mostTargets ? "\(count) targets" : targets
    }

    private var passedOver: [String] {
        let scan = graph.scan
        var lines: [String] = []
        if scan.swiftFiles + scan.storyboards > 0 {
            let target = scan.target.map { " of \(Self.few(of: $0))" } ?? ""
            lines.append(
                "  read \(Counted.words(scan.swiftFiles, "Swift file"))\(target) and "
                    + Counted.words(scan.storyboards, "storyboard or xib", "storyboards and xibs"))
        }
        if scan.objectiveCFiles > 0 {
            let calls = scan.objectiveCFilesWithNavigation
            lines.append(
                "  \(Counted.words(scan.objectiveCFiles, "Objective-C file")) not read; "
                    + (calls == 0
                        ? "none of them contains navigation calls"
                        : "\(Counted.words(scan.objectiveCNavigationCalls, "navigation call")) in \(calls) of them are missing here")
            )
        }
        if !scan.outOfTarget.isEmpty {
            lines.append("  \(Counted.words(scan.outOfTarget.count, "file")) left out that no target compiles")
        }
        return lines.isEmpty ? [] : ["FILES"] + lines
    }

    /// What is said of sources in which there is no module.
    static func nothing(of scan: ScanReport, in path: String) -> String {
        if scan.swiftFiles == 0, scan.objectiveCFiles > 0 {
            return "No VIPER module was found: the code here is in Objective-C, which is not read."
        }
        return "No VIPER module was found. Is \(path) the folder with the app's sources? `--include`, `--target` and "
            + "`--tests` choose others."
    }

    private var advice: [String] {
        guard let module = busiest else {
            return [Self.nothing(of: graph.scan, in: path)]
        }
        let input = ShellWord.quoted(path)
        return [
            "NEXT",
            "  wiremap site \(input) -o site",
            "  wiremap graph \(input) --focus \(ShellWord.quoted(module.id)) -o module.svg",
        ] + explanation(of: module)
    }

    /// The module with most routes, which shows most; of several the first.
    private var busiest: Module? {
        var counts: [String: Int] = [:]
        for route in graph.routes {
            for node in Set([route.source, route.target ?? route.source]) { counts[node, default: 0] += 1 }
        }
        let most = graph.modules.map { counts[$0.id] ?? 0 }.max()
        return graph.modules.first { counts[$0.id] ?? 0 == most }
    }

    /// Only sources can be explained.
    private func explanation(of module: Module) -> [String] {
        guard isOfSources else { return [] }
        let what = graph.unresolved.first.map { "\($0.file):\($0.line)" } ?? module.id
        let place = path == "." ? "" : " --path \(ShellWord.quoted(path))"
        return ["  wiremap explain \(ShellWord.quoted(what))\(place)"]
    }
}
