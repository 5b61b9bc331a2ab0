import Diagnostics
import NavigationGraph
import Reports
import Review

/// The changes of a review as results of rules, for SARIF and annotations.
struct ReviewResults {
    /// One for each kind of change.
    static let rules = ChangeKind.allCases.map { kind in
        ReportedRule(
            id: kind.rawValue, title: kind.title, explanation: kind.explanation, level: level(kind.usualLevel))
    }

    private let review: NavigationReview
    private let prefix: String

    /// - Parameter prefix: the path from the repository to the scanned folder; empty where they are one.
    init(_ review: NavigationReview, prefix: String) {
        self.review = review
        self.prefix = prefix
    }

    /// Each with a line of the head, as GitHub asks for: what is gone is shown at what led there.
    var onLines: [ReportedResult] {
        review.leading.map { result($0, place: $0.headPlace ?? self.place(near: $0)) }
    }

    /// The same, where what happens to several ways alike is one result: of many annotations GitHub shows but the first ten
    /// of each level.
    var folded: [ReportedResult] {
        review.folded.map { result($0, place: $0.headPlace ?? self.place(near: $0)) }
    }

    private func result(_ change: Change, place: SourcePlace?) -> ReportedResult {
        ReportedResult(
            rule: change.kind.rawValue, level: Self.level(change.level), text: change.text,
            place: place.map(inRepository), fingerprint: change.id)
    }

    private func inRepository(_ place: SourcePlace) -> SourcePlace {
        SourcePlace(file: prefix.isEmpty ? place.file : "\(prefix)/\(place.file)", line: place.line)
    }

    /// The declaration of a node that the change names and the head has, else where the app starts.
    private func place(near change: Change) -> SourcePlace? {
        let named = [change.source, change.module, change.target, change.to, change.from].compactMap { $0 }
        let modules = review.head.graph.modules
        let component = named.lazy.compactMap { id in modules.first { $0.id == id }?.components.first }.first
        if let component { return SourcePlace(file: component.file, line: component.line) }
        if let entry = review.head.graph.entryPoints.first { return SourcePlace(file: entry.file, line: entry.line) }
        return modules.lazy.compactMap(\.components.first).first.map { SourcePlace(file: $0.file, line: $0.line) }
    }

    private static func level(_ level: ChangeLevel) -> ReportedResult.Level {
        switch level {
        case .breaking: .error
        case .notable: .warning
        case .info: .note
        }
    }
}
