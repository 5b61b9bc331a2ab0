import Diagnostics
import Facts
import NavigationGraph
import SourceScan

/// A linked graph as it is kept: with the contents of the files that its places are in.
struct KeptGraph {
    var linked: LinkedGraph
    /// By path.
    var contents: [String: ContentID]

    init(linked: LinkedGraph, contents: [String: ContentID]) {
        self.linked = linked
        self.contents = contents
    }

    var bytes: [UInt8] {
        var out = ByteEncoder()
        out.natural(contents.count)
        for (path, content) in contents.sorted(by: { $0.key < $1.key }) {
            out.text(path)
            out.text(content.hexadecimal)
        }
        out.array(linked.diagnostics) { out, diagnostic in
            out.text(diagnostic.severity.rawValue)
            out.text(diagnostic.place?.file)
            out.natural(diagnostic.place?.line ?? 0)
            out.natural(diagnostic.place?.column ?? 0)
            out.text(diagnostic.message)
            out.text(diagnostic.advice)
        }
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
        let count = try source.elementCount()
        contents = [:]
        contents.reserveCapacity(count)
        for _ in 0..<count {
            let path = try source.text()
            contents[path] = ContentID(hexadecimal: try source.text())
        }
        let diagnostics = try source.array { source throws(StoredFactsFault) in
            try KeptGraph.diagnostic(&source)
        }
        linked = LinkedGraph(graph: try GraphDecoder.graph(source), diagnostics: diagnostics, isKept: true)
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
