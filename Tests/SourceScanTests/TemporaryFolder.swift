import Foundation

/// A folder that is made for one test and removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.path
        path = base + "/scan-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ file: String, _ text: String = "") throws {
        try write(file, bytes: Array(text.utf8))
    }

    func write(_ file: String, bytes: [UInt8]) throws {
        let full = path + "/" + file
        let folder = full[..<(full.lastIndex(of: "/") ?? full.endIndex)]
        try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: full))
    }

    func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + file, withDestinationPath: target)
    }
}
