/// Words as they stand on a control, fit to be quoted on one line.
enum ShownWords {
    static let maximumLength = 60

    /// One line, with `…` for what is put in at run time; nil where nothing is left.
    static func line(_ words: String) -> String? {
        var text = withoutPlaceholders(words)
        text = text.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ")
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        guard text.count > maximumLength else { return text }
        return text.prefix(maximumLength - 1).trimmingSuffix { $0 == " " } + "…"
    }

    /// `%@`, `%1$@`, `%d`, `%.2f`: see the String Format Specifiers of Foundation.
    private static func withoutPlaceholders(_ words: String) -> String {
        guard words.contains("%") else { return words }
        var result = ""
        var rest = words[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let type = rest.drop { $0.isNumber || "$.+-#'*".contains($0) }.drop { "hlqLztj".contains($0) }
            guard let letter = type.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(letter) else {
                result += "%"
                continue
            }
            result += "…"
            rest = type.dropFirst()
        }
        return result + rest
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isTrimmed(last) { text = text.dropLast() }
        return String(text)
    }
}
