/// What may go into a drawing: the characters that XML 1.0 allows, so that every format can show them, but for those that a
/// terminal obeys or that change the reading direction.
package enum Text {
    /// The text with line ends as `\n`, without NUL and the other characters that XML forbids or readers obey.
    package static func printable(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var clean = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0D: clean.append("\n")
            case 0x0A: if !afterReturn { clean.append(scalar) }
            case 0x09: clean.append(" ")
            case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
            default: if !scalar.properties.isBidiControl { clean.append(scalar) }
            }
            afterReturn = scalar.value == 0x0D
        }
        return String(clean)
    }
}
