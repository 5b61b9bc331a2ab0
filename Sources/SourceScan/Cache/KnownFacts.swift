import Diagnostics

/// What files said before: in this run, and in earlier ones.
struct KnownFacts: Sendable {
    let memory: ScanMemory?
    let cache: FactsCache?

    /// Whether anything is remembered at all.
    var isEmpty: Bool { memory == nil && cache == nil }

    func outcome(
        of entry: SourceEntry, _ content: ContentID, postponesTests: Bool
    ) -> (FileOutcome, [Diagnostic])? {
        if let known = memory?.outcome(of: entry, content, postponesTests: postponesTests) { return known }
        guard let known = cache?.outcome(of: entry, content, postponesTests: postponesTests) else { return nil }
        memory?.keep(known, of: entry, content, postponesTests: postponesTests)
        return known
    }

    func keep(
        _ read: (outcome: FileOutcome, diagnostics: [Diagnostic]), of entry: SourceEntry, _ content: ContentID,
        bytes: [UInt8], postponesTests: Bool
    ) {
        memory?.keep(read, of: entry, content, postponesTests: postponesTests)
        let importsTests = cache != nil && entry.kind == .swift && TestSources.importsTestLibrary(bytes)
        cache?.keep(read.outcome, read.diagnostics, of: entry, content, importsTests: importsTests)
    }
}
