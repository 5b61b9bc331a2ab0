import Diagnostics

/// What one file said.
struct ReadFile: Sendable {
    var outcome: FileOutcome
    var diagnostics: [Diagnostic] = []
}
