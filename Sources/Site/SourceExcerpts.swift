import NavigationGraph

/// The parts of the sources that prove what the pages say: a few lines around each place that is mentioned.
struct SourceExcerpts: Sendable {
    private static let context = 4
    /// So few lines between two places are shown too, rather than a gap.
    private static let smallGap = 4
    /// Longer lines are cut; a storyboard can have a picture on one line.
    private static let longestLine = 400

    struct Line: Sendable {
        var number: Int
        var text: String
        var isMentioned: Bool
    }

    struct File: Sendable {
        var file: String
        /// From the root of the site.
        var page: String
        /// Runs of neighbouring lines, in order.
        var blocks: [[Line]]
        /// The modules whose page leads here, sorted.
        var modules: [Module.ID]
        /// The lines that have an anchor.
        var numbers: Set<Int>
    }

    /// Sorted by path.
    let files: [File]
    private let indices: [String: Int]

    /// - Parameter sources: the bytes of a scanned file; nil where it is not at hand.
    init(of mentions: SourceMentions, sources: (String) -> [UInt8]?) {
        var files: [File] = []
        for file in mentions.lines.keys.sorted() {
            guard SitePath.isBelowRoot(file), let bytes = sources(file) else { continue }
            let blocks = Self.blocks(of: bytes, around: mentions.lines[file] ?? [])
            let modules = (mentions.modules[file] ?? []).sorted()
            let numbers = Set(blocks.joined().map(\.number))
            files.append(File(file: file, page: "", blocks: blocks, modules: modules, numbers: numbers))
        }
        let pages = PageNames.paths(for: files.map(\.file), in: "source")
        for index in files.indices { files[index].page = pages[files[index].file] ?? "" }
        self.files = files
        indices = Dictionary(uniqueKeysWithValues: files.indices.map { (files[$0].file, $0) })
    }

    subscript(file: String) -> File? { indices[file].map { files[$0] } }

    /// The excerpt that shows a place, as a path from the root of the site with an anchor; nil without the source.
    func place(file: String, line: Int) -> String? {
        guard let index = indices[file] else { return nil }
        let found = files[index]
        return found.numbers.contains(line) ? "\(found.page)#L\(line)" : found.page
    }

    private static func blocks(of bytes: [UInt8], around mentioned: Set<Int>) -> [[Line]] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let count = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
        var shown: Set<Int> = []
        for line in mentioned where line >= 1 && line <= count {
            shown.formUnion(max(1, line - context)...min(count, line + context))
        }
        // A file that is mentioned as a whole shows how it begins.
        if shown.isEmpty, count > 0 { shown = Set(1...min(count, 2 * context + 1)) }
        for (one, next) in zip(shown.sorted(), shown.sorted().dropFirst()) where next - one - 1 <= smallGap {
            shown.formUnion(one...next)
        }
        var blocks: [[Line]] = []
        for number in shown.sorted() {
            let line = Line(number: number, text: text(of: lines[number - 1]), isMentioned: mentioned.contains(number))
            if let last = blocks.last?.last, last.number + 1 == number {
                blocks[blocks.count - 1].append(line)
            } else {
                blocks.append([line])
            }
        }
        return blocks
    }

    private static func text(of line: ArraySlice<UInt8>) -> String {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        let text = String(decoding: line, as: UTF8.self)
        return line.count <= longestLine ? text : String(text.prefix(longestLine)) + " …"
    }
}
