import Diagnostics
import NavigationGraph

/// Diagrams as Mermaid flowcharts, for Markdown that GitHub shows.
package enum MermaidText {
    /// GitHub draws no Mermaid text of more characters than this.
    package static let maximumLength = 50_000

    /// The whole app.
    package static func map(_ graph: NavigationGraph, options: DiagramOptions = DiagramOptions()) -> String {
        text(MapDiagram(graph, options: options).part, options.marks, clustered: true)
    }

    /// A module with the ways to it and from it.
    package static func neighbourhood(
        _ graph: NavigationGraph, of center: String, depth: Int = 1,
        direction: NeighbourhoodDiagram.Direction = .both, options: DiagramOptions = DiagramOptions()
    ) -> String {
        let diagram = NeighbourhoodDiagram(graph, of: center, depth: depth, direction: direction, options: options)
        return text(diagram.part, options.marks, clustered: false)
    }

    /// The part of a graph without its groups, within so many bytes.
    static func of(_ part: NavigationPart, _ marks: ComparisonMarks, limit: Int) -> String {
        text(part, marks, clustered: false, limit: limit)
    }

    private static func text(
        _ part: NavigationPart, _ marks: ComparisonMarks, clustered: Bool, limit: Int = maximumLength
    ) -> String {
        var chart = Chart(marks, limit: limit)
        for entry in part.entryPoints { chart.node(entry.id, "([\"", part.entryNames[entry], "\"])") }
        for outside in part.outside { chart.node(outside.id, "[/\"", DiagramText.name(outside.destination), "\"/]") }
        if clustered {
            let tree = GroupTree(part.modules)
            for module in tree.modules { chart.node(module) }
            for group in tree.groups { chart.group(group) }
        } else {
            for module in part.modules { chart.node(module) }
        }
        // What is marked goes first, so that it is left out last.
        for edge in part.edges where edge.mark != nil { chart.edge(edge) }
        for edge in part.edges where edge.mark == nil { chart.edge(edge) }
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
        private let nodeRoom: Int
        private let edgeRoom: Int

        private let marks: ComparisonMarks
        private var edges = 0
        private var marked: [ComparisonMark: [String]] = [:]
        private var lineStyles: [ComparisonMark: [Int]] = [:]
        /// Mermaid draws nothing at all of a chart with more.
        private static let maximumEdges = 500

        init(_ marks: ComparisonMarks, limit: Int) {
            self.marks = marks
            nodeRoom = limit - limit / 4
            edgeRoom = limit - 600
        }

        private mutating func line(_ content: String) {
            text += String(repeating: "  ", count: depth) + content + "\n"
        }

        mutating func node(_ module: Module) {
            switch module.kind {
            case .module: node(module.id, "(\"", label(of: module.id), "\")")
            case .screen: node(module.id, "[\"", label(of: module.id), "\"]")
            case .coordinator: node(module.id, "{{\"", label(of: module.id), "\"}}")
            }
        }

        private func label(of id: String) -> String {
            let name = (marks.nodes[id].map { "\($0.word): " } ?? "") + DiagramText.short(id)
            return marks.earlierNames[id].map { "\(name) (was \(DiagramText.short($0)))" } ?? name
        }

        mutating func node(_ id: String, _ open: String, _ label: String, _ close: String) {
            guard text.utf8.count + openGroups * 40 < nodeLimit else {
                missingNodes += 1
                return
            }
            let name = "n\(names.count)"
            names[id] = name
            if let mark = marks.nodes[id] { marked[mark, default: []].append(name) }
            line(name + open + MermaidText.escape(label) + close)
        }

        private var nodeLimit: Int { nodeRoom - markRoom }

        /// What the lines about marks take.
        private var markRoom: Int {
            marked.values.reduce(0) { $0 + $1.count * 8 } + lineStyles.values.reduce(0) { $0 + $1.count * 4 }
        }

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
                edges < Self.maximumEdges
            else {
                missingEdges += edge.routes.count
                return
            }
            let arrow = edge.mark.map(Self.arrow) ?? Self.arrow(TransitionFamily(edge.leading))
            let content = "\(source) \(arrow)|\"\(MermaidText.escape(edge.labelInWords))\"| \(target)"
            guard text.utf8.count + content.utf8.count + 8 + markRoom < edgeRoom else {
                missingEdges += edge.routes.count
                return
            }
            if let mark = edge.mark { lineStyles[mark, default: []].append(edges) }
            edges += 1
            line(content)
        }

        private static func arrow(_ family: TransitionFamily) -> String {
            switch family {
            case .stack: "-->"
            case .modal, .custom, .outside, .back: "-.->"
            case .root: "==>"
            case .containment: "--o"
            }
        }

        private static func arrow(_ mark: ComparisonMark) -> String {
            switch mark {
            case .added: "==>"
            case .removed: "-.-x"
            case .changed: "-->"
            }
        }

        private var markLines: String {
            ComparisonMark.allCases.map { mark in
                var lines = ""
                if let names = marked[mark] {
                    let look =
                        mark == .added ? "" : mark == .removed ? ",stroke-dasharray:6 4" : ",stroke-dasharray:2 3"
                    lines += "  classDef \(mark.rawValue) stroke:\(mark.color),stroke-width:3px\(look)\n"
                    lines += "  class \(names.joined(separator: ",")) \(mark.rawValue)\n"
                }
                if let lineNumbers = lineStyles[mark] {
                    let numbers = lineNumbers.map(String.init).joined(separator: ",")
                    lines += "  linkStyle \(numbers) stroke:\(mark.color),stroke-width:3px\n"
                }
                return lines
            }.joined()
        }

        func finished(current: String?, leftOut: Int) -> String {
            var result = text + markLines
            if let current, let name = current.isEmpty ? nil : names[current] {
                result += "  style \(name) stroke-width:3px\n"
            }
            let nodes = missingNodes + leftOut
            if nodes > 0 || missingEdges > 0 {
                let parts =
                    (nodes > 0 ? [DiagramText.count(nodes, "module", "modules")] : [])
                    + (missingEdges > 0 ? [DiagramText.count(missingEdges, "route", "routes")] : [])
                result += "  leftout[\"left out: \(parts.joined(separator: ", "))\"]\n"
            }
            return result
        }
    }

    /// Mermaid's own entities: a number sign, a code point and a semicolon.
    private static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in DiagramText.short(text, limit: 120).unicodeScalars {
            switch scalar {
            case "\"", "#", "<", ">", "&", "`", "|", "[", "]", "{", "}", "\\", ";":
                escaped += "#\(scalar.value);"
            default:
                if !PrintableText.isActive(scalar) { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped.isEmpty ? " " : escaped
    }
}
