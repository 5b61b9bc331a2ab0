import Foundation
import Testing

/// The recorded reports of a case, in `Tests/Reviews`.
///
/// A report that is not there is written, and so is every one when `WIREMAP_RECORD` is set. Either way the run fails:
/// what was recorded has to be read before it counts.
struct GoldenReview {
    private let folder: URL
    private static let endings = [
        "text": "txt", "markdown": "md", "json": "json", "github": "annotations", "html": "html", "sarif": "sarif",
    ]

    init(_ name: String) {
        folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Reviews/\(name)")
    }

    func check(_ format: String, _ text: String) {
        let file = folder.appendingPathComponent("review.\(Self.endings[format] ?? format)")
        let isRecording = ProcessInfo.processInfo.environment["WIREMAP_RECORD"] != nil
        guard !isRecording, let golden = FileManager.default.contents(atPath: file.path) else {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
            Issue.record(
                "\(file.lastPathComponent) of \(folder.lastPathComponent) was written: read it, then run again")
            return
        }
        #expect(String(decoding: golden, as: UTF8.self) == text, "\(file.path)")
    }
}
