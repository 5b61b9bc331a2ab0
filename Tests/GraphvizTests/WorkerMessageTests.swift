import Testing

@testable import Graphviz

/// What a pool and its workers say to each other comes through as it was said, and nothing else passes for it.
@Suite struct WorkerMessageTests {
    @Test func requestsComeThrough() throws {
        for engine in LayoutEngine.allCases {
            for attempt in RenderingAttempt.allCases {
                let request = WorkerMessage.Request(engine: engine, format: .pdf, attempt: attempt, limit: 17)
                let dot = "digraph {\n a -> \"ü\"\n}"
                let frame = WorkerMessage.frame(request, dot: dot)
                #expect(WorkerMessage.length(frame[...]) == frame.count - 4)
                let read = try #require(WorkerMessage.request(Array(frame[4...])))
                #expect(read.request == request && Array(read.dot) == Array(dot.utf8))
            }
        }
    }

    @Test func answersComeThrough() throws {
        let errors: [GraphvizError?] = [nil, .syntax(messages: ["a b\nc", "é"]), .unknownEngine("x y", messages: [])]
        for error in errors {
            for warnings in [[], [""], ["one two\nthree", "\u{2028}"]] {
                let answer = WorkerMessage.Answer(error: error, warnings: warnings, memory: 123_456)
                let drawing: [UInt8] = [0x0A, 0x20, 0, 0xFF, 0x0A]
                let frame = try WorkerMessage.frame(answer, drawing: drawing)
                let read = try #require(WorkerMessage.answer(Array(frame[4...])))
                #expect(read.answer == answer && Array(read.drawing) == drawing)
            }
        }
    }

    @Test func nothingElseIsAMessage() {
        for text in ["", "\n", "dot svg asGiven\n", "dot svg asGiven 1 2\n", "dot svg other 1\n", "x svg asGiven 1\n"] {
            #expect(WorkerMessage.request(Array(text.utf8)) == nil, "\(text)")
        }
        for text in ["", "\n", "x\n", "12 {\n", "12 x\n", "wiremap-rendering-2", "{}\n<svg/>"] {
            #expect(WorkerMessage.answer(Array(text.utf8)) == nil, "\(text)")
        }
    }
}
