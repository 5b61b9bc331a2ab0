import Diagnostics

/// What a rule found wrong, before its severity is known.
package struct Fault: Hashable, Sendable {
    /// A further place that belongs to the fault, and what is there.
    package struct Related: Hashable, Sendable {
        package var place: SourcePlace
        package var text: String

        package init(_ place: SourcePlace, _ text: String) {
            self.place = place
            self.text = text
        }
    }

    /// The module or entry point that it is about; nil where it is about no single one.
    package var node: String?
    /// What tells it from the rule's other faults: names and ids, never lines, so that it stays while code moves.
    package var subject: [String]
    /// What is wrong, as one sentence without a full stop.
    package var text: String
    /// What to do, as one sentence without a full stop.
    package var advice: String?
    package var place: SourcePlace?
    package var related: [Related]
    /// The way through the app that shows the fault.
    package var way: Way?

    package init(
        node: String?, subject: [String], text: String, advice: String? = nil, place: SourcePlace?,
        related: [Related] = [], way: Way? = nil
    ) {
        self.node = node
        self.subject = subject
        self.text = text
        self.advice = advice
        self.place = place
        self.related = related
        self.way = way
    }
}

/// A fault with the rule that found it and its severity.
package struct Finding: Hashable, Sendable {
    package var rule: String
    package var severity: Severity
    package var fault: Fault

    package init(rule: String, severity: Severity, fault: Fault) {
        self.rule = rule
        self.severity = severity
        self.fault = fault
    }

    /// Tells the finding from all others of the app, without lines: what a baseline holds.
    package var id: String { ([rule] + fault.subject).joined(separator: " ") }

    /// The sentence and the advice, as one text.
    package var sentences: String { fault.text + (fault.advice.map { "; \($0)" } ?? "") }
}

extension Finding: Comparable {
    /// By place, then by rule and subject.
    package static func < (left: Finding, right: Finding) -> Bool {
        let none = SourcePlace(file: "", line: 0)
        let (one, other) = (left.fault.place ?? none, right.fault.place ?? none)
        return one == other ? left.id < right.id : one < other
    }
}
