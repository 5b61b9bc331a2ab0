import Diagrams
import Foundation
import Graphviz
import NavigationGraph
import Threads

// Draws what is around the modules of a graph, over again where there are too few, in the program's workers and on so
// many threads, and prints the seconds from the graph to the pictures. The workers' start and end are in them.
//
// usage: draw-alone PROGRAM GRAPH COUNT THREADS   with a graph's JSON

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[3]), let threads = Int(arguments[4]),
    let json = FileManager.default.contents(atPath: arguments[2])
else {
    FileHandle.standardError.write(Data("usage: draw-alone PROGRAM GRAPH COUNT THREADS\n".utf8))
    exit(2)
}
let graph = try JSONDecoder().decode(NavigationGraph.self, from: json)
guard !graph.modules.isEmpty else {
    FileHandle.standardError.write(Data("the graph has no module\n".utf8))
    exit(1)
}

let begin = ContinuousClock.now
let pool = RenderingPool(
    executable: URL(fileURLWithPath: arguments[1]), arguments: ["render-worker"], workers: threads)
try pool.start()
let indexed = IndexedGraph(graph)
let drawn = LargestFirst(threads: threads).map(Array(0..<count), size: { _ in 1 }) { number in
    NeighbourhoodDiagram(indexed, of: graph.modules[number % graph.modules.count].id).diagram.drawn()
}
let results = try pool.render(drawn.map(\.job))
let pictures = LargestFirst(threads: threads).map(Array(zip(drawn, results)), size: { _ in 1 }) { drawn, result in
    (try? result.outcome.get()).map { DiagramSVG(drawn.words, drawn: $0.bytes).bytes(prefix: nil) }
}
pool.stop()
let taken = ContinuousClock.now - begin

guard pictures.allSatisfy({ $0 != nil }) else {
    FileHandle.standardError.write(Data("a diagram is not drawn\n".utf8))
    exit(1)
}
print(taken / .seconds(1))
