/// A way to get a drawing made in time: each is quicker and plainer than the one before.
public enum RenderingAttempt: String, Hashable, Sendable, Codable, CaseIterable {
    /// With the graph's own attributes.
    case asGiven
    /// With bounds on the search for ranks and crossings, and straight edges.
    case reducedLimits
    /// By `sfdp`, without ranks.
    case forceDirected

    /// The ways that a graph for this engine can take, in order. Where nodes have their places, only the edges can be
    /// plainer.
    static func chain(for engine: LayoutEngine) -> [RenderingAttempt] {
        engine == .dot ? [.asGiven, .reducedLimits, .forceDirected] : [.asGiven, .reducedLimits]
    }

    /// The engine that draws, where the graph was meant for that one.
    func engine(for engine: LayoutEngine) -> LayoutEngine {
        self == .forceDirected ? .sfdp : engine
    }

    /// Graph attributes to set over the graph's own.
    var settings: [(name: String, value: String)] {
        switch self {
        case .asGiven: []
        case .reducedLimits: [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.1"), ("splines", "line")]
        case .forceDirected: [("overlap", "scale"), ("splines", "line")]
        }
    }
}
