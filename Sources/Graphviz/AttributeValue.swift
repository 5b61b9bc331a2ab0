/// The value of an attribute, by the way in which libgraphviz reads it.
public enum AttributeValue: Hashable, Sendable {
    /// A word, a number or a colour that this program chose.
    case word(String)
    /// Text for people, or an address: shown exactly as given, whatever characters it contains.
    case text(String)
    /// A label in Graphviz's HTML-like language.
    case html(HTMLLabel)
}

/// A label in Graphviz's HTML-like language, built from parts so that text is escaped in one place.
public struct HTMLLabel: Hashable, Sendable {
    /// The markup, without the enclosing angle brackets.
    public private(set) var markup: String

    /// A label of markup that this program wrote itself; text from elsewhere goes through `text(_:size:color:bold:)`.
    public init(trustedMarkup markup: String) {
        self.markup = markup
    }

    /// A piece of text; `size` is in points.
    public static func text(
        _ text: String, size: Int? = nil, color: String? = nil, bold: Bool = false
    ) -> HTMLLabel {
        var markup = escape(text)
        if bold { markup = "<b>\(markup)</b>" }
        let font = (size.map { " point-size=\"\($0)\"" } ?? "") + (color.map { " color=\"\(escape($0))\"" } ?? "")
        return HTMLLabel(trustedMarkup: font.isEmpty ? markup : "<font\(font)>\(markup)</font>")
    }

    /// The parts one below the other.
    public static func lines(_ parts: [HTMLLabel]) -> HTMLLabel {
        HTMLLabel(trustedMarkup: parts.map(\.markup).joined(separator: "<br/>"))
    }

    /// Text at the left of a field of that width, in points.
    public static func leftAligned(_ text: String, width: Int) -> HTMLLabel {
        HTMLLabel(
            trustedMarkup: "<table border=\"0\" cellborder=\"0\" cellpadding=\"2\"><tr>"
                + "<td align=\"left\" width=\"\(width)\">\(escape(text))</td></tr></table>")
    }

    private static func escape(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
                && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain, !text.isEmpty { return text }
        var markup = ""
        for scalar in Text.printable(text).unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "\n": markup += "<br/>"
            // A backslash would start one of the label's escape sequences.
            case "\\": markup += "&#92;"
            default: markup.unicodeScalars.append(scalar)
            }
        }
        // An element without content is a syntax error to libgraphviz.
        return markup.isEmpty ? " " : markup
    }
}
