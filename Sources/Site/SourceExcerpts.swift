import NavigationGraph
import Threads

/// The parts of the sources that prove what the pages say: a few lines around each place that is mentioned.
struct SourceExcerpts: Sendable {
    /// A line that is shown, without its end.
    struct Line: Sendable {
        var number: Int
        /// Where the line is in the file's `text`.
        var range: Range<Int>
        var isMentioned: Bool
    }

    struct File: Sendable {
        var file: String
        /// From the root of the site.
        var page: String
        /// The lines that are shown, one behind the other, as valid UTF-8.
        var text: [UInt8]
        /// The numbers of neighbouring lines that are shown and have an anchor, in order.
        var shown: [ClosedRange<Int>]
        /// The lines of each of them.
        var blocks: [[Line]]
        /// The modules whose page leads here, sorted.
        var modules: [Module.ID]
    }

    /// Sorted by path.
    let files: [File]
    private let indices: [String: Int]

    /// - Parameters:
    ///   - threads: how many read at a time.
    ///   - sources: the bytes of a scanned file; nil where it is not at hand.
    init(of mentions: SourceMentions, threads: Int, sources: @escaping @Sendable (String) -> [UInt8]?) {
        let items = mentions.files.filter { SitePath.isBelowRoot($0.key) }.sorted { $0.key < $1.key }
        let read = LargestFirst(threads: threads).map(items, size: { $0.value.lines.count }) { item -> File? in
            guard let bytes = sources(item.key) else { return nil }
            var lines = ExcerptLines(around: Set(item.value.lines))
            lines.read(bytes)
            return File(
                file: item.key, page: "", text: lines.text, shown: lines.shown, blocks: lines.blocks,
                modules: Set(item.value.modules).sorted())
        }
        var files = read.compactMap { $0 }
        let pages = PageNames.paths(for: files.map(\.file), in: "source")
        for index in files.indices { files[index].page = pages[files[index].file] ?? "" }
        self.files = files
        indices = Dictionary(uniqueKeysWithValues: files.indices.map { (files[$0].file, $0) })
    }

    subscript(file: String) -> File? { indices[file].map { files[$0] } }

    /// The excerpt that shows a place, as a path from the root of the site with an anchor; nil without the source.
    func place(file: String, line: Int) -> String? {
        guard let index = indices[file] else { return nil }
        let isShown = files[index].shown.contains { $0.contains(line) }
        return isShown ? files[index].page + "#L" + String(line) : files[index].page
    }
}
