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
            Change(
                .entryPointAdded, source: entry.id,
                sentence: "The app can be entered by " + NodeName.of(entry.id) + " now.", headPlace: Self.place(entry))
        }
            + removed.map { entry in
                Change(
                    .entryPointRemoved, source: entry.id,
                    sentence: "The app can no longer be entered by " + NodeName.of(entry.id) + ".",
                    basePlace: Self.place(entry))
            }
    }

    private static func place(_ entry: EntryPoint) -> SourcePlace { SourcePlace(file: entry.file, line: entry.line) }
}
