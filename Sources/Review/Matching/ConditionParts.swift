/// Where the parts of a condition end.
enum ConditionParts {
    /// The tests that are joined by `&&`, or by the comma of a statement, outside of brackets and strings.
    static func tests(of condition: String) -> [String] {
        pieces(of: condition, at: " && ").flatMap { piece -> [String] in
            // Between the patterns of a `case` a comma says *or*, unless one value is matched: `case .one = mode, isOpen`.
            let parts = pieces(of: piece, at: ", ")
            guard parts.count > 1, let first = parts.first else { return [piece] }
            return first.hasPrefix("case ") && pieces(of: first, at: " = ").count == 1 ? [piece] : parts
        }
    }

    static func alternatives(of test: String) -> [String] {
        let test = bare(test)
        let operands = pieces(of: test, at: " || ")
        if operands.count > 1 { return operands.flatMap { alternatives(of: $0) } }
        guard test.hasPrefix("case "), [" where ", " = "].allSatisfy({ pieces(of: test, at: $0).count == 1 })
        else { return [test] }
        let patterns = pieces(of: String(test.dropFirst(5)), at: ", ")
        return patterns.count > 1 ? patterns.map { "case \($0)" } : [test]
    }

    /// A test that stands alone needs no parentheses around all of it.
    static func bare(_ test: String) -> String {
        guard test.hasPrefix("("), test.hasSuffix(")") else { return test }
        let inner = test.dropFirst().dropLast()
        var depth = 0
        for character in inner {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth < 0 { return test }
        }
        return bare(String(inner))
    }

    /// The pieces between separators that stand in no brackets and in no string.
    static func pieces(of text: String, at separator: String) -> [String] {
        let characters = Array(text)
        let separator = Array(separator)
        var pieces: [String] = []
        var (start, depth) = (0, 0)
        var isString = false
        for (index, character) in characters.enumerated() {
            if character == "\"", index == 0 || characters[index - 1] != "\\" { isString.toggle() }
            if isString { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            guard depth == 0, index >= start, character == separator[0], characters[index...].starts(with: separator)
            else { continue }
            pieces.append(String(characters[start..<index]))
            start = index + separator.count
        }
        return pieces + [String(characters[min(start, characters.count)...])]
    }

    /// The alternatives of a condition that is made of nothing else.
    static func wholeAlternatives(of condition: String) -> [String] {
        tests(of: condition).count == 1 ? alternatives(of: condition) : [condition]
    }

    /// Tests that must all hold, as they are written in one condition.
    static func joined(_ tests: [String]) -> String {
        guard tests.count > 1 else { return tests.first ?? "" }
        return tests.map { pieces(of: $0, at: " || ").count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}
