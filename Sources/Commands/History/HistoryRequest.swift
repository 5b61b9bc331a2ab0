import Configuration
import Foundation
import Git
import SourceScan

/// Which revisions a history has, and how they are read.
struct HistoryRequest: Sendable {
    struct Revision: Hashable, Sendable {
        /// The tag, or the month.
        var name: String
        var commit: String
        /// The day of the commit in its committer's time zone, as `2025-03-14`.
        var date: String
    }

    let repository: Repository
    /// The app's name.
    let name: String
    /// Oldest first.
    let revisions: [Revision]
    let settings: SourceSettings
    let threads: Int

    /// - Throws: `CommandFailure` where the repository, a revision or the configuration cannot be used.
    init(path: String, _ typed: HistoryOptions, _ sources: SourceOptions) throws(CommandFailure) {
        self = try CommandFailure.told(takesGraphs: false) { try Self(reading: path, typed, sources) }
    }

    private init(reading path: String, _ typed: HistoryOptions, _ sources: SourceOptions) throws {
        let repository = try Repository(of: path)
        self.repository = repository
        let head = try repository.commit(typed.head)
        let since = try typed.since.map { (name: $0, commit: try repository.commit($0)) }
        var found = typed.by == .months ? [] : try Self.tags(before: head, since?.commit, repository)
        if found.isEmpty, typed.by != .tags { found = try Self.months(before: head, since?.commit, repository) }
        if let since, found.first?.commit != since.commit {
            let day = try repository.program.run(["show", "-s", "--format=%cs", since.commit], at: repository.place)
            found.insert(Revision(name: since.name, commit: since.commit, date: day.text ?? ""), at: 0)
        }
        revisions = Array(found.suffix(typed.last ?? found.count))
        guard !revisions.isEmpty else {
            throw CommandFailure("the repository has no tags", advice: "use `--by months`")
        }
        let resolver = InputResolver(path: path, options: sources)
        let configuration: Configuration
        if sources.config == nil, let bytes = try repository.bytes(of: Configuration.fileName, in: head) {
            configuration = try InputResolver.configuration(Data(bytes), Configuration.fileName)
        } else {
            configuration = sources.config == nil ? Configuration() : try resolver.readConfiguration(in: nil).0
        }
        settings = try resolver.settings(
            of: configuration, roots: configuration.roots.contains("") ? [] : configuration.roots)
        name = configuration.name ?? repository.name
        threads = sources.workers
    }

    /// The tags that a commit descends from, by the days of their commits; of several at one commit the last by name.
    private static func tags(before head: String, _ since: String?, _ repository: Repository) throws -> [Revision] {
        let format = "--format=%(refname:short)%09%(objectname)%09%(*objectname)"
        let listed = try repository.program.run(
            ["for-each-ref", "refs/tags", "--merged", head, "--sort=version:refname", format], at: repository.place)
        guard listed.status == 0 else { throw GitFault.refused(message: listed.message) }
        var names: [String: String] = [:]
        for line in (listed.text ?? "").split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { continue }
            names[parts[2].isEmpty ? parts[1] : parts[2]] = parts[0]
        }
        return try log(before: head, since, ["--topo-order"], repository).compactMap { commit, date in
            names[commit].map { Revision(name: $0, commit: commit, date: date) }
        }
    }

    /// The last commit of each month on the line of first parents.
    private static func months(before head: String, _ since: String?, _ repository: Repository) throws -> [Revision] {
        var found: [Revision] = []
        for (commit, date) in try log(before: head, since, ["--first-parent"], repository) {
            let revision = Revision(name: String(date.prefix(7)), commit: commit, date: date)
            if found.last?.name == revision.name { found.removeLast() }
            found.append(revision)
        }
        return found
    }

    /// Commits with their days, oldest first, `since` included.
    private static func log(
        before head: String, _ since: String?, _ options: [String], _ repository: Repository
    ) throws -> [(commit: String, date: String)] {
        let range = since.map { ["--not", "\($0)^@"] } ?? []
        let listed = try repository.program.run(
            ["log", "--reverse", "--format=%H %cs"] + options + [head] + range, at: repository.place)
        guard listed.status == 0 else { throw GitFault.refused(message: listed.message) }
        return (listed.text ?? "").split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ").map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }
}
