import Graphviz
import Testing

/// What a user reads when a graph is not drawn.
struct GraphvizErrorTests {
    /// “trouble in init_rank” goes on with a number for each node.
    @Test func messagesThatGoOnAreCut() {
        let numbers = (0..<400).map { "%0 \($0)" }.joined(separator: " ")
        let error = GraphvizError.layout(messages: ["Error: trouble in init_rank \(numbers)", "Error: lost an edge"])
        #expect("\(error)".hasPrefix("Graphviz could not lay out the graph: Error: trouble in init_rank %0 0"))
        #expect("\(error)".hasSuffix("…; Error: lost an edge"))
        #expect("\(error)".count < 220)
    }

    @Test func firstMessagesAreToldAndOthersCounted() {
        let error = GraphvizError.rendering(messages: ["a", "b", "c", "d", "e"])
        #expect("\(error)" == "Graphviz could not write the drawing: a; b; c; and 2 more")
    }
}
