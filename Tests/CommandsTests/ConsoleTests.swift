import Diagnostics
import Foundation
import Testing

@testable import Commands

@Suite("What a command says on standard error")
struct ConsoleTests {
    /// What was written onto a screen.
    private final class Screen: @unchecked Sendable {
        private let lock = NSLock()
        private var bytes: [UInt8] = []

        func write(_ more: [UInt8]) { lock.withLock { bytes += more } }

        var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
    }

    @Test("The line of progress is gone before a result is written, which would begin where it ends")
    func progress() throws {
        let screen = Screen()
        let console = Console(progress: ProgressLine(isShown: true, patience: 0) { screen.write($0) })
        console.progress.begin("Following routes")
        #expect(screen.text == "\r\u{1B}[KFollowing routes")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("progress-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try console.write(Array("two places\n".utf8), to: .file(file.path))
        #expect(screen.text == "\r\u{1B}[KFollowing routes\r\u{1B}[K")
        #expect(try String(contentsOf: file, encoding: .utf8) == "two places\n")
    }

    @Test("What is said of many files alike is said of the first, with how many there are")
    func repetitions() {
        let warnings = { (message: String, number: Int) in
            (0..<number).map {
                Diagnostic(
                    .warning, at: SourcePlace(file: "\(message)\($0).swift", line: 0), message, advice: "mend it")
            }
        }
        let few = warnings("locked", 3)
        #expect(Console.withoutRepetitions(few) == few)
        let many = (warnings("broken", 4) + warnings("locked", 22)).sorted()
        let told = Console.withoutRepetitions(many).map(\.description)
        #expect(
            told == [
                "broken0.swift: warning: broken; mend it; the same is said of 3 other places, which `--verbose` lists",
                "locked0.swift: warning: locked; mend it; the same is said of 21 other places, which `--verbose` lists",
            ])
        let errors = many.map { Diagnostic(.error, at: $0.place, $0.message) }
        #expect(Console.withoutRepetitions(errors) == errors)
    }
}
