/// One thing that Wiremap has to say about its input: what is wrong, where, and what to do next.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable, Hashable, Comparable {
        case note, warning, error

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }

        package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    package var severity: Severity
    package var place: SourcePlace?
    /// What is wrong, as one sentence without a full stop.
    package var message: String
    /// What the reader can do about it, as one sentence without a full stop.
    package var advice: String?

    package init(_ severity: Severity, at place: SourcePlace? = nil, _ message: String, advice: String? = nil) {
        self.severity = severity
        self.place = place
        self.message = message
        self.advice = advice
    }
}

extension Diagnostic: Comparable {
    /// By place, then by severity with the gravest first, then by text.
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        switch (left.place, right.place) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (let one?, let other?) where one != other: return one < other
        default: return (right.severity, left.message) < (left.severity, right.message)
        }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The form that compilers print and editors recognise: `file:line:column: error: message`.
    package var description: String {
        let text = "\(severity.rawValue): \(message)" + (advice.map { "; \($0)" } ?? "")
        return place.map { "\($0): \(text)" } ?? text
    }
}
