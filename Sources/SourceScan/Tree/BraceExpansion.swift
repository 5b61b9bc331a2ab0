/// The alternatives of `{a,b}` in a pattern.
enum BraceExpansion {
    /// The pattern once for each alternative of its first braces, nil where it has none.
    static func first(in text: [Character]) -> [[Character]]? {
        var index = 0
        while index < text.count {
            if text[index] == "\\" {
                index += 1
            } else if text[index] == "{", let (choices, end) = choices(in: text, after: index) {
                return choices.map { Array(text[..<index] + $0 + text[end...]) }
            }
            index += 1
        }
        return nil
    }

    /// What stands between the commas of the braces that open at `start`, and the index after their end.
    private static func choices(
        in text: [Character], after start: Int
    ) -> (choices: [ArraySlice<Character>], end: Int)? {
        var choices: [ArraySlice<Character>] = []
        var depth = 0
        var from = start + 1
        var index = start
        while index < text.count {
            switch text[index] {
            case "\\": index += 1
            case "{": depth += 1
            case ",":
                if depth == 1 {
                    choices.append(text[from..<index])
                    from = index + 1
                }
            case "}":
                depth -= 1
                if depth == 0 { return (choices + [text[from..<index]], index + 1) }
            default: break
            }
            index += 1
        }
        return nil
    }
}
