import Facts

/// Which names code mentions without calling what bears them: `run(show)`, `#selector(show)`.
final class UncalledMentions {
    private let program: Program
    /// By the number of an identifier; made when the whole program is first asked about.
    private var anywhere: [Bool]?
    private var byFile: [Int32: Set<Identifier>] = [:]

    init(program: Program) {
        self.program = program
    }

    /// Whether a file mentions a name.
    func isMentioned(_ name: Identifier, in file: Int32) -> Bool {
        if let known = byFile[file] { return known.contains(name) }
        var found: Set<Identifier> = []
        visit(file) { found.insert($0) }
        byFile[file] = found
        return found.contains(name)
    }

    /// Whether any file mentions a name.
    func isMentioned(_ name: Identifier) -> Bool {
        let number = Int(name.number)
        if let known = anywhere { return number < known.count && known[number] }
        var found: [Bool] = []
        for file in program.files.indices {
            visit(Int32(file)) { mentioned in
                let number = Int(mentioned.number)
                if number >= found.count {
                    found.append(contentsOf: repeatElement(false, count: number + 1 - found.count))
                }
                found[number] = true
            }
        }
        anywhere = found
        return number < found.count && found[number]
    }

    private func visit(_ index: Int32, _ take: (Identifier) -> Void) {
        let file = program.files[Int(index)]
        var isCalled = [Bool](repeating: false, count: file.expressions.count)
        for expression in file.expressions {
            if case .call(let callee, _) = expression { isCalled[Int(callee.index)] = true }
        }
        for (position, expression) in file.expressions.enumerated() where !isCalled[position] {
            switch expression {
            case .name(let name), .member(_?, let name): take(program.identifier(name, index))
            default: break
            }
        }
    }
}
