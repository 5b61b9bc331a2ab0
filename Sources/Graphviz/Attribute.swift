/// A property of a graph, a node or an edge, by Graphviz's own name.
///
/// The factories cover what is in use, with Swift types for their values; `init(_:_:)` serves for the rest. Names and
/// meanings are those of <https://graphviz.org/doc/info/attrs.html>.
public struct Attribute: Hashable, Sendable {
    /// Graphviz's name of the attribute.
    public var name: String
    /// The value.
    public var value: AttributeValue

    /// An attribute that has no factory of its own.
    public init(_ name: String, _ value: AttributeValue) {
        self.name = name
        self.value = value
    }

    private init(_ name: String, number: Double) {
        let whole = number.rounded() == number && abs(number) < 1e9
        self.init(name, .word(whole ? String(Int(number)) : String(number)))
    }
}

// Text and addresses.
extension Attribute {
    /// What is written in a node, beside an edge, or over a cluster.
    public static func label(_ text: String) -> Attribute { Attribute("label", .text(text)) }
    /// A label of several sizes or colours.
    public static func label(_ label: HTMLLabel) -> Attribute { Attribute("label", .html(label)) }
    /// What is written beside the head of an edge: `distance` tens of points from it, and turned by `angle` degrees
    /// counterclockwise from the line.
    public static func headLabel(_ value: AttributeValue, angle: Double, distance: Double) -> [Attribute] {
        [
            Attribute("headlabel", value), Attribute("labelangle", number: angle),
            Attribute("labeldistance", number: distance),
        ]
    }
    /// What a pointer at rest shows.
    public static func tooltip(_ text: String) -> Attribute { Attribute("tooltip", .text(text)) }
    /// Where a click leads. What no address may contain is percent-encoded: libgraphviz 2 writes quotation marks and
    /// angle brackets in addresses as they are.
    public static func url(_ address: String) -> Attribute {
        var encoded = ""
        for byte in Text.printable(address).utf8 {
            switch byte {
            case 0...0x20, 0x22, 0x27, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...:
                encoded +=
                    "%" + String(byte >> 4, radix: 16, uppercase: true)
                    + String(byte & 15, radix: 16, uppercase: true)
            default: encoded.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return Attribute("URL", .text(encoded))
    }
    /// The element's id in SVG.
    public static func id(_ id: String) -> Attribute { Attribute("id", .text(id)) }
    /// Classes of the element in SVG, for stylesheets.
    public static func classes(_ names: [String]) -> Attribute {
        Attribute("class", .text(names.joined(separator: " ")))
    }
}

// Looks.
extension Attribute {
    /// The outline of a node.
    public static func shape(_ shape: NodeShape) -> Attribute { Attribute("shape", .word(shape.rawValue)) }
    /// Line and fill styles.
    public static func style(_ styles: [DrawingStyle]) -> Attribute {
        Attribute("style", .word(styles.map(\.rawValue).joined(separator: ",")))
    }
    /// The colour of lines, as `#rrggbb` or a colour name.
    public static func color(_ color: String) -> Attribute { Attribute("color", .word(color)) }
    /// The colour of areas.
    public static func fillColor(_ color: String) -> Attribute { Attribute("fillcolor", .word(color)) }
    /// The colour of text.
    public static func fontColor(_ color: String) -> Attribute { Attribute("fontcolor", .word(color)) }
    /// The colour behind a graph or a cluster.
    public static func backgroundColor(_ color: String) -> Attribute { Attribute("bgcolor", .word(color)) }
    /// Font families, the preferred one first.
    public static func fontName(_ name: String) -> Attribute { Attribute("fontname", .word(name)) }
    /// The size of text, in points.
    public static func fontSize(_ points: Double) -> Attribute { Attribute("fontsize", number: points) }
    /// The width of lines, in points.
    public static func penWidth(_ points: Double) -> Attribute { Attribute("penwidth", number: points) }
    /// The head of an edge: shapes joined from the node outwards.
    public static func arrowHead(_ shapes: [ArrowShape]) -> Attribute {
        Attribute("arrowhead", .word(shapes.map(\.rawValue).joined()))
    }
    /// The tail of an edge: shapes joined from the node outwards. Shown with `arrows(.both)` or `.back`.
    public static func arrowTail(_ shapes: [ArrowShape]) -> Attribute {
        Attribute("arrowtail", .word(shapes.map(\.rawValue).joined()))
    }
    /// The size of arrow heads, as a factor.
    public static func arrowSize(_ factor: Double) -> Attribute { Attribute("arrowsize", number: factor) }
    /// Which ends of an edge have arrows.
    public static func arrows(_ ends: ArrowEnds) -> Attribute { Attribute("dir", .word(ends.rawValue)) }
}

// Layout.
extension Attribute {
    /// The direction in which ranks follow one another.
    public static func rankDirection(_ direction: RankDirection) -> Attribute {
        Attribute("rankdir", .word(direction.rawValue))
    }
    /// The distance between ranks, in inches.
    public static func rankSeparation(_ inches: Double) -> Attribute { Attribute("ranksep", number: inches) }
    /// The distance between nodes of a rank, in inches.
    public static func nodeSeparation(_ inches: Double) -> Attribute { Attribute("nodesep", number: inches) }
    /// The rank of a subgraph's nodes.
    public static func rank(_ rank: RankKind) -> Attribute { Attribute("rank", .word(rank.rawValue)) }
    /// How edges are drawn.
    public static func splines(_ kind: SplineKind) -> Attribute { Attribute("splines", .word(kind.rawValue)) }
    /// Space around the content: inches for nodes and graphs, points for clusters.
    public static func margin(_ width: Double, _ height: Double) -> Attribute {
        Attribute("margin", .word("\(width),\(height)"))
    }
    /// Space around the whole drawing, in inches.
    public static func padding(_ inches: Double) -> Attribute { Attribute("pad", number: inches) }
    /// The least width of a node, in inches.
    public static func width(_ inches: Double) -> Attribute { Attribute("width", number: inches) }
    /// The least height of a node, in inches.
    public static func height(_ inches: Double) -> Attribute { Attribute("height", number: inches) }
    /// Whether a node has exactly its width and height, whatever its label.
    public static func fixedSize(_ fixed: Bool) -> Attribute { Attribute("fixedsize", .word(String(fixed))) }
    /// The fixed place of a node's centre, in inches, for `neato`; y grows upwards.
    public static func position(_ x: Double, _ y: Double) -> Attribute {
        Attribute("pos", .word("\(hundredths(x)),\(hundredths(y))!"))
    }

    private static func hundredths(_ inches: Double) -> String { String((inches * 100).rounded() / 100) }

    /// How strongly an edge is kept short and straight.
    public static func weight(_ weight: Int) -> Attribute { Attribute("weight", .word(String(weight))) }
    /// The least number of ranks that an edge spans.
    public static func minimumLength(_ ranks: Int) -> Attribute { Attribute("minlen", .word(String(ranks))) }
    /// The side of a node at which an edge ends.
    public static func headPort(_ side: CompassPoint) -> Attribute { Attribute("headport", .word(side.rawValue)) }
    /// Whether an edge takes part in ranking.
    public static func constraint(_ counts: Bool) -> Attribute { Attribute("constraint", .word(String(counts))) }
    /// Whether edges may cross the border between clusters and be ranked through it.
    public static func newRank(_ on: Bool) -> Attribute { Attribute("newrank", .word(String(on))) }
    /// Where a cluster's or graph's label stands.
    public static func labelJustification(_ side: LabelSide) -> Attribute {
        Attribute("labeljust", .word(side.rawValue))
    }
    /// Whether nodes may overlap, for the engines other than `dot`.
    public static func overlap(_ allowed: Bool) -> Attribute { Attribute("overlap", .word(String(allowed))) }
}
