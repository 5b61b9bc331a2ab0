import Facts

/// Makes the facts of Swift files that are known from an earlier run: of what was kept of them, and of the files
/// themselves where that is damaged.
final class KeptSwift: Sendable {
    private let cache: FactsCache
    private let tree: any SourceTree
    private let reader: SwiftFileReader
    private let maximumFileSize: Int

    init(_ cache: FactsCache, tree: any SourceTree, reader: SwiftFileReader, maximumFileSize: Int) {
        self.cache = cache
        self.tree = tree
        self.reader = reader
        self.maximumFileSize = maximumFileSize
    }

    /// Takes the stack that parsing does.
    func facts(of path: String, _ content: ContentID) -> (facts: SwiftFacts, isReadAnew: Bool) {
        if let facts = cache.facts(of: path, content) { return (facts, false) }
        return (readAnew(path) ?? SwiftFacts(SwiftFactsDraft(path: path)), true)
    }

    /// Nil where the file is gone or cannot be used; what it had to tell was told when it was kept.
    private func readAnew(_ path: String) -> SwiftFacts? {
        guard let bytes = try? tree.bytes(of: path, limit: maximumFileSize) else { return nil }
        let (facts, diagnostics) = reader.read(bytes, path: path)
        guard let facts else { return nil }
        _ = cache.keep(
            ReadFile(outcome: .swift(SwiftSource(facts)), diagnostics: diagnostics),
            of: SourceEntry(path: path, size: bytes.count, kind: .swift), ContentID(ofFile: bytes),
            importsTests: TestSources.importsTestLibrary(bytes))
        return facts
    }
}
