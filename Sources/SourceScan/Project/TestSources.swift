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
            while let slash = ByteSearch.first(UInt8(ascii: "/"), in: UnsafeRawBufferPointer(bytes), from: start) {
                let folder = bytes[..<slash]
                if folder.last == UInt8(ascii: "s"), folderEndings.contains(where: folder.ends) { return true }
                start = slash + 1
            }
            return false
        }
    }

    /// Whether a line of a Swift file imports a library for tests.
    ///
    /// Searches the bytes for the libraries' names, which are rare, so that a file need not be parsed to be left out;
    /// attributes (`@testable import App`) are no matter, because no app imports these libraries.
    package static func importsTestLibrary(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in modules.contains { isImported($0, in: buffer) } }
    }

    private static func isImported(_ module: [UInt8], in buffer: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while let found = ByteSearch.first(of: module, in: buffer, from: start) {
            start = found + module.count
            let isWhole = start == buffer.count || !isIdentifier(buffer[start])
            if isWhole, isBehindImport(UnsafeRawBufferPointer(rebasing: buffer[..<found])) { return true }
        }
        return false
    }

    /// Whether bytes end in a line of which nothing but `import` and the space around it is there.
    private static func isBehindImport(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let line = withoutSpaceAtEnd(bytes[...])
        guard line.count < bytes.count, line.suffix(keyword.count).elementsEqual(keyword) else { return false }
        let indentation = withoutSpaceAtEnd(line.dropLast(keyword.count))
        return indentation.last.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
    }

    private static func withoutSpaceAtEnd(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
        var bytes = bytes
        while bytes.last == UInt8(ascii: " ") || bytes.last == UInt8(ascii: "\t") { bytes.removeLast() }
        return bytes
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
