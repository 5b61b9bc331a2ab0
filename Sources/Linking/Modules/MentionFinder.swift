import Diagnostics
import Facts
import NavigationGraph

/// Finds where code outside of a module names one of its types, or a storyboard's identifier that is called like one.
///
/// Tells a module that nothing uses from one whose way in could not be followed.
struct MentionFinder {
    /// How many places are told.
    static let maximum = 3

    let program: Program

    /// The first places by module, for those modules that something names.
    func mentions(of drafts: [(index: Int, draft: ModuleDraft)]) -> [Int: [Mention]] {
        var modules: [Identifier: [Int]] = [:]
        var own: [Int: Set<Int32>] = [:]
        var declaring: [Int: Set<Int32>] = [:]
        for (index, draft) in drafts {
            for component in draft.components {
                let type = program.types[component.symbol]
                modules[program.identifier(type.name), default: []].append(index)
                declaring[index, default: []].formUnion(type.parts.map(\.file))
                own[index, default: []].formUnion(type.parts.map(\.file).filter { isOwn($0, draft) })
            }
        }
        guard !modules.isEmpty else { return [:] }
        var found: [Int: [Mention]] = [:]
        for (number, file) in program.files.enumerated() where !file.path.hasSuffix(".generated.swift") {
            for name in file.names.indices.map({ NameID($0) }) {
                for module in modules[program.identifier(name, Int32(number))] ?? []
                where own[module]?.contains(Int32(number)) != true {
                    let line = line(of: name, in: file)
                    // A declaration names itself.
                    if line == 0, declaring[module]?.contains(Int32(number)) == true { continue }
                    found[module, default: []].append(Mention(type: file.text(name), file: file.path, line: line))
                }
            }
        }
        return found.mapValues { mentions in
            // Code tells more than a declaration.
            let sorted = mentions.sorted {
                ($0.line == 0 ? 1 : 0, $0.file, $0.line, $0.type) < ($1.line == 0 ? 1 : 0, $1.file, $1.line, $1.type)
            }
            return Array(sorted.prefix(Self.maximum))
        }
    }

    /// Whether all types that a file declares are the module's, or lie in one of them.
    private func isOwn(_ file: Int32, _ draft: ModuleDraft) -> Bool {
        program.types.indices.allSatisfy { symbol in
            guard program.types[symbol].kind != .protocol,
                program.types[symbol].parts.contains(where: { $0.file == file })
            else { return true }
            var type: Int? = symbol
            while let current = type {
                if draft.components.contains(where: { $0.symbol == current }) { return true }
                type = program.types[current].outer
            }
            // An extension of another type is a helper of the module's.
            return program.types[symbol].parts.first?.file != file
        }
    }

    /// The first line on which code uses the name; 0 where only a declaration does.
    private func line(of name: NameID, in file: SwiftFacts) -> Int {
        let index = file.expressions.firstIndex { expression in
            switch expression {
            case .name(let used), .member(_, let used), .string(let used): used == name
            default: false
            }
        }
        return index.map { Int(file.places[$0].line) } ?? 0
    }
}
