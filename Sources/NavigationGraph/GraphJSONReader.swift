import Foundation

/// Reads the JSON that `GraphJSONWriter` writes, or that was written by hand after `Docs/JSON.md`.
package enum GraphJSONReader {
    /// The graph in `bytes`, in the published order.
    ///
    /// Members that the contract does not name may be missing, and members that are unknown are passed over.
    ///
    /// - Parameter name: What messages call the input: a path, or `standard input`.
    /// - Throws: `GraphJSONError`.
    package static func read(_ bytes: [UInt8], name: String) throws(GraphJSONError) -> NavigationGraph {
        let data = Data(withoutByteOrderMark(bytes))
        guard String(data: data, encoding: .utf8) != nil else {
            throw GraphJSONError(name: name, fault: .notJSON("it holds bytes that are not UTF-8"))
        }
        if let number = largeNumber(bytes) { throw GraphJSONError(name: name, fault: .largeNumber(number)) }
        let version: Version = try decode(data, name: name)
        guard version.formatVersion == NavigationGraph.formatVersion else {
            throw GraphJSONError(name: name, fault: .formatVersion(version.formatVersion))
        }
        let graph: NavigationGraph = try decode(data, name: name)
        return graph.sorted()
    }

    /// The first whole number that is larger than any line, column or count: what is counted with would overflow.
    private static func largeNumber(_ bytes: [UInt8]) -> String? {
        let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var isString = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == quote { isString.toggle() }
            if isString {
                // What is escaped ends no string.
                if byte == backslash { index += 1 }
                continue
            }
            guard digits.contains(byte) else { continue }
            let start = index - 1
            while index < bytes.count, digits.contains(bytes[index]) { index += 1 }
            let isFraction = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let number = String(decoding: bytes[start..<index], as: UTF8.self)
            // `9e18` is a whole number too.
            let hasExponent = index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "e")
            if hasExponent || !isFraction && Int32(number) == nil { return number }
        }
        return nil
    }

    private struct Version: Decodable {
        var formatVersion: Int
    }

    private static func withoutByteOrderMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    private static func decode<Value: Decodable>(_ data: Data, name: String) throws(GraphJSONError) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw GraphJSONError(name: name, fault: fault(of: error))
        }
    }

    private static func fault(of error: any Error) -> GraphJSONError.Fault {
        guard let error = error as? DecodingError else { return .notJSON("\(error)") }
        switch error {
        case .keyNotFound(let key, let context):
            let path = self.path(context.codingPath + [key])
            return path == "formatVersion" ? .noFormatVersion : .missingMember(path: path)
        case .valueNotFound(let type, let context):
            return .wrongMember(path: path(context.codingPath), "it is null in place of \(word(for: type))")
        case .typeMismatch(let type, let context):
            return .wrongMember(path: path(context.codingPath), "it is not \(word(for: type))")
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            return .notJSON(detail(of: context))
        case .dataCorrupted(let context):
            return .wrongMember(path: path(context.codingPath), context.debugDescription)
        @unknown default:
            return .notJSON("\(error)")
        }
    }

    /// What the parser says about text that is not JSON, where it says something.
    private static func detail(of context: DecodingError.Context) -> String {
        if let underlying = context.underlyingError as NSError?,
            let text = underlying.userInfo["NSDebugDescription"] as? String
        {
            return text
        }
        return context.debugDescription
    }

    /// `routes[3].destination.kind`.
    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    private static func word(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is [Any].Type: "an array"
        default: "\(type)".hasPrefix("Array<") ? "an array" : "an object"
        }
    }
}
