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
    static func readMembers(_ bytes: [UInt8], from start: Int = 0) throws(PropertyListFault) -> PropertyListTable {
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
        let end = bytes.withUnsafeBytes { buffer in
            var end = ByteSearch.first(UInt8(ascii: "/"), in: buffer, from: index + 3)
            while let slash = end, buffer[slash - 1] != UInt8(ascii: "*") {
                end = ByteSearch.first(UInt8(ascii: "/"), in: buffer, from: slash + 1)
            }
            return end
        }
        guard let end else { throw malformed }
        index = end + 1
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

    private mutating func table() throws(PropertyListFault) -> PropertyListTable {
        index += 1
        return try members(until: UInt8(ascii: "}"))
    }

    /// - Parameter end: what stands after the last member; nil for the end of the bytes.
    private mutating func members(until end: UInt8?) throws(PropertyListFault) -> PropertyListTable {
        var members: [PropertyListTable.Member] = []
        while let byte = try next() {
            if byte == end {
                index += 1
                return PropertyListTable(members)
            }
            let name = try string()
            if end == nil, try next() == UInt8(ascii: ";") {
                members.append(PropertyListTable.Member(name: name, value: .text(name)))
            } else {
                try expect(UInt8(ascii: "="))
                members.append(PropertyListTable.Member(name: name, value: try value()))
            }
            try expect(UInt8(ascii: ";"))
        }
        guard end == nil else { throw malformed }
        return PropertyListTable(members)
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
        let isWord = OldPropertyListReader.isWord
        var end = index
        while end < bytes.count, isWord[Int(bytes[end])] { end += 1 }
        guard end > index else { throw malformed }
        defer { index = end }
        return String(decoding: bytes[index..<end], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListFault) -> String {
        index += 1
        var text: [UInt8] = []
        while true {
            let start = index
            guard let end = bytes[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "\\") }) else {
                index = bytes.count
                throw malformed
            }
            index = end + 1
            if bytes[end] == quote {
                // Nearly all texts have nothing that is escaped.
                return String(decoding: text.isEmpty ? bytes[start..<end] : text + bytes[start..<end], as: UTF8.self)
            }
            text += bytes[start..<end]
            text += try escaped()
        }
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

    /// Whether a string without quotes may hold a byte.
    private static let isWord: [Bool] = {
        var isWord = [Bool](repeating: false, count: 256)
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { isWord[Int(byte)] = true }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { isWord[Int(byte)] = true }
        for byte in "0123456789_$-/:.".utf8 { isWord[Int(byte)] = true }
        return isWord
    }()
}
