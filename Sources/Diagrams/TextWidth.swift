/// How wide a text is in the font of diagrams: what libgraphviz takes for Helvetica and Arial.
enum TextWidth {
    /// In inches.
    static func inches(_ text: String, size: Double) -> Double {
        let width = text.unicodeScalars.reduce(0) { $0 + thousandths($1) }
        return Double(width) / 1000 * size / 72
    }

    /// In thousandths of the size, after Adobe's metrics of Helvetica; other letters count as wide ones.
    private static func thousandths(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "i", "j", "l": 222
        case "f", "t", "I", " ", ".", ",", ":", "/": 278
        case "r", "(", ")", "-": 333
        case "c", "k", "s", "v", "x", "y", "z", "J": 500
        case "a"..."z" where scalar != "m" && scalar != "w": 556
        case "0"..."9", "_", "L", "?": 556
        case "<", ">", "=", "+": 584
        case "F", "T", "Z": 611
        case "A", "B", "E", "K", "P", "S", "V", "X", "Y", "&": 667
        case "w", "C", "D", "H", "N", "R", "U": 722
        case "G", "O", "Q": 778
        case "m", "M": 833
        case "W": 944
        default: 1000
        }
    }
}
