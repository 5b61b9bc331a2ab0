import Foundation

/// How sources that only test the app are known where no project tells.
package enum TestSources {
    private static let folderEndings = ["Tests", "UITests", "Specs"].map { Array($0.utf8) }
    private static let modules: [[UInt8]] = ["XCTest", "Testing", "Quick"].map { Array($0.utf8) }
    private static let keyword = Array("import".utf8)

    /// Whether a folder of this path, relative to the root, has a name that ends as test folders do.
    package static func isTestPath(_ path: String) -> Bool {
        // Asked several times for every file, so it compares bytes.
        var path = path
        return path.withUTF8 { bytes in
            var start = 0
            for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
                let name = bytes[start..<index]
                if name.last == UInt8(ascii: "s"), folderEndings.contains(where: name.ends) { return true }
                start = index + 1
            }
            return false
        }
    }

    /// Whether a line of a Swift file imports a library for tests.
    ///
    /// Searches the bytes, so that a file need not be parsed to be left out; attributes (`@testable import App`) are
    /// no matter, because no app imports these libraries.
    package static func importsTestLibrary(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while let found = ByteSearch.first(of: keyword, in: buffer, from: start) {
                start = found + keyword.count
                if isAtLineStart(found, in: buffer), importsTestLibrary(after: start, in: buffer) { return true }
            }
            return false
        }
    }

    private static func isAtLineStart(_ offset: Int, in buffer: UnsafeRawBufferPointer) -> Bool {
        var index = offset
        while index > 0, buffer[index - 1] == UInt8(ascii: " ") || buffer[index - 1] == UInt8(ascii: "\t") {
            index -= 1
        }
        return index == 0 || buffer[index - 1] == UInt8(ascii: "\n") || buffer[index - 1] == UInt8(ascii: "\r")
    }

    private static func importsTestLibrary(after start: Int, in buffer: UnsafeRawBufferPointer) -> Bool {
        var index = start
        while index < buffer.count, buffer[index] == UInt8(ascii: " ") || buffer[index] == UInt8(ascii: "\t") {
            index += 1
        }
        return index > start
            && modules.contains { module in
                guard buffer[index...].starts(with: module) else { return false }
                let end = index + module.count
                return end == buffer.count || !isIdentifier(buffer[end])
            }
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
