import NavigationGraph

/// What the scripts of maps and of the way finder know of the graph: nodes, groups, and the routes between nodes.
///
/// Lists refer to one another by index. The routes are in the order of the graph, which `WayData` shares.
struct MapData {
    struct Group {
        var path: String
        var name: String
        var page: String?
    }

    struct Node {
        var id: String
        var name: String
        /// `entry`, or as in `Module.Kind`.
        var kind: String
        var page: String?
        /// Into `groups`; nil for an entry point.
        var group: Int?
        /// What the screen looks like.
        var picture: ScreenPictures.Item?
    }

    struct Step {
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
                    picture: site.pictures(of: $0.id).first)
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

extension MapData: ScriptValue {
    func write(_ json: inout GraphJSONStream) {
        json.rows("groups", groups) { json, group in
            json.member("name", group.name)
            json.member("page", ifAny: group.page)
            json.member("path", group.path)
        }
        json.rows("nodes", nodes) { json, node in
            json.member("group", ifAny: node.group)
            json.member("id", node.id)
            json.member("kind", node.kind)
            json.member("name", node.name)
            json.member("page", ifAny: node.page)
            if let picture = node.picture {
                // As short as can be: path, width and height in pixels.
                json.key("picture")
                json.open("[", .compact)
                json.value(picture.path)
                json.value(picture.width)
                json.value(picture.height)
                json.close("]")
            }
        }
        json.rows("routes", routes) { json, step in
            json.member("by", step.by)
            json.member("from", step.from)
            json.member("sure", ifAny: step.sure)
            json.member("to", step.to)
        }
    }
}
