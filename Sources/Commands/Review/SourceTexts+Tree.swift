import Git
import Review
import SourceScan

extension SourceTexts {
    /// The sources and storyboards that a state was read from.
    ///
    /// - Parameter limit: in bytes; a longer file says nothing.
    convenience init(_ facts: ScanResult?, _ tree: (any RepositoryTree)?, limit: Int) {
        let sources = facts?.swift ?? []
        let identities = Dictionary(
            sources.map { ($0.path, $0.identity?.content) }, uniquingKeysWith: { first, _ in first })
        self.init(
            files: sources.map(\.path) + (facts?.storyboards.map(\.path) ?? []),
            identity: { path in identities[path].flatMap { $0 }.map { AnyHashable($0) } },
            read: { path in try? tree?.bytes(of: path, limit: limit) })
    }
}
