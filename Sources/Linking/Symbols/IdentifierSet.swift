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
}

extension Program {
    func findDeclaredNames() -> IdentifierSet {
        var found = IdentifierSet()
        for type in types {
            for name in type.methods.keys { found.insert(name) }
            for name in type.properties.keys { found.insert(name) }
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

    func findAnsweredNames() -> IdentifierSet {
        var found = declaredNames
        for known in [AppleClasses.members, AppleClasses.lists] {
            for name in known.values.flatMap(\.keys) { found.insert(identifier(name)) }
        }
        for name in AppleClasses.stacks.values.joined() { found.insert(identifier(name)) }
        return found
    }
}
