import Graphviz
import NavigationGraph

/// Who shares which services and entities: entities on the left, who uses them in the middle, services on the right.
///
/// In a large app the users are groups, and only what more than one of them uses is drawn; what nearly all of them use
/// has no lines, which would hide the others.
package struct DependenciesDiagram {
    /// What is said of the rest in a node.
    private static let mostServices = 18
    private static let mostEntities = 12
    /// From this many users on, what more than half of them use is common.
    private static let manyUsers = 6

    private let graph: NavigationGraph
    private let usersAreGroups: Bool
    private let link: @Sendable (Thing) -> String?

    /// What a node stands for.
    package enum Thing: Hashable, Sendable {
        case module(Module.ID)
        case group(String)
        case service(String)
        case entity(String)
    }

    /// - Parameters:
    ///   - usersAreGroups: whether modules of a group are one node.
    ///   - link: the address of what a node stands for; nil for no link.
    package init(
        _ graph: NavigationGraph, usersAreGroups: Bool, link: @escaping @Sendable (Thing) -> String? = { _ in nil }
    ) {
        self.graph = graph
        self.usersAreGroups = usersAreGroups
        self.link = link
    }

    /// A service or an entity with how many modules of each user use it.
    private struct Shared {
        var thing: Thing
        var name: String
        var uses: [String: Int] = [:]
        var isCommon = false

        var modules: Int { uses.values.reduce(0, +) }
    }

    /// Nil where nothing is shared.
    package var diagram: Diagram? {
        let services = shared(\.services) { .service($0) }
        let entities = shared(\.entities) { .entity($0) }
        guard !services.isEmpty || !entities.isEmpty else { return nil }
        let shownServices = services.prefix(Self.mostServices)
        let shownEntities = entities.prefix(Self.mostEntities)
        var drawn = Graph(
            name: "dependencies",
            attributes: DiagramPalette.graph(.leftToRight) + [.nodeSeparation(0.12), .rankSeparation(1.6)],
            nodeDefaults: DiagramPalette.nodes + DiagramPalette.crowdedNodes,
            edgeDefaults: DiagramPalette.edges + [.color(DiagramPalette.screenLine), .arrows(.none)])
        let users = Set((shownServices + shownEntities).filter { !$0.isCommon }.flatMap(\.uses.keys)).sorted()
        drawn.subgraphs = [
            column("entities", shownEntities.map(node) + rest(of: entities, shownEntities.count, "entity", "entities")),
            column("users", users.map(user)),
            column(
                "services", shownServices.map(node) + rest(of: services, shownServices.count, "service", "services")),
        ]
        // What is common has no lines, and stays in its column all the same.
        if let user = users.first {
            drawn.edges += shownEntities.filter(\.isCommon).map { Self.unseen(from: Self.key($0.thing), to: user) }
            drawn.edges += shownServices.filter(\.isCommon).map { Self.unseen(from: user, to: Self.key($0.thing)) }
        }
        drawn.edges += shownEntities.filter { !$0.isCommon }.flatMap { entity in
            entity.uses.sorted { $0.key < $1.key }.map {
                edge(from: Self.key(entity.thing), to: $0.key, entity, by: $0.key, $0.value)
            }
        }
        drawn.edges += shownServices.filter { !$0.isCommon }.flatMap { service in
            service.uses.sorted { $0.key < $1.key }.map {
                edge(from: $0.key, to: Self.key(service.thing), service, by: $0.key, $0.value)
            }
        }
        let common = (services + entities).filter(\.isCommon).map(\.name)
        return Diagram(
            title: "Shared services and entities of \(graph.app.name)",
            summary: "\(DiagramText.count(services.count, "service", "services")) and "
                + "\(DiagramText.count(entities.count, "entity", "entities")) that more than one "
                + (usersAreGroups ? "group" : "module") + " uses"
                + (common.isEmpty ? "." : "; nearly all use \(common.joined(separator: ", "))."),
            graph: drawn, hasLinks: true)
    }

    /// What more than one user has, what most modules use first.
    private func shared(_ list: (Module) -> [Dependency], _ thing: (String) -> Thing) -> [Shared] {
        var found: [String: Shared] = [:]
        for module in graph.modules {
            let user = usersAreGroups ? Self.key(.group(module.group)) : Self.key(.module(module.id))
            for type in Set(list(module).map(\.type)) {
                found[type, default: Shared(thing: thing(type), name: type)].uses[user, default: 0] += 1
            }
        }
        let users = Set(graph.modules.map { usersAreGroups ? $0.group : $0.id }).count
        return found.values.filter { $0.uses.count > 1 }.map { shared in
            var shared = shared
            shared.isCommon = users >= Self.manyUsers && shared.uses.count * 2 > users
            return shared
        }.sorted { ($1.modules, $0.name) < ($0.modules, $1.name) }
    }

    private static func key(_ thing: Thing) -> String {
        switch thing {
        case .module(let id): id
        case .group(let path): "group:" + path
        case .service(let type): "service:" + type
        case .entity(let type): "entity:" + type
        }
    }

    private func column(_ name: String, _ nodes: [Node]) -> Subgraph {
        Subgraph(name: name, isCluster: false, attributes: [.rank(.same)], nodes: nodes)
    }

    private func node(_ shared: Shared) -> Node {
        let key = Self.key(shared.thing)
        let isService = if case .service = shared.thing { true } else { false }
        let count = DiagramText.count(shared.modules, "module", "modules")
        let lines: [HTMLLabel] = [
            .text(DiagramText.short(shared.name)),
            .text(
                shared.isCommon ? "\(count), nearly everywhere" : count, size: 9, color: DiagramPalette.muted),
        ]
        return Node(
            key,
            [
                .label(.lines(lines)), .id(ElementID.node(key)), .classes([isService ? "role-service" : "role-entity"]),
                .margin(0.2, 0.05), .style(isService ? [.rounded, .filled] : [.filled]),
                .color(DiagramPalette.screenLine),
                .fillColor(DiagramPalette.screenFill), .tooltip("\(shared.name), used by \(count)"),
            ] + address(shared.thing))
    }

    private func user(_ key: String) -> Node {
        guard usersAreGroups else {
            let module = graph.modules.first { $0.id == key }
            return Node(
                key,
                [
                    .label(DiagramText.short(module?.name ?? key)), .id(ElementID.node(key)),
                    .classes([module?.kind.rawValue ?? "module"]), .tooltip(key),
                ] + address(.module(key)))
        }
        let path = String(key.dropFirst("group:".count))
        let name = path.isEmpty ? "no group" : path.split(separator: "/").last.map(String.init) ?? path
        return Node(
            key,
            [
                .label(DiagramText.short(name)), .id("group-" + ElementID.slug(path)), .classes(["group-node"]),
                .shape(.folder), .style([.filled]), .color(DiagramPalette.screenLine),
                .fillColor(DiagramPalette.groupFill), .tooltip(path.isEmpty ? "modules without a group" : path),
            ] + address(.group(path)))
    }

    private func address(_ thing: Thing) -> [Attribute] { link(thing).map { [.url($0)] } ?? [] }

    private func edge(from: String, to: String, _ shared: Shared, by user: String, _ count: Int) -> Edge {
        let name =
            usersAreGroups ? user.dropFirst("group:".count).split(separator: "/").last.map(String.init) ?? "" : user
        let tooltip =
            usersAreGroups
            ? "\(DiagramText.count(count, "module", "modules")) of \(name) "
                + (count == 1 ? "uses" : "use") + " \(shared.name)" : "\(name) uses \(shared.name)"
        return Edge(
            from: from, to: to,
            [
                .classes(["use"]), .id(ElementID.edge(from, to)), .tooltip(tooltip),
                .penWidth(min(0.8 + Double(count - 1) * 0.3, 3)),
            ])
    }

    private static func unseen(from: String, to: String) -> Edge { Edge(from: from, to: to, [.style([.invisible])]) }

    private func rest(of all: [Shared], _ shown: Int, _ one: String, _ many: String) -> [Node] {
        guard all.count > shown else { return [] }
        return [
            Node(
                "more \(many)",
                [
                    .label("and \(DiagramText.count(all.count - shown, one, many)) more"), .classes(["more"]),
                    .shape(.plain), .style([]), .fontSize(10), .fontColor(DiagramPalette.muted),
                ])
        ]
    }
}
