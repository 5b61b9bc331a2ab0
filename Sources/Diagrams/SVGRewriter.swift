import Graphviz

/// Goes once through what libgraphviz drew of a diagram, and writes what `DiagramSVG` promises.
struct SVGRewriter {
    let words: DrawingWords
    private let prefix: String
    private let isFile: Bool
    var scanner: SVGScanner
    var out = SVGText()
    var frames: [Frame] = []
    /// The names of groups, over the lines that cross them.
    private var groupNames: [UInt8] = []

    /// - Parameter drawn: the SVG of the job that came with the words.
    init(_ words: DrawingWords, _ drawn: [UInt8], prefix: String, isFile: Bool) {
        self.words = words
        self.prefix = prefix
        self.isFile = isFile
        scanner = SVGScanner(drawn)
        out.bytes.reserveCapacity(2 * drawn.count)
    }

    enum Tag {
        case svg, title, g, shape, text, other
    }

    struct Frame {
        var tag: Tag
        /// Whether the element's tags are left out.
        var isDropped = false
        /// What a group is of.
        var element: Int?
        var isGraph = false
        var isCluster = false
        /// Whether a shape of the group was written.
        var hasShape = false
        /// Goes into the node's shape.
        var picture: NodePicture?
        /// For the group of a node, and where its first shape has its middle.
        var isNode = false
        var middle: Double?
        /// Where the element begins.
        var place = 0
    }

    /// UTF-8.
    mutating func rewritten() -> [UInt8] {
        var insideTitle = false
        while let token = scanner.next() {
            switch token {
            case .text(let text):
                guard !insideTitle, let frame = frames.last else { continue }
                if frame.tag == .text || !scanner.svg[text].allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
                    put(plain: text, isValue: false)
                }
            case .close(let name):
                let tag = tag(name)
                if tag == .title { insideTitle = false }
                guard let frame = frames.popLast(), !frame.isDropped else { continue }
                close(frame, name, tag)
            case .open(let name, let isEmpty):
                let tag = tag(name)
                // The background.
                if tag == .shape, frames.last?.isGraph == true { continue }
                var frame = Frame(tag: tag, place: out.bytes.count)
                if tag == .title { insideTitle = true }
                open(&frame, name, isEmpty)
                if !isEmpty { frames.append(frame) }
            }
        }
        return out.bytes
    }

    private func tag(_ name: Range<Int>) -> Tag {
        if scanner.has("g", at: name) { return .g }
        if scanner.has("text", at: name) { return .text }
        for shape: StaticString in ["path", "polygon", "ellipse", "polyline"] where scanner.has(shape, at: name) {
            return .shape
        }
        if scanner.has("title", at: name) { return .title }
        return scanner.has("svg", at: name) ? .svg : .other
    }

    /// The element whose group is open.
    var element: DiagramElement? {
        group.flatMap { frames[$0].element }.map { words.elements[$0] }
    }

    var group: Int? { frames.lastIndex { $0.tag == .g && !$0.isDropped } }

    private mutating func close(_ frame: Frame, _ name: Range<Int>, _ tag: Tag) {
        if frame.isGraph, !groupNames.isEmpty {
            out.put("<g class=\"cluster\">\n")
            out.bytes += groupNames
            out.put("</g>\n")
        }
        if let element = frame.element, !words.elements[element].address.isEmpty { out.put("</a>") }
        out.put("</")
        out.bytes += scanner.svg[name]
        out.put(tag == .g || tag == .svg || tag == .text ? ">\n" : ">")
        if tag == .text, let group, frames[group].isCluster {
            groupNames += out.bytes[frame.place...]
            out.bytes.removeSubrange(frame.place...)
        }
    }

    private mutating func open(_ frame: inout Frame, _ name: Range<Int>, _ isEmpty: Bool) {
        switch frame.tag {
        case .svg: root()
        case .title: frame.isDropped = true
        case .g: group(&frame)
        case .shape: shape(name, isEmpty)
        case .text: text(name, isEmpty)
        case .other:
            out.put("<")
            out.bytes += scanner.svg[name]
            for attribute in scanner.attributes { put(attribute) }
            out.put(isEmpty ? "/>\n" : ">")
        }
    }

    // MARK: - Elements

    private mutating func root() {
        // Within an image nothing can be reached, so a diagram with links is a document.
        let own: [(StaticString, String)] = [
            ("class", "wm-diagram"), ("role", words.hasLinks ? "document" : "img"),
            ("aria-labelledby", "\(prefix)-title"), ("aria-describedby", "\(prefix)-desc"),
            ("xmlns", "http://www.w3.org/2000/svg"), ("font-family", DiagramPalette.font),
        ]
        out.put("<svg")
        for (name, value) in own { out.put(name, value) }
        for side in scanner.attributes
        where scanner.has("width", at: side.name) || scanner.has("height", at: side.name) {
            out.put(attribute: scanner.svg[side.name], scanner.text(side.value).replacing("pt", with: ""))
        }
        for box in scanner.attributes where scanner.has("viewBox", at: box.name) { put(box) }
        out.put(">\n<title")
        out.put("id", "\(prefix)-title")
        out.put(">")
        out.put(escaped: words.title)
        out.put("</title>\n<desc")
        out.put("id", "\(prefix)-desc")
        out.put(">")
        out.put(escaped: words.summary)
        out.put("</desc>\n")
        if isFile {
            out.put("<style>\n")
            out.bytes += DiagramStyle.css.utf8
            out.put("</style>\n")
            out.put("<rect class=\"background\" width=\"100%\" height=\"100%\"")
            out.put("fill", DiagramPalette.background)
            out.put("/>\n")
        }
    }

    private mutating func group(_ frame: inout Frame) {
        guard let kind = scanner.value(of: "class") else {
            frame.isDropped = true
            return
        }
        frame.isGraph = scanner.has("graph", at: kind)
        frame.isCluster = scanner.has("cluster", at: kind)
        frame.isNode = scanner.has("node", at: kind)
        if !frame.isGraph, let id = scanner.value(of: "id"), let number = Int(scanner.text(id)),
            words.elements.indices.contains(number)
        {
            frame.element = number
        }
        let element = frame.element.map { words.elements[$0] } ?? DiagramElement()
        out.put("<g")
        if !element.id.isEmpty { out.put("id", "\(prefix)-\(element.id)") }
        frame.picture = words.pictures[element.id]
        out.put("class", scanner.text(kind) + (element.classes.isEmpty ? "" : " \(element.classes)"))
        for attribute in scanner.attributes
        where !scanner.has("id", at: attribute.name) && !scanner.has("class", at: attribute.name) { put(attribute) }
        out.put(">\n")
        if !element.tooltip.isEmpty {
            out.put("<title>")
            out.put(escaped: element.tooltip)
            out.put("</title>\n")
        }
        if !element.address.isEmpty {
            out.put("<a")
            out.put("href", element.address)
            out.put(">")
        }
    }

    /// The font is the whole drawing's; muted text has a class, so that stylesheets can tell it.
    ///
    /// Lines of a label, which libgraphviz begins where they would in its own font, go around the middle of their node:
    /// in a wider font they would leave it on the right.
    private mutating func text(_ name: Range<Int>, _ isEmpty: Bool) {
        let middle = frames.last(where: \.isNode)?.middle
        let isLine = scanner.attributes.contains {
            scanner.has("text-anchor", at: $0.name) && scanner.has("start", at: $0.value)
        }
        out.put("<text")
        var color = element?.textColor ?? ""
        for attribute in scanner.attributes where !scanner.has("font-family", at: attribute.name) {
            if scanner.has("fill", at: attribute.name) {
                color = scanner.text(attribute.value)
            } else if isLine, middle != nil, scanner.has("text-anchor", at: attribute.name) {
                out.put("text-anchor", "middle")
            } else if isLine, let middle, scanner.has("x", at: attribute.name) {
                out.put("x", middle)
            } else {
                put(attribute)
            }
        }
        if !color.isEmpty { out.put("fill", color) }
        if color == DiagramPalette.muted { out.put("class", "muted") }
        out.put(isEmpty ? "/>" : ">")
    }

    // MARK: - What is taken over

    mutating func put(_ attribute: SVGScanner.Attribute) {
        out.put(" ")
        if attribute.isInQuotationMarks {
            put(plain: attribute.name.lowerBound..<attribute.value.upperBound, isValue: false)
            return out.put("\"")
        }
        out.bytes += scanner.svg[attribute.name]
        out.put("=\"")
        put(plain: attribute.value)
        out.put("\"")
    }

    /// Text with a hyphen for each reference to one: libgraphviz writes those for the sake of comments.
    ///
    /// - Parameter isValue: whether it goes between quotation marks, whatever it stood between.
    private mutating func put(plain range: Range<Int>, isValue: Bool = true) {
        var start = range.lowerBound
        for index in range {
            let byte = scanner.svg[index]
            guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\"") && isValue else { continue }
            let isHyphen = index + 5 <= range.upperBound && scanner.has("&#45;", at: index..<index + 5)
            guard isHyphen || byte == UInt8(ascii: "\"") else { continue }
            out.bytes += scanner.svg[start..<index]
            out.put(isHyphen ? "-" : "&quot;")
            start = index + (isHyphen ? 5 : 1)
        }
        out.bytes += scanner.svg[start..<range.upperBound]
    }
}
