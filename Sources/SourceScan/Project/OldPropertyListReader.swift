/// Reads the form of property lists that projects are written in: `{ name = value; }`, `( value, value )`, strings with
/// and without quotes, `< data >`, and comments as in C.
struct OldPropertyListReader {
    private let bytes: [UInt8]
    private var index: Int
    private var depth = 0

    /// The value that fills the bytes from `start`.
    ///
    /// - Throws: where they are no such list, or nested beyond `PropertyList.maximumDepth`.
    static func read(_ bytes: [UInt8], from start: Int = 0) throws(PropertyListFault) -> PropertyListValue {
        var reader = OldPropertyListReader(bytes: bytes, index: start)
        let value = try reader.value()
        guard try reader.next() == nil else { throw reader.malformed }
        return value
    }

    /// The members of a table without braces, as strings files are: `"key" = "words";`. A key alone is its own value.
    ///
    /// - Throws: as `read(_:from:)`.
    static func readMembers(_ bytes: [UInt8], from start: Int = 0) throws(PropertyListFault) -> [String:
        PropertyListValue]
    {
        var reader = OldPropertyListReader(bytes: bytes, index: start)
        return try reader.members(until: nil)
    }

    private init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
    }

    private var malformed: PropertyListFault {
        var lines = LineCounter()
        return .malformed(line: lines.place(of: index, in: bytes).line)
    }

    /// The byte after white space and comments, nil at the end.
    private mutating func next() throws(PropertyListFault) -> UInt8? {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
                    index += 1
                }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else if byte <= UInt8(ascii: " ") && byte != 0 {
                index += 1
            } else {
                return byte
            }
        }
        return nil
    }

    private mutating func skipComment() throws(PropertyListFault) {
        var end = index + 3
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "/") && bytes[end - 1] == UInt8(ascii: "*") {
                index = end + 1
                return
            }
            end += 1
        }
        throw malformed
    }

    private mutating func value() throws(PropertyListFault) -> PropertyListValue {
        guard depth < PropertyList.maximumDepth else { throw .tooDeep }
        depth += 1
        defer { depth -= 1 }
        switch try next() {
        case UInt8(ascii: "{"): return .table(try table())
        case UInt8(ascii: "("): return .list(try list())
        case UInt8(ascii: "<"):
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { throw malformed }
            index = end + 1
            return .other
        default: return .text(try string())
        }
    }

    private mutating func table() throws(PropertyListFault) -> [String: PropertyListValue] {
        index += 1
        return try members(until: UInt8(ascii: "}"))
    }

    /// - Parameter end: what stands after the last member; nil for the end of the bytes.
    private mutating func members(until end: UInt8?) throws(PropertyListFault) -> [String: PropertyListValue] {
        var members: [String: PropertyListValue] = [:]
        while let byte = try next() {
            if byte == end {
                index += 1
                return members
            }
            let name = try string()
            if end == nil, try next() == UInt8(ascii: ";") {
                members[name] = .text(name)
            } else {
                try expect(UInt8(ascii: "="))
                members[name] = try value()
            }
            try expect(UInt8(ascii: ";"))
        }
        guard end == nil else { throw malformed }
        return members
    }

    private mutating func list() throws(PropertyListFault) -> [PropertyListValue] {
        index += 1
        var values: [PropertyListValue] = []
        while let byte = try next() {
            if byte == UInt8(ascii: ")") {
                index += 1
                return values
            }
            values.append(try value())
            if try next() != UInt8(ascii: ")") { try expect(UInt8(ascii: ",")) }
        }
        throw malformed
    }

    private mutating func expect(_ byte: UInt8) throws(PropertyListFault) {
        guard try next() == byte else { throw malformed }
        index += 1
    }

    private mutating func string() throws(PropertyListFault) -> String {
        guard let first = try next() else { throw malformed }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = index
        while index < bytes.count, OldPropertyListReader.isWord(bytes[index]) { index += 1 }
        guard index > start else { throw malformed }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListFault) -> String {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
        }
        throw malformed
    }

    /// What stands after a `\`.
    private mutating func escaped() throws(PropertyListFault) -> [UInt8] {
        guard index < bytes.count else { throw malformed }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
        case UInt8(ascii: "U"):
            let digits = bytes[index..<min(index + 4, bytes.count)]
            guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { throw malformed }
            index += digits.count
            return Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
        default: return [byte]
        }
    }

    /// The characters that a string without quotes may hold.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"): true
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."): true
        default: false
        }
    }
}
