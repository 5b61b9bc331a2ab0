/// A page as Markdown, for programs and for whoever reads in a terminal: the same words and links, without drawings.
///
/// It is made from the page's own HTML, so that no page can say one thing here and another there.
struct MarkdownTwin {
    private typealias Node = PageTree.Node
    private typealias Element = PageTree.Element

    private static let blocks: Set<String> = [
        "p", "div", "section", "header", "article", "figure", "figcaption", "aside", "main", "details", "summary", "ul",
        "ol", "li", "dl", "dt", "dd", "table", "pre", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "nav",
    ]

    private let tree: PageTree

    /// - Parameter body: what a page wrote with `HTMLWriter`.
    init(_ body: [UInt8]) {
        tree = PageTree(body)
    }

    var bytes: [UInt8] {
        Array((Self.blocks(in: tree.nodes).joined(separator: "\n\n") + "\n").utf8)
    }

    // MARK: - Blocks

    private static func blocks(in nodes: [Node]) -> [String] {
        var blocks: [String] = []
        var line: [Node] = []
        func endLine() {
            let text = inline(line)
            if !text.isEmpty { blocks.append(text) }
            line = []
        }
        for node in nodes {
            guard case .element(let element) = node, Self.blocks.contains(element.name) else {
                line.append(node)
                continue
            }
            endLine()
            blocks += block(element)
        }
        endLine()
        return blocks
    }

    private static func block(_ element: Element) -> [String] {
        switch element.name {
        case _ where element.attributes["hidden"] != nil: return []
        case "h1", "h2", "h3", "h4", "h5", "h6":
            let level = Int(element.name.dropFirst()) ?? 1
            return [String(repeating: "#", count: level) + " " + inline(element.children)]
        case "ul", "ol": return list(element)
        case "dl": return definitions(element)
        case "table": return table(element)
        case "pre": return [fence(element)]
        case "hr": return ["---"]
        case "blockquote": return [indented(blocks(in: element.children), by: "> ")]
        case "summary": return ["**\(inline(element.children))**"]
        case "figcaption": return ["*\(inline(element.children))*"]
        case "nav" where element.has("breadcrumb"):
            let items = element.elements.flatMap(\.elements).map { inline($0.children) }
            return [items.joined(separator: " / ")]
        // What leads through the page, and to its neighbours, is of use beside a page only.
        case "nav": return []
        default: return blocks(in: element.children)
        }
    }

    private static func list(_ list: Element) -> [String] {
        let items = list.elements.filter { $0.name == "li" }.enumerated().map { index, item in
            let mark = list.name == "ol" ? "\(index + 1). " : "- "
            let inner = blocks(in: item.children)
            let rest = String(repeating: " ", count: mark.count)
            return mark + indented(inner, by: rest).dropFirst(rest.count)
        }
        return items.isEmpty ? [] : [items.joined(separator: "\n")]
    }

    /// Terms with what is said of each; groups of both may stand in a `div`.
    private static func definitions(_ list: Element) -> [String] {
        var lines: [String] = []
        for element in list.elements.flatMap({ $0.name == "div" ? $0.elements : [$0] }) {
            if element.name == "dt" {
                lines.append("- **\(inline(element.children))**:")
            } else if !lines.isEmpty {
                lines[lines.count - 1] += " " + cell(element.children)
            }
        }
        return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
    }

    private static func indented(_ blocks: [String], by prefix: String) -> String {
        blocks.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty && prefix.allSatisfy(\.isWhitespace) ? "" : prefix + $0 }.joined(separator: "\n")
    }

    /// Code as it stands, in a fence that is longer than any run of its own marks.
    private static func fence(_ element: Element) -> String {
        var text = ""
        func add(_ nodes: [Node]) {
            for node in nodes {
                switch node {
                case .text(let part): text += part
                case .element(let part):
                    add(part.children)
                    if part.has("number") { text += "  " }
                }
            }
        }
        add(element.children)
        let mark = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(mark)\n\(text.hasSuffix("\n") ? text : text + "\n")\(mark)"
    }

    // MARK: - Tables

    private static func table(_ table: Element) -> [String] {
        let rows = table.elements.filter { $0.name != "caption" }.flatMap { $0.name == "tr" ? [$0] : $0.elements }
        let cells = rows.map { row in row.elements.map { cell($0.children).replacing("|", with: "\\|") } }
        guard let head = cells.first, !head.isEmpty else { return [] }
        var lines = [line(head, columns: head.count), line(head.map { _ in "---" }, columns: head.count)]
        lines += cells.dropFirst().map { line($0, columns: head.count) }
        return [lines.joined(separator: "\n")]
    }

    private static func line(_ cells: [String], columns: Int) -> String {
        let missing = max(0, columns - cells.count)
        return "| " + (cells + Array(repeating: "", count: missing)).joined(separator: " | ") + " |"
    }

    /// What stands in a cell, on one line: its blocks with a semicolon between them, the steps of a chain with arrows.
    private static func cell(_ nodes: [Node]) -> String {
        var parts: [String] = []
        var line: [Node] = []
        func endLine() {
            let text = inline(line)
            if !text.isEmpty { parts.append(text) }
            line = []
        }
        for node in nodes {
            guard case .element(let element) = node, blocks.contains(element.name) else {
                line.append(node)
                continue
            }
            endLine()
            let inner =
                element.name == "ol"
                ? element.elements.map { cell($0.children) }.joined(separator: " → ") : cell(element.children)
            if !inner.isEmpty { parts.append(inner) }
        }
        endLine()
        return parts.joined(separator: "; ")
    }

    // MARK: - Text

    private static func inline(_ nodes: [Node]) -> String {
        var text = ""
        for node in nodes {
            switch node {
            case .text(let part): text += escaped(part)
            case .element(let element): text += inline(element)
            }
        }
        return singleSpaced(text)
    }

    /// Words with one space between them.
    private static func singleSpaced(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isBetween = false
        for byte in text.utf8 {
            // What else is a space is rare, and asked of the characters.
            guard byte < 0x80 else { return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
                isBetween = !bytes.isEmpty
            } else {
                if isBetween { bytes.append(UInt8(ascii: " ")) }
                isBetween = false
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func inline(_ element: Element) -> String {
        switch element.name {
        case "code": return code(element.text)
        case "strong": return "**\(inline(element.children))**"
        case "em": return "*\(inline(element.children))*"
        case "del": return "~~\(inline(element.children))~~"
        case "br": return " "
        case "wbr", "input", "button": return ""
        case "img": return "![\(escaped(element.attributes["alt"] ?? ""))](\(element.attributes["src"] ?? ""))"
        case "a":
            let label = inline(element.children)
            guard let href = element.attributes["href"], !href.hasPrefix("#"), !label.isEmpty else { return label }
            return "[\(label)](\(twin(of: href)))"
        case "span" where element.has("badge") || element.has("container") || element.has("more"):
            return " \(inline(element.children)) "
        default: return inline(element.children)
        }
    }

    /// A link to a page as one to its twin.
    private static func twin(of href: String) -> String {
        if href.contains("://") || href.hasPrefix("mailto:") { return href }
        let parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = parts.first, path.hasSuffix(".html") else { return href }
        return ([path.dropLast(5) + ".md"] + parts.dropFirst()).joined(separator: "#")
    }

    private static func code(_ text: String) -> String {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard !text.isEmpty else { return "" }
        let mark = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return mark + space + text + space + mark
    }

    /// Text in which nothing is a mark of Markdown or of HTML.
    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isMark) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isMark(byte) { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["): true
        case UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "~"): true
        case UInt8(ascii: "!"): true
        default: false
        }
    }

    private static func longestRun(of mark: Character, in text: String) -> Int {
        var longest = 0
        var run = 0
        for character in text {
            run = character == mark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
