import Foundation
import Threads

@testable import SourceScan

/// The files of the sample apps, read as a scan reads them.
enum SampleSources {
    struct Source: Sendable {
        var path: String
        var bytes: [UInt8]
        var kind: SourceKind
    }

    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What a cache could hold of the files below a folder of `Tests`.
    static func below(_ folder: String) throws -> [Source] {
        let tree = try FolderTree(path: tests.appendingPathComponent(folder).path)
        return try tree.list().entries.filter { FactsKey.Reading($0.kind) != nil }.map {
            Source(path: $0.path, bytes: try tree.bytes(of: $0.path, limit: 1 << 20), kind: $0.kind)
        }
    }

    /// The records of files, in their order; nil for what cannot be kept.
    static func records(of sources: [Source]) -> [[UInt8]?] {
        LargestFirst(threads: 2).map(sources, size: { $0.bytes.count }) { source in
            let file = read(source)
            return FactsRecord.encode(
                file.outcome, file.diagnostics, path: source.path, importsTests: false)?.bytes
        }
    }

    /// What the projects of all samples and cases say.
    static func projects() throws -> [XcodeProject] {
        let tree = try FolderTree(path: tests.path)
        return try tree.list().entries.filter { $0.kind == .project }.map {
            try XcodeProjectReader.read(
                bytes: try tree.bytes(of: $0.path, limit: 1 << 20), path: $0.path, location: [])
        }
    }

    static func read(_ source: Source) -> ReadFile {
        let reading = FileReading(
            tree: MemoryTree(files: [source.path: String(decoding: source.bytes, as: UTF8.self)]),
            readSwift: { SwiftFactReader.read(bytes: $0, path: $1) }, location: [], links: [:],
            maximumFileSize: 1 << 20, known: KnownFacts(memory: nil, cache: nil))
        return reading.read(
            SourceEntry(path: source.path, size: source.bytes.count, kind: source.kind), postponesTests: false)
    }
}
