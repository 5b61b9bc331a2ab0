import Graphviz

/// What libgraphviz drew of a diagram, made fit for pages and files.
///
/// The one place where SVG is rewritten: a title and a description for assistive technology, ids with a prefix so that
/// several diagrams fit in one page, plain `href`s, tooltips as `title` elements, no comments, no fixed background.
package struct DiagramSVG {
    private let diagram: Diagram
    private let drawn: [UInt8]

    /// - Parameter drawn: the SVG of the diagram's `job()`.
    package init(_ diagram: Diagram, drawn: [UInt8]) {
        self.diagram = diagram
        self.drawn = drawn
    }

    /// The `svg` element for an HTML page that has `DiagramStyle.css` in its stylesheet.
    ///
    /// - Parameter prefix: what all ids begin with, unique within the page: ASCII letters, digits and hyphens.
    package func inline(prefix: String) -> String {
        rewritten(prefix: prefix, isFile: false)
    }

    /// A file of its own, with the stylesheet in it.
    package func file(prefix: String = "diagram") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + rewritten(prefix: prefix, isFile: true)
    }

    private struct Frame {
        var element: String
        /// Whether the element's tags are left out.
        var isDropped = false
        /// For elements that can have a tooltip: where it goes among the pieces.
        var titlePlace: Int?
        var isGraph = false
        var isCluster = false
        /// Goes into the node's shape.
        var picture: NodePicture?
        /// For the group of a node, and where its first shape has its middle.
        var isNode = false
        var middle: Double?
        /// Where the element begins among the pieces.
        var place = 0
    }

    private func rewritten(prefix: String, isFile: Bool) -> String {
        var scanner = SVGScanner(drawn)
        var pieces: [String] = []
        var frames: [Frame] = []
        var insideTitle = false
        // The names of groups, over the lines that cross them.
        var groupNames: [String] = []
        while let token = scanner.next() {
            switch token {
            case .text(let text):
                let isBlank = text.allSatisfy(\.isWhitespace)
                if !insideTitle, !frames.isEmpty, !isBlank || frames.last?.element == "text" {
                    pieces.append(Self.plain(text))
                }
            case .close(let name):
                if name == "title" { insideTitle = false }
                guard let frame = frames.popLast(), !frame.isDropped else { continue }
                if frame.isGraph, !groupNames.isEmpty {
                    pieces += ["<g class=\"cluster\">\n"] + groupNames + ["</g>\n"]
                }
                pieces.append("</\(name)>" + (name == "g" || name == "svg" || name == "text" ? "\n" : ""))
                if name == "text", frames.last(where: { $0.element == "g" && !$0.isDropped })?.isCluster == true {
                    groupNames += pieces[frame.place...]
                    pieces.removeSubrange(frame.place...)
                }
            case .open(let name, let attributes, let isEmpty):
                if name == "polygon", frames.last?.isGraph == true { continue }
                var frame = Frame(element: name, place: pieces.count)
                switch name {
                case "svg": pieces.append(root(attributes, prefix: prefix, isFile: isFile))
                case "title":
                    insideTitle = true
                    frame.isDropped = true
                case "g":
                    pieces += Self.group(attributes, prefix, at: pieces.count, &frame)
                    frame.picture = attributes.first { $0.name == "id" }.flatMap {
                        diagram.pictures[Self.plain($0.value)]
                    }
                case "path", "polygon":
                    pieces.append(Self.tag(name, attributes, isEmpty: isEmpty) + (isEmpty ? "\n" : ""))
                    guard isEmpty, let node = frames.lastIndex(where: \.isNode), let box = Self.box(of: attributes)
                    else { break }
                    frames[node].middle = frames[node].middle ?? (box.left + box.right) / 2
                    if let picture = frames[node].picture { pieces.append(Self.image(picture, in: box)) }
                    frames[node].picture = nil
                case "a": pieces += Self.anchor(attributes, &frame, frames, &pieces)
                case "text":
                    let middle = frames.last(where: \.isNode)?.middle
                    pieces.append(Self.tag("text", Self.text(attributes, around: middle), isEmpty: isEmpty))
                default: pieces.append(Self.tag(name, attributes, isEmpty: isEmpty) + (isEmpty ? "\n" : ""))
                }
                if !isEmpty { frames.append(frame) }
            }
        }
        return pieces.joined()
    }

    private func root(_ attributes: [(name: String, value: String)], prefix: String, isFile: Bool) -> String {
        let size = attributes.filter { $0.name == "width" || $0.name == "height" }
            .map { (name: $0.name, value: $0.value.replacing("pt", with: "")) }
        let box = attributes.filter { $0.name == "viewBox" }
        // Within an image nothing can be reached, so a diagram with links is a document.
        let role = diagram.hasLinks ? "document" : "img"
        let own = [
            ("class", "wm-diagram"), ("role", role), ("aria-labelledby", "\(prefix)-title"),
            ("aria-describedby", "\(prefix)-desc"), ("xmlns", "http://www.w3.org/2000/svg"),
            ("font-family", DiagramPalette.font),
        ].map { (name: $0.0, value: $0.1) }
        var text = Self.tag("svg", own + size + box, isEmpty: false) + "\n"
        text += "<title id=\"\(prefix)-title\">\(Self.escape(diagram.title))</title>\n"
        text += "<desc id=\"\(prefix)-desc\">\(Self.escape(diagram.summary))</desc>\n"
        if isFile {
            text += "<style>\n\(DiagramStyle.css)</style>\n"
            text +=
                "<rect class=\"background\" width=\"100%\" height=\"100%\" fill=\"\(DiagramPalette.background)\"/>\n"
        }
        return text
    }

    private static func group(
        _ attributes: [(name: String, value: String)], _ prefix: String, at place: Int, _ frame: inout Frame
    ) -> [String] {
        let id = attributes.first { $0.name == "id" }?.value
        guard let classes = attributes.first(where: { $0.name == "class" })?.value else {
            frame.isDropped = true
            return []
        }
        let kind = classes.split(separator: " ").first
        (frame.isGraph, frame.isCluster, frame.isNode) = (kind == "graph", kind == "cluster", kind == "node")
        var kept = attributes.filter { $0.name != "id" }
        if let id, !frame.isGraph { kept.insert((name: "id", value: "\(prefix)-\(id)"), at: 0) }
        frame.titlePlace = frame.isGraph ? nil : place + 1
        return [tag("g", kept, isEmpty: false), "\n"]
    }

    private static func box(of shape: [(name: String, value: String)]) -> (left: Double, right: Double, top: Double)? {
        let points = shape.first { $0.name == "d" || $0.name == "points" }?.value ?? ""
        let numbers = points.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
        let across = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
        let down = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
        guard let left = across.min(), let right = across.max(), let top = down.min() else { return nil }
        return (left, right, top)
    }

    /// A picture at the upper edge of a shape, in its middle.
    private static func image(_ picture: NodePicture, in box: (left: Double, right: Double, top: Double)) -> String {
        let place = [
            ("href", picture.address), ("x", number((box.left + box.right - picture.width) / 2)),
            ("y", number(box.top + NodePicture.margin)), ("width", number(picture.width)),
            ("height", number(picture.height)),
        ]
        return tag("image", place.map { (name: $0.0, value: escape($0.1)) }, isEmpty: true) + "\n"
    }

    /// With two digits behind the point.
    private static func number(_ value: Double) -> String { String((value * 100).rounded() / 100) }

    private static func anchor(
        _ attributes: [(name: String, value: String)], _ frame: inout Frame, _ frames: [Frame],
        _ pieces: inout [String]
    ) -> [String] {
        let tooltip = attributes.first { $0.name == "xlink:title" || $0.name == "title" }?.value
        if let tooltip, let place = frames.last(where: { $0.titlePlace != nil })?.titlePlace {
            pieces[place] = "\n<title>\(plain(tooltip))</title>\n"
        }
        guard let address = attributes.first(where: { $0.name == "xlink:href" || $0.name == "href" })?.value else {
            frame.isDropped = true
            return []
        }
        return [tag("a", [(name: "href", value: address)], isEmpty: false)]
    }

    /// The font is the whole drawing's; muted text has a class, so that stylesheets can tell it.
    ///
    /// Lines of a label, which libgraphviz begins where they would in its own font, go around the middle of their node:
    /// in a wider font they would leave it on the right.
    private static func text(
        _ attributes: [(name: String, value: String)], around middle: Double?
    ) -> [(name: String, value: String)] {
        let isMuted = attributes.contains { $0.name == "fill" && $0.value == DiagramPalette.muted }
        let isLine = attributes.contains { $0.name == "text-anchor" && $0.value == "start" }
        var kept = attributes.filter { $0.name != "font-family" }
        if let middle, isLine {
            for index in kept.indices {
                if kept[index].name == "text-anchor" { kept[index].value = "middle" }
                if kept[index].name == "x" { kept[index].value = number(middle) }
            }
        }
        return kept + (isMuted ? [(name: "class", value: "muted")] : [])
    }

    private static func tag(_ name: String, _ attributes: [(name: String, value: String)], isEmpty: Bool) -> String {
        var text = "<" + name
        for attribute in attributes { text += " \(attribute.name)=\"\(plain(attribute.value))\"" }
        return text + (isEmpty ? "/>" : ">")
    }

    /// libgraphviz writes hyphens as references, for the sake of comments.
    private static func plain(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "&")) ? text.replacing("&#45;", with: "-") : text
    }

    private static func escape(_ text: String) -> String {
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
