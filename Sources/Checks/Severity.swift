/// How grave a finding is.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; the text of `wiremap check` only counts these.
    case note
    /// Most likely a fault.
    case warning
    /// A fault: `wiremap check` ends with status 1.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
