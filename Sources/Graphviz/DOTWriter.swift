/// Writes a graph in the DOT language of <https://graphviz.org/doc/info/lang.html>.
///
/// The one place where names and texts are quoted: nothing that a graph contains can end a string or a statement.
struct DOTWriter {
    private var text = ""

    static func write(_ graph: Graph) -> String {
        var writer = DOTWriter()
        writer.line(
            0,
            (graph.isStrict ? "strict " : "") + (graph.isDirected ? "digraph " : "graph ") + quoted(name: graph.name)
                + " {")
        writer.defaults("graph", graph.attributes)
        writer.defaults("node", graph.nodeDefaults)
        writer.defaults("edge", graph.edgeDefaults)
        for node in graph.nodes { writer.node(node, depth: 1) }
        for subgraph in graph.subgraphs { writer.subgraph(subgraph, depth: 1) }
        let arrow = graph.isDirected ? " -> " : " -- "
        for edge in graph.edges {
            writer.line(1, quoted(name: edge.tail) + arrow + quoted(name: edge.head) + list(edge.attributes))
        }
        writer.line(0, "}")
        return writer.text
    }

    private mutating func line(_ depth: Int, _ content: String) {
        for _ in 0..<depth { text += "    " }
        text += content
        text += "\n"
    }

    private mutating func defaults(_ kind: String, _ attributes: [Attribute]) {
        if !attributes.isEmpty { line(1, kind + Self.list(attributes)) }
    }

    private mutating func node(_ node: Node, depth: Int) {
        line(depth, Self.quoted(name: node.name) + Self.list(node.attributes))
    }

    private mutating func subgraph(_ subgraph: Subgraph, depth: Int) {
        line(
            depth, "subgraph " + Self.quoted(name: (subgraph.isCluster ? "cluster_" : "group_") + subgraph.name) + " {")
        for attribute in subgraph.attributes {
            line(depth + 1, attribute.name + "=" + Self.quoted(attribute.value))
        }
        for node in subgraph.nodes { self.node(node, depth: depth + 1) }
        for inner in subgraph.subgraphs { self.subgraph(inner, depth: depth + 1) }
        line(depth, "}")
    }

    private static func list(_ attributes: [Attribute]) -> String {
        if attributes.isEmpty { return "" }
        return " [" + attributes.map { "\($0.name)=\(quoted($0.value))" }.joined(separator: ", ") + "]"
    }

    private static func quoted(_ value: AttributeValue) -> String {
        switch value {
        case .word(let word): quoted(name: word)
        case .text(let text): quoted(text: text)
        case .html(let label): "<" + label.markup + ">"
        }
    }

    /// Distinct names stay distinct; what is shown of a node is its label.
    private static func quoted(name: String) -> String {
        "\"" + escaped(name, ampersand: "&") + "\""
    }

    /// libgraphviz reads character references such as `&lt;` in texts, so an ampersand has to be one itself.
    private static func quoted(text: String) -> String {
        "\"" + escaped(text, ampersand: "&amp;") + "\""
    }

    private static func escaped(_ text: String, ampersand: String) -> String {
        let special: (UInt8) -> Bool = { $0 < 0x20 || $0 >= 0x7F || $0 == 0x22 || $0 == 0x5C || $0 == 0x26 }
        guard text.utf8.contains(where: special) else { return text }
        var result = ""
        for scalar in Text.printable(text).unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "&": result += ampersand
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
