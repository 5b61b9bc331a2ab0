import Diagnostics
import NavigationGraph

/// Modules that came, went, have another name, or belong to another group.
struct ModuleChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        sides.pairing.added.map(added) + sides.pairing.removed.map(removed)
            + sides.pairing.pairs.filter(\.isRenamed).map(renamed)
            + sides.pairing.pairs.filter(isMoved).map(moved)
    }

    private func added(_ module: Module) -> Change {
        let sources = Set(sides.head.routes.filter { $0.target == module.id && $0.source != module.id }.map(\.source))
        let way: Sentence =
            sources.isEmpty
            ? "; no way leads there yet"
            : ", reached from " + Self.some(sources.sorted())
        return Change(
            .moduleAdded, module: module.id,
            sentence: "The \(module.kind.noun) \(name: module.id) is new" + way + ".", headPlace: module.place)
    }

    private func removed(_ module: Module) -> Change {
        let sources = Set(sides.base.routes.filter { $0.target == module.id && $0.source != module.id }.map(\.source))
        let way: Sentence =
            sources.isEmpty ? "; no way led there" : "; it was reached from " + Self.some(sources.sorted())
        let name = sides.name(ofBase: module.id)
        return Change(
            .moduleRemoved, module: name, sentence: "The \(module.kind.noun) \(name: name) is gone" + way + ".",
            basePlace: module.place)
    }

    /// Up to three names, and how many more there are.
    private static func some(_ ids: [String]) -> Sentence {
        let shown = ids.count > 4 ? Array(ids.prefix(3)) : ids
        let rest = ids.count - shown.count
        return Sentence.list(shown.map { NodeName.of($0) } + (rest > 0 ? ["\(rest) more"] : []))
    }

    private func renamed(_ pair: ModulePairing.Pair) -> Change {
        Change(
            .moduleRenamed, from: pair.base.id, to: pair.head.id,
            sentence: "The \(pair.head.kind.noun) \(name: pair.base.id) is called \(name: pair.head.id) now.",
            basePlace: pair.base.place, headPlace: pair.head.place)
    }

    /// A module alone in a folder of its own name takes that folder along.
    private func isMoved(_ pair: ModulePairing.Pair) -> Bool {
        pair.base.group != pair.head.group && !pair.base.components.isEmpty && !pair.head.components.isEmpty
    }

    private func moved(_ pair: ModulePairing.Pair) -> Change {
        let (from, to) = (pair.base.group, pair.head.group)
        return Change(
            .moduleMoved, module: pair.head.id, from: from, to: to,
            sentence: "\(name: pair.head.id) moved from \(Self.group(from)) to \(Self.group(to)).",
            basePlace: pair.base.place, headPlace: pair.head.place)
    }

    private static func group(_ path: String) -> Sentence {
        path.isEmpty ? "the top folder" : "the group \(name: path)"
    }
}

extension Module.Kind {
    var noun: String { rawValue }
}

extension Module {
    /// Where the module is declared: its navigator, else its presenter, its view, or whatever it has.
    var place: SourcePlace? {
        let roles: [Role] = [.wireframe, .router, .presenter, .view]
        let component =
            roles.lazy.compactMap { role in self.components.first { $0.role == role } }.first
            ?? components.first
        return component.map { SourcePlace(file: $0.file, line: $0.line) }
    }
}
