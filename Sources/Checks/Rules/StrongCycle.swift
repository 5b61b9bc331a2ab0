import Diagnostics
import NavigationGraph

extension Rule {
    /// Components that keep one another in memory.
    static let strongCycle = Rule(
        id: "strong-cycle", title: "Cycle of strong references",
        why: "Components of a module hold one another strongly, so that none of them is ever freed: each visit of the "
            + "screen leaves a copy in memory.",
        severity: .warning
    ) { app in app.graph.modules.flatMap { StrongCycleFinder(module: $0).faults() } }
}

/// Finds the shortest cycles among the strong references of one module's components.
private struct StrongCycleFinder {
    let module: Module

    func faults() -> [Fault] {
        var holders: [[Role]: Set<String>] = [:]
        for reference in module.references where reference.strength == .strong {
            holders[[reference.from, reference.to], default: []].insert(reference.file)
        }
        let players = Dictionary(grouping: module.components, by: \.role)
        // Where several types play a role, one that holds does not close a cycle through another.
        let strong = module.references.filter { reference in
            guard reference.strength == .strong, !reference.released else { return false }
            let (peers, files) = (players[reference.from] ?? [], holders[[reference.from, reference.to]] ?? [])
            return peers.count <= 1 || peers.allSatisfy { files.contains($0.file) }
        }
        var found: [[Role]: Fault] = [:]
        var asked: Set<[Role]> = []
        for reference in strong where asked.insert([reference.from, reference.to]).inserted {
            guard let back = path(from: reference.to, to: reference.from, strong) else { continue }
            let cycle = [reference] + back
            let roles = cycle.map(\.from).sorted { $0.rawValue < $1.rawValue }
            if found[roles] == nil { found[roles] = fault(ordered(cycle)) }
        }
        return Array(found.values)
    }

    private func path(from start: Role, to end: Role, _ references: [Reference]) -> [Reference]? {
        var arrivals: [Role: Reference] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count {
            let role = queue[position]
            position += 1
            if role == end { break }
            for reference in references
            where reference.from == role && reference.to != start && arrivals[reference.to] == nil {
                arrivals[reference.to] = reference
                queue.append(reference.to)
            }
        }
        guard arrivals[end] != nil else { return nil }
        var path: [Reference] = []
        var role = end
        while role != start, let reference = arrivals[role] {
            path.append(reference)
            role = reference.from
        }
        return path.reversed()
    }

    /// Begins with the reference that is most likely the wrong one: the one that looks towards the view.
    private func ordered(_ cycle: [Reference]) -> [Reference] {
        let order: [Role] = [.interactor, .wireframe, .router, .presenter, .view]
        let rank = { (reference: Reference) in
            (order.firstIndex(of: reference.from) ?? order.count) - 10 * (reference.to == .view ? 1 : 0)
                - 5 * (reference.to == .presenter && reference.from != .view ? 1 : 0)
        }
        guard let first = cycle.indices.min(by: { rank(cycle[$0]) < rank(cycle[$1]) }) else { return cycle }
        return Array(cycle[first...] + cycle[..<first])
    }

    private func fault(_ cycle: [Reference]) -> Fault {
        let holders = cycle.dropFirst().map { "which holds the \($0.to.words)" }
        return Fault(
            node: module.id, subject: [module.id] + cycle.map { $0.from.rawValue }.sorted(),
            text: "the \(cycle[0].from.words) of \(module.id) holds the \(cycle[0].to.words), "
                + holders.joined(separator: ", ") + ", all strongly, so that none is ever freed",
            advice: "make `\(cycle[0].member)` weak",
            place: SourcePlace(file: cycle[0].file, line: cycle[0].line),
            related: cycle.dropFirst().map {
                Fault.Related(
                    SourcePlace(file: $0.file, line: $0.line), "the \($0.from.words) holds the \($0.to.words) here")
            })
    }
}
