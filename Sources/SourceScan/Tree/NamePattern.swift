/// A pattern for one name of a path, in time proportional to the pattern times the name at worst.
struct NamePattern: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case exactly(Character)
        case anyOne
        case anyNumber
        case oneOf([ClosedRange<Character>], inverted: Bool)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .exactly(let expected): expected == character
            case .anyOne: true
            case .anyNumber: false
            case .oneOf(let ranges, let inverted): ranges.contains { $0.contains(character) } != inverted
            }
        }
    }

    private let parts: [Part]

    init(_ text: ArraySlice<Character>) {
        var parts: [Part] = []
        var rest = text
        while let character = rest.popFirst() {
            switch character {
            case "*": if parts.last != .anyNumber { parts.append(.anyNumber) }
            case "?": parts.append(.anyOne)
            case "[":
                if let (set, after) = NamePattern.set(rest) {
                    parts.append(set)
                    rest = after
                } else {
                    parts.append(.exactly(character))
                }
            case "\\": parts.append(.exactly(rest.popFirst() ?? character))
            default: parts.append(.exactly(character))
            }
        }
        self.parts = parts
    }

    func matches(_ name: [Character]) -> Bool {
        var part = 0
        var position = 0
        var star: (part: Int, position: Int)?
        while position < name.count {
            if part < parts.count, parts[part] == .anyNumber {
                star = (part, position)
                part += 1
            } else if part < parts.count, parts[part].matches(name[position]) {
                part += 1
                position += 1
            } else if let last = star {
                // The latest `*` takes one character more; earlier ones need not be tried again.
                star = (last.part, last.position + 1)
                part = last.part + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == .anyNumber }
    }

    /// The set whose `[` was just read, and what follows its `]`; nil where nothing closes it.
    private static func set(_ text: ArraySlice<Character>) -> (Part, ArraySlice<Character>)? {
        var rest = text
        let inverted = rest.first == "!" || rest.first == "^"
        if inverted { rest.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while var low = rest.popFirst() {
            if low == "]" && !ranges.isEmpty { return (.oneOf(ranges, inverted: inverted), rest) }
            if low == "\\", let next = rest.popFirst() { low = next }
            if rest.count >= 2, rest.first == "-", rest[rest.startIndex + 1] != "]" {
                let high = rest[rest.startIndex + 1]
                rest.removeFirst(2)
                ranges.append(low <= high ? low...high : high...low)
            } else {
                ranges.append(low...low)
            }
        }
        return nil
    }
}
