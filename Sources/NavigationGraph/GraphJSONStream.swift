/// Builds JSON text as bytes: pretty with two spaces, or objects and arrays on one line, or without any space at all, as the
/// caller says.
///
/// Every string passes through `write(_:)`, which escapes whatever could end it, break a line, or speak to a terminal.
package struct GraphJSONStream {
    package enum Layout {
        case lines, inline
        /// One line without white space. What is in an object or array on one line is laid out as it is.
        case compact
    }

    private struct Frame {
        var layout: Layout
        var isEmpty = true
    }

    /// What was built and not yet taken.
    package private(set) var bytes: [UInt8] = []
    /// The object or array that is open, nil outside of all.
    private var frame: Frame?
    /// Those around it, the outermost first.
    private var outerFrames: [Frame] = []

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
        let around = frame?.layout ?? .lines
        let inherited = around == .lines ? layout : around
        if let frame { outerFrames.append(frame) }
        frame = Frame(layout: inherited)
    }

    package mutating func close(_ bracket: Unicode.Scalar) {
        let closed = frame
        if closed?.layout == .lines, closed?.isEmpty == false { breakLine(depth: outerFrames.count) }
        frame = outerFrames.popLast()
        bytes.append(UInt8(ascii: bracket))
    }

    /// Begins the next element of an array.
    package mutating func element() {
        separate()
    }

    /// The next element of an array.
    package mutating func value(_ value: String) {
        separate()
        write(value)
    }

    /// The next element of an array.
    package mutating func value(_ value: Int) {
        separate()
        write(value)
    }

    /// Takes over the first elements of an array, which another stream wrote.
    package mutating func take(_ elements: GraphJSONStream) {
        bytes += elements.bytes
        frame?.isEmpty = false
    }

    /// Begins the next member of an object, whose name has nothing in it that is escaped.
    package mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        endKey()
    }

    /// Begins the next member of an object.
    package mutating func key(named name: String) {
        separate()
        write(name)
        endKey()
    }

    private mutating func endKey() {
        bytes.append(UInt8(ascii: ":"))
        if frame?.layout != .compact { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func separate() {
        guard let frame else { return }
        if !frame.isEmpty { bytes.append(UInt8(ascii: ",")) }
        switch frame.layout {
        case .lines: breakLine(depth: outerFrames.count + 1)
        case .inline: if !frame.isEmpty { bytes.append(UInt8(ascii: " ")) }
        case .compact: break
        }
        self.frame?.isEmpty = false
    }

    private mutating func breakLine(depth: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
}

// MARK: - Values

extension GraphJSONStream {
    package mutating func write(_ value: Int) {
        var digits = String(value)
        digits.withUTF8 { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ value: Bool) {
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func writeNull() {
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes a string; `"`, `\`, the control characters of both blocks, the ends of lines, and what changes
    /// the reading direction are escaped.
    package mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        // Nearly all strings need no escape, and go over as a whole.
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            // Nothing leaves the loop, so that many bytes are looked at at a time.
            if utf8.reduce(0, { $0 | Self.mayNeedEscape($1) }) != 0 { return false }
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
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                writeEscape(scalar)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// 1 for a byte that is, or begins, one of the scalars that are escaped, else 0; in words that have no branches.
    private static func mayNeedEscape(_ byte: UInt8) -> UInt8 {
        (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
            | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0) | (byte == 0xD8 ? 1 : 0) | (byte == 0xE2 ? 1 : 0)
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
    package mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        write(value)
    }

    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        write(value)
    }

    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        write(value)
    }

    /// A member that is always there: null without a value.
    package mutating func member(_ name: StaticString, orNull value: String?) {
        key(name)
        if let value { write(value) } else { writeNull() }
    }

    /// A member that is left out without a value.
    package mutating func member(_ name: StaticString, ifAny value: String?) {
        if let value { member(name, value) }
    }

    package mutating func member(_ name: StaticString, ifAny value: Int?) {
        if let value { member(name, value) }
    }

    /// A member that is left out where it is false.
    package mutating func member(_ name: StaticString, ifTrue value: Bool) {
        if value { member(name, true) }
    }

    /// Strings on one line.
    package mutating func member(_ name: StaticString, _ values: [String]) {
        array(name, values, .inline) { $0.write($1) }
    }

    package mutating func object(_ name: StaticString, _ body: (inout GraphJSONStream) -> Void) {
        key(name)
        object(.inline, body)
    }

    /// An array whose elements `body` writes.
    package mutating func array<Element>(
        _ name: StaticString, _ elements: [Element], _ layout: Layout, _ body: (inout GraphJSONStream, Element) -> Void
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
        _ name: StaticString, _ elements: [Element], _ body: (inout GraphJSONStream, Element) -> Void
    ) {
        array(name, elements, .lines) { stream, value in
            stream.object(.inline) { body(&$0, value) }
        }
    }
}
