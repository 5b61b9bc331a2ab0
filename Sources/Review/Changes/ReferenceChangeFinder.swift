import Diagnostics
import NavigationGraph

/// References between components that do not let go any more: in VIPER a circle of strong ones keeps a module in memory.
struct ReferenceChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        sides.pairing.pairs.flatMap { pair in
            let before = Dictionary(
                pair.base.references.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
            return pair.head.references.compactMap { after -> Change? in
                guard after.strength == .strong, let earlier = before[Key(after)], earlier.strength != .strong else {
                    return nil
                }
                return Change(
                    .referenceChanged, module: pair.head.id, from: earlier.strength.rawValue, to: "strong",
                    way: after.member.isEmpty ? nil : after.member,
                    sentence: "The \(after.from.words) of \(name: pair.head.id) holds its \(after.to.words) strongly "
                        + "now\(Self.member(after)); the reference was \(earlier.strength.rawValue).",
                    basePlace: SourcePlace(file: earlier.file, line: earlier.line),
                    headPlace: SourcePlace(file: after.file, line: after.line))
            }
        }
    }

    private static func member(_ reference: Reference) -> Sentence {
        reference.member.isEmpty ? "" : ", in \(code: reference.member)"
    }

    private struct Key: Hashable {
        var from: Role
        var to: Role
        var member: String

        init(_ reference: Reference) {
            from = reference.from
            to = reference.to
            member = reference.member
        }
    }
}
