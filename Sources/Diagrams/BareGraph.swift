import Graphviz

/// A diagram's graph as libgraphviz draws it for SVG: without what it would only copy from one text into another.
///
/// Ids, classes, tooltips, addresses and colours take no part in a layout, and to draw the round corners of a frame takes
/// longer than all else of a node; together they are a third of a small drawing's time. `SVGRewriter` writes them, by the
/// numbers that elements have here for their names and ids.
struct BareGraph {
    private(set) var graph: Graph
    /// By their numbers: nodes, clusters and edges.
    private(set) var elements: [DiagramElement] = []
    /// The names of nodes here, by those that they had.
    private var names: [String: String] = [:]
    /// What elements are that do not say otherwise.
    private var nodeLook = Look(shape: "ellipse")
    private var edgeLook = Look(shape: "")
    private var clusterLook = Look(shape: NodeShape.box.rawValue)

    init(_ full: Graph) {
        graph = full
        (graph.nodes, graph.subgraphs, graph.edges) = ([], [], [])
        graph.attributes = clusterLook.take(full.attributes)
        graph.nodeDefaults = nodeLook.take(full.nodeDefaults)
        graph.edgeDefaults = edgeLook.take(full.edgeDefaults)
        graph.nodes = full.nodes.map { node($0) }
        graph.subgraphs = full.subgraphs.map { subgraph($0) }
        graph.edges = full.edges.map { edge($0) }
    }

    private mutating func node(_ node: Node) -> Node {
        // Of two nodes with one name libgraphviz makes one, which has what the second one says.
        let number = String(elements.count)
        let name = names[node.name] ?? number
        names[node.name] = name
        var bare = Node(name, take(node.attributes, nodeLook))
        // Without a label the name is shown.
        if !bare.attributes.contains(where: { $0.name == "label" }) { bare.attributes.append(.label(node.name)) }
        return bare
    }

    private mutating func subgraph(_ subgraph: Subgraph) -> Subgraph {
        var bare = Subgraph(
            name: "\(elements.count)", isCluster: subgraph.isCluster, attributes: take(subgraph.attributes, clusterLook)
        )
        bare.nodes = subgraph.nodes.map { node($0) }
        bare.subgraphs = subgraph.subgraphs.map { self.subgraph($0) }
        return bare
    }

    private mutating func edge(_ edge: Edge) -> Edge {
        Edge(from: name(edge.tail), to: name(edge.head), take(edge.attributes, edgeLook))
    }

    private mutating func name(_ node: String) -> String {
        if let name = names[node] { return name }
        // libgraphviz draws a node that only an edge names, too.
        let bare = self.node(Node(node))
        graph.nodes.append(bare)
        return bare.name
    }

    /// Adds an element, and returns what libgraphviz needs to know of it.
    private mutating func take(_ attributes: [Attribute], _ look: Look) -> [Attribute] {
        var look = look
        var bare: [Attribute] = []
        bare.reserveCapacity(attributes.count + 2)
        bare.append(.id(String(elements.count)))
        look.take(attributes, &bare)
        elements.append(look.element)
        return bare
    }

    /// What some elements, or one, look like.
    private struct Look {
        private(set) var element = DiagramElement()
        private var shape: String
        /// The words of its style.
        private var words: [Substring] = []
        private var isRound = false
        /// Whether libgraphviz draws round corners.
        private var isDrawnRound = false

        init(shape: String) {
            self.shape = shape
        }

        /// Takes attributes over, and returns those that libgraphviz needs beside those that it was given for this look.
        mutating func take(_ attributes: [Attribute]) -> [Attribute] {
            var bare: [Attribute] = []
            take(attributes, &bare)
            return bare
        }

        /// The same, with those that libgraphviz needs put behind others.
        mutating func take(_ attributes: [Attribute], _ bare: inout [Attribute]) {
            var place: Int?
            var style = ""
            for attribute in attributes where !element.take(attribute) {
                if case .word(let value) = attribute.value {
                    if attribute.name == "shape" { shape = value }
                    if attribute.name == "style" { (style, place) = (value, bare.count) }
                }
                bare.append(attribute)
            }
            // Most elements say nothing of their style.
            if place != nil {
                words = style.split(separator: ",")
                isRound = words.contains { $0 == DrawingStyle.rounded.rawValue }
            }
            // Of other shapes than rectangles libgraphviz rounds the corners itself.
            element.hasRoundCorners = isRound && shape == NodeShape.box.rawValue
            let drawsRound = isRound && !element.hasRoundCorners
            let isDrawnOtherwise = place == nil ? drawsRound != isDrawnRound : element.hasRoundCorners
            isDrawnRound = drawsRound
            guard isDrawnOtherwise else { return }
            let drawn = words.filter { drawsRound || $0 != DrawingStyle.rounded.rawValue }
            let attribute = Attribute("style", .word(drawn.joined(separator: ",")))
            if let place { bare[place] = attribute } else { bare.append(attribute) }
        }
    }
}

/// What an element of a diagram has in SVG that libgraphviz is not told.
package struct DiagramElement: Hashable, Sendable {
    var id = ""
    /// With spaces between them.
    var classes = ""
    var tooltip = ""
    /// Empty where it leads nowhere.
    var address = ""
    /// Of lines, areas and texts; empty for libgraphviz's own.
    var lineColor = ""
    var fillColor = ""
    var textColor = ""
    /// Whether its frame, which libgraphviz draws with corners, has round ones.
    var hasRoundCorners = false

    /// Whether the attribute is one of these.
    fileprivate mutating func take(_ attribute: Attribute) -> Bool {
        switch (attribute.name, attribute.value) {
        case ("id", .text(let value)): id = value
        case ("class", .text(let value)): classes = value
        case ("tooltip", .text(let value)): tooltip = value
        case ("URL", .text(let value)): address = value
        case ("color", .word(let value)): lineColor = value
        case ("fillcolor", .word(let value)): fillColor = value
        case ("fontcolor", .word(let value)): textColor = value
        default: return false
        }
        return true
    }

    /// What tells it from every other.
    var words: [String] {
        [id, classes, tooltip, address, lineColor, fillColor, textColor, hasRoundCorners ? "round" : ""]
    }
}
