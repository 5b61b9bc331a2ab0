import NavigationGraph

/// What the scripts of maps and of the way finder know of the graph: nodes, groups, and the routes between nodes.
///
/// Lists refer to one another by index. The routes are in the order of the graph, which `WayData` shares.
struct MapData: Encodable {
    struct Group: Encodable {
        var path: String
        var name: String
        var page: String?
    }

    struct Node: Encodable {
        var id: String
        var name: String
        /// `entry`, or as in `Module.Kind`.
        var kind: String
        var page: String?
        /// Into `groups`; nil for an entry point.
        var group: Int?
        /// What the screen looks like.
        var picture: Picture?
    }

    /// As an array, as short as can be: path, width and height in pixels.
    struct Picture: Encodable {
        var item: ScreenPictures.Item

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(item.path)
            try list.encode(item.width)
            try list.encode(item.height)
        }
    }

    struct Step: Encodable {
        /// Into `nodes`.
        var from: Int
        var to: Int
        /// The transition.
        var by: String
        /// The confidence, where it is not exact.
        var sure: String?
    }

    var groups: [Group]
    /// Entry points first, then modules.
    var nodes: [Node]
    var routes: [Step]

    init(_ site: SiteContents) {
        let graph = site.graph
        groups = site.groups.map {
            Group(path: $0.path, name: ScriptData.visible($0.label), page: site.names.group($0.path))
        }
        let places = Dictionary(uniqueKeysWithValues: site.groups.enumerated().map { ($1.path, $0) })
        nodes =
            graph.entryPoints.map {
                Node(id: $0.id, name: ScriptData.visible($0.label), kind: "entry", page: PageNames.entryPoints)
            }
            + graph.modules.map {
                Node(
                    id: $0.id, name: ScriptData.visible($0.name), kind: $0.kind.rawValue,
                    page: site.names.module($0.id), group: places[$0.group],
                    picture: site.pictures(of: $0.id).first.map(Picture.init))
            }
        let indices = Self.indices(of: nodes)
        routes = Self.shown(graph).compactMap { route in
            guard let from = indices[route.source], let to = route.target.flatMap({ indices[$0] }) else { return nil }
            return Step(
                from: from, to: to, by: route.transition.rawValue,
                sure: route.confidence == .exact ? nil : route.confidence.rawValue)
        }
    }

    /// The routes between two nodes of the graph.
    static func shown(_ graph: NavigationGraph) -> [Route] {
        let modules = Set(graph.modules.map(\.id))
        let nodes = modules.union(graph.entryPoints.map(\.id))
        return graph.routes.filter { route in
            nodes.contains(route.source) && route.target.map(nodes.contains) ?? false
        }
    }

    private static func indices(of nodes: [Node]) -> [String: Int] {
        Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
}
