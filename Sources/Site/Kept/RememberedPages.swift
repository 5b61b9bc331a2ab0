/// The pages of a site that an earlier run put into the same folder, as far as they need not be made again.
struct RememberedPages: Sendable {
    private let site: SiteBuilder
    private let memory: PageMemory
    private let digests: PageDigests
    private let kept: KeptPages
    /// In nanoseconds since 1970, before any file was looked at.
    private let start: Int

    init(_ site: SiteBuilder, _ memory: PageMemory) {
        self.site = site
        self.memory = memory
        start = FileMark.now
        digests = site.digests(memory)
        kept = memory.kept.flatMap { KeptPages($0, memory.digest) } ?? KeptPages()
    }

    /// A piece whose pages would be made of what they were made of, and whose files hold what was written into them; nil
    /// where the pages have to be made.
    ///
    /// - Parameter places: indices of the site's paths.
    func unchanged(_ places: [Int], in output: OutputFolder) -> KeptPages.Piece? {
        let paths = places.map { site.paths[$0] }
        guard !site.isGiven(places), let first = paths.first, var piece = kept.pieces[first],
            piece.files.map(\.path) == paths, digests.page(of: piece.inputs) == piece.digest
        else { return nil }
        for index in piece.files.indices {
            let file = piece.files[index]
            guard let mark = output.mark(of: file.path) else { return nil }
            if file.mark == mark { continue }
            guard let bytes = output.contents(of: file.path), memory.digest(bytes) == file.content else { return nil }
            piece.files[index].mark = mark.isSettled(at: start) ? mark : nil
        }
        return piece
    }

    /// A piece that was just made; nil for files that are not made of the contents, which take nothing to make.
    func piece(of pages: [Page], _ inputs: [PageInput]?) -> KeptPages.Piece? {
        guard let inputs else { return nil }
        return KeptPages.Piece(
            inputs: inputs, digest: digests.page(of: inputs),
            files: pages.map { KeptPages.File(path: $0.path, content: memory.digest($0.bytes)) })
    }

    /// Keeps what the folder now holds.
    func keep(_ pieces: [KeptPages.Piece]) {
        var now = KeptPages()
        for piece in pieces { if let first = piece.files.first { now.pieces[first.path] = piece } }
        if now != kept { memory.keep(now.bytes(memory.digest)) }
    }
}
