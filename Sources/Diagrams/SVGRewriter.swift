import Graphviz

/// Goes once through what libgraphviz drew of a diagram, and writes what `DiagramSVG` promises.
struct SVGRewriter {
    private let diagram: Diagram
    private let prefix: String
    private let isFile: Bool
    private var scanner: SVGScanner
    private var out: [UInt8] = []
    private var frames: [Frame] = []
    /// The tooltips, by the place that they belong at.
    private var titles: [Int: [UInt8]] = [:]
    /// The names of groups, over the lines that cross them.
    private var groupNames: [UInt8] = []

    /// - Parameter drawn: the SVG of the diagram's `job()`.
    init(_ diagram: Diagram, _ drawn: [UInt8], prefix: String, isFile: Bool) {
        self.diagram = diagram
        self.prefix = prefix
        self.isFile = isFile
        scanner = SVGScanner(drawn)
        out.reserveCapacity(drawn.count)
    }

    private enum Element {
        case svg, title, g, path, polygon, a, text, other
    }

    private struct Frame {
        var element: Element
        /// Whether the element's tags are left out.
        var isDropped = false
        /// For elements that can have a tooltip: where it goes.
        var titlePlace: Int?
        var isGraph = false
        var isCluster = false
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
                if frame.element == .text || !scanner.svg[text].allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) })
                {
                    put(plain: text, isValue: false)
                }
            case .close(let name):
                let element = element(name)
                if element == .title { insideTitle = false }
                guard let frame = frames.popLast(), !frame.isDropped else { continue }
                close(frame, name, element)
            case .open(let name, let isEmpty):
                let element = element(name)
                if element == .polygon, frames.last?.isGraph == true { continue }
                var frame = Frame(element: element, place: out.count)
                if element == .title { insideTitle = true }
                open(&frame, name, isEmpty)
                if !isEmpty { frames.append(frame) }
            }
        }
        return withTitles()
    }

    private func withTitles() -> [UInt8] {
        var whole: [UInt8] = []
        whole.reserveCapacity(out.count + titles.values.reduce(0) { $0 + $1.count })
        var start = 0
        for (place, title) in titles.sorted(by: { $0.key < $1.key }) {
            whole += out[start..<place]
            whole += title
            start = place
        }
        return whole + out[start...]
    }

    private func element(_ name: Range<Int>) -> Element {
        if scanner.has("g", at: name) { return .g }
        if scanner.has("path", at: name) { return .path }
        if scanner.has("text", at: name) { return .text }
        if scanner.has("polygon", at: name) { return .polygon }
        if scanner.has("a", at: name) { return .a }
        if scanner.has("title", at: name) { return .title }
        return scanner.has("svg", at: name) ? .svg : .other
    }

    private mutating func close(_ frame: Frame, _ name: Range<Int>, _ element: Element) {
        if frame.isGraph, !groupNames.isEmpty {
            put("<g class=\"cluster\">\n")
            out += groupNames
            put("</g>\n")
        }
        put("</")
        out += scanner.svg[name]
        put(element == .g || element == .svg || element == .text ? ">\n" : ">")
        if element == .text, frames.last(where: { $0.element == .g && !$0.isDropped })?.isCluster == true {
            groupNames += out[frame.place...]
            out.removeSubrange(frame.place...)
        }
    }

    private mutating func open(_ frame: inout Frame, _ name: Range<Int>, _ isEmpty: Bool) {
        switch frame.element {
        case .svg: root()
        case .title: frame.isDropped = true
        case .g: group(&frame)
        case .path, .polygon:
            tag(name, scanner.attributes, isEmpty)
            if isEmpty { shape() }
        case .a: anchor(&frame)
        case .text: text(name, isEmpty)
        case .other:
            tag(name, scanner.attributes, isEmpty)
            if isEmpty { put("\n") }
        }
    }

    // MARK: - Elements

    private mutating func root() {
        // Within an image nothing can be reached, so a diagram with links is a document.
        let own = [
            ("class", "wm-diagram"), ("role", diagram.hasLinks ? "document" : "img"),
            ("aria-labelledby", "\(prefix)-title"), ("aria-describedby", "\(prefix)-desc"),
            ("xmlns", "http://www.w3.org/2000/svg"), ("font-family", DiagramPalette.font),
        ]
        put("<svg")
        for (name, value) in own { put(" \(name)=\"\(value)\"") }
        let sides = scanner.attributes.filter {
            scanner.has("width", at: $0.name) || scanner.has("height", at: $0.name)
        }
        for side in sides {
            put(" \(scanner.text(side.name))=\"\(scanner.text(side.value).replacing("pt", with: ""))\"")
        }
        for box in scanner.attributes where scanner.has("viewBox", at: box.name) { put(box) }
        put(">\n<title id=\"\(prefix)-title\">\(Self.escape(diagram.title))</title>\n")
        put("<desc id=\"\(prefix)-desc\">\(Self.escape(diagram.summary))</desc>\n")
        if isFile {
            put("<style>\n\(DiagramStyle.css)</style>\n")
            put("<rect class=\"background\" width=\"100%\" height=\"100%\" fill=\"\(DiagramPalette.background)\"/>\n")
        }
    }

    private mutating func group(_ frame: inout Frame) {
        let id = scanner.value(of: "id")
        if let id, !diagram.pictures.isEmpty { frame.picture = diagram.pictures[Self.plain(scanner.text(id))] }
        guard let classes = scanner.value(of: "class") else {
            frame.isDropped = true
            return
        }
        let kind = classes.lowerBound..<(scanner.svg[classes].firstIndex(of: UInt8(ascii: " ")) ?? classes.upperBound)
        frame.isGraph = scanner.has("graph", at: kind)
        frame.isCluster = scanner.has("cluster", at: kind)
        frame.isNode = scanner.has("node", at: kind)
        put("<g")
        if let id, !frame.isGraph {
            put(" id=\"\(prefix)-")
            put(plain: id)
            put("\"")
        }
        for attribute in scanner.attributes where !scanner.has("id", at: attribute.name) { put(attribute) }
        put(">\n")
        frame.titlePlace = frame.isGraph ? nil : out.count
    }

    /// What belongs to the shape that was just written, where it is a node's.
    private mutating func shape() {
        put("\n")
        guard let node = frames.lastIndex(where: \.isNode), frames[node].middle == nil || frames[node].picture != nil,
            let box = box()
        else { return }
        frames[node].middle = frames[node].middle ?? (box.left + box.right) / 2
        if let picture = frames[node].picture { put(Self.image(picture, in: box)) }
        frames[node].picture = nil
    }

    private func box() -> (left: Double, right: Double, top: Double)? {
        guard
            let points = scanner.attributes.first(where: {
                scanner.has("d", at: $0.name) || scanner.has("points", at: $0.name)
            })
        else { return nil }
        var (left, right, top): (Double?, Double?, Double?)
        var isAcross = true
        scanner.numbers(in: points.value) { number in
            if isAcross {
                left = min(left ?? number, number)
                right = max(right ?? number, number)
            } else {
                top = min(top ?? number, number)
            }
            isAcross.toggle()
        }
        guard let left, let right, let top else { return nil }
        return (left, right, top)
    }

    /// A picture at the upper edge of a shape, in its middle.
    private static func image(_ picture: NodePicture, in box: (left: Double, right: Double, top: Double)) -> String {
        let place = [
            ("href", picture.address), ("x", number((box.left + box.right - picture.width) / 2)),
            ("y", number(box.top + NodePicture.margin)), ("width", number(picture.width)),
            ("height", number(picture.height)),
        ]
        return "<image" + place.map { " \($0.0)=\"\(plain(escape($0.1)))\"" }.joined() + "/>\n"
    }

    /// With two digits behind the point.
    private static func number(_ value: Double) -> String { String((value * 100).rounded() / 100) }

    private mutating func anchor(_ frame: inout Frame) {
        let tooltip = scanner.attributes.first {
            scanner.has("xlink:title", at: $0.name) || scanner.has("title", at: $0.name)
        }
        if let tooltip, let place = frames.last(where: { $0.titlePlace != nil })?.titlePlace {
            let end = out.count
            put("<title>")
            put(plain: tooltip.value)
            put("</title>\n")
            titles[place] = Array(out[end...])
            out.removeSubrange(end...)
        }
        let address = scanner.attributes.first {
            scanner.has("xlink:href", at: $0.name) || scanner.has("href", at: $0.name)
        }
        guard let address else {
            frame.isDropped = true
            return
        }
        put("<a href=\"")
        put(plain: address.value)
        put("\">")
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
        put("<text")
        var isMuted = false
        for attribute in scanner.attributes where !scanner.has("font-family", at: attribute.name) {
            if scanner.has("fill", at: attribute.name) {
                isMuted = isMuted || scanner.svg[attribute.value].elementsEqual(DiagramPalette.muted.utf8)
            }
            if isLine, middle != nil, scanner.has("text-anchor", at: attribute.name) {
                put(" text-anchor=\"middle\"")
            } else if isLine, let middle, scanner.has("x", at: attribute.name) {
                put(" x=\"\(Self.number(middle))\"")
            } else {
                put(attribute)
            }
        }
        if isMuted { put(" class=\"muted\"") }
        put(isEmpty ? "/>" : ">")
    }

    // MARK: - Writing

    private mutating func put(_ text: String) { out += text.utf8 }

    private mutating func put(_ attribute: SVGScanner.Attribute) {
        out.append(UInt8(ascii: " "))
        if attribute.isInQuotationMarks {
            put(plain: attribute.name.lowerBound..<attribute.value.upperBound, isValue: false)
            return out.append(UInt8(ascii: "\""))
        }
        out += scanner.svg[attribute.name]
        put("=\"")
        put(plain: attribute.value)
        out.append(UInt8(ascii: "\""))
    }

    private mutating func tag(_ name: Range<Int>, _ attributes: [SVGScanner.Attribute], _ isEmpty: Bool) {
        out.append(UInt8(ascii: "<"))
        out += scanner.svg[name]
        for attribute in attributes { put(attribute) }
        put(isEmpty ? "/>" : ">")
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
            out += scanner.svg[start..<index]
            put(isHyphen ? "-" : "&quot;")
            start = index + (isHyphen ? 5 : 1)
        }
        out += scanner.svg[start..<range.upperBound]
    }

    private static func plain(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "&")) ? text.replacing("&#45;", with: "-") : text
    }

    private static func escape(_ text: String) -> String {
        // 0xEF is how what XML does not allow behind ASCII begins.
        let mayChange: (UInt8) -> Bool = {
            $0 < 0x20 || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
                || $0 == UInt8(ascii: "\"") || $0 == 0xEF
        }
        guard text.utf8.contains(where: mayChange) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default:
                if scalar.value >= 0x20 && scalar.value < 0xFFFE || scalar.value > 0xFFFF || scalar == "\n" {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }
}
