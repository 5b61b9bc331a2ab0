import Diagnostics
import Facts

/// What a file says, as bytes, without the file's path.
///
/// Of a Swift file it has two parts: the head tells what the facts are known by, which is all that a run needs in which
/// nothing changed, and the body is the facts.
enum FactsRecord {
    /// Changes with every change of what is read from files or of how it is written down; `FactsRecordVersionTests`
    /// tells when that is.
    static let version: UInt32 = 43

    struct Encoded {
        var head: [UInt8]
        /// Empty where there are no Swift facts.
        var body: [UInt8] = []
        /// The digest of what Swift facts say.
        var said: ContentID?

        var bytes: [UInt8] { head + body }
    }

    /// Nil for what depends on more than the file's bytes.
    ///
    /// - Parameters:
    ///   - importsTests: whether it is a Swift file that imports a library for tests.
    static func encode(
        _ outcome: FileOutcome, _ diagnostics: [Diagnostic], path: String, importsTests: Bool
    ) -> Encoded? {
        guard diagnostics.allSatisfy({ $0.place?.file == path }) else { return nil }
        var out = ByteEncoder()
        var body = ByteEncoder()
        var digest: ContentID?
        out.array(diagnostics) { out, diagnostic in
            out.text(diagnostic.severity.rawValue)
            out.natural(diagnostic.place?.line ?? 0)
            out.natural(diagnostic.place?.column ?? 0)
            out.text(diagnostic.message)
            out.text(diagnostic.advice)
        }
        switch outcome {
        case .swift(let source):
            let (said, places) = SwiftFactsEncoder.encode(source.facts)
            out.byte(0)
            out.flag(importsTests)
            let id = ContentID(of: said)
            digest = id
            out.raw(id.bytes)
            out.natural(source.expressionCount)
            body.natural(said.count)
            body.raw(said)
            body.raw(places)
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
        return Encoded(head: out.bytes, body: body.bytes, said: digest)
    }

    /// What was kept of a file.
    struct Decoded {
        var outcome: FileOutcome
        var diagnostics: [Diagnostic] = []
    }

    /// Makes a Swift file of what a head says of it, and reads the body where that follows.
    typealias SwiftDecoding = (
        _ said: ContentID, _ expressionCount: Int, _ rest: inout ByteDecoder
    ) throws(StoredFactsFault) -> SwiftSource

    /// What a head and, of a Swift file, the body behind it tell.
    ///
    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    static func decode(
        _ record: [UInt8], path: String, postponesTests: Bool
    ) throws(StoredFactsFault) -> Decoded {
        try decode(record, path: path, postponesTests: postponesTests) { _, _, rest throws(StoredFactsFault) in
            SwiftSource(try facts(&rest, path: path))
        }
    }

    /// What a head tells; Swift facts are left to `swift`.
    static func decode(
        _ head: [UInt8], path: String, postponesTests: Bool, swift: SwiftDecoding
    ) throws(StoredFactsFault) -> Decoded {
        try reading(head) { source throws(StoredFactsFault) in
            try decode(&source, path: path, postponesTests: postponesTests, swift)
        }
    }

    private static func decode(
        _ source: inout ByteDecoder, path: String, postponesTests: Bool, _ swift: SwiftDecoding
    ) throws(StoredFactsFault) -> Decoded {
        let diagnostics = try source.array { source throws(StoredFactsFault) in
            try diagnostic(&source, path: path)
        }
        let outcome: FileOutcome
        switch try source.byte() {
        case 0:
            if try source.flag() && postponesTests { return Decoded(outcome: .undecided) }
            let said = try source.contentID()
            let count = try source.natural()
            guard count < Int32.max else { throw .number }
            outcome = .swift(try swift(said, count, &source))
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
        return Decoded(outcome: outcome, diagnostics: diagnostics)
    }

    /// The Swift facts that a body holds.
    static func facts(in body: [UInt8], path: String) throws(StoredFactsFault) -> SwiftFacts {
        try reading(body) { source throws(StoredFactsFault) in try facts(&source, path: path) }
    }

    private static func facts(_ body: inout ByteDecoder, path: String) throws(StoredFactsFault) -> SwiftFacts {
        let said = try body.raw(try body.natural())
        return try SwiftFactsDecoder.decode(said: said, places: try body.raw(body.count), path: path)
    }

    /// The places in the Swift facts that a body holds; nil for a damaged one.
    static func places(in body: [UInt8]) -> [SwiftFacts.Place]? {
        try? reading(body) { source throws(StoredFactsFault) in
            let said = try source.raw(try source.natural())
            return try SwiftFactsDecoder.places(said: said, places: try source.raw(source.count))
        }
    }

    private static func reading<Made>(
        _ bytes: [UInt8], _ read: (inout ByteDecoder) throws(StoredFactsFault) -> Made
    ) throws(StoredFactsFault) -> Made {
        var result: Result<Made, StoredFactsFault> = .failure(.truncated)
        bytes.withUnsafeBufferPointer { buffer in
            result = Result { () throws(StoredFactsFault) in
                var source = ByteDecoder(buffer)
                return try read(&source)
            }
        }
        return try result.get()
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
