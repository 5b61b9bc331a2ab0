import Facts

/// The methods that no code names: only its own file could name a private one, and nothing there does. A selector written as
/// text counts as its name.
final class UnnamedMethods {
    private let program: Program
    private var mentionsByFile: [Int32: Mentions] = [:]

    /// What the code of a file names.
    private struct Mentions {
        /// Whether expressions name it, by the file's names.
        var isNamed: [Bool]
        /// The texts that code holds, each of which may be a selector.
        var texts: [NameID] = []
    }

    init(program: Program) {
        self.program = program
    }

    func contains(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard fact.kind == .method, fact.isPrivate, fact.hasBody, !fact.isOverride,
            let owner = program.owner(of: function), program.types[owner].kind != .protocol
        else { return false }
        return !isMentioned(fact.name, inFile: function.file)
    }

    /// Whether nothing can run the code of a function: it is part of such a method, which no storyboard and no runtime calls
    /// either.
    func isDead(_ function: FunctionRef) -> Bool {
        let outer = program.outermost(function)
        let fact = program.facts(outer)
        // Most are told by what costs least.
        guard fact.isPrivate, fact.kind == .method, fact.attributes.isEmpty, !fact.isStatic else { return false }
        return !Self.calledByLanguage.contains(program.name(outer)) && contains(outer)
    }

    /// Methods that are called by no name.
    private static let calledByLanguage: Set<String> = ["callAsFunction", "dynamicallyCall"]

    private func isMentioned(_ name: NameID, inFile index: Int32) -> Bool {
        let mentions = mentions(inFile: index)
        if mentions.isNamed[Int(name.index)] { return true }
        let file = program.files[Int(index)]
        let bytes = file.text(name).utf8
        return mentions.texts.contains { text in
            let text = file.text(text).utf8
            return text.starts(with: bytes)
                && (text.count == bytes.count || text.dropFirst(bytes.count).first == UInt8(ascii: ":"))
        }
    }

    private func mentions(inFile index: Int32) -> Mentions {
        if let known = mentionsByFile[index] { return known }
        let file = program.files[Int(index)]
        var found = Mentions(isNamed: Array(repeating: false, count: file.names.count))
        for expression in file.expressions {
            switch expression {
            case .name(let name), .member(_, let name): found.isNamed[Int(name.index)] = true
            case .string(let text): found.texts.append(text)
            default: break
            }
        }
        mentionsByFile[index] = found
        return found
    }
}
