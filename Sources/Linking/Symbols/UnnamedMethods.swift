import Facts

/// The methods that no code names: only its own file could name a private one, and nothing there does. A selector written as
/// text counts as its name.
final class UnnamedMethods {
    private let program: Program
    /// Whether expressions of a file name each of the file's names.
    private var namedByFile: [Int32: [Bool]] = [:]
    /// What the texts of a file would name as selectors; asked for a name that no expression has, which is rare.
    private var selectorsByFile: [Int32: Set<String>] = [:]

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
        named(inFile: index)[Int(name.index)]
            || selectors(inFile: index).contains(program.files[Int(index)].text(name))
    }

    private func named(inFile index: Int32) -> [Bool] {
        if let known = namedByFile[index] { return known }
        let file = program.files[Int(index)]
        var found = Array(repeating: false, count: file.names.count)
        for expression in file.expressions {
            switch expression {
            case .name(let name), .member(_, let name): found[Int(name.index)] = true
            default: break
            }
        }
        namedByFile[index] = found
        return found
    }

    private func selectors(inFile index: Int32) -> Set<String> {
        if let known = selectorsByFile[index] { return known }
        let file = program.files[Int(index)]
        var found: Set<String> = []
        for case .string(let text) in file.expressions {
            found.insert(String(Substring(file.text(text).utf8.prefix { $0 != UInt8(ascii: ":") })))
        }
        selectorsByFile[index] = found
        return found
    }
}
