import NavigationGraph

/// Diagrams as Mermaid flowcharts, for Markdown that GitHub shows.
package enum MermaidText {
    /// GitHub draws no Mermaid text of more characters than this.
    package static let maximumLength = 50_000

    /// The whole app.
    package static func map(_ graph: NavigationGraph, options: DiagramOptions = DiagramOptions()) -> String {
        text(MapDiagram(graph, options: options).part, clustered: true)
    }

    /// A module with the ways to it and from it.
    package static func neighbourhood(
        _ graph: NavigationGraph, of center: String, depth: Int = 1,
        direction: NeighbourhoodDiagram.Direction = .both, options: DiagramOptions = DiagramOptions()
    ) -> String {
        let diagram = NeighbourhoodDiagram(graph, of: center, depth: depth, direction: direction, options: options)
        return text(diagram.part, clustered: false)
    }

    private static func text(_ part: NavigationPart, clustered: Bool) -> String {
        var chart = Chart()
        for entry in part.entryPoints { chart.node(entry.id, "([\"", DiagramText.name(entry), "\"])") }
        for outside in part.outside { chart.node(outside.id, "[/\"", DiagramText.name(outside.destination), "\"/]") }
        if clustered {
            let tree = GroupTree(part.modules)
            for module in tree.modules { chart.node(module) }
            for group in tree.groups { chart.group(group) }
        } else {
            for module in part.modules { chart.node(module) }
        }
        for edge in part.edges { chart.edge(edge) }
        return chart.finished(current: part.current, leftOut: part.leftOut)
    }

    private struct Chart {
        private var text = "flowchart LR\n"
        private var names: [String: String] = [:]
        private var depth = 1
        private var openGroups = 0
        private var missingNodes = 0
        private var missingEdges = 0
        /// Leaves room for the ends of groups and the count of what is left out.
        private static let nodeRoom = maximumLength - 12_000
        private static let edgeRoom = maximumLength - 600

        private mutating func line(_ content: String) {
            text += String(repeating: "  ", count: depth) + content + "\n"
        }

        mutating func node(_ module: Module) {
            switch module.kind {
            case .module: node(module.id, "(\"", module.id, "\")")
            case .screen: node(module.id, "[\"", module.id, "\"]")
            case .coordinator: node(module.id, "{{\"", module.id, "\"}}")
            }
        }

        mutating func node(_ id: String, _ open: String, _ label: String, _ close: String) {
            guard text.utf8.count + openGroups * 40 < nodeLimit else {
                missingNodes += 1
                return
            }
            let name = "n\(names.count)"
            names[id] = name
            line(name + open + MermaidText.escape(label) + close)
        }

        private var nodeLimit: Int { Self.nodeRoom }

        mutating func group(_ group: GroupTree.Group) {
            guard text.utf8.count < nodeLimit else {
                missingNodes += Self.count(group)
                return
            }
            openGroups += 1
            line("subgraph g_\(ElementID.slug(group.path))[\"\(MermaidText.escape(group.label))\"]")
            depth += 1
            for module in group.modules { node(module) }
            for inner in group.groups { self.group(inner) }
            depth -= 1
            line("end")
            openGroups -= 1
        }

        private static func count(_ group: GroupTree.Group) -> Int {
            group.modules.count + group.groups.reduce(0) { $0 + count($1) }
        }

        mutating func edge(_ edge: RouteEdge) {
            guard let source = names[edge.source], let target = names[edge.target],
                text.utf8.count + 200 < Self.edgeRoom
            else {
                missingEdges += edge.routes.count
                return
            }
            let arrow =
                switch TransitionFamily(edge.leading) {
                case .stack: "-->"
                case .modal, .custom, .outside, .back: "-.->"
                case .root: "==>"
                case .containment: "--o"
                }
            line("\(source) \(arrow)|\"\(MermaidText.escape(edge.label))\"| \(target)")
        }

        func finished(current: String?, leftOut: Int) -> String {
            var result = text
            if let current, let name = current.isEmpty ? nil : names[current] {
                result += "  style \(name) stroke-width:3px\n"
            }
            let nodes = missingNodes + leftOut
            if nodes > 0 || missingEdges > 0 {
                let parts =
                    (nodes > 0 ? [DiagramText.count(nodes, "node", "nodes")] : [])
                    + (missingEdges > 0 ? [DiagramText.count(missingEdges, "route", "routes")] : [])
                result += "  leftout[\"left out: \(parts.joined(separator: ", "))\"]\n"
            }
            return result
        }
    }

    /// Mermaid's own entities: a number sign, a code point and a semicolon.
    private static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in DiagramText.short(text).unicodeScalars {
            switch scalar {
            case "\"", "#", "<", ">", "&", "`", "|", "[", "]", "{", "}", "\\", ";":
                escaped += "#\(scalar.value);"
            default:
                if scalar.value >= 0x20 { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped.isEmpty ? " " : escaped
    }
}
