import Facts

/// The methods that no code names: only its own file could name a private one, and nothing there does. A selector written as
/// text counts as its name.
final class UnnamedMethods {
    private let program: Program
    private var namesByFile: [Int32: Set<String>] = [:]

    init(program: Program) {
        self.program = program
    }

    func contains(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard fact.kind == .method, fact.isPrivate, fact.hasBody, !fact.isOverride,
            let owner = program.owner(of: function), program.types[owner].kind != .protocol
        else { return false }
        return !names(in: function.file).contains(program.name(function))
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

    private func names(in index: Int32) -> Set<String> {
        if let known = namesByFile[index] { return known }
        let file = program.files[Int(index)]
        var found: Set<String> = []
        for expression in file.expressions {
            switch expression {
            case .name(let name), .member(_, let name): found.insert(file.text(name))
            case .string(let text): found.insert(String(file.text(text).prefix { $0 != ":" }))
            default: break
            }
        }
        namesByFile[index] = found
        return found
    }
}
