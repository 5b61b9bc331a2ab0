import NavigationGraph

/// Names that the base declares and the head does not, and what stands in their place.
///
/// A condition or the type of a value says the same where it differs in such names alone: what it asks was renamed. A
/// name that is still declared somewhere, or that was declared before, is another one, and the difference is told. One that
/// neither side declares, as a library of the app's own may, was renamed with the module whose name is in it.
struct RenamedNames: Sendable {
    /// The head's name by the base's.
    private let renamed: [String: String]

    /// No name was exchanged.
    init() { renamed = [:] }

    /// - Parameter modules: the old and the new names of modules.
    init(
        _ pairs: [WayPairing.Pair], base: (@Sendable () -> DeclaredNames)?, head: (@Sendable () -> DeclaredNames)?,
        modules: [(old: String, new: String)] = []
    ) {
        let exchanged = pairs.flatMap(Self.exchanged)
        guard !exchanged.isEmpty, let base, let head else {
            renamed = [:]
            return
        }
        let (before, after) = (base().names, head().names)
        var found: [String: Set<String>] = [:]
        for (old, new) in exchanged {
            let isRenamed = before.contains(old) && !after.contains(old) && after.contains(new) && !before.contains(new)
            let isForeign = [old, new].allSatisfy { !before.contains($0) && !after.contains($0) }
            let isOfModule = modules.contains { old.contains($0.old) && old.replacing($0.old, with: $0.new) == new }
            if isRenamed || (isForeign && isOfModule) {
                found[old, default: []].insert(new)
            }
        }
        let sure = found.compactMapValues { $0.count == 1 ? $0.first : nil }
        let counts = Dictionary(grouping: sure.values) { $0 }
        renamed = sure.filter { counts[$0.value]?.count == 1 }
    }

    /// A text of the base in the head's names.
    func applied(to text: String) -> String {
        renamed.isEmpty ? text : Self.words(of: text).map { renamed[$0] ?? $0 }.joined()
    }

    /// The names in which the texts of a pair differ, where they differ in nothing else.
    private static func exchanged(_ pair: WayPairing.Pair) -> [(old: String, new: String)] {
        var found: [(old: String, new: String)] = []
        let base = pair.base.conditions.subtracting(pair.head.conditions).compactMap { $0 }.sorted()
        let head = pair.head.conditions.subtracting(pair.base.conditions).compactMap { $0 }.sorted()
        for one in base { for other in head { found += exchanged(one, other) } }
        let (before, after) = (pair.base.passes, pair.head.passes)
        if before != after, before.count == after.count {
            for (one, other) in zip(before, after) {
                found += exchanged(one.name, other.name) + exchanged(one.type, other.type)
            }
        }
        return found
    }

    private static func exchanged(_ one: String, _ other: String) -> [(old: String, new: String)] {
        let (left, right) = (words(of: one), words(of: other))
        guard left.count == right.count else { return [] }
        let differing = zip(left, right).filter { $0 != $1 }
        return differing.allSatisfy { isName($0) && isName($1) } ? differing.map { (old: $0, new: $1) } : []
    }

    private static func isName(_ word: String) -> Bool { word.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// Names, and each character between them.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var isInName = false
        for character in text {
            let belongs = character.isLetter || character.isNumber || character == "_"
            if belongs, isInName {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            isInName = belongs
        }
        return words
    }
}
