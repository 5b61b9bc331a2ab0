/// Texts as YAML takes them for texts.
enum YAMLText {
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-")
    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]

    /// `text` on one line: as it is where nothing in it means anything to YAML, else in quotes.
    static func scalar(_ text: String) -> String {
        let isPlain =
            text.first?.isLetter == true && text.allSatisfy(plain.contains) && !words.contains(text.lowercased())
        if isPlain { return text }
        if text.hasPrefix("http"), text.allSatisfy({ plain.contains($0) || "{}#:%+~".contains($0) }) { return text }
        let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _
            where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isBidiControl
                || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(escaped)\""
    }
}
