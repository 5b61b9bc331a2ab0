import Diagnostics
import NavigationGraph

/// Ways out that a module declares now, or no longer.
///
/// Where a way out leads is told by its routes: only one whose route came or went with it, or that leads nowhere while others that are
/// declared beside it lead somewhere, is told. States of a screen are declared as ways out are, and none of them leads anywhere.
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
                .filter { isTold($0, of: pair.head, came) }
            let removed = gone.filter { !same.contains(Self.stem($0)) }.sorted().compactMap { before[$0] }
                .filter { isTold($0, of: pair.base, went) }
            return Self.without(added, renamedOf: removed).map { option in
                Change(
                    .optionAdded, module: pair.head.id, way: option.name,
                    sentence: "\(name: pair.head.id) declares a new way out, \(WayName.of(option.name))"
                        + Self.end(option, nowhere: ", which does nothing yet", unknown: "; no route of it is known"),
                    headPlace: SourcePlace(file: option.file, line: option.line))
            }
                + Self.without(removed, renamedOf: added).map { option in
                    Change(
                        .optionRemoved, module: pair.head.id, way: option.name,
                        sentence: "\(name: pair.head.id) no longer declares the way out \(WayName.of(option.name))"
                            + Self.end(option, nowhere: ", which did nothing", unknown: "; no route of it was known"),
                        basePlace: SourcePlace(file: option.file, line: option.line),
                        headPlace: sides.placeInHead(pair.head))
                }
        }
    }

    /// The end of the sentence. What is answered by something that leads nowhere may still do something.
    private static func end(_ option: NavigationOption, nowhere: Sentence, unknown: Sentence) -> Sentence {
        (option.idle ? nowhere : option.routes.isEmpty ? unknown : "") + "."
    }

    /// - Parameter routes: the ids of those that only the option's side has.
    private func isTold(_ option: NavigationOption, of module: Module, _ routes: Set<Route.ID>) -> Bool {
        guard option.routes.isEmpty else { return option.routes.contains(where: routes.contains) }
        return !Self.isWayBack(option)
            && module.options.contains {
                !$0.routes.isEmpty && $0.file == option.file && Self.isMethod($0) == Self.isMethod(option)
            }
    }

    /// Whether a method is one that leads back by its name, which no route of the module's own tells.
    private static func isWayBack(_ option: NavigationOption) -> Bool {
        let words = OpenNames.parts(of: stem(option.name)).map { $0.lowercased() }
        return !["close", "detach", "dismiss"].allSatisfy { !words.contains($0) }
    }

    private static func isMethod(_ option: NavigationOption) -> Bool { option.name.hasSuffix(")") }

    /// Leaves out those without a route in whose place the other side has one that takes the same: it has another name now.
    private static func without(
        _ options: [NavigationOption], renamedOf others: [NavigationOption]
    ) -> [NavigationOption] {
        var left = Dictionary(
            others.filter(\.routes.isEmpty).map { ($0.parameters.map(\.type), 1) }, uniquingKeysWith: +)
        return options.filter { option in
            guard option.routes.isEmpty, let count = left[option.parameters.map(\.type)], count > 0 else { return true }
            left[option.parameters.map(\.type)] = count - 1
            return false
        }
    }

    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
