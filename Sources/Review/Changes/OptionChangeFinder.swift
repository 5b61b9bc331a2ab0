import Diagnostics
import NavigationGraph

/// Ways out that a module declares now, or no longer.
struct OptionChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        sides.pairing.pairs.flatMap { pair in
            let before = Dictionary(pair.base.options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            let after = Dictionary(pair.head.options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            // A method that takes more arguments now is still the same way out.
            let (gone, new) = (before.keys.filter { after[$0] == nil }, after.keys.filter { before[$0] == nil })
            let same = Set(gone.map(Self.stem)).intersection(new.map(Self.stem))
            let added = new.filter { !same.contains(Self.stem($0)) }.sorted().compactMap { after[$0] }
            let removed = gone.filter { !same.contains(Self.stem($0)) }.sorted().compactMap { before[$0] }
            return added.map { option in
                Change(
                    .optionAdded, module: pair.head.id, way: option.name,
                    sentence: "\(name: pair.head.id) has a new navigation option, \(code: option.name).",
                    headPlace: SourcePlace(file: option.file, line: option.line))
            }
                + removed.map { option in
                    Change(
                        .optionRemoved, module: pair.head.id, way: option.name,
                        sentence: "\(name: pair.head.id) has no navigation option \(code: option.name) any more.",
                        basePlace: SourcePlace(file: option.file, line: option.line), headPlace: pair.head.place)
                }
        }
    }

    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
