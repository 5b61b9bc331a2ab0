/// A way to get a drawing made in time: after the second, each is quicker and plainer than the one before.
public enum RenderingAttempt: String, Hashable, Sendable, Codable, CaseIterable {
    /// With the graph's own attributes.
    case asGiven
    /// With the ranks of all clusters found at once. `dot` finds those of each cluster for itself, and gives some graphs
    /// up over it (“trouble in init_rank”).
    case rankedAtOnce
    /// With bounds on the search for ranks and crossings, and straight edges.
    case reducedLimits
    /// By `sfdp`, without ranks.
    case forceDirected

    /// The way to take after this one has failed; nil where there is none.
    ///
    /// Where nodes have their places, only the edges can be plainer. What took too long, or brought libgraphviz down, is
    /// not tried again at full length.
    func next(for engine: LayoutEngine, after failure: RenderingFailure) -> RenderingAttempt? {
        // What else libgraphviz reports as an error no other way mends.
        if case .graphviz(let error) = failure, !error.isOfLayout { return nil }
        switch self {
        case .asGiven:
            if case .graphviz = failure, engine == .dot { return .rankedAtOnce }
            return .reducedLimits
        case .rankedAtOnce: return .reducedLimits
        case .reducedLimits: return engine == .dot ? .forceDirected : nil
        case .forceDirected: return nil
        }
    }

    /// The engine that draws, where the graph was meant for that one.
    func engine(for engine: LayoutEngine) -> LayoutEngine {
        self == .forceDirected ? .sfdp : engine
    }

    /// Graph attributes to set over the graph's own.
    var settings: [(name: String, value: String)] {
        switch self {
        case .asGiven: []
        case .rankedAtOnce: [("newrank", "true")]
        case .reducedLimits: [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.1"), ("splines", "line")]
        case .forceDirected: [("overlap", "scale"), ("splines", "line")]
        }
    }
}
