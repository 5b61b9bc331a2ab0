import Facts
import NavigationGraph

/// Reads what `GraphEncoder` wrote; every method throws `StoredFactsFault` where that is not there.
struct GraphDecoder {
    private var source: ByteDecoder
    /// What is equal is one.
    private let texts: [String]

    /// The graph that the rest of some bytes is.
    static func graph(_ rest: ByteDecoder) throws -> NavigationGraph {
        var source = rest
        let texts = try source.texts()
        var decoder = GraphDecoder(source: source, texts: texts)
        let graph = try decoder.graph()
        try decoder.source.finish()
        return graph
    }

    mutating func text() throws -> String {
        let number = try source.natural()
        guard number < texts.count else { throw StoredFactsFault.number }
        return texts[number]
    }

    mutating func optionalText() throws -> String? { try source.flag() ? try text() : nil }

    mutating func number() throws -> Int { try source.integer() }

    mutating func flag() throws -> Bool { try source.flag() }

    mutating func choice<Choice>(of choices: [Choice]) throws -> Choice {
        let number = try source.natural()
        guard number < choices.count else { throw StoredFactsFault.number }
        return choices[number]
    }

    mutating func optionalChoice<Choice>(of choices: [Choice]) throws -> Choice? {
        try source.flag() ? try choice(of: choices) : nil
    }

    mutating func array<Element>(_ read: (inout GraphDecoder) throws -> Element) throws -> [Element] {
        let count = try source.elementCount()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try read(&self)) }
        return elements
    }

    mutating func allTexts() throws -> [String] { try array { try $0.text() } }
}
