import Graphviz
import NavigationGraph

/// The whole app: modules in the clusters of their groups, entry points, and a route for each way.
package struct MapDiagram {
    private let graph: NavigationGraph
    private let options: DiagramOptions
    private let entryNames: EntryNames?

    package init(_ graph: NavigationGraph, options: DiagramOptions = DiagramOptions()) {
        self.init(graph, options: options, entryNames: nil)
    }

    /// - Parameter entryNames: those of the whole, for a part of it.
    init(_ graph: NavigationGraph, options: DiagramOptions, entryNames: EntryNames?) {
        self.graph = graph
        self.options = options
        self.entryNames = entryNames
    }

    var part: NavigationPart {
        NavigationPart(graph, showsOutside: options.showsOutside, marks: options.marks, entryNames: entryNames)
    }

    package var diagram: Diagram {
        let part = part
        let search = BreadthFirstSearch(part)
        let crowd = isCrowded(part) ? CrowdedPart(part, search) : nil
        let drawer = PartDrawer(part, options, search: search, crowd: crowd)
        let unreachable = part.modules.count { !$0.reachable }
        let entries = part.entryPoints.prefix(5).map { part.entryNames[$0] }
        let summary =
            DiagramText.count(part.modules.count, "module", "modules") + " and "
            + DiagramText.count(part.routeCount, "route", "routes") + " between them, beginning at "
            + (entries.isEmpty ? "no entry point" : entries.joined(separator: ", "))
            + (unreachable > 0 ? "; \(unreachable) without a way from an entry point" : "") + "."
            + (crowd?.named.isEmpty == false
                ? " What \(CrowdedPart.manySources) or more lead to is named in their nodes, after an arrow." : "")
        return Diagram(
            title: "Navigation map of \(graph.app.name)", summary: summary,
            graph: drawer.graph(named: "map", direction: .leftToRight, clustered: true), hasLinks: drawer.hasLinks,
            pictures: drawer.pictures)
    }

    /// What the lines and shapes of this map mean.
    package var legend: Diagram {
        let part = part
        let namesTargets = isCrowded(part) && !CrowdedPart(part, BreadthFirstSearch(part)).named.isEmpty
        return LegendDiagram(part, namesTargets: namesTargets).diagram
    }

    private func isCrowded(_ part: NavigationPart) -> Bool { part.edges.count > options.maximumLabels }
}
