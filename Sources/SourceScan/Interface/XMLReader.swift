/// Reads the XML that Interface Builder writes, one event at a time.
///
/// Foundation's parser ends the program over some broken documents on Linux (names that are not UTF-8, prefixes), and
/// tells where it stands after an element, not where the element begins. This one knows no document type, and with it
/// no entities but the five that XML defines itself: nothing outside of the document is ever read, and nothing in it
/// can grow.
struct XMLReader {
    enum Event {
        /// An element begins at `offset`. One without content ends with the next event.
        case start(name: String, attributes: [String: String], offset: Int)
        case end
        /// Characters inside an element; `text(of:)` decodes them.
        case characters(Range<Int>)
    }

    private static let maximumDepth = 240

    private let bytes: [UInt8]
    private var index: Int
    /// The names of the open elements.
    private var open: [String] = []
    private var isEmptyElement = false
    private var hasRoot = false

    /// The bytes must be UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// What comes next, nil at the end of a whole document.
    mutating func next() throws(XMLFault) -> Event? {
        if isEmptyElement {
            isEmptyElement = false
            return end()
        }
        while index < bytes.count {
            if bytes[index] != UInt8(ascii: "<") {
                let start = index
                index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                if !open.isEmpty { return .characters(start..<index) }
                guard bytes[start..<index].allSatisfy(XMLReader.isSpace) else { throw .malformed(offset: start) }
            } else if has("<?") {
                try skip(past: "?>")
            } else if has("<!--") {
                try skip(past: "-->")
            } else if has("<![CDATA[") {
                try skip(past: "]]>")
            } else if has("<!DOCTYPE") {
                throw .documentType(offset: index)
            } else if has("</") {
                return try endTag()
            } else {
                return try startTag()
            }
        }
        guard hasRoot && open.isEmpty else { throw .malformed(offset: index) }
        return nil
    }

    /// The characters of an event, with their entities replaced.
    func text(of range: Range<Int>) -> String? {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
        var result: [UInt8] = []
        var rest = bytes[range]
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "&") {
                result.append(byte)
            } else {
                guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                    let scalar = XMLReader.scalar(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                else { return nil }
                result += Array(String(scalar).utf8)
                rest = rest[(end + 1)...]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(_ entity: String) -> Unicode.Scalar? {
        switch entity {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default:
            if entity.hasPrefix("#x") {
                UInt32(entity.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if entity.hasPrefix("#") {
                UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        }
    }

    private mutating func end() -> Event {
        open.removeLast()
        return .end
    }

    private mutating func startTag() throws(XMLFault) -> Event {
        let start = index
        guard !hasRoot || !open.isEmpty else { throw .malformed(offset: start) }
        guard open.count < XMLReader.maximumDepth else { throw .tooDeep(offset: start) }
        index += 1
        let name = try name()
        var attributes: [String: String] = [:]
        while true {
            let gap = skipSpace()
            guard index < bytes.count else { throw .malformed(offset: start) }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                break
            }
            if has("/>") {
                index += 2
                isEmptyElement = true
                break
            }
            let place = index
            let attribute = try self.name()
            let value = try value()
            guard gap, attributes.updateValue(value, forKey: attribute) == nil else { throw .malformed(offset: place) }
        }
        hasRoot = true
        open.append(name)
        return .start(name: name, attributes: attributes, offset: start)
    }

    private mutating func endTag() throws(XMLFault) -> Event {
        let start = index
        index += 2
        let name = try name()
        skipSpace()
        guard has(">"), open.last == name else { throw .malformed(offset: start) }
        index += 1
        return end()
    }

    /// What stands after the name of an attribute: `="…"`.
    private mutating func value() throws(XMLFault) -> String {
        skipSpace()
        guard has("=") else { throw .malformed(offset: index) }
        index += 1
        skipSpace()
        guard has("\"") || has("'") else { throw .malformed(offset: index) }
        let quote = bytes[index]
        let start = index + 1
        guard let end = bytes[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
            bytes[end] == quote, let text = text(of: start..<end)
        else { throw .malformed(offset: index) }
        index = end + 1
        return text
    }

    private mutating func name() throws(XMLFault) -> String {
        let start = index
        while index < bytes.count, XMLReader.isName(bytes[index]) { index += 1 }
        guard index > start, !(UInt8(ascii: "-")...UInt8(ascii: "9")).contains(bytes[start]) else {
            throw .malformed(offset: start)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, XMLReader.isSpace(bytes[index]) { index += 1 }
        return index > start
    }

    private mutating func skip(past text: StaticString) throws(XMLFault) {
        let start = index
        while index < bytes.count {
            if has(text) {
                index += text.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw .malformed(offset: start)
    }

    private func has(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}

/// Why a document cannot be read beyond some place.
enum XMLFault: Error, Hashable {
    case malformed(offset: Int)
    case tooDeep(offset: Int)
    case documentType(offset: Int)

    var offset: Int {
        switch self {
        case .malformed(let offset), .tooDeep(let offset), .documentType(let offset): offset
        }
    }
}
