import Diagnostics

/// Puts the graphs of several apps, or of several repositories of one app, side by side into one.
///
/// Modules keep their ids where no other graph has them; where several do, each gets the name of its app in front. Every
/// group and every file is put below the name of its app. Ways from one app into another are not looked for: a graph
/// does not say what its app would find there.
package struct GraphMerger {
    private var merged: NavigationGraph

    /// The graphs as one, in the published order.
    ///
    /// - Parameter name: the name of the whole; nil for the names of all, joined.
    package static func merge(_ graphs: [NavigationGraph], name: String? = nil) -> NavigationGraph {
        guard graphs.count != 1 || name != nil else { return graphs[0] }
        let labels = labels(of: graphs)
        var merger = GraphMerger(
            merged: NavigationGraph(app: .init(name: name ?? labels.joined(separator: " + "))))
        let shared = sharedNames(graphs)
        var used = Set(graphs.flatMap { $0.modules.map(\.id) + $0.entryPoints.map(\.id) })
        for (graph, label) in zip(graphs, labels) {
            merger.add(Renaming(graph, label: label, shared: shared, &used))
        }
        return merger.merged.sorted()
    }

    /// The names of the apps; those that several have are numbered.
    private static func labels(of graphs: [NavigationGraph]) -> [String] {
        var used: Set<String> = []
        return graphs.map { graph in
            // A group's path is made of it.
            let name = graph.app.name.replacing(scalar: "/", with: "-")
            let first = name.isEmpty ? "App" : name
            var (label, count) = (first, 1)
            while !used.insert(label).inserted {
                count += 1
                label = "\(first) \(count)"
            }
            return label
        }
    }

    /// The ids of modules and entry points that more than one graph has.
    private static func sharedNames(_ graphs: [NavigationGraph]) -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for graph in graphs {
            for id in Set(graph.modules.map(\.id) + graph.entryPoints.map(\.id)) where !seen.insert(id).inserted {
                shared.insert(id)
            }
        }
        return shared
    }

    private mutating func add(_ renaming: Renaming) {
        let graph = renaming.renamed
        merged.modules += graph.modules
        merged.entryPoints += graph.entryPoints
        merged.routes += graph.routes
        merged.suppressions += graph.suppressions
        merged.storyboardFaults += graph.storyboardFaults
        merged.pictures += graph.pictures
        merged.unresolved += graph.unresolved
        merged.navigationCalls += graph.navigationCalls
        merged.coverage = Coverage(
            resolved: merged.coverage.resolved + graph.coverage.resolved,
            outsideModules: merged.coverage.outsideModules + graph.coverage.outsideModules,
            unresolved: merged.coverage.unresolved + graph.coverage.unresolved,
            outOfTarget: merged.coverage.outOfTarget + graph.coverage.outOfTarget)
        merged.scan.swiftFiles += graph.scan.swiftFiles
        merged.scan.storyboards += graph.scan.storyboards
        merged.scan.objectiveCFiles += graph.scan.objectiveCFiles
        merged.scan.objectiveCFilesWithNavigation += graph.scan.objectiveCFilesWithNavigation
        merged.scan.objectiveCNavigationCalls += graph.scan.objectiveCNavigationCalls
        merged.scan.outOfTarget += graph.scan.outOfTarget
    }
}

/// One graph with the names that it has in the merged one.
private struct Renaming {
    private let label: String
    private var ids: [String: String] = [:]
    private var routeIDs: [Route.ID: Route.ID] = [:]
    private(set) var renamed: NavigationGraph

    /// - Parameters:
    ///   - shared: the ids that several graphs have.
    ///   - used: the ids that a graph has or was given.
    init(_ graph: NavigationGraph, label: String, shared: Set<String>, _ used: inout Set<String>) {
        self.label = label
        renamed = graph
        for id in graph.modules.map(\.id) + graph.entryPoints.map(\.id) where shared.contains(id) && ids[id] == nil {
            var (new, count) = ("\(label)/\(id)", 1)
            while !used.insert(new).inserted {
                count += 1
                new = "\(label)/\(id) \(count)"
            }
            ids[id] = new
        }
        for route in graph.routes {
            // A route's id begins with its source, which no other graph has now.
            let rest =
                route.id.hasPrefix(route.source) ? String(route.id.dropFirst(route.source.count)) : " \(route.id)"
            routeIDs[route.id] = id(route.source) + rest
        }
        renameModules()
        renameRoutes()
        renameRest()
    }

    private func id(_ id: String) -> String { ids[id] ?? id }

    private func file(_ file: String) -> String { file.isEmpty ? file : "\(label)/\(file)" }

    private mutating func renameModules() {
        for index in renamed.modules.indices {
            var module = renamed.modules[index]
            module.id = id(module.id)
            module.group = module.group.isEmpty ? label : "\(label)/\(module.group)"
            each(&module.components) { $1.file = $0.file($1.file) }
            each(&module.interfaces) { renaming, interface in
                interface.file = renaming.file(interface.file)
                renaming.each(&interface.members) { $1.file = $0.file($1.file) }
            }
            each(&module.options) { renaming, option in
                option.file = renaming.file(option.file)
                option.routes = option.routes.map { renaming.routeIDs[$0] ?? $0 }
            }
            each(&module.references) { $1.file = $0.file($1.file) }
            each(&module.uses) { $1.file = $0.file($1.file) }
            each(&module.inputs) { $1.file = $0.file($1.file) }
            each(&module.outputs) { $1.file = $0.file($1.file) }
            each(&module.services) { $1.file = $0.file($1.file) }
            each(&module.entities) { $1.file = $0.file($1.file) }
            each(&module.mentions) { $1.file = $0.file($1.file) }
            each(&module.foreignUses) { renaming, use in
                use.file = renaming.file(use.file)
                use.module = renaming.id(use.module)
            }
            module.storyboard = module.storyboard.map {
                StoryboardScene(file: file($0.file), identifier: $0.identifier)
            }
            renamed.modules[index] = module
        }
    }

    private mutating func renameRoutes() {
        for index in renamed.routes.indices {
            var route = renamed.routes[index]
            route.id = routeIDs[route.id] ?? route.id
            route.source = id(route.source)
            route.target = route.target.map(id)
            if route.destination.kind == .node { route.destination.name = id(route.destination.name) }
            route.landsOn = route.landsOn.map(id).sorted()
            each(&route.evidence) { $1.file = $0.file($1.file) }
            each(&route.triggers) { renaming, chain in renaming.each(&chain) { $1.file = $0.file($1.file) } }
            renamed.routes[index] = route
        }
    }

    private mutating func renameRest() {
        var graph = renamed
        each(&graph.entryPoints) { renaming, point in
            point.id = renaming.id(point.id)
            point.file = renaming.file(point.file)
        }
        each(&graph.suppressions) { $1.file = $0.file($1.file) }
        each(&graph.storyboardFaults) { $1.file = $0.file($1.file) }
        each(&graph.pictures) { renaming, picture in
            picture.file = renaming.file(picture.file)
            picture.module = renaming.id(picture.module)
        }
        each(&graph.unresolved) { $1.file = $0.file($1.file) }
        each(&graph.navigationCalls) { $1.file = $0.file($1.file) }
        graph.scan.outOfTarget = graph.scan.outOfTarget.map(file)
        renamed = graph
    }

    private func each<Element>(_ elements: inout [Element], _ change: (Renaming, inout Element) -> Void) {
        for index in elements.indices { change(self, &elements[index]) }
    }
}
