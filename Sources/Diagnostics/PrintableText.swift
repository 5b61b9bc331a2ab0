/// Text of a scanned repository, for people and programs that read it character by character.
package enum PrintableText {
    /// The text with every scalar that a reader obeys, or that changes the reading direction, written as `\u{202E}`.
    package static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isActive) else { return text }
        return text.unicodeScalars.reduce(into: "") { plain, scalar in
            if isActive(scalar) {
                plain += written(scalar)
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text line by line, each made printable.
    package static func lines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\n")
    }

    /// A scalar as Swift writes it out: `\u{1B}`.
    package static func written(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }

    /// Whether a terminal obeys a scalar, or it changes the reading direction, or ends a line.
    package static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}

extension String {
    /// The text with each scalar of that value written in another way.
    ///
    /// To be used wherever one is escaped. A `Character` is not what readers of HTML, Markdown, CSV and shells see: a quotation
    /// mark that a combining accent follows is another character than one alone, and ends their string all the same.
    package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        return unicodeScalars.reduce(into: "") { text, found in
            if found == scalar {
                text += replacement
            } else {
                text.unicodeScalars.append(found)
            }
        }
    }
}
