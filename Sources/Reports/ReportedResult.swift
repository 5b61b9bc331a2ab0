import Diagnostics

/// One thing that a report says: a finding of a rule, or a change of a kind.
package struct ReportedResult: Hashable, Sendable {
    package enum Level: String, Hashable, Sendable, CaseIterable {
        case note, warning, error
    }

    /// A further place, and what is there.
    package struct Related: Hashable, Sendable {
        package var place: SourcePlace
        package var text: String

        package init(place: SourcePlace, text: String) {
            self.place = place
            self.text = text
        }
    }

    /// The id of one of the report's rules.
    package var rule: String
    package var level: Level
    /// Plain sentences.
    package var text: String
    /// A path relative to the root of the repository; nil where no line of the head's sources can be shown.
    package var place: SourcePlace?
    package var related: [Related]
    /// Tells the result from all others, and stays the same while lines move.
    package var fingerprint: String

    package init(
        rule: String, level: Level, text: String, place: SourcePlace?, related: [Related] = [], fingerprint: String
    ) {
        self.rule = rule
        self.level = level
        self.text = text
        self.place = place
        self.related = related
        self.fingerprint = fingerprint
    }
}

/// What results are results of.
package struct ReportedRule: Hashable, Sendable {
    package var id: String
    /// A few words, such as `Dead end`.
    package var title: String
    /// What it means and why it matters, as Markdown.
    package var explanation: String
    package var level: ReportedResult.Level
    /// The page about it on the web.
    package var help: String?

    package init(id: String, title: String, explanation: String, level: ReportedResult.Level, help: String? = nil) {
        self.id = id
        self.title = title
        self.explanation = explanation
        self.level = level
        self.help = help
    }
}
