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
        return added.map { entry in
            let shared = SharedSentence(
                before: "The app can be entered by ", subject: Self.words(entry, in: sides.head, name: { $0 }),
                after: " now")
            var change = Change(
                .entryPointAdded, source: entry.id, sentence: shared.sentence + ".", headPlace: Self.place(entry))
            change.shared = shared
            return change
        }
            + removed.map { entry in
                let shared = SharedSentence(
                    before: "The app can no longer be entered by ",
                    subject: Self.words(entry, in: sides.base, name: sides.name(ofBase:)), after: "")
                var change = Change(
                    .entryPointRemoved, source: entry.id, sentence: shared.sentence + ".",
                    basePlace: Self.place(entry))
                change.shared = shared
                // Nobody came anywhere by it.
                if !sides.base.routes.contains(where: { $0.source == entry.id }) { change.level = .info }
                return change
            }
    }

    /// The entry point, and where it leads.
    private static func words(
        _ entry: EntryPoint, in graph: NavigationGraph, name: (String) -> String
    ) -> Sentence {
        let targets = Set(graph.routes.filter { $0.source == entry.id }.compactMap(\.target)).map(name).sorted()
        let way: Sentence = targets.isEmpty ? "" : " (to " + Sentence.some(targets.map { NodeName.of($0) }) + ")"
        return NodeName.of(entry.id) + way
    }

    private static func place(_ entry: EntryPoint) -> SourcePlace { SourcePlace(file: entry.file, line: entry.line) }
}
