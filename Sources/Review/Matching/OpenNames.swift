/// The names of modules that have no partner on the other side, and words that a rename exchanged.
///
/// Code is called after the modules that it is about: a module that was renamed takes its neighbours' methods and values along.
/// So what has no partner yet goes by one sign on both sides.
struct OpenNames {
    /// Each as it begins a type and as it begins a member, the longest first.
    private let names: [String]
    private let words: [String]

    /// - Parameters:
    ///   - names: those of modules.
    ///   - words: what only this side's names of renamed modules have.
    init(_ names: [String], words: Set<String> = []) {
        self.names = Self.forms(names)
        self.words = Self.forms(Array(words))
    }

    private static func forms(_ names: [String]) -> [String] {
        let all = Set(names).filter { !$0.isEmpty }.flatMap { name -> [String] in
            let member = name.prefix(1).lowercased() + name.dropFirst()
            // A short name is a word of many others.
            return name.count > 3 && member != name ? [name, member] : [name]
        }
        return all.sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// A text with `*` for each name, and without the words.
    func hidden(in text: String) -> String {
        var hidden = text
        for name in names where hidden.contains(name) { hidden = hidden.replacing(name, with: "*") }
        for word in words where hidden.contains(word) { hidden = hidden.replacing(word, with: "") }
        return hidden
    }

    /// The words of one name that another one has not, which are long enough to mean something.
    static func words(of name: String, without other: String) -> Set<String> {
        Set(parts(of: name)).subtracting(parts(of: other)).filter { $0.count > 3 }
    }

    /// `MapList` as `Map` and `List`.
    static func parts(of name: String) -> [String] {
        var parts: [String] = []
        for character in name {
            if character.isUppercase || parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }
}
