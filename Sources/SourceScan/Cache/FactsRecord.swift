import Diagnostics
import Facts

/// What a file says, as bytes, without the file's path.
enum FactsRecord {
    /// Changes with every change of what is read from files or of how it is written down; `FactsRecordVersionTests`
    /// tells when that is.
    static let version: UInt32 = 1

    /// Nil for what depends on more than the file's bytes.
    ///
    /// - Parameter importsTests: whether it is a Swift file that imports a library for tests.
    static func encode(
        _ outcome: FileOutcome, _ diagnostics: [Diagnostic], path: String, importsTests: Bool
    ) -> [UInt8]? {
        guard diagnostics.allSatisfy({ $0.place?.file == path }) else { return nil }
        var out = ByteEncoder()
        out.array(diagnostics) { out, diagnostic in
            out.text(diagnostic.severity.rawValue)
            out.natural(diagnostic.place?.line ?? 0)
            out.natural(diagnostic.place?.column ?? 0)
            out.text(diagnostic.message)
            out.text(diagnostic.advice)
        }
        switch outcome {
        case .swift(let facts):
            let (said, places) = SwiftFactsEncoder.encode(facts)
            out.byte(0)
            out.flag(importsTests)
            out.natural(said.count)
            out.raw(said)
            out.raw(places)
        case .interface(let facts):
            out.byte(1)
            facts.encode(into: &out)
        case .launch(let facts):
            out.byte(2)
            facts.encode(into: &out)
        case .objectiveC(let calls):
            out.byte(3)
            out.natural(calls)
        case .none:
            out.byte(4)
            out.flag(importsTests)
        case .undecided:
            out.byte(5)
        case .project, .manifest:
            return nil
        }
        return out.bytes
    }

    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    static func decode(
        _ record: [UInt8], path: String, postponesTests: Bool
    ) throws(StoredFactsFault) -> (FileOutcome, [Diagnostic]) {
        var result: Result<(FileOutcome, [Diagnostic]), StoredFactsFault> = .failure(.truncated)
        record.withUnsafeBufferPointer { buffer in
            result = Result { () throws(StoredFactsFault) in
                var source = ByteDecoder(buffer)
                return try decode(&source, path: path, postponesTests: postponesTests)
            }
        }
        return try result.get()
    }

    private static func decode(
        _ source: inout ByteDecoder, path: String, postponesTests: Bool
    ) throws(StoredFactsFault) -> (FileOutcome, [Diagnostic]) {
        let diagnostics = try source.array { source throws(StoredFactsFault) in
            try diagnostic(&source, path: path)
        }
        let outcome: FileOutcome
        switch try source.byte() {
        case 0:
            if try source.flag() && postponesTests { return (.undecided, []) }
            let said = try source.raw(try source.natural())
            let places = try source.raw(source.count)
            outcome = .swift(try SwiftFactsDecoder.decode(said: said, places: places, path: path))
        case 1: outcome = .interface(try StoryboardFacts(decoding: &source, path: path))
        case 2: outcome = .launch(try LaunchFacts(decoding: &source, path: path))
        case 3: outcome = .objectiveC(navigationCalls: try source.natural())
        case 4:
            if try source.flag() && postponesTests { return (.undecided, []) }
            outcome = .none
        case 5: outcome = .undecided
        case let other: throw .tag(other)
        }
        try source.finish()
        return (outcome, diagnostics)
    }

    private static func diagnostic(
        _ source: inout ByteDecoder, path: String
    ) throws(StoredFactsFault) -> Diagnostic {
        guard let severity = Diagnostic.Severity(rawValue: try source.text()) else { throw .tag(0) }
        let place = SourcePlace(file: path, line: try source.natural(), column: try source.natural())
        let message = try source.text()
        return Diagnostic(severity, at: place, message, advice: try source.optionalText())
    }
}
