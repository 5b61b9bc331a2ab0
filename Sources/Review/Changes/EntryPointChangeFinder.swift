import Diagnostics
import NavigationGraph

/// Ways into the app that came or went.
struct EntryPointChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        let before = Dictionary(sides.base.entryPoints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(sides.head.entryPoints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let added = after.keys.filter { before[$0] == nil }.sorted().compactMap { after[$0] }
        let removed = before.keys.filter { after[$0] == nil }.sorted().compactMap { before[$0] }
        return added.map { entered($0, others: removed) } + removed.map { left($0, others: added) }
    }

    /// - Parameter others: the entry points that the base alone has.
    private func entered(_ entry: EntryPoint, others: [EntryPoint]) -> Change {
        let shared = SharedSentence(
            before: "The app can be entered by ", subject: Self.words(entry, in: sides.head, name: { $0 }),
            after: " now")
        var change = Change(
            .entryPointAdded, source: entry.id, sentence: shared.sentence + ".", headPlace: Self.place(entry))
        change.shared = shared
        guard entry.kind != .launch else {
            change.sentence = "The app can be started now."
            change.shared = nil
            return change
        }
        let known = ends(inHead: entry)
        if !known.isEmpty, known.isSubset(of: others.filter { $0.kind == entry.kind }.flatMap(ends(inBase:))) {
            change.level = .info
        }
        return change
    }

    /// - Parameter others: the entry points that the head alone has.
    private func left(_ entry: EntryPoint, others: [EntryPoint]) -> Change {
        var shared = SharedSentence(
            before: "The app can no longer be entered by ",
            subject: Self.words(entry, in: sides.base, name: sides.name(ofBase:)), after: "")
        let known = ends(inBase: entry)
        // What the code tells apart otherwise than it did leads to the same screens.
        let heirs = others.filter { $0.kind == entry.kind && !ends(inHead: $0).isDisjoint(with: known) }
        let isTold = !known.isEmpty && known.isSubset(of: heirs.flatMap(ends(inHead:)))
        if isTold {
            shared = SharedSentence(
                before: "What ", subject: NodeName.of(entry.id),
                after: " led to is entered by " + Sentence.some(heirs.map { NodeName.of($0.id) }) + " now")
        }
        var change = Change(
            .entryPointRemoved, source: entry.id, sentence: shared.sentence + ".", basePlace: Self.place(entry))
        change.shared = shared
        if entry.kind == .launch {
            change.sentence = "The app can no longer be started."
            change.shared = nil
        }
        // Nobody came anywhere by it.
        if isTold || !sides.base.routes.contains(where: { $0.source == entry.id }) { change.level = .info }
        return change
    }

    private func ends(inHead entry: EntryPoint) -> Set<String> { Self.ends(entry, in: sides.head, name: { $0 }) }

    private func ends(inBase entry: EntryPoint) -> Set<String> {
        Self.ends(entry, in: sides.base, name: sides.name(ofBase:))
    }

    /// Where an entry point leads, by the names of the head.
    private static func ends(_ entry: EntryPoint, in graph: NavigationGraph, name: (String) -> String) -> Set<String> {
        Set(graph.routes.filter { $0.source == entry.id }.compactMap(\.target).map(name))
    }

    /// The entry point, and where it leads.
    private static func words(
        _ entry: EntryPoint, in graph: NavigationGraph, name: (String) -> String
    ) -> Sentence {
        let targets = ends(entry, in: graph, name: name).sorted()
        let way: Sentence = targets.isEmpty ? "" : " (to " + Sentence.some(targets.map { NodeName.of($0) }) + ")"
        return NodeName.of(entry.id) + way
    }

    private static func place(_ entry: EntryPoint) -> SourcePlace { SourcePlace(file: entry.file, line: entry.line) }
}
