import Diagnostics
import Facts
import NavigationGraph
import SourceScan

/// A linked graph as it is kept: with the contents of the files that its places are in.
struct KeptGraph {
    var linked: LinkedGraph
    /// In the order of the files, which are the same wherever the graph is found.
    var contents: [ContentID]

    init(linked: LinkedGraph, contents: [ContentID]) {
        self.linked = linked
        self.contents = contents
    }

    var bytes: [UInt8] {
        var out = ByteEncoder()
        out.array(contents) { $0.raw($1.bytes) }
        out.array(linked.diagnostics) { out, diagnostic in
            out.text(diagnostic.severity.rawValue)
            out.text(diagnostic.place?.file)
            out.natural(diagnostic.place?.line ?? 0)
            out.natural(diagnostic.place?.column ?? 0)
            out.text(diagnostic.message)
            out.text(diagnostic.advice)
        }
        out.array(linked.cutShort) { $0.text($1) }
        out.raw(GraphEncoder.bytes(of: linked.graph))
        return out.bytes
    }

    /// Nil for what is not such a graph.
    init?(bytes: [UInt8]) {
        let read: KeptGraph? = bytes.withUnsafeBufferPointer { buffer in
            var source = ByteDecoder(buffer)
            return try? KeptGraph(&source)
        }
        guard let read else { return nil }
        self = read
    }

    private init(_ source: inout ByteDecoder) throws {
        contents = try source.array { source throws(StoredFactsFault) in try source.contentID() }
        let diagnostics = try source.array { source throws(StoredFactsFault) in
            try KeptGraph.diagnostic(&source)
        }
        let cutShort = try source.array { source throws(StoredFactsFault) in try source.text() }
        linked = LinkedGraph(
            graph: try GraphDecoder.graph(source), diagnostics: diagnostics, cutShort: cutShort, isKept: true)
    }

    private static func diagnostic(_ source: inout ByteDecoder) throws(StoredFactsFault) -> Diagnostic {
        guard let severity = Diagnostic.Severity(rawValue: try source.text()) else { throw .tag(0) }
        let file = try source.optionalText()
        let (line, column) = (try source.natural(), try source.natural())
        let message = try source.text()
        return Diagnostic(
            severity, at: file.map { SourcePlace(file: $0, line: line, column: column) }, message,
            advice: try source.optionalText())
    }
}
