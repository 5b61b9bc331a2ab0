import Diagnostics
import Facts

/// What a file says, as bytes, without the file's path.
enum FactsRecord {
    /// Changes with every change of what is read from files or of how it is written down; `FactsRecordVersionTests`
    /// tells when that is.
    static let version: UInt32 = 21

    /// Nil for what depends on more than the file's bytes.
    ///
    /// - Parameters:
    ///   - importsTests: whether it is a Swift file that imports a library for tests.
    ///   - said: becomes the digest of what Swift facts say.
    static func encode(
        _ outcome: FileOutcome, _ diagnostics: [Diagnostic], path: String, importsTests: Bool,
        said digest: inout ContentID?
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
            let id = ContentID(of: said)
            digest = id
            out.raw(id.bytes)
            out.natural(said.count)
            out.raw(said)
            out.raw(places)
        case .interface(let facts):
            out.byte(1)
            facts.encode(into: &out)
        case .launch(let facts):
            out.byte(2)
            facts.encode(into: &out)
        case .strings(let facts):
            out.byte(6)
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

    /// What was kept of a file.
    struct Decoded {
        var outcome: FileOutcome
        var diagnostics: [Diagnostic] = []
        /// The digest of what Swift facts say.
        var said: ContentID?
    }

    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    static func decode(
        _ record: [UInt8], path: String, postponesTests: Bool
    ) throws(StoredFactsFault) -> Decoded {
        var result: Result<Decoded, StoredFactsFault> = .failure(.truncated)
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
    ) throws(StoredFactsFault) -> Decoded {
        let diagnostics = try source.array { source throws(StoredFactsFault) in
            try diagnostic(&source, path: path)
        }
        let outcome: FileOutcome
        var digest: ContentID?
        switch try source.byte() {
        case 0:
            if try source.flag() && postponesTests { return Decoded(outcome: .undecided) }
            digest = ContentID(try source.raw(ContentID.size))
            let said = try source.raw(try source.natural())
            let places = try source.raw(source.count)
            outcome = .swift(try SwiftFactsDecoder.decode(said: said, places: places, path: path))
        case 1: outcome = .interface(try StoryboardFacts(decoding: &source, path: path))
        case 2: outcome = .launch(try LaunchFacts(decoding: &source, path: path))
        case 3: outcome = .objectiveC(navigationCalls: try source.natural())
        case 4:
            if try source.flag() && postponesTests { return Decoded(outcome: .undecided) }
            outcome = .none
        case 5: outcome = .undecided
        case 6: outcome = .strings(try StringsFacts(decoding: &source, path: path))
        case let other: throw .tag(other)
        }
        try source.finish()
        return Decoded(outcome: outcome, diagnostics: diagnostics, said: digest)
    }

    /// The places in the Swift facts of a record; nil for other records and for damaged ones.
    static func places(in record: [UInt8]) -> [SwiftFacts.Place]? {
        record.withUnsafeBufferPointer { buffer in
            try? { () throws(StoredFactsFault) -> [SwiftFacts.Place]? in
                var source = ByteDecoder(buffer)
                _ = try source.array { source throws(StoredFactsFault) in try diagnostic(&source, path: "") }
                guard try source.byte() == 0 else { return nil }
                _ = try source.raw(1 + ContentID.size)
                let said = try source.raw(try source.natural())
                return try SwiftFactsDecoder.places(said: said, places: try source.raw(source.count))
            }()
        }
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
