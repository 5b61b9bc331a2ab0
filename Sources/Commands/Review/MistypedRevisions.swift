import Foundation
import Git

/// Revisions that were typed where a folder or two graphs belong, as `git diff` takes them: `main feature`, `main..feature`.
struct MistypedRevisions {
    private let base: String
    private let head: String?
    private let typed: [String]

    /// Nil where something of that name is on the disk, and where the repository around the current folder has no such
    /// revision.
    init?(_ paths: [String]) {
        guard paths.allSatisfy({ $0 != "-" && !FileManager.default.fileExists(atPath: $0) }),
            let repository = try? Repository(of: ".")
        else { return nil }
        let names = paths.count == 1 ? Self.ends(of: paths[0]) : paths
        guard let base = names.first, names.allSatisfy({ (try? repository.commit($0)) != nil }) else { return nil }
        self.base = base
        head = names.count > 1 ? names[1] : nil
        typed = paths
    }

    /// The ends of a range, of which git takes the head for one that is left out; else the revision itself.
    private static func ends(of typed: String) -> [String] {
        guard let dots = typed.range(of: "...") ?? typed.range(of: "..") else { return [typed] }
        return [typed[..<dots.lowerBound], typed[dots.upperBound...]].map { $0.isEmpty ? "HEAD" : String($0) }
    }

    var failure: CommandFailure {
        let names = typed.map { "`\(PlainText.of($0))`" }.joined(separator: " and ")
        let options = [("--base", base)] + (head.map { [("--head", $0)] } ?? [])
        let command = options.map { "\($0) \(ShellWord.quoted($1))" }.joined(separator: " ")
        let what = typed.count == 1 ? "is no folder and no graph, but a revision" : "are no graphs, but revisions"
        return CommandFailure(
            "\(names) \(what) of this repository",
            advice: "`wiremap review \(command)` compares these states")
    }
}
