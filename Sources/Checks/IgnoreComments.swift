import Diagnostics
import NavigationGraph

/// The comments in sources that ask to pass over findings: `// wiremap:ignore rule - reason`.
struct IgnoreComments {
    private let comments: [Suppression]
    /// The rules that run: whether a comment about another is needed cannot be told.
    private let running: Set<String>
    private let known: Set<String>

    init(_ comments: [Suppression], rules: [Rule], all: [Rule]) {
        self.comments = comments
        running = Set(rules.map(\.id))
        known = Set(all.map(\.id))
    }

    /// The reason of the comment that silences a finding; nil where none does.
    func reason(for finding: Finding) -> String? {
        comments.first { silences($0, finding) }?.reason
    }

    /// What is wrong with the comments themselves.
    func faults(_ found: [Finding]) -> [Fault] {
        comments.compactMap { comment in
            if !known.contains(comment.rule) {
                return fault(comment, "there is no rule `\(comment.rule)`", "see `wiremap check --list`")
            }
            if comment.reason.isEmpty {
                return fault(comment, "this comment gives no reason", "write `wiremap:ignore \(comment.rule) - why`")
            }
            guard running.contains(comment.rule), !found.contains(where: { silences(comment, $0) }) else { return nil }
            return fault(comment, "there is nothing of `\(comment.rule)` to ignore here", "remove the comment")
        }
    }

    /// A comment counts for its own line, and for the declaration or statement below it.
    private func silences(_ comment: Suppression, _ finding: Finding) -> Bool {
        guard comment.rule == finding.rule, !comment.reason.isEmpty else { return false }
        let places = [finding.fault.place].compactMap { $0 } + finding.fault.related.map(\.place)
        return places.contains { $0.file == comment.file && $0.line >= comment.line && $0.line <= comment.through }
    }

    private func fault(_ comment: Suppression, _ text: String, _ advice: String) -> Fault {
        Fault(
            node: nil, subject: [comment.file, comment.rule], text: text, advice: advice,
            place: SourcePlace(file: comment.file, line: comment.line))
    }
}
