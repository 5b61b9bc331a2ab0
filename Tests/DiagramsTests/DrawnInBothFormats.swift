import Graphviz
import Testing

@testable import Diagrams

/// A diagram as libgraphviz draws it with Wiremap's plugin and by itself, as it does where its plugins are of another
/// version: what comes of it must be the same.
struct DrawnInBothFormats {
    let svg: DiagramSVG

    init(_ job: RenderingJob, _ words: DrawingWords) throws {
        let context = try RenderingContext(.portable)
        func drawn(as format: OutputFormat) throws -> DiagramSVG {
            let drawn = try context.render(dot: Array(job.dot.utf8), engine: job.engine, format: format)
            #expect(drawn.warnings == [])
            return DiagramSVG(words, drawn: drawn.bytes)
        }
        svg = try drawn(as: job.format)
        // libgraphviz ends lists of points with a space.
        let usual = try drawn(as: .svg).file().replacing(" \"/>", with: "\"/>")
        #expect(svg.file() == usual)
    }
}
