import Diagnostics

/// What can be told to be wrong with a stylesheet without knowing its rules: braces that do not match, and anything that
/// would be loaded from another host.
enum StylesheetCheck {
    /// - Throws: `ThemeError.badStylesheet` with the place of the first fault.
    static func check(_ text: String, _ file: String) throws(ThemeError) {
        var open: [String.Index] = []
        var index = text.startIndex
        while index < text.endIndex {
            let rest = text[index...]
            switch text[index] {
            case "/" where rest.hasPrefix("/*"):
                guard let end = rest.dropFirst(2).firstRange(of: "*/") else {
                    throw fault("the comment has no end", at: index, text, file)
                }
                index = end.upperBound
                continue
            case "\"", "'":
                guard let end = stringEnd(rest) else { throw fault("the text has no end", at: index, text, file) }
                if isForeign(text[text.index(after: index)..<end]), isLoaded(text[..<index]) {
                    throw fault("a page loads nothing from another host", at: index, text, file)
                }
                index = end
            case "{": open.append(index)
            case "}":
                guard open.popLast() != nil else { throw fault("there is no `{` for this `}`", at: index, text, file) }
            case "u" where rest.hasPrefix("url(") && isForeign(rest.dropFirst(4).drop { $0.isWhitespace }):
                throw fault("a page loads nothing from another host", at: index, text, file)
            default: break
            }
            index = text.index(after: index)
        }
        if let last = open.last { throw fault("there is no `}` for this `{`", at: last, text, file) }
    }

    /// The closing mark of the text that begins here, on the same line.
    private static func stringEnd(_ text: Substring) -> String.Index? {
        guard let mark = text.first else { return nil }
        var index = text.index(after: text.startIndex)
        while index < text.endIndex, text[index] != mark, !text[index].isNewline {
            if text[index] == "\\" { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return index < text.endIndex && text[index] == mark ? index : nil
    }

    private static func isForeign(_ address: Substring) -> Bool {
        ["http:", "https:", "//"].contains { address.lowercased().hasPrefix($0) }
    }

    /// Whether what follows is an address that a browser loads.
    private static func isLoaded(_ text: Substring) -> Bool {
        let word = text.reversed().drop { $0.isWhitespace }
        return word.starts(with: "url(".reversed()) || word.starts(with: "@import".reversed())
    }

    private static func fault(_ detail: String, at index: String.Index, _ text: String, _ file: String) -> ThemeError {
        .badStylesheet(TextPlace.of(index, in: text, file), detail: detail)
    }
}
