/// What files said before: in this run, and in earlier ones.
struct KnownFacts: Sendable {
    let memory: ScanMemory?
    let cache: FactsCache?

    /// Whether anything is remembered at all.
    var isEmpty: Bool { memory == nil && cache == nil }

    /// - Parameter keptSwift: makes the facts of a Swift file once somebody asks; nil where there is no cache.
    func outcome(
        of entry: SourceEntry, _ content: ContentID, postponesTests: Bool, _ keptSwift: KeptSwift?
    ) -> ReadFile? {
        if let known = memory?.outcome(of: entry, content, postponesTests: postponesTests) { return known }
        guard let cache, let keptSwift,
            let known = cache.outcome(of: entry, content, postponesTests: postponesTests, keptSwift)
        else { return nil }
        memory?.keep(known, of: entry, content, postponesTests: postponesTests)
        return known
    }

    /// Keeps what a file said.
    ///
    /// - Returns: the same, with its identity.
    func keep(
        _ read: ReadFile, of entry: SourceEntry, _ content: ContentID, bytes: [UInt8], postponesTests: Bool
    ) -> ReadFile {
        var read = read
        if let cache {
            let importsTests = entry.kind == .swift && TestSources.importsTestLibrary(bytes)
            let identity = cache.keep(read, of: entry, content, importsTests: importsTests)
            if let identity, case .swift(let source) = read.outcome {
                read.outcome = .swift(source.known(by: identity))
            }
        }
        memory?.keep(read, of: entry, content, postponesTests: postponesTests)
        return read
    }
}
