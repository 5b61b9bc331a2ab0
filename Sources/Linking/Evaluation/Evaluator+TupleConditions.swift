import Facts

/// Cases of a `switch` over several things at once: `switch (flow, account)`.
extension Evaluator {
    /// False where a part of what is switched over is known, and is none that the patterns of a case ask for; nil for anything
    /// else.
    func outcome(ofParts condition: Condition, in frame: FrameID) -> Bool? {
        guard condition.kind == .matches, let subject = condition.subject,
            case .tuple(let range) = facts(frame).expressions[subject]
        else { return nil }
        let file = facts(frame)
        let parts = file.arguments(range)
        guard let patterns = TuplePatterns.read(file.text(condition.text), parts: parts.count) else { return nil }
        var known: [Set<String>?] = []
        for part in parts { known.append(isSettled(part.value, frame) ? names(of: part.value, frame) : nil) }
        let mayMatch = patterns.contains { pattern in
            zip(pattern, known).allSatisfy { asked, known in
                guard let asked, let known else { return true }
                return known.contains(asked)
            }
        }
        return mayMatch ? nil : false
    }

    /// The names of all cases, or flags, that an expression may stand for; nil where it may be anything else.
    private func names(of expression: ExpressionID, _ frame: FrameID) -> Set<String>? {
        var names: Set<String> = []
        for choice in choices(of: eval(expression, frame)) {
            guard choice.value != nothing, let name = testedName(choice.value) else { return nil }
            names.insert(program.text(name))
        }
        return names.isEmpty ? nil : names
    }
}

/// What the patterns of a case ask of each part of a tuple.
enum TuplePatterns {
    /// For each pattern the names of the cases that it asks for, part by part; nil for a part that may be anything, and for a
    /// text that is not read.
    ///
    /// - Parameter text: a case as conditions tell it: `case (.send, .card(let card)), (.ask, _)`.
    static func read(_ text: String, parts: Int) -> [[String?]]? {
        guard text.hasPrefix("case "), let patterns = split(Substring(text.dropFirst(5))) else { return nil }
        var found: [[String?]] = []
        for pattern in patterns {
            guard let elements = elements(of: pattern), elements.count == parts else { return nil }
            found.append(elements.map(name))
        }
        return found
    }

    /// What stands between the parentheses around a pattern, before any `where`.
    private static func elements(of pattern: Substring) -> [Substring]? {
        var pattern = withoutBinding(pattern)
        guard pattern.first == "(" else { return nil }
        pattern = pattern.dropFirst()
        var depth = 0
        for index in pattern.indices {
            switch pattern[index] {
            case "(", "[": depth += 1
            case ")", "]":
                if depth == 0 {
                    let rest = trimmed(pattern[pattern.index(after: index)...])
                    guard rest.isEmpty || rest.hasPrefix("where ") else { return nil }
                    return split(pattern[..<index])
                }
                depth -= 1
            case "\"": return nil
            default: break
            }
        }
        return nil
    }

    /// The parts between commas that no parentheses hold; nil where texts may hold any.
    static func split(_ text: Substring) -> [Substring]? {
        var found: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "\"", "{": return nil
            case "," where depth == 0:
                found.append(trimmed(text[start..<index]))
                start = text.index(after: index)
            default: break
            }
        }
        found.append(trimmed(text[start...]))
        return found
    }

    /// The case that a pattern names, or the flag; those of optionals are other things than what they hold.
    static func name(_ element: Substring) -> String? {
        let element = withoutBinding(element)
        if element == "true" || element == "false" { return String(element) }
        guard element.first == ".", element.last != "?" else { return nil }
        let name = element.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = element.dropFirst(1 + name.count)
        guard rest.isEmpty || rest.first == "(", name != "some", name != "none" else { return nil }
        return String(name)
    }

    static func withoutBinding(_ text: Substring) -> Substring {
        for word in ["let ", "var "] where text.hasPrefix(word) { return trimmed(text.dropFirst(word.count)) }
        return text
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return text
    }
}
