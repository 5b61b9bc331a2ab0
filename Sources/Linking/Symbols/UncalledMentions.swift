import Facts

/// Which names code mentions without calling what bears them, and in which files: `run(show)`, `#selector(show)`.
struct UncalledMentions: Sendable {
    private let files: NameIndex<Int32>

    init() { files = NameIndex() }

    init(_ files: [SwiftFacts], _ names: FileIdentifiers) {
        var entries: [(name: Identifier, element: Int32)] = []
        /// The last file that mentions each name, by the name's number.
        var last: [Int32] = []
        for (index, file) in files.enumerated() {
            Self.visit(file) { name in
                let name = names[name, Int32(index)]
                let number = Int(name.number)
                if number >= last.count {
                    last.append(contentsOf: repeatElement(-1, count: number + 1 - last.count))
                }
                guard last[number] != Int32(index) else { return }
                last[number] = Int32(index)
                entries.append((name, Int32(index)))
            }
        }
        self.files = NameIndex(entries)
    }

    /// Whether a file mentions a name.
    func isMentioned(_ name: Identifier, in file: Int32) -> Bool { files.contains(name, file) }

    /// Whether any file mentions a name.
    func isMentioned(_ name: Identifier) -> Bool { files.contains(name) }

    /// The files that mention a name, in order.
    func files(mentioning name: Identifier) -> ArraySlice<Int32> { files[name] }

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
