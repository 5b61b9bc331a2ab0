import Foundation

/// What a pool and its workers say to each other: a length of four bytes, the most significant first, a line of words
/// with a space between them, and then the DOT text or the drawing.
enum WorkerMessage {
    /// What a worker says once it is ready.
    static let greeting = Array("wiremap-rendering-2".utf8)
    /// More than any drawing; a greater length is a sign of a broken stream.
    static let maximumLength = 1 << 30

    /// A line of four words: `dot svg asGiven 15`.
    struct Request: Equatable {
        var engine: LayoutEngine
        var format: OutputFormat
        var attempt: RenderingAttempt
        /// Whole seconds after which the worker ends itself, should its pool be gone.
        var limit: Int
    }

    /// A line of one word, the bytes that are held; where there is more to say, JSON of it follows.
    struct Answer: Equatable {
        var error: GraphvizError?
        var warnings: [String] = []
        /// The bytes that the worker holds after the job.
        var memory = 0
    }

    private struct Messages: Codable {
        var error: GraphvizError?
        var warnings: [String]
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    static func frame(_ payload: [UInt8]) -> [UInt8] { frame([], payload) }

    /// Of a payload in two parts.
    private static func frame(_ head: [UInt8], _ body: [UInt8]) -> [UInt8] {
        var frame: [UInt8] = []
        frame.reserveCapacity(4 + head.count + body.count)
        withUnsafeBytes(of: UInt32(head.count + body.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(contentsOf: head)
        frame.append(contentsOf: body)
        return frame
    }

    static func frame(_ request: Request, dot: String) -> [UInt8] {
        let words = [request.engine.rawValue, request.format.rawValue, request.attempt.rawValue, String(request.limit)]
        return frame(Array("\(words.joined(separator: " "))\n\(dot)".utf8))
    }

    static func frame(_ answer: Answer, drawing: [UInt8]) throws -> [UInt8] {
        var line = Array(String(answer.memory).utf8)
        if answer.error != nil || !answer.warnings.isEmpty {
            line.append(space)
            line += try JSONEncoder().encode(Messages(error: answer.error, warnings: answer.warnings))
        }
        return frame(line + [newline], drawing)
    }

    static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Nil for what is no request.
    static func request(_ payload: [UInt8]) -> (request: Request, dot: ArraySlice<UInt8>)? {
        let (line, dot) = parts(of: payload)
        let words = line.split(separator: space).map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 4, let engine = LayoutEngine(rawValue: words[0]),
            let format = OutputFormat(rawValue: words[1]), let attempt = RenderingAttempt(rawValue: words[2]),
            let limit = Int(words[3])
        else { return nil }
        return (Request(engine: engine, format: format, attempt: attempt, limit: limit), dot)
    }

    /// Nil for what is no answer.
    static func answer(_ payload: [UInt8]) -> (answer: Answer, drawing: ArraySlice<UInt8>)? {
        let (line, drawing) = parts(of: payload)
        let words = line.split(separator: space, maxSplits: 1)
        guard let first = words.first, let memory = Int(String(decoding: first, as: UTF8.self)) else { return nil }
        var answer = Answer(memory: memory)
        if words.count > 1 {
            guard let messages = try? JSONDecoder().decode(Messages.self, from: Data(words[1])) else { return nil }
            (answer.error, answer.warnings) = (messages.error, messages.warnings)
        }
        return (answer, drawing)
    }

    /// The first line, and what follows it.
    private static func parts(of payload: [UInt8]) -> (line: ArraySlice<UInt8>, body: ArraySlice<UInt8>) {
        let end = payload.firstIndex(of: newline) ?? payload.endIndex
        return (payload[..<end], payload[end...].dropFirst())
    }
}
