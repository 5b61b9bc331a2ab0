import Graphviz

/// The text of an SVG, in UTF-8. The one place where texts are escaped for it.
struct SVGText {
    var bytes: [UInt8] = []

    /// Puts markup.
    mutating func put(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Puts an attribute.
    mutating func put(_ name: StaticString, _ value: String) {
        put(" ")
        put(name)
        put("=\"")
        put(escaped: value)
        put("\"")
    }

    /// Puts an attribute whose name was escaped before.
    mutating func put(attribute name: ArraySlice<UInt8>, _ value: String) {
        put(" ")
        bytes += name
        put("=\"")
        put(escaped: value)
        put("\"")
    }

    mutating func put(_ name: StaticString, _ value: Double) {
        put(" ")
        put(name)
        put("=\"")
        put(value)
        put("\"")
    }

    /// Puts a number, with two digits behind the point at most.
    mutating func put(_ number: Double) {
        let hundredths = (number * 100).rounded()
        guard abs(hundredths) < 1e15 else { return bytes.append(contentsOf: String(number).utf8) }
        let whole = Int(abs(hundredths))
        if hundredths < 0 { put("-") }
        put(digitsOf: whole / 100)
        guard whole % 100 > 0 else { return }
        put(".")
        bytes.append(Self.digit(whole / 10 % 10))
        if whole % 10 > 0 { bytes.append(Self.digit(whole % 10)) }
    }

    /// - Parameter number: not below 0.
    private mutating func put(digitsOf number: Int) {
        if number >= 10 { put(digitsOf: number / 10) }
        bytes.append(Self.digit(number % 10))
    }

    private static func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(number) }

    /// Puts text, without what XML does not allow.
    mutating func put(escaped text: String) {
        var text = text
        let isPlain = text.withUTF8 { text in
            // The last ones are how what is left out behind ASCII begins.
            let isPlain = text.allSatisfy {
                $0 >= 0x20 && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
                    && $0 != UInt8(ascii: "\"") && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2 && $0 != 0xEF
            }
            if isPlain { bytes.append(contentsOf: text) }
            return isPlain
        }
        if isPlain { return }
        for scalar in Text.printable(text).unicodeScalars {
            switch scalar {
            case "&": put("&amp;")
            case "<": put("&lt;")
            case ">": put("&gt;")
            case "\"": put("&quot;")
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }
}
