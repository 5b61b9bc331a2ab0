/// Conditions as one line of Swift: what is written for their opposite, and for several that hold at once.
package enum ConditionText {
    /// The opposite of a condition, without a negation of a negation: `!a` of `a` and the other way round, `a != b` of
    /// `a == b`, `a >= b` of `a < b`, `!(a || b)` of what is longer.
    package static func negated(_ text: [UInt8]) -> [UInt8] {
        if text.first == UInt8(ascii: "!"), isTerm(text.dropFirst()) { return withoutParentheses(text.dropFirst()) }
        if isTerm(text[...]) { return [UInt8(ascii: "!")] + text }
        return exchanged(text) ?? oneOf(text) ?? Array("!(".utf8) + text + [UInt8(ascii: ")")]
    }

    /// The opposite of a list of conditions, whose commas say *and*: `a || b` of `!a, !b`, else `!(a && b)` of `a, b`.
    private static func oneOf(_ text: [UInt8]) -> [UInt8]? {
        guard text.contains(UInt8(ascii: ",")), !text.starts(with: Array("case ".utf8)) else { return nil }
        let parts = split(text, at: Array(", ".utf8))
        guard parts.count > 1 else { return nil }
        if parts.allSatisfy({ $0.first == UInt8(ascii: "!") && isTerm($0.dropFirst()) }) {
            let opposites = parts.map { withoutParentheses($0.dropFirst()) }
            if opposites.allSatisfy({ isTerm($0[...]) }) {
                return Array(opposites.joined(separator: Array(" || ".utf8)))
            }
        }
        return Array("!(".utf8) + operand(String(decoding: text, as: UTF8.self)).utf8 + [UInt8(ascii: ")")]
    }

    /// What holds where nothing can be unwrapped: `a == nil` of `a`, `!(a is B)` of `a as? B`.
    package static func missing(_ text: [UInt8]) -> [UInt8] {
        let isNothing = Array(" == nil".utf8)
        if isTerm(text[...]) { return text + isNothing }
        if let test = typeTest(text) { return Array("!(".utf8) + test + [UInt8(ascii: ")")] }
        return [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")] + isNothing
    }

    /// What a cast asks: `a is B` of `a as? B`; nil for anything else.
    package static func typeTest(_ text: [UInt8]) -> [UInt8]? {
        let sides = split(text, at: Array(" as? ".utf8))
        guard sides.count == 2, sides.allSatisfy({ isTerm($0) }) else { return nil }
        return sides[0] + Array(" is ".utf8) + sides[1]
    }

    /// Whether a condition asks on which thread the code runs, as helpers do before they run what they are handed:
    /// `Thread.isMainThread`, also of the current thread, and the opposite.
    package static func isThreadTest(_ text: String) -> Bool {
        threadTests.contains(text.hasPrefix("!") ? String(text.dropFirst()) : text)
    }

    private static let threadTests: Set<String> = ["Thread.isMainThread", "Thread.current.isMainThread"]

    /// Whether a condition asks of a property whether it has been set to something else than it held, as observers do
    /// before they set up what is new: `oldValue !== view`. What a value was, as in `oldValue != .closed`, does say
    /// something.
    package static func isChangeTest(_ text: String) -> Bool {
        if let before = changeTests.first(where: { text.hasPrefix($0.before) })?.before {
            return isProperty(text.dropFirst(before.count))
        }
        guard let after = changeTests.first(where: { text.hasSuffix($0.after) })?.after else { return false }
        return isProperty(text.dropLast(after.count))
    }

    /// A comparison with what Swift hands an observer, which may stand on either side.
    private static let changeTests = ["oldValue", "newValue"].flatMap { name in
        ["!==", "!="].map { (before: "\(name) \($0) ", after: " \($0) \(name)") }
    }

    private static func isProperty(_ text: Substring) -> Bool {
        let name = text.hasPrefix("self.") ? text.dropFirst("self.".count) : text
        return (name.first?.isLowercase ?? false) && !["nil", "true", "false"].contains(name)
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    package static func negated(_ text: String) -> String {
        String(decoding: negated(Array(text.utf8)), as: UTF8.self)
    }

    /// Conditions that all hold, as one; nil for none.
    package static func conjunction(of texts: [String]) -> String? {
        guard texts.count > 1 else { return texts.first }
        return texts.map { operand($0) }.joined(separator: " && ")
    }

    /// The conditions that a statement lists: `a` and `b` of `a, b`. Between the patterns of a `case` a comma says *or*;
    /// where the `case` names its value (`case .one = mode, isOpen`) it says *and* as well.
    package static func conjuncts(of text: String) -> [String] {
        let parts = split(Array(text.utf8), at: Array(", ".utf8))
        guard parts.count > 1 else { return [text] }
        if text.hasPrefix("case "), split(Array(parts[0]), at: Array(" = ".utf8)).count == 1 { return [text] }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a condition is what a clause of a `switch` asks and nothing else: a case, or several, of the value that the
    /// `switch` names.
    package static func isOfSwitch(_ text: String) -> Bool {
        text.hasPrefix("case ")
            && [" = ", " where "].allSatisfy { split(Array(text.utf8), at: Array($0.utf8)).count == 1 }
    }

    /// What holds where none of some conditions does: `a != nil` and `b is C` of `a == nil || !(b is C)`.
    package static func opposites(ofOneOf text: String) -> [String] {
        split(Array(text.utf8), at: Array(" || ".utf8)).map { String(decoding: negated(Array($0)), as: UTF8.self) }
    }

    /// Lists of conditions one of which holds, as one condition; nil where one of them says nothing.
    package static func disjunction(of choices: [[String]]) -> String? {
        guard choices.count > 1 else { return nil }
        let single = Set(choices.filter { $0.count == 1 }.joined())
        // One of both holds always.
        guard single.allSatisfy({ !single.contains(negated($0)) }) else { return nil }
        let sides = choices.compactMap { choice in
            conjunction(of: choice).map { choice.count > 1 ? "(\($0))" : $0 }
        }
        return sides.count == choices.count ? sides.joined(separator: " || ") : nil
    }

    /// A condition that can stand beside `&&`. A comma of a statement says *and* as well; between the patterns of a
    /// `case` it says *or*, and stays.
    private static func operand(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard !text.hasPrefix("case ") else { return text }
        let parts = split(bytes, at: Array(", ".utf8))
        return parts.map { part in
            let binds = [" || ", " ? "].allSatisfy { split(Array(part), at: Array($0.utf8)).count == 1 }
            let word = String(decoding: part, as: UTF8.self)
            return binds ? word : "(\(word))"
        }.joined(separator: " && ")
    }

    /// Signs between two values, each with the one that says the opposite.
    private static let signs: [(sign: [UInt8], opposite: [UInt8])] = [
        ("==", "!="), ("===", "!=="), ("<", ">="), (">", "<="),
    ].flatMap { [($0, $1), ($1, $0)] }.map { (Array(" \($0) ".utf8), Array(" \($1) ".utf8)) }

    /// `a != b` for `a == b`, where that is all of the text.
    private static func exchanged(_ text: [UInt8]) -> [UInt8]? {
        // In a term there is no space but in brackets and strings: the first one begins the sign.
        var nesting = Nesting()
        guard let space = text.firstIndex(where: { nesting.depth(after: $0) == 0 && $0 == UInt8(ascii: " ") }),
            let (sign, opposite) = signs.first(where: { text[space...].starts(with: $0.sign) })
        else { return nil }
        let sides = [text[..<space], text[(space + sign.count)...]]
        guard sides.allSatisfy({ isTerm($0) || isNegatedTerm($0) }) else { return nil }
        return Array(sides[0]) + opposite + Array(sides[1])
    }

    private static func isNegatedTerm(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == UInt8(ascii: "-") && isTerm(text.dropFirst())
    }

    /// A text without the parentheses around all of it: `a || b` of `((a || b))`.
    package static func withoutParentheses(_ text: [UInt8]) -> [UInt8] {
        var text = text[...]
        while true {
            let inner = withoutParentheses(text)
            guard inner.count < text.count else { return Array(text) }
            text = inner.drop { $0 == UInt8(ascii: " ") }
            while text.last == UInt8(ascii: " ") { text.removeLast() }
        }
    }

    private static func withoutParentheses(_ term: ArraySlice<UInt8>) -> [UInt8] {
        var nesting = Nesting()
        let isWhole =
            term.first == UInt8(ascii: "(") && term.last == UInt8(ascii: ")")
            && term.dropLast().allSatisfy { nesting.depth(after: $0) > 0 }
        return Array(isWhole ? term.dropFirst().dropLast() : term)
    }

    /// Whether a `!` before it belongs to all of it: a name, a call, a chain of members, or something in parentheses.
    private static func isTerm(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, first.beginsTerm else { return false }
        var nesting = Nesting()
        for byte in text {
            let depth = nesting.depth(after: byte)
            guard depth > 0 || depth == 0 && byte.continuesTerm else { return false }
        }
        return nesting.depth == 0
    }

    /// The pieces between separators that stand in no brackets and in no string; a separator holds none of these.
    private static func split(_ text: [UInt8], at separator: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var nesting = Nesting()
        var start = 0
        for index in text.indices {
            guard nesting.depth(after: text[index]) == 0, index >= start, text[index] == separator[0],
                text[index...].starts(with: separator)
            else { continue }
            pieces.append(text[start..<index])
            start = index + separator.count
        }
        return pieces + [text[start...]]
    }

    /// How deep in brackets a text is, byte by byte; what stands in a string counts as one level more.
    ///
    /// A scan asks for every `if` and `guard` of an app: nothing is allocated here.
    private struct Nesting {
        private var brackets = 0
        private var isString = false
        private var previous: UInt8 = 0

        var depth: Int { isString ? max(brackets, 0) + 1 : brackets }

        mutating func depth(after byte: UInt8) -> Int {
            switch byte {
            case UInt8(ascii: "\"") where previous != UInt8(ascii: "\\"): isString.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isString { brackets += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isString { brackets -= 1 }
            default: break
            }
            previous = byte
            return depth
        }
    }
}

extension UInt8 {
    /// Letters, digits, `_`, and every byte of what is not ASCII.
    fileprivate var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    fileprivate var beginsTerm: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "#"), UInt8(ascii: "\""): true
        default: isNamePart
        }
    }

    /// Whether a byte outside of brackets and strings leaves a term one.
    fileprivate var continuesTerm: Bool {
        switch self {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "`"): true
        default: beginsTerm
        }
    }
}
