import CGraphviz
import CGraphvizShapes
import Foundation

/// A context of libgraphviz: which plugins there are, and everything drawn with them.
///
/// libgraphviz keeps state for the whole process and is not thread-safe, so all contexts share one lock. It can also
/// crash or take unbounded time, and each drawing leaves some hundred kilobytes behind (see `draw`); `RenderingPool`
/// draws in processes of their own for these reasons.
public final class RenderingContext {
    /// Which plugins a context has.
    public enum Plugins: Hashable, Sendable {
        /// Core, dot and neato layouts only. Text widths are estimated from built-in tables, so a drawing has the
        /// same bytes on every machine, whatever its fonts.
        case portable
        /// All installed plugins, as Graphviz's configuration file lists them; needed for PNG and PDF.
        case installed
    }

    static let lock = NSLock()

    /// Runs what calls libgraphviz by itself while nothing else of this process does.
    package static func alone<Result>(_ work: () throws -> Result) rethrows -> Result {
        try lock.withLock(work)
    }

    private let context: OpaquePointer
    /// Whether the room of a graph is given back, which takes a twentieth of the time to draw a small one. Not where the
    /// process ends soon.
    var closesGraphs = true
    private let symbols: UnsafeMutablePointer<lt_symlist_t>?

    /// A context; throws when a plugin library is missing.
    public convenience init(_ plugins: Plugins) throws(GraphvizError) {
        switch plugins {
        case .portable: try self.init(libraries: ["core", "dot_layout", "neato_layout"])
        case .installed: try self.init(libraries: nil)
        }
    }

    /// A portable context for `LayoutEngine.dot` alone, without the plugin of the other engines and what that loads.
    static func forRanks() throws(GraphvizError) -> RenderingContext {
        try RenderingContext(libraries: ["core", "dot_layout"])
    }

    /// - Parameter libraries: by name; nil for what is installed.
    private init(libraries: [String]?) throws(GraphvizError) {
        var table: UnsafeMutablePointer<lt_symlist_t>?
        if let libraries {
            var found: [PluginLibrary] = []
            for name in libraries { found.append(try PluginLibrary(named: name)) }
            table = Self.table(of: found)
        }
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let made = table.map { gvContextPlugins($0, 0) } ?? gvContext()
        guard let made else { throw .noContext }
        if let shapes = Self.shapes { gvAddLibrary(made, shapes) }
        context = made
        symbols = table
    }

    /// The plugin for `OutputFormat.shapes`; nil where it is not made for this version of libgraphviz.
    static var shapes: UnsafeMutablePointer<gvplugin_library_t>? {
        cgraphviz_shapes_library()?.assumingMemoryBound(to: gvplugin_library_t.self)
    }

    /// Contexts with fonts that nobody draws with any more: the plugin that measures with Pango knows the last font by the
    /// address of its name, for the whole process, and looks there again. Only used while `lock` is held.
    nonisolated(unsafe) private static var withFonts: [OpaquePointer] = []

    deinit {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        guard let symbols else {
            Self.withFonts.append(context)
            return
        }
        gvFreeContext(context)
        var entry = symbols
        while let name = entry.pointee.name {
            free(UnsafeMutablePointer(mutating: name))
            entry += 1
        }
        symbols.deallocate()
    }

    /// libgraphviz's list of built-in plugins, ended by an empty entry.
    private static func table(of libraries: [PluginLibrary]) -> UnsafeMutablePointer<lt_symlist_t> {
        let table = UnsafeMutablePointer<lt_symlist_t>.allocate(capacity: libraries.count + 1)
        for (index, library) in libraries.enumerated() {
            (table + index).initialize(to: lt_symlist_t(name: strdup(library.symbol), address: library.address))
        }
        (table + libraries.count).initialize(to: lt_symlist_t(name: nil, address: nil))
        return table
    }

    /// Draws a graph; throws `GraphvizError`.
    public func render(
        _ graph: Graph, engine: LayoutEngine = .dot, format: OutputFormat = .svg
    ) throws(GraphvizError) -> Drawing {
        try render(dot: graph.dot, engine: engine.rawValue, format: format.renderer)
    }

    /// Draws DOT text from elsewhere; throws `GraphvizError`.
    public func render(
        dot bytes: [UInt8], engine: LayoutEngine = .dot, format: OutputFormat = .svg
    ) throws(GraphvizError) -> Drawing {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var text = String.UnicodeScalarView()
        var offset = 0
        decoding: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                offset += UTF8.width(scalar)
                text.append(scalar)
            case .emptyInput: break decoding
            case .error: throw .notUTF8(offset: offset)
            }
        }
        return try render(dot: String(text), engine: engine.rawValue, format: format.renderer)
    }

    /// Draws DOT text with an engine and a format by name, after setting further graph attributes.
    func render(
        dot: String, engine: String, format: String, setting attributes: [(name: String, value: String)] = []
    ) throws(GraphvizError) -> Drawing {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let outcome = MessageCollector.collect { draw(dot, engine, format, attributes) }
        switch outcome.0 {
        case .drawn(let bytes):
            let stable =
                switch format {
                case "svg": Drawing.withoutVersion(bytes)
                case "pdf": Drawing.withoutClock(bytes)
                default: bytes
                }
            return Drawing(bytes: stable, warnings: outcome.messages)
        case .notRead: throw .syntax(messages: outcome.messages)
        case .noEngine: throw .unknownEngine(engine, messages: outcome.messages)
        case .notLaidOut: throw .layout(messages: outcome.messages)
        case .notWritten:
            // libgraphviz tells a missing plugin from another failure in its text only.
            if outcome.messages.contains(where: { $0.contains("unavailable") || $0.contains("not recognized") }) {
                throw .unavailableFormat(format, messages: outcome.messages)
            }
            throw .rendering(messages: outcome.messages)
        }
    }

    private enum Outcome {
        case drawn([UInt8]), notRead, noEngine, notLaidOut, notWritten
    }

    private func draw(
        _ dot: String, _ engine: String, _ format: String, _ attributes: [(name: String, value: String)]
    ) -> Outcome {
        agreseterrors()
        guard let graph = cgraphviz_read(dot) else { return .notRead }
        // The graph may be closed, but its layout is never freed: where an edge with a label joins two nodes of one rank,
        // `dot` grows the list of the rank above (`make_vn_slot`) and `gvFreeLayout` then frees the list that was.
        defer { if closesGraphs { agclose(graph) } }
        if agreseterrors() != 0 { return .notRead }
        for (name, value) in attributes { _ = cgraphviz_set_graph_attribute(graph, name, value) }
        guard gvLayout(context, graph, engine) == 0 else { return .noEngine }
        // A faulty HTML-like label is an error though the status is 0.
        if agreseterrors() != 0 { return .notLaidOut }
        var result: UnsafeMutablePointer<CChar>?
        var length = 0
        let status = cgraphviz_render_data(context, graph, format, &result, &length)
        defer { if let result { gvFreeRenderData(result) } }
        guard status == 0, agreseterrors() == 0, let result else { return .notWritten }
        return .drawn([UInt8](UnsafeRawBufferPointer(start: result, count: length)))
    }
}
