import Diagnostics
import Git
import SourceScan

/// Files of the head that are no Swift any more: what the app does there is not known, and looks as if it were gone.
enum BrokenSources {
    /// One state, as it was read.
    struct Side {
        var sources: [SwiftSource]
        var tree: (any RepositoryTree)?
    }

    /// The first place in each file of the head that is no Swift, where the base has no such file or one that is.
    static func places(base: Side, head: Side, limit: Int) -> [SourcePlace] {
        let before = Dictionary(base.sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return head.sources.compactMap { source in
            let old = before[source.path]
            guard old.map({ !isSame($0, source) }) ?? true,
                let line = fault(in: source.path, of: head.tree, limit),
                old == nil || fault(in: source.path, of: base.tree, limit) == nil
            else { return nil }
            return SourcePlace(file: source.path, line: line)
        }
    }

    private static func isSame(_ one: SwiftSource, _ other: SwiftSource) -> Bool {
        if one === other { return true }
        guard let left = one.identity, let right = other.identity else { return false }
        return left.content == right.content
    }

    private static func fault(in path: String, of tree: (any RepositoryTree)?, _ limit: Int) -> Int? {
        guard let bytes = try? tree?.bytes(of: path, limit: limit) else { return nil }
        return SyntaxFault.line(in: bytes)
    }
}
