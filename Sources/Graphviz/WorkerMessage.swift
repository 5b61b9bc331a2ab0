import Foundation

/// What a pool and its workers say to each other: a length of four bytes, the most significant first, a line of JSON,
/// and then the DOT text or the drawing.
enum WorkerMessage {
    /// What a worker says once it is ready.
    static let greeting = Array("wiremap-rendering-1".utf8)
    /// More than any drawing; a greater length is a sign of a broken stream.
    static let maximumLength = 1 << 30

    struct Request: Codable {
        var engine: LayoutEngine
        var format: OutputFormat
        var attempt: RenderingAttempt
        /// Whole seconds after which the worker ends itself, should its pool be gone.
        var limit: Int
    }

    struct Answer: Codable {
        var error: GraphvizError?
        var warnings: [String] = []
        /// The bytes that the worker holds after the job.
        var memory = 0
    }

    static func frame(_ payload: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(payload.count).bigEndian) { Array($0) } + payload
    }

    static func frame(_ header: some Encodable, _ body: some Sequence<UInt8>) throws -> [UInt8] {
        var payload = [UInt8](try JSONEncoder().encode(header))
        payload.append(0x0A)
        payload.append(contentsOf: body)
        return frame(payload)
    }

    static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    static func open<Header: Decodable>(
        _ payload: [UInt8], as header: Header.Type
    ) throws -> (header: Header, body: ArraySlice<UInt8>) {
        let end = payload.firstIndex(of: 0x0A) ?? payload.endIndex
        return (
            try JSONDecoder().decode(Header.self, from: Data(payload[..<end])), payload[end...].dropFirst()
        )
    }
}
