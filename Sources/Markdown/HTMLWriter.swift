/// Builds HTML as bytes. This is the one place that escapes.
///
/// Element and attribute names are written down in the program (`StaticString`); whatever comes from a scanned code
/// base goes through `text(_:)` or an attribute's value, which escape it. Only `trusted(_:)` writes bytes as they are.
package struct HTMLWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// An element with what `body` writes in it.
    ///
    /// Elements with no attribute, one or two are many, and an array for each would be many allocations.
    package mutating func element(
        _ tag: StaticString, _ attribute: HTMLAttribute? = nil, body: (inout HTMLWriter) -> Void
    ) {
        open(tag, attribute)
        body(&self)
        close(tag)
    }

    /// An element with text in it.
    package mutating func element(_ tag: StaticString, _ attribute: HTMLAttribute? = nil, text: String) {
        open(tag, attribute)
        self.text(text)
        close(tag)
    }

    /// An element with a name from the sources in it, which may break where a reader would break it.
    package mutating func element(_ tag: StaticString, _ attribute: HTMLAttribute? = nil, name: String) {
        open(tag, attribute)
        self.name(name)
        close(tag)
    }

    /// The same with two attributes.
    package mutating func element(
        _ tag: StaticString, _ first: HTMLAttribute?, _ second: HTMLAttribute?, body: (inout HTMLWriter) -> Void
    ) {
        open(tag, first, second)
        body(&self)
        close(tag)
    }

    /// An element with text in it.
    package mutating func element(
        _ tag: StaticString, _ first: HTMLAttribute?, _ second: HTMLAttribute?, text: String
    ) {
        open(tag, first, second)
        self.text(text)
        close(tag)
    }

    /// The same with two attributes.
    package mutating func element(
        _ tag: StaticString, _ first: HTMLAttribute?, _ second: HTMLAttribute?, name: String
    ) {
        open(tag, first, second)
        self.name(name)
        close(tag)
    }

    /// The same with several attributes.
    package mutating func element(
        _ tag: StaticString, _ first: HTMLAttribute?, _ second: HTMLAttribute?, _ third: HTMLAttribute?,
        _ others: HTMLAttribute?..., body: (inout HTMLWriter) -> Void
    ) {
        open(tag, [first, second, third] + others)
        body(&self)
        close(tag)
    }

    /// An element with text in it.
    package mutating func element(
        _ tag: StaticString, _ first: HTMLAttribute?, _ second: HTMLAttribute?, _ third: HTMLAttribute?,
        _ others: HTMLAttribute?..., text: String
    ) {
        open(tag, [first, second, third] + others)
        self.text(text)
        close(tag)
    }

    /// An element with a name from the sources in it, which may break where a reader would break it.
    package mutating func element(
        _ tag: StaticString, _ first: HTMLAttribute?, _ second: HTMLAttribute?, _ third: HTMLAttribute?,
        _ others: HTMLAttribute?..., name: String
    ) {
        open(tag, [first, second, third] + others)
        self.name(name)
        close(tag)
    }

    /// An element that has no end tag.
    package mutating func void(_ tag: StaticString, _ attributes: HTMLAttribute?...) {
        open(tag, attributes)
    }

    /// A start tag that `close(_:)` answers.
    package mutating func open(_ tag: StaticString, _ attributes: [HTMLAttribute?] = []) {
        bytes.append(UInt8(ascii: "<"))
        append(tag)
        for case let attribute? in attributes { append(attribute) }
        bytes.append(UInt8(ascii: ">"))
    }

    /// The same with one attribute, or two.
    package mutating func open(_ tag: StaticString, _ attribute: HTMLAttribute?, _ second: HTMLAttribute? = nil) {
        bytes.append(UInt8(ascii: "<"))
        append(tag)
        if let attribute { append(attribute) }
        if let second { append(second) }
        bytes.append(UInt8(ascii: ">"))
    }

    /// A start tag with a class that the program wrote down.
    package mutating func open(_ tag: StaticString, class name: StaticString) {
        bytes.append(UInt8(ascii: "<"))
        append(tag)
        append(" class=\"")
        append(name)
        append("\">")
    }

    private mutating func append(_ attribute: HTMLAttribute) {
        bytes.append(UInt8(ascii: " "))
        append(attribute.name)
        guard let value = attribute.value else { return }
        append("=\"")
        text(value)
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func close(_ tag: StaticString) {
        append("</")
        append(tag)
        bytes.append(UInt8(ascii: ">"))
    }

    /// A line feed between blocks, for whoever reads the source.
    package mutating func line() {
        bytes.append(UInt8(ascii: "\n"))
    }

    /// HTML or SVG that this program made itself.
    package mutating func trusted(_ markup: some Sequence<UInt8>) {
        bytes.append(contentsOf: markup)
    }

    private mutating func append(_ name: StaticString) {
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}

/// An attribute of an element.
package struct HTMLAttribute: Sendable {
    package let name: StaticString
    /// Nil for an attribute that is there or not: `open`.
    package let value: String?

    package init(_ name: StaticString, _ value: String?) {
        self.name = name
        self.value = value
    }

    package static func `class`(_ value: String) -> HTMLAttribute { HTMLAttribute("class", value) }
    package static func id(_ value: String) -> HTMLAttribute { HTMLAttribute("id", value) }
    package static func href(_ value: String) -> HTMLAttribute { HTMLAttribute("href", value) }
}

// MARK: - Escaping

extension HTMLWriter {
    /// Text, for the content of an element and for an attribute's value in quotes.
    ///
    /// Characters that HTML does not allow, and those that are invisible and change the order in which the reader sees
    /// the others, are written out as Swift writes them: `\u{202E}`.
    package mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { append(escaping: $0) }
    }

    /// The same for the UTF-8 of a text.
    package mutating func text(utf8 text: ArraySlice<UInt8>) {
        text.withUnsafeBufferPointer { append(escaping: $0) }
    }

    /// Text that is a name: it may break between words written together, and around its punctuation.
    package mutating func name(_ name: String) {
        var name = name
        name.withUTF8 { append(breaking: $0) }
    }

    private mutating func append(breaking name: UnsafeBufferPointer<UInt8>) {
        guard name.count > 8, Self.special(in: name, from: 0) == name.count else {
            return append(escaping: name, breaking: name.count > 8)
        }
        let mark: StaticString = "<wbr>"
        let longest = name.count * (1 + mark.utf8CodeUnitCount)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { room in
            room[0] = name[0]
            var count = 1
            for index in 1..<name.count {
                if Self.canBreak(between: name[index - 1], and: name[index]) {
                    mark.withUTF8Buffer { for byte in $0.indices { room[count + byte] = $0[byte] } }
                    count += mark.utf8CodeUnitCount
                }
                room[count] = name[index]
                count += 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<count]))
        }
    }

    /// The escaped form of `text`, for a template that does not escape by itself.
    package static func escaped(_ text: String) -> [UInt8] {
        var writer = HTMLWriter()
        writer.text(text)
        return writer.bytes
    }

    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>, breaking: Bool = false) {
        var start = 0
        var index = 0
        while true {
            if !breaking { index = Self.special(in: text, from: index) }
            guard index < text.count else { break }
            if breaking, index > 0, Self.canBreak(between: text[index - 1], and: text[index]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                append("<wbr>")
                start = index
            }
            guard Self.isSpecial(text[index]) else {
                index += 1
                continue
            }
            let (length, replacement) = Self.replacement(in: text, at: index)
            if length == 0 {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            bytes.append(contentsOf: replacement.utf8)
            index += length
            start = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// The first byte from a place on that could have to give way; behind the end where there is none.
    private static func special(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let bytes = UnsafeRawBufferPointer(text)
        // Nearly all text is plain: eight bytes are looked at at a time.
        while index + 8 <= bytes.count,
            !mayHoldSpecial(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        {
            index += 8
        }
        while index < text.count, !isSpecial(text[index]) { index += 1 }
        return index
    }

    /// Whether one of eight bytes could be special; true also for some that are not.
    private static func mayHoldSpecial(_ bytes: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highest: UInt64 = 0x8080_8080_8080_8080
        // To take 1 from a byte sets its highest bit where it is 0; beside others that are not ASCII, which are found anyway.
        let isControl = (bytes &- 0x20 &* ones) & ~bytes
        let isQuote = (bytes ^ UInt64(UInt8(ascii: "\"")) &* ones) &- ones
        // `&` and `'`, and `<` and `>`, are apart by one bit.
        let isAmpersand = ((bytes | ones) ^ UInt64(UInt8(ascii: "'")) &* ones) &- ones
        let isAngle = ((bytes | 2 &* ones) ^ UInt64(UInt8(ascii: ">")) &* ones) &- ones
        let isDelete = (bytes ^ 0x7F &* ones) &- ones
        return (bytes | isControl | isQuote | isAmpersand | isAngle | isDelete) & highest != 0
    }

    /// Whether a name may break between two bytes: `Login|Wireframe|.swift:49`.
    private static func canBreak(between previous: UInt8, and next: UInt8) -> Bool {
        switch (previous, next) {
        case (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z")): true
        case (UInt8(ascii: ":"), UInt8(ascii: "0")...UInt8(ascii: "9")), (_, UInt8(ascii: ")")): false
        case (_, UInt8(ascii: ".")), (UInt8(ascii: ":"), _), (UInt8(ascii: "("), _), (UInt8(ascii: "/"), _): true
        default: false
        }
    }

    /// Whether a byte, or what begins with it, could have to give way.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        case 0x00...0x1F, 0x7F, 0xC2...: true
        default: false
        }
    }

    /// How many bytes at `index` give way to what; 0 bytes where the byte stays.
    private static func replacement(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (Int, String) {
        switch text[index] {
        case UInt8(ascii: "&"): return (1, "&amp;")
        case UInt8(ascii: "<"): return (1, "&lt;")
        case UInt8(ascii: ">"): return (1, "&gt;")
        case UInt8(ascii: "\""): return (1, "&quot;")
        case UInt8(ascii: "'"): return (1, "&#39;")
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"): return (0, "")
        case UInt8(ascii: "\r"): return (1, "\n")
        case 0x00...0x1F, 0x7F: return (1, named(UInt32(text[index])))
        case 0xC2...: return replacement(ofSequenceIn: text, at: index)
        default: return (0, "")
        }
    }

    /// The same for a character of more than one byte. A Swift string is always valid UTF-8.
    private static func replacement(ofSequenceIn text: UnsafeBufferPointer<UInt8>, at index: Int) -> (Int, String) {
        let lead = text[index]
        // Of the sequences of three bytes, only those that begin so can need it.
        if lead > 0xC2, lead != 0xD8, lead != 0xE2, lead < 0xEF { return (0, "") }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard index + length <= text.count else { return (1, "\u{FFFD}") }
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for next in text[index + 1..<index + length] { value = value << 6 | UInt32(next & 0x3F) }
        switch value {
        case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF, 0xFEFF:
            return (length, named(value))
        case _ where value & 0xFFFE == 0xFFFE: return (length, named(value))
        default: return (0, "")
        }
    }

    private static func named(_ value: UInt32) -> String {
        "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
}
