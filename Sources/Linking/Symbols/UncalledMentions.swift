import Facts

/// Which names code mentions without calling what bears them: `run(show)`, `#selector(show)`.
final class UncalledMentions {
    private let program: Program
    private var byFile: [Int32: Set<Identifier>] = [:]

    init(program: Program) {
        self.program = program
    }

    /// Whether a file mentions a name.
    func isMentioned(_ name: Identifier, in file: Int32) -> Bool {
        if let known = byFile[file] { return known.contains(name) }
        var found: Set<Identifier> = []
        Self.visit(program.files[Int(file)]) { found.insert(program.identifier($0, file)) }
        byFile[file] = found
        return found.contains(name)
    }

    /// Whether any file mentions a name.
    func isMentioned(_ name: Identifier) -> Bool {
        let number = Int(name.number)
        return number < program.bodies.uncalled.count && program.bodies.uncalled[number]
    }

    /// Whether each name is mentioned in any file, by its number.
    static func anywhere(_ files: [SwiftFacts], _ names: FileIdentifiers) -> [Bool] {
        var found: [Bool] = []
        for (index, file) in files.enumerated() {
            visit(file) { name in
                let number = Int(names[name, Int32(index)].number)
                if number >= found.count {
                    found.append(contentsOf: repeatElement(false, count: number + 1 - found.count))
                }
                found[number] = true
            }
        }
        return found
    }

    private static func visit(_ file: SwiftFacts, _ take: (NameID) -> Void) {
        var isCalled = [Bool](repeating: false, count: file.expressions.count)
        for expression in file.expressions {
            if case .call(let callee, _) = expression { isCalled[Int(callee.index)] = true }
        }
        for (position, expression) in file.expressions.enumerated() where !isCalled[position] {
            switch expression {
            case .name(let name), .member(_?, let name): take(name)
            default: break
            }
        }
    }
}
