/// Writes a graph in the DOT language of <https://graphviz.org/doc/info/lang.html>.
///
/// The one place where names and texts are quoted: nothing that a graph contains can end a string or a statement.
struct DOTWriter {
    private var text: [UInt8] = []

    static func write(_ graph: Graph) -> String {
        var writer = DOTWriter()
        writer.put(graph.isStrict ? "strict " : "")
        writer.put(graph.isDirected ? "digraph " : "graph ")
        writer.put(name: graph.name)
        writer.put(" {\n")
        writer.defaults("graph", graph.attributes)
        writer.defaults("node", graph.nodeDefaults)
        writer.defaults("edge", graph.edgeDefaults)
        for node in graph.nodes { writer.node(node, depth: 1) }
        for subgraph in graph.subgraphs { writer.subgraph(subgraph, depth: 1) }
        for edge in graph.edges {
            writer.indent(1)
            writer.put(name: edge.tail)
            writer.put(graph.isDirected ? " -> " : " -- ")
            writer.put(name: edge.head)
            writer.endLine(with: edge.attributes)
        }
        writer.put("}\n")
        return String(decoding: writer.text, as: UTF8.self)
    }

    private mutating func put(_ text: String) { self.text.append(contentsOf: text.utf8) }

    private mutating func indent(_ depth: Int) {
        for _ in 0..<depth { put("    ") }
    }

    private mutating func defaults(_ kind: String, _ attributes: [Attribute]) {
        guard !attributes.isEmpty else { return }
        indent(1)
        put(kind)
        endLine(with: attributes)
    }

    private mutating func node(_ node: Node, depth: Int) {
        indent(depth)
        put(name: node.name)
        endLine(with: node.attributes)
    }

    private mutating func subgraph(_ subgraph: Subgraph, depth: Int) {
        indent(depth)
        put("subgraph ")
        put(name: (subgraph.isCluster ? "cluster_" : "group_") + subgraph.name)
        put(" {\n")
        for attribute in subgraph.attributes {
            indent(depth + 1)
            put(attribute)
            put("\n")
        }
        for node in subgraph.nodes { self.node(node, depth: depth + 1) }
        for inner in subgraph.subgraphs { self.subgraph(inner, depth: depth + 1) }
        indent(depth)
        put("}\n")
    }

    private mutating func endLine(with attributes: [Attribute]) {
        for (index, attribute) in attributes.enumerated() {
            put(index == 0 ? " [" : ", ")
            put(attribute)
        }
        put(attributes.isEmpty ? "\n" : "]\n")
    }

    private mutating func put(_ attribute: Attribute) {
        put(attribute.name)
        text.append(UInt8(ascii: "="))
        switch attribute.value {
        case .word(let word): put(name: word)
        case .text(let text): put(quoted: text, ampersand: "&amp;")
        case .html(let label):
            text.append(UInt8(ascii: "<"))
            put(label.markup)
            text.append(UInt8(ascii: ">"))
        }
    }

    /// Distinct names stay distinct; what is shown of a node is its label.
    private mutating func put(name: String) { put(quoted: name, ampersand: "&") }

    /// - Parameter ampersand: what is written for one. libgraphviz reads character references such as `&lt;` in texts, so
    ///   that an ampersand has to be one itself there.
    private mutating func put(quoted text: String, ampersand: String) {
        put("\"")
        put(escaped(text, ampersand: ampersand))
        put("\"")
    }

    private func escaped(_ text: String, ampersand: String) -> String {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x26 }
        }
        if isPlain { return text }
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
