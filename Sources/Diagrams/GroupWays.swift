import NavigationGraph

/// An app in little: the shortest way to each of its groups, from where the app starts.
///
/// All ways between sixty groups are a thicket. The shortest ones are a tree, which tells what one comes through. A
/// folder that other groups lie in says little of the modules right in it, the tab bar among them: those that one comes
/// through stand for themselves there.
struct GroupWays {
    /// Modules that are one node.
    struct Group {
        /// As in `Module.group`, or a folder around several of those.
        var path: String
        /// Sorted by id; at least two.
        var modules: [Module]
        /// Whether other modules of the group stand for themselves.
        var isRest: Bool
    }

    /// Other ways between two nodes than the shortest.
    struct Other {
        var source: String
        var target: String
        /// The number of routes.
        var count: Int
    }

    /// Groups that there was no room for.
    struct Folded {
        /// The node that leads to them; nil for those that no way from an entry point reaches.
        var source: String?
        var groups = 0
        var modules = 0
    }

    /// Those that begin a shortest way, and the launch.
    private(set) var entryPoints: [EntryPoint] = []
    /// What they are called.
    let entryNames: EntryNames
    /// The modules that stand for themselves, in the order in which they are reached.
    private(set) var modules: [Module] = []
    /// In the order in which they are reached.
    private(set) var groups: [Group] = []
    /// The last step of the shortest way to each node, with the routes that are this step.
    private(set) var steps: [RouteEdge] = []
    /// Sorted by source and target.
    private(set) var others: [Other] = []
    private(set) var folded: [Folded] = []

    /// How many groups are told apart; where there are more, those of one folder are one.
    private static let maximumGroups = 30
    /// How many nodes there is room for.
    private static let maximumNodes = 60
    /// How many of those that one node leads to stay, whatever the room.
    private static let alwaysKept = 4

    static func key(_ path: String) -> String { "group:" + path }

    init(_ graph: NavigationGraph) {
        let part = NavigationPart(graph, showsOutside: false)
        entryNames = part.entryNames
        let search = BreadthFirstSearch(part, beginsWithLaunch: true)
        let membersByGroup = Self.members(of: graph)
        let passed = Self.passed(in: membersByGroup, search)
        var nodes: [String: String] = [:]
        for entry in part.entryPoints { nodes[entry.id] = entry.id }
        for (path, members) in membersByGroup {
            let rest = members.filter { !passed.contains($0.id) }
            for module in members {
                nodes[module.id] = passed.contains(module.id) || rest.count == 1 ? module.id : Self.key(path)
            }
        }
        collect(part, search, membersByGroup, passed, nodes)
        others = otherWays(part, nodes)
    }

    /// The ways between nodes that are no steps, sorted.
    private func otherWays(_ part: NavigationPart, _ nodes: [String: String]) -> [Other] {
        let shown = Set(entryPoints.map(\.id) + modules.map(\.id) + groups.map { Self.key($0.path) })
        let drawn = Set(steps.map { [$0.source, $0.target] })
        var counts: [[String]: Int] = [:]
        for edge in part.edges {
            let ends = [edge.source, edge.target].compactMap { nodes[$0] }.filter(shown.contains)
            guard ends.count == 2, ends[0] != ends[1], !drawn.contains(ends) else { continue }
            counts[ends, default: 0] += edge.routes.count
        }
        return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { Other(source: $0.key[0], target: $0.key[1], count: $0.value) }
    }

    /// The modules by the group that they are drawn in.
    private static func members(of graph: NavigationGraph) -> [String: [Module]] {
        let groups = Dictionary(grouping: graph.modules, by: \.group)
        guard groups.count > maximumGroups else { return groups }
        let tree = GroupTree(graph.modules)
        var joined = Dictionary(uniqueKeysWithValues: tree.groups.map { ($0.path, $0.allModules) })
        // What lies beside the folders keeps its group.
        for module in tree.modules { joined[module.group, default: []].append(module) }
        return joined
    }

    /// The modules right in a folder of groups which the shortest way to another group leads through.
    private static func passed(in groups: [String: [Module]], _ search: BreadthFirstSearch) -> Set<Module.ID> {
        let around = Set(groups.keys.flatMap { folders(around: $0) })
        var outer: Set<Module.ID> = []
        for (path, modules) in groups where around.contains(path) { outer.formUnion(modules.map(\.id)) }
        var passed: Set<Module.ID> = []
        for (path, modules) in groups where !around.contains(path) {
            var here = modules.min { (search.places[$0.id] ?? 0) < (search.places[$1.id] ?? 0) }?.id
            while let step = here.flatMap({ search.parents[$0] }) {
                if outer.contains(step) { passed.insert(step) }
                here = step
            }
        }
        addOtherArrivals(in: groups, search, &passed)
        return passed
    }

    /// Adds the modules of a group that a way leads through which does not come in by the one that is reached first: the
    /// group as one node would join two ways to one that nobody can walk.
    private static func addOtherArrivals(
        in groups: [String: [Module]], _ search: BreadthFirstSearch, _ passed: inout Set<Module.ID>
    ) {
        let homes = Dictionary(groups.flatMap { path, modules in modules.map { ($0.id, path) } }) { first, _ in first }
        var isWhole = false
        while !isWhole, passed.count + groups.count < maximumNodes {
            isWhole = true
            var first: [String: Module.ID] = [:]
            let order = search.places.sorted { $0.value < $1.value }.map(\.key).filter { homes[$0] != nil }
            for id in order where !passed.contains(id) {
                if let home = homes[id], first[home] == nil { first[home] = id }
            }
            for id in order where passed.contains(id) || homes[id].flatMap({ first[$0] }) == id {
                var chain: [Module.ID] = []
                while let step = search.parents[chain.last ?? id], !passed.contains(step), let home = homes[step],
                    chain.isEmpty || home == homes[chain[0]]
                {
                    chain.append(step)
                }
                guard let arrival = chain.last, let home = homes[arrival], home != homes[id] || passed.contains(id),
                    first[home] != arrival
                else { continue }
                passed.formUnion(chain)
                isWhole = false
                break
            }
        }
    }

    /// The paths of the folders that a path lies in; the root is the empty one.
    private static func folders(around path: String) -> [String] {
        guard !path.isEmpty else { return [] }
        let names = path.split(separator: "/")
        return names.indices.map { names[..<$0].joined(separator: "/") }
    }

    /// Finds the nodes in the order in which they are reached, and the step to each.
    private mutating func collect(
        _ part: NavigationPart, _ search: BreadthFirstSearch, _ members: [String: [Module]],
        _ passed: Set<Module.ID>, _ nodes: [String: String]
    ) {
        let modulesByID = Dictionary(part.modules.map { ($0.id, $0) }) { first, _ in first }
        let edges = Dictionary(part.edges.map { ([$0.source, $0.target], $0) }) { first, _ in first }
        var found: [Reached] = []
        var seen: Set<String> = []
        for id in search.places.sorted(by: { $0.value < $1.value }).map(\.key) {
            guard let node = nodes[id], let module = modulesByID[id], seen.insert(node).inserted else { continue }
            var reached = Reached(node: node, size: 1, isPassed: passed.contains(id))
            if let before = search.parents[id], let source = nodes[before], let edge = edges[[before, id]] {
                reached.step = RouteEdge(source: source, target: node, routes: edge.routes)
            }
            if node != id {
                let path = String(node.dropFirst(Self.key("").count))
                let all = members[path] ?? [module]
                let own = all.filter { !passed.contains($0.id) }.sorted { $0.id < $1.id }
                reached.size = own.count
                reached.group = Group(path: path, modules: own, isRest: own.count < all.count)
            }
            found.append(reached)
        }
        let kept = fold(found)
        let begins = Set(kept.compactMap(\.step?.source))
        entryPoints = part.entryPoints.filter { $0.kind == .launch || begins.contains($0.id) }
        modules = kept.filter { $0.group == nil }.compactMap { modulesByID[$0.node] }
        groups = kept.compactMap(\.group)
        steps = kept.compactMap(\.step)
    }

    private struct Reached {
        var node: String
        /// How many modules it stands for.
        var size: Int
        /// Whether it is there for what it leads to.
        var isPassed: Bool
        var step: RouteEdge?
        var group: Group?
    }

    /// Leaves out the smallest groups that no way leads on from, until there is room for the rest; of those that one
    /// node leads to, the largest stay.
    private mutating func fold(_ found: [Reached]) -> [Reached] {
        let sources = Set(found.compactMap(\.step?.source))
        let ends = found.indices.filter { !found[$0].isPassed && !sources.contains(found[$0].node) }
        let spare = Dictionary(grouping: ends) { found[$0].step?.source }.values.flatMap { ends in
            ends.sorted { (found[$1].size, $0) < (found[$0].size, $1) }.dropFirst(Self.alwaysKept)
        }
        let dropped = Set(
            spare.sorted { (found[$0].size, $1) < (found[$1].size, $0) }
                .prefix(max(0, found.count - Self.maximumNodes)))
        for index in dropped.sorted() {
            let source = found[index].step?.source
            let place = folded.firstIndex { $0.source == source } ?? folded.endIndex
            if place == folded.endIndex { folded.append(Folded(source: source)) }
            folded[place].groups += 1
            folded[place].modules += found[index].size
        }
        return found.indices.filter { !dropped.contains($0) }.map { found[$0] }
    }
}
