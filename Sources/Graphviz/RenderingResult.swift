/// What became of a job.
public struct RenderingResult: Sendable {
    /// The drawing, or why there is none.
    public var outcome: Result<Drawing, RenderingFailure>
    /// The way that was taken last.
    public var attempt: RenderingAttempt
    /// Ways that were tried before, and why each failed.
    public var failedAttempts: [FailedAttempt]

    /// A way that failed.
    public struct FailedAttempt: Hashable, Sendable {
        /// The way.
        public var attempt: RenderingAttempt
        /// Why it failed.
        public var failure: RenderingFailure
    }

    /// Whether the drawing is plainer than the graph asked for.
    public var isFallback: Bool { attempt != .asGiven && attempt != .rankedAtOnce }
}

/// Why a worker process made no drawing.
public enum RenderingFailure: Error, Hashable, Sendable {
    /// libgraphviz reported an error.
    case graphviz(GraphvizError)
    /// The layout took longer than allowed.
    case timedOut(limit: Duration)
    /// libgraphviz brought the worker down.
    case crashed
}

extension RenderingFailure: CustomStringConvertible {
    /// What is wrong.
    public var description: String {
        switch self {
        case .graphviz(let error): error.description
        case .timedOut(let limit): "the layout took longer than \(limit.components.seconds) s"
        case .crashed: "Graphviz crashed while drawing the graph"
        }
    }
}

/// Why no worker could be used at all.
public enum RenderingPoolError: Error, Hashable, Sendable {
    /// The executable cannot be run.
    case cannotRun(executable: String, reason: String)
    /// The process ended, or said something else, before it was ready.
    case workerDidNotStart(executable: String)
}

extension RenderingPoolError: CustomStringConvertible {
    /// What is wrong, and what to do next.
    public var description: String {
        switch self {
        case .cannotRun(let executable, let reason):
            "the rendering worker \(executable) cannot be run (\(reason)); install Wiremap again"
        case .workerDidNotStart(let executable):
            "the rendering worker \(executable) does not start; \(Installation.advice), or install Wiremap again"
        }
    }
}
