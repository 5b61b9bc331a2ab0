import NavigationGraph

/// The coverage in words: the share, what each class means, and whose calls lie outside of modules.
struct CoverageSummary {
    /// How many types a list shows.
    private static let longest = 5

    let graph: NavigationGraph
    let path: String

    private var coverage: Coverage { graph.coverage }

    /// Nothing where the sources hold no navigation call.
    var lines: [String] {
        guard coverage.navigationCalls > 0 else { return [] }
        let classes: [(Int, String, String)] = [
            (coverage.resolved, "resolved", "every screen that they show is known"),
            (coverage.unresolved, "unresolved", "some screen could not be found out; listed below"),
            (coverage.outsideModules, "outside modules", "no module has a part in them" + owners),
            (coverage.outOfTarget, "out of target", "in files that no target compiles"),
        ]
        let shown = classes.filter { $0.0 > 0 }
        let counts = shown.map { "\($0.0)" }
        let width = counts.map(\.count).max() ?? 0
        let names = shown.map(\.1.count).max() ?? 0
        return ["COVERAGE", headline]
            + zip(shown, counts).map { part, count in
                "  " + String(repeating: " ", count: width - count.count) + count + " " + part.1
                    + String(repeating: " ", count: names - part.1.count) + "  " + part.2
            }
    }

    private var headline: String {
        let calls = Counted.words(coverage.navigationCalls, "navigation call", "navigation calls")
        guard coverage.inModules > 0 else { return "  \(calls), and no module has a part in one" }
        return "  \(coverage.shareText) of the modules' navigation calls were followed "
            + "(\(coverage.resolved) of \(coverage.inModules)); all in all there are \(coverage.navigationCalls)"
    }

    /// The types that hold the calls outside of modules, the busiest first.
    private var owners: String {
        let counts = Dictionary(grouping: graph.calls(.outsideModules)) { $0.owner ?? "no type" }.mapValues(\.count)
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !sorted.isEmpty else { return "" }
        let words = sorted.prefix(Self.longest).map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
        let hidden = sorted.count - words.count
        return ": " + words.joined(separator: ", ")
            + (hidden > 0 ? " and \(Counted.words(hidden, "more type", "more types"))" : "")
    }
}
