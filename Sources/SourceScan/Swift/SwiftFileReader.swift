import Diagnostics
import Facts

/// Reads one Swift file, unless it cannot be used.
struct SwiftFileReader: Sendable {
    let readSwift: SourceScanner.SwiftReading

    /// No facts for a source that nests too deeply to be parsed.
    func read(_ bytes: [UInt8], path: String) -> (facts: SwiftFacts?, diagnostics: [Diagnostic]) {
        if bytes.isEmpty {
            let (facts, diagnostics) = readSwift(bytes, path)
            let place = SourcePlace(file: path, line: 0)
            return (facts, diagnostics + [Diagnostic(.note, at: place, "the file is empty")])
        }
        if let fault = SwiftNesting.firstFault(in: bytes) {
            var lines = LineCounter()
            let place = lines.place(of: fault, in: bytes)
            let nested = Diagnostic(
                .warning, at: SourcePlace(file: path, line: place.line, column: place.column),
                "the source nests too deeply from here on; the file is left out")
            return (nil, [nested])
        }
        guard let fault = UTF8Check.firstFault(in: bytes) else { return readSwift(bytes, path) }
        var lines = LineCounter()
        let place = lines.place(of: fault, in: bytes)
        let (facts, diagnostics) = readSwift(Array(String(decoding: bytes, as: UTF8.self).utf8), path)
        let repaired = Diagnostic(
            .warning, at: SourcePlace(file: path, line: place.line, column: place.column),
            "the file is not UTF-8 from here on; what is invalid is read as replacement characters")
        return (facts, [repaired] + diagnostics)
    }
}
