/// How a run ended, for scripts and CI.
///
/// A usage error keeps the argument parser's own 64.
package enum ExitStatus: Int32, Sendable {
    /// What was asked for was done.
    case done = 0
    /// Findings at or above the threshold.
    case findings = 1
    /// No graph or no output could be made.
    case failure = 2
}
