/// Builds JSON text as bytes: pretty with two spaces, objects and arrays on one line where the caller says so.
///
/// Every string passes through `write(_:)`, which escapes whatever could end it, break a line, or speak to a terminal.
package struct GraphJSONStream {
    package enum Layout {
        case lines, inline
    }

    private struct Frame {
        var layout: Layout
        var isEmpty = true
    }

    /// What was built and not yet taken.
    package private(set) var bytes: [UInt8] = []
    private var frames: [Frame] = []

    package init() {}

    /// Hands over what was built so far.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    package mutating func object(_ layout: Layout, _ body: (inout GraphJSONStream) -> Void) {
        open("{", layout)
        body(&self)
        close("}")
    }

    /// Opens an object or an array; the caller closes it, so that the bytes can be taken in between.
    package mutating func open(_ bracket: Unicode.Scalar, _ layout: Layout) {
        bytes.append(UInt8(ascii: bracket))
        let inherited = frames.last?.layout == .inline ? Layout.inline : layout
        frames.append(Frame(layout: inherited))
    }

    package mutating func close(_ bracket: Unicode.Scalar) {
        if let frame = frames.popLast(), frame.layout == .lines, !frame.isEmpty {
            breakLine()
        }
        bytes.append(UInt8(ascii: bracket))
    }

    /// Begins the next element of an array.
    package mutating func element() {
        separate()
    }

    /// Takes over the first elements of an array, which another stream wrote.
    package mutating func take(_ elements: GraphJSONStream) {
        bytes += elements.bytes
        frames[frames.count - 1].isEmpty = false
    }

    /// Begins the next member of an object.
    package mutating func key(_ name: String) {
        separate()
        write(name)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
    }

    private mutating func separate() {
        guard let frame = frames.last else { return }
        if !frame.isEmpty { bytes.append(UInt8(ascii: ",")) }
        switch frame.layout {
        case .lines: breakLine()
        case .inline: if !frame.isEmpty { bytes.append(UInt8(ascii: " ")) }
        }
        frames[frames.count - 1].isEmpty = false
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * frames.count))
    }
}

// MARK: - Values

extension GraphJSONStream {
    package mutating func write(_ value: Int) {
        bytes.append(contentsOf: String(value).utf8)
    }

    package mutating func write(_ value: Bool) {
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func writeNull() {
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes a string; `"`, `\`, the control characters of both blocks, and U+2028 and U+2029 are escaped.
    package mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        // Nearly all strings need no escape, and go over as a whole.
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            if utf8.contains(where: Self.mayNeedEscape) { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isPlain { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append(contentsOf: "\\\"".utf8)
            case "\\": bytes.append(contentsOf: "\\\\".utf8)
            case "\n": bytes.append(contentsOf: "\\n".utf8)
            case "\r": bytes.append(contentsOf: "\\r".utf8)
            case "\t": bytes.append(contentsOf: "\\t".utf8)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": writeEscape(scalar)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// Whether a byte is, or begins, one of the scalars that are escaped.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: true
        default: false
        }
    }

    /// Writes a scalar of the basic plane as `\u` and four hexadecimal digits.
    private mutating func writeEscape(_ scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }
}

// MARK: - Members

extension GraphJSONStream {
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        write(value)
    }

    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        write(value)
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        write(value)
    }

    /// A member that is always there: null without a value.
    package mutating func member(_ name: String, orNull value: String?) {
        key(name)
        if let value { write(value) } else { writeNull() }
    }

    /// A member that is left out without a value.
    package mutating func member(_ name: String, ifAny value: String?) {
        if let value { member(name, value) }
    }

    /// Strings on one line.
    package mutating func member(_ name: String, _ values: [String]) {
        array(name, values, .inline) { $0.write($1) }
    }

    package mutating func object(_ name: String, _ body: (inout GraphJSONStream) -> Void) {
        key(name)
        object(.inline, body)
    }

    /// An array whose elements `body` writes.
    package mutating func array<Element>(
        _ name: String, _ elements: [Element], _ layout: Layout, _ body: (inout GraphJSONStream, Element) -> Void
    ) {
        key(name)
        array(elements, layout, body)
    }

    package mutating func array<Element>(
        _ elements: [Element], _ layout: Layout, _ body: (inout GraphJSONStream, Element) -> Void
    ) {
        open("[", layout)
        for value in elements {
            element()
            body(&self, value)
        }
        close("]")
    }

    /// An array of objects, each on a line of its own.
    package mutating func rows<Element>(
        _ name: String, _ elements: [Element], _ body: (inout GraphJSONStream, Element) -> Void
    ) {
        array(name, elements, .lines) { stream, value in
            stream.object(.inline) { body(&$0, value) }
        }
    }
}
