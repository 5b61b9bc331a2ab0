import Configuration
import NavigationGraph

/// A node of the graph that was named on the command line.
struct TypedName {
    let text: String

    init(_ text: String) { self.text = text }

    /// The module that is meant.
    ///
    /// - Throws: `CommandFailure` where there is none or there are several.
    func module(in graph: NavigationGraph) throws(CommandFailure) -> Module {
        let id = try choice(among: graph.modules.map(Self.names), "module")
        guard let module = graph.modules.first(where: { $0.id == id }) else {
            throw CommandFailure("there is no module `\(text)`")
        }
        return module
    }

    /// The id of the module or entry point that is meant.
    ///
    /// - Throws: `CommandFailure` where there is none or there are several.
    func node(in graph: NavigationGraph) throws(CommandFailure) -> String {
        let nodes = graph.modules.map(Self.names) + graph.entryPoints.map { ($0.id, $0.id, []) }
        return try choice(among: nodes, "module or entry point")
    }

    private typealias Names = (id: String, name: String, types: [String])

    private static func names(of module: Module) -> Names {
        (module.id, module.name, module.components.map(\.type))
    }

    /// An id, a name that only one node has, or a type that only one module is made of; case counts only where it must.
    private func choice(among nodes: [Names], _ kind: String) throws(CommandFailure) -> String {
        if nodes.contains(where: { $0.id == text }) { return text }
        let tests: [(Names) -> Bool] = [
            { $0.id == text || $0.name == text },
            { $0.id.lowercased() == text.lowercased() || $0.name.lowercased() == text.lowercased() },
            { $0.types.contains(text) },
        ]
        for isMeant in tests {
            let found = nodes.filter(isMeant).map(\.id)
            if found.count == 1 { return found[0] }
            if found.count > 1 {
                let ids = found.map { "`\($0)`" }.joined(separator: ", ")
                throw CommandFailure("there are several nodes `\(text)`", advice: "name one of \(ids)")
            }
        }
        let nearest = NearestName.of(text, in: nodes.map(\.id)).map { [$0] } ?? holding(nodes.map(\.id))
        throw CommandFailure(
            "there is no \(kind) `\(text)`",
            advice: nearest.isEmpty
                ? "`wiremap scan` lists them" : "did you mean \(nearest.map { "`\($0)`" }.joined(separator: " or "))?")
    }

    /// The shortest of the ids in which the text is a part, in any case: who types a word of a name means one of them.
    private func holding(_ ids: [String]) -> [String] {
        let part = text.lowercased()
        guard part.count > 2 else { return [] }
        let found = ids.filter { $0.lowercased().contains(part) }
        return Array(found.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3))
    }
}
