import Diagnostics

/// What one file said.
struct ReadFile: Sendable {
    var outcome: FileOutcome
    var diagnostics: [Diagnostic] = []
    /// Nil where the file has no Swift facts, or nothing is kept.
    var identity: FactsIdentity?
}
