import Foundation

/// A folder of its own for one test, which goes away with it.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("wiremap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func bytes(of name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appendingPathComponent(name))) }

    func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

    /// An open file: for reading with the given bytes, else an empty one for writing.
    func handle(for name: String, holding bytes: [UInt8]? = nil) throws -> FileHandle {
        try write(name, bytes ?? [])
        let file = url.appendingPathComponent(name)
        return bytes == nil ? try FileHandle(forWritingTo: file) : try FileHandle(forReadingFrom: file)
    }
}
