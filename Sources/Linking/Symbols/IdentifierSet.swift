import Dialects

/// A set of the names of a program, as flags by their numbers: to ask it costs less than to hash.
struct IdentifierSet {
    private var flags: [Bool] = []

    func contains(_ name: Identifier) -> Bool { name.number < flags.count && flags[Int(name.number)] }

    mutating func insert(_ name: Identifier) {
        let number = Int(name.number)
        if number >= flags.count {
            flags += Array(repeating: false, count: max(number + 1, flags.count * 2) - flags.count)
        }
        flags[number] = true
    }

    /// The names of both.
    func union(_ other: IdentifierSet) -> IdentifierSet {
        var (all, shorter) = (self, other)
        if all.flags.count < shorter.flags.count { swap(&all, &shorter) }
        for (number, flag) in shorter.flags.enumerated() where flag { all.flags[number] = true }
        return all
    }
}

extension Program {
    func findBearers() -> NameIndex<Int32> {
        var entries: [(name: Identifier, element: Int32)] = []
        for (symbol, type) in types.enumerated() {
            for name in type.methods.keys { entries.append((name, Int32(symbol))) }
            for name in type.properties.keys where type.methods[name] == nil { entries.append((name, Int32(symbol))) }
        }
        return NameIndex(entries)
    }

    func findDeclaredNames() -> IdentifierSet {
        var found = IdentifierSet()
        for name in bearers.names { found.insert(name) }
        for type in types {
            for name in type.cases.keys { found.insert(name) }
        }
        return found
    }

    func findMemberNames() -> IdentifierSet {
        var found = answeredNames
        for type in types {
            for name in type.nested.keys { found.insert(name) }
            for name in type.aliases.keys { found.insert(name) }
        }
        found.insert(.allCases)
        return found
    }

    func findFrameworkNames() -> IdentifierSet {
        var found = IdentifierSet()
        for known in [AppleClasses.members, AppleClasses.lists] {
            for name in known.values.flatMap(\.keys) { found.insert(identifier(name)) }
        }
        for name in AppleClasses.stacks.values.joined() { found.insert(identifier(name)) }
        return found
    }
}
