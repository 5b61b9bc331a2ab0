/// How deeply the elements of an XML document are nested, found by their brackets alone.
///
/// It is asked before a parser that recurses is given the document, so it takes any bytes. Comments, CDATA sections,
/// processing instructions and the document type are passed over.
enum XMLNesting {
    static func depth(of bytes: [UInt8]) -> Int {
        var open = 0
        var deepest = 0
        var index = 0
        while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let next = bracket + 1 < bytes.count ? bytes[bracket + 1] : 0
            if next == UInt8(ascii: "?") {
                index = end(of: "?>", in: bytes, from: bracket + 2)
            } else if has("<!--", in: bytes, at: bracket) {
                index = end(of: "-->", in: bytes, from: bracket + 4)
            } else if has("<![CDATA[", in: bytes, at: bracket) {
                index = end(of: "]]>", in: bytes, from: bracket + 9)
            } else if next == UInt8(ascii: "!") {
                index = end(of: ">", in: bytes, from: bracket + 2)
            } else {
                index = end(of: ">", in: bytes, from: bracket + 1)
                if next == UInt8(ascii: "/") {
                    open -= 1
                } else {
                    deepest = max(deepest, open + 1)
                    // With attributes, parsers may disagree on where a tag ends; none is needed in a property list.
                    let isPlain = !bytes[bracket..<index].contains {
                        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
                    }
                    if !isPlain || bytes[max(0, index - 2)] != UInt8(ascii: "/") { open += 1 }
                }
            }
        }
        return deepest
    }

    private static func has(_ text: StaticString, in bytes: [UInt8], at start: Int) -> Bool {
        text.withUTF8Buffer { bytes[start...].starts(with: $0) }
    }

    /// The offset after `text`, or the end of the document.
    private static func end(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int {
        text.withUTF8Buffer { text in
            var index = min(start, bytes.count)
            while index < bytes.count {
                if bytes[index] == text[0] && bytes[index...].starts(with: text) { return index + text.count }
                index += 1
            }
            return index
        }
    }
}
