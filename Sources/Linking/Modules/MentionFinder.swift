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
        let names = Set(drafts.flatMap { $0.draft.components.map { name(of: $0.symbol) } })
        guard !names.isEmpty else { return [:] }
        let places = places(of: names)
        let declared = declaredTypes
        var found: [Int: [Mention]] = [:]
        for (index, draft) in drafts {
            let declaring = Set(draft.components.flatMap { program.types[$0.symbol].parts.map(\.file) })
            let own = declaring.filter { isOwn(declared[$0] ?? [], draft, in: $0) }
            let mentions = draft.components.flatMap { component in
                // Code tells more than a declaration, and a declaration names itself.
                (places[name(of: component.symbol)] ?? []).lazy.filter { place in
                    !own.contains(place.file) && (place.mention.line != 0 || !declaring.contains(place.file))
                }.compactMap { mention(of: component.symbol, at: $0) }.prefix(Self.maximum)
            }
            if !mentions.isEmpty { found[index] = Array(mentions.sorted(by: Self.isBefore).prefix(Self.maximum)) }
        }
        return found
    }

    private struct Place {
        var file: Int32
        var mention: Mention
    }

    /// A place as one that names a type. Of several types of one name, one that lies in another is named with that one in
    /// front, but in that one's own files: `Cards.Assembly` is no mention of `Payments.Assembly`.
    private func mention(of symbol: Int, at place: Place) -> Mention? {
        guard let outer = program.types[symbol].outer, let namesakes = program.typesByName[name(of: symbol)],
            namesakes.count > 1, !program.types[outer].parts.contains(where: { $0.file == place.file })
        else { return place.mention }
        let file = program.files[Int(place.file)]
        let names = program.identifiers
        let index = file.expressions.firstIndex { expression in
            guard case .member(let base?, let used) = expression, names[used, place.file] == name(of: symbol)
            else { return false }
            switch file.expressions[base] {
            case .name(let around), .member(_, let around): return names[around, place.file] == name(of: outer)
            default: return false
            }
        }
        return index.map { index in
            Mention(
                type: "\(program.types[outer].name).\(program.types[symbol].name)", file: file.path,
                line: Int(file.places[index].line))
        }
    }

    private func name(of symbol: Int) -> Identifier { program.identifier(program.types[symbol].name) }

    /// Where files say these names, in the order in which they are told.
    private func places(of names: Set<Identifier>) -> [Identifier: [Place]] {
        var places: [Identifier: [Place]] = [:]
        // Of all names of all files, few are asked for.
        var isAsked = [Bool](repeating: false, count: Int(names.map(\.number).max() ?? 0) + 1)
        for name in names { isAsked[Int(name.number)] = true }
        for (number, file) in program.files.enumerated()
        where !file.path.hasSuffix(".generated.swift") && !file.isStandIn {
            for (index, identifier) in program.identifiers.files[Int32(number)].enumerated() {
                let position = Int(identifier.number)
                guard position < isAsked.count, isAsked[position] else { continue }
                let name = NameID(index)
                let mention = Mention(type: file.text(name), file: file.path, line: line(of: name, in: file))
                places[identifier, default: []].append(Place(file: Int32(number), mention: mention))
            }
        }
        return places.mapValues { $0.sorted { Self.isBefore($0.mention, $1.mention) } }
    }

    private static func isBefore(_ left: Mention, _ right: Mention) -> Bool {
        (left.line == 0 ? 1 : 0, left.file, left.line, left.type)
            < (right.line == 0 ? 1 : 0, right.file, right.line, right.type)
    }

    /// The types, protocols apart, of which each file declares a part.
    private var declaredTypes: [Int32: [Int]] {
        var declared: [Int32: [Int]] = [:]
        for symbol in program.types.indices where program.types[symbol].kind != .protocol {
            for part in program.types[symbol].parts { declared[part.file, default: []].append(symbol) }
        }
        return declared
    }

    /// Whether all types that a file declares are the module's, or lie in one of them.
    private func isOwn(_ types: [Int], _ draft: ModuleDraft, in file: Int32) -> Bool {
        types.allSatisfy { symbol in
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
