import Foundation

/// A property list in one of its text forms, as Xcode writes projects and information property lists.
///
/// Foundation reads the XML form. It would read the old form too, but it tells of a fault in it by printing to standard
/// error, without saying to its caller where the fault is. The binary form is refused: nothing that belongs to sources
/// is written in it.
enum PropertyList {
    /// Readers recurse, so nesting has a bound that no real file comes near.
    static let maximumDepth = 64

    /// The value that a file holds.
    ///
    /// - Throws: where the bytes are no property list.
    static func read(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListValue {
        if bytes.starts(with: Array("bplist".utf8)) { throw .binary }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes[start...].first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<") else {
            return try OldPropertyListReader.read(bytes, from: start)
        }
        // In other encodings the measure of depth would not see what Foundation reads.
        guard !bytes.contains(0), let text = String(bytes: bytes[start...], encoding: .utf8), text.contains("<plist")
        else { throw .malformed(line: nil) }
        guard XMLNesting.depth(of: bytes) <= maximumDepth else { throw .tooDeep }
        guard let value = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        else { throw .malformed(line: nil) }
        return convert(value)
    }

    /// The members of a strings file, which needs no braces around them.
    ///
    /// - Throws: where the bytes are no table.
    static func readMembers(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListTable {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        switch bytes[start...].first(where: { $0 > UInt8(ascii: " ") }) {
        case UInt8(ascii: "<"), UInt8(ascii: "{"):
            guard case .table(let table) = try read(bytes) else { throw .unexpected }
            return table
        default: return try OldPropertyListReader.readMembers(bytes, from: start)
        }
    }

    private static func convert(_ value: Any) -> PropertyListValue {
        switch value {
        case let text as String: .text(text)
        case let values as [Any]: .list(values.map(convert))
        case let members as [String: Any]:
            .table(PropertyListTable(members.map { PropertyListTable.Member(name: $0.key, value: convert($0.value)) }))
        default: .other
        }
    }
}

/// Why bytes are no property list that can be used.
enum PropertyListFault: Error, Hashable {
    case binary
    /// The line where reading had to stop, where it is known.
    case malformed(line: Int?)
    case tooDeep
    /// It holds something else than what is asked for.
    case unexpected
}

extension PropertyListFault: CustomStringConvertible {
    /// The reason, fit to follow "cannot be read: ".
    var description: String {
        switch self {
        case .binary: "it is a binary property list"
        case .malformed: "it is not a well-formed property list"
        case .tooDeep: "it is nested too deeply"
        case .unexpected: "it does not hold what such a file holds"
        }
    }

    /// The line of the fault, 0 for the file as a whole.
    var line: Int {
        if case .malformed(let line?) = self { line } else { 0 }
    }
}
