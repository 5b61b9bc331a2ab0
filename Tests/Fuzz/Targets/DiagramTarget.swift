import CGraphviz
import Diagrams
import Foundation
import Graphviz
import NavigationGraph

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Diagrams of an app whose names are anything.
///
/// The input is names, with a byte 255 between them: each is a module, an entry point, and on the labels of others.
enum DiagramTarget {
    static func feed(_ bytes: [UInt8]) throws {
        let names = bytes.split(separator: 255, maxSplits: 11, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        try draw(graph(of: names))
    }

    private static func graph(of names: [String]) -> NavigationGraph {
        func name(_ number: Int) -> String { names[number % names.count] }
        var seen: Set<String> = []
        let ids = names.filter { seen.insert($0).inserted }
        let modules = ids.indices.map { index in
            Module(
                id: ids[index], kind: [.module, .screen, .coordinator][index % 3], name: ids[index],
                group: name(index + 1), summary: name(index + 2),
                components: [
                    Component(role: .view, type: name(index + 1), file: name(index), line: 1),
                    Component(role: .presenter, type: name(index + 2), file: name(index), line: 1),
                ],
                references: [Reference(from: .view, to: .presenter, strength: .weak, file: "", line: 1)],
                reachable: index % 2 == 0,
                services: [Dependency(type: name(index), from: .presenter, file: "", line: 1)],
                entities: [Dependency(type: name(index + 3), from: .interactor, file: "", line: 1)])
        }
        let routes = ids.indices.map { index in
            let isOutside = index % 4 == 3
            return Route(
                id: "\(index)", source: index % 5 == 4 ? "App:deeplink:\(ids[index])" : ids[index],
                target: isOutside ? nil : ids[(index * index + 1) % ids.count],
                destination: .init(kind: isOutside ? .system : .node, name: name(index + 1)), variant: name(index + 4),
                transition: Transition.allCases[index % Transition.allCases.count], option: name(index + 2),
                condition: name(index + 3))
        }
        let entries = ids.map { EntryPoint(id: "App:deeplink:\($0)", kind: .deeplink, file: $0, line: 1) }
        return NavigationGraph(app: .init(name: name(0)), modules: modules, entryPoints: entries, routes: routes)
    }

    /// Every diagram of a graph says to libgraphviz what it says.
    static func draw(_ graph: NavigationGraph) throws {
        let options = DiagramOptions(showsOutside: true) { "\($0).html" }
        var diagrams = [
            MapDiagram(graph, options: options).diagram, MapDiagram(graph, options: options).legend,
            GroupsDiagram(graph).diagram, DependenciesDiagram(graph, usersAreGroups: true).diagram,
            DependenciesDiagram(graph, usersAreGroups: false).diagram,
        ].compactMap { $0 as Diagram? }
        for module in graph.modules.prefix(3) {
            diagrams.append(NeighbourhoodDiagram(graph, of: module.id, options: options).diagram)
            diagrams.append(ComponentsDiagram(module).diagram)
        }
        for diagram in diagrams {
            let written = Set(names(of: diagram.graph).map(Graphviz.Text.printable)).count
            try check(diagram.dot, nodes: written, edges: diagram.graph.edges.count)
            let (job, words) = diagram.drawn()
            try check(job.dot, nodes: Set(names(of: diagram.graph)).count, edges: diagram.graph.edges.count)
            try check(DiagramSVG(words, drawn: drawing(of: diagram.graph)))
        }
        let mermaid = MermaidText.map(graph, options: options)
        guard mermaid.utf8.count <= MermaidText.maximumLength,
            mermaid.utf8.allSatisfy({ $0 >= 0x20 || $0 == 0x0A }), !mermaid.contains("`")
        else { throw BrokenPromise("Mermaid text that GitHub would not draw") }
    }

    /// As many nodes and edges as were written, and no word about any of them.
    private static func check(_ dot: String, nodes: Int, edges: Int) throws {
        let read = RenderingContext.alone { () -> (nodes: Int, edges: Int, errors: Int)? in
            agreseterrors()
            guard let read = cgraphviz_read(dot) else { return nil }
            defer { agclose(read) }
            return (Int(agnnodes(read)), Int(agnedges(read)), Int(agreseterrors()))
        }
        guard let read, read.errors == 0 else { throw BrokenPromise("DOT that cannot be read:\n\(dot)") }
        guard read.nodes == nodes, read.edges == edges else {
            throw BrokenPromise("\(read.nodes) nodes of \(nodes), \(read.edges) edges of \(edges):\n\(dot)")
        }
    }

    private static func names(of graph: Graph) -> [String] {
        graph.nodes.map(\.name) + graph.subgraphs.flatMap(names) + graph.edges.flatMap { [$0.tail, $0.head] }
    }

    private static func names(of subgraph: Subgraph) -> [String] {
        subgraph.nodes.map(\.name) + subgraph.subgraphs.flatMap(names)
    }

    /// What libgraphviz would draw, as far as names from sources go into it: a shape for each element.
    private static func drawing(of graph: Graph) -> [UInt8] {
        let elements = names(of: graph).count + graph.edges.count
        let shapes = (0..<elements).map { number in
            "<g id=\"\(number)\" class=\"node\"><title>\(number)</title>\n"
                + "<polygon fill=\"lightgrey\" stroke=\"black\" points=\"8,-4 0,-4 0,0 8,0 8,-4\"/>\n"
                + "<text text-anchor=\"middle\" x=\"4\" y=\"0\">\(number)</text>\n</g>\n"
        }
        let svg = "<svg width=\"8pt\" height=\"4pt\"><g id=\"graph0\" class=\"graph\">\(shapes.joined())</g></svg>"
        return Array(svg.utf8)
    }

    /// XML of the elements that diagrams have, whatever they are called.
    private static func check(_ svg: DiagramSVG) throws {
        let text = svg.inline(prefix: "p")
        let parser = XMLParser(data: Data(text.utf8))
        let found = FoundElements()
        parser.delegate = found
        guard parser.parse() else { throw BrokenPromise("SVG that is no XML:\n\(text)") }
        let usual: Set = ["svg", "title", "desc", "g", "a", "path", "polygon", "text"]
        guard found.names.isSubset(of: usual) else {
            throw BrokenPromise("SVG with \(found.names.subtracting(usual).sorted()):\n\(text)")
        }
    }
}

private final class FoundElements: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.insert(name)
    }
}
