import Diagnostics
import NavigationGraph

/// Ways out that a module declares now, or no longer.
///
/// Where a way out leads is told by its routes: only one whose route came or went with it, or that leads nowhere, is told.
struct OptionChangeFinder {
    let sides: ComparedSides
    let ways: WayPairing

    func changes() -> [Change] {
        let (came, went) = (Set(ways.added.flatMap(\.routes).map(\.id)), Set(ways.removed.flatMap(\.routes).map(\.id)))
        return sides.pairing.pairs.flatMap { pair in
            let before = Dictionary(pair.base.options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            let after = Dictionary(pair.head.options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            // A method that takes more arguments now is still the same way out.
            let (gone, new) = (before.keys.filter { after[$0] == nil }, after.keys.filter { before[$0] == nil })
            let same = Set(gone.map(Self.stem)).intersection(new.map(Self.stem))
            let added = new.filter { !same.contains(Self.stem($0)) }.sorted().compactMap { after[$0] }
            let removed = gone.filter { !same.contains(Self.stem($0)) }.sorted().compactMap { before[$0] }
            return added.filter { isTold($0, came) }.map { option in
                Change(
                    .optionAdded, module: pair.head.id, way: option.name,
                    sentence: "\(name: pair.head.id) declares a new way out, \(code: option.name)"
                        + Self.end(option, nowhere: ", which does nothing yet", unknown: "; no route of it is known"),
                    headPlace: SourcePlace(file: option.file, line: option.line))
            }
                + removed.filter { isTold($0, went) }.map { option in
                    Change(
                        .optionRemoved, module: pair.head.id, way: option.name,
                        sentence: "\(name: pair.head.id) no longer declares the way out \(code: option.name)"
                            + Self.end(option, nowhere: ", which did nothing", unknown: "; no route of it was known"),
                        basePlace: SourcePlace(file: option.file, line: option.line), headPlace: pair.head.place)
                }
        }
    }

    /// The end of the sentence. What is answered by something that leads nowhere may still do something.
    private static func end(_ option: NavigationOption, nowhere: Sentence, unknown: Sentence) -> Sentence {
        (option.idle ? nowhere : option.routes.isEmpty ? unknown : "") + "."
    }

    /// - Parameter routes: the ids of those that only the option's side has.
    private func isTold(_ option: NavigationOption, _ routes: Set<Route.ID>) -> Bool {
        option.routes.isEmpty || option.routes.contains(where: routes.contains)
    }

    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
