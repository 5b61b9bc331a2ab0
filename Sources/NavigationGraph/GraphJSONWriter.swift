import Threads

/// Writes a navigation graph as JSON, in the member order that `Docs/JSON.md` shows.
///
/// The members of the contract come first and are always there, null where there is nothing to say; members that were
/// added since come after them, and are left out where they would be null. The text is made as a stream: apart from
/// what the sink was given, no more than one module or route, one chunk, and what a second thread has made of the first
/// routes is held.
package enum GraphJSONWriter {
    /// How many bytes are gathered before the sink is called.
    private static let chunk = 1 << 16
    /// How many routes a second thread writes, while the first one writes the modules; they take about as long. More of
    /// them would take memory that very large apps do not have.
    private static let ahead = 50...2000

    /// Writes `graph` into `sink`, which is called with the pieces of the text in their order.
    ///
    /// - Throws: What `sink` throws.
    package static func write<Failure: Error>(
        _ graph: NavigationGraph, into sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let graph = graph.sorted()
        let first = graph.routes.prefix(ahead.upperBound)
        let firstRoutes = first.count < ahead.lowerBound ? nil : Meanwhile { elements(first) { $0.write($1) } }
        var stream = GraphJSONStream()
        stream.open("{", .lines)
        stream.member("formatVersion", NavigationGraph.formatVersion)
        stream.object("app") { $0.writeMembers(of: graph.app) }
        try list("modules", graph.modules, &stream, sink) { $0.write($1) }
        try list("entryPoints", graph.entryPoints, &stream, sink) { $0.write($1) }
        try list("routes", graph.routes, &stream, sink, ahead: firstRoutes) { $0.write($1) }
        try list("suppressions", graph.suppressions, &stream, sink) { $0.write($1) }
        try list("storyboardFaults", graph.storyboardFaults, &stream, sink) { $0.write($1) }
        try list("pictures", graph.pictures, &stream, sink) { $0.write($1) }
        try list("unresolved", graph.unresolved, &stream, sink) { $0.write($1) }
        stream.object("coverage") { $0.writeMembers(of: graph.coverage) }
        stream.key("scan")
        stream.write(graph.scan)
        try list("navigationCalls", graph.navigationCalls, &stream, sink) { $0.write($1) }
        stream.close("}")
        try sink(stream.take() + [UInt8(ascii: "\n")])
    }

    /// The JSON of `graph` in one piece, with a line feed at its end.
    package static func encode(_ graph: NavigationGraph) -> [UInt8] {
        var bytes: [UInt8] = []
        // More than modules and routes of apps take: to grow is to copy megabytes, and room that is not written to is none.
        bytes.reserveCapacity(8192 * (graph.modules.count + graph.routes.count))
        write(graph) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// The JSON of a part of a graph, which says everything that the part says.
    package static func encode(_ module: Module) -> [UInt8] { part { $0.write(module) } }
    package static func encode(_ route: Route) -> [UInt8] { part { $0.write(route) } }
    package static func encode(_ entryPoint: EntryPoint) -> [UInt8] { part { $0.write(entryPoint) } }
    package static func encode(_ call: UnresolvedCall) -> [UInt8] { part { $0.write(call) } }

    private static func part(_ write: (inout GraphJSONStream) -> Void) -> [UInt8] {
        var stream = GraphJSONStream()
        write(&stream)
        return stream.bytes
    }

    /// - Parameter ahead: the first of the elements, where they were written before.
    private static func list<Element, Failure: Error>(
        _ name: StaticString, _ elements: [Element], _ stream: inout GraphJSONStream,
        _ sink: ([UInt8]) throws(Failure) -> Void, ahead: Meanwhile<Elements>? = nil,
        _ write: (inout GraphJSONStream, Element) -> Void
    ) throws(Failure) {
        stream.key(name)
        stream.open("[", .lines)
        if let ahead { stream.take(ahead.made.stream) }
        for element in elements.dropFirst(ahead?.made.count ?? 0) {
            stream.element()
            write(&stream, element)
            if stream.bytes.count >= chunk { try sink(stream.take()) }
        }
        stream.close("]")
    }

    /// Elements of a list in the graph.
    private struct Elements {
        var count: Int
        var stream: GraphJSONStream
    }

    private static func elements<Element>(
        _ elements: ArraySlice<Element>, _ write: (inout GraphJSONStream, Element) -> Void
    ) -> Elements {
        var stream = GraphJSONStream()
        stream.open("{", .lines)
        stream.open("[", .lines)
        _ = stream.take()
        for element in elements {
            stream.element()
            write(&stream, element)
        }
        return Elements(count: elements.count, stream: stream)
    }
}

extension GraphJSONStream {
    fileprivate mutating func writeMembers(of app: NavigationGraph.App) {
        member("name", app.name)
        member("revision", orNull: app.revision)
        member("remote", orNull: app.remote)
        member("folder", ifAny: app.folder)
    }

    fileprivate mutating func writeMembers(of coverage: Coverage) {
        member("navigationCalls", coverage.navigationCalls)
        member("resolved", coverage.resolved)
        member("outsideModules", coverage.outsideModules)
        member("unresolved", coverage.unresolved)
        member("outOfTarget", coverage.outOfTarget)
    }

    fileprivate mutating func write(_ entryPoint: EntryPoint) {
        object(.inline) {
            $0.member("id", entryPoint.id)
            $0.member("kind", entryPoint.kind.rawValue)
            $0.writePlace(entryPoint.file, entryPoint.line)
            $0.member("unresolved", ifAny: entryPoint.unresolved)
        }
    }

    fileprivate mutating func write(_ suppression: Suppression) {
        object(.inline) {
            $0.member("rule", suppression.rule)
            $0.member("reason", suppression.reason)
            $0.writePlace(suppression.file, suppression.line)
            $0.member("through", suppression.through)
        }
    }

    fileprivate mutating func write(_ fault: StoryboardFault) {
        object(.inline) {
            $0.member("message", fault.message)
            $0.writePlace(fault.file, fault.line)
        }
    }

    fileprivate mutating func write(_ picture: Picture) {
        object(.inline) {
            $0.member("module", picture.module)
            $0.member("file", picture.file)
        }
    }

    fileprivate mutating func write(_ call: UnresolvedCall) {
        object(.inline) {
            $0.writePlace(call.file, call.line)
            $0.member("call", call.call)
            $0.member("reason", call.reason)
            $0.member("column", call.column)
            $0.member("owner", ifAny: call.owner)
        }
    }

    fileprivate mutating func write(_ call: NavigationCall) {
        object(.inline) {
            $0.writePlace(call.file, call.line)
            $0.member("column", call.column)
            $0.member("call", call.call)
            $0.member("class", call.class.rawValue)
            $0.member("reason", ifAny: call.reason)
            $0.member("owner", ifAny: call.owner)
        }
    }

    fileprivate mutating func write(_ report: ScanReport) {
        object(.lines) {
            $0.member("swiftFiles", report.swiftFiles)
            $0.member("storyboards", report.storyboards)
            $0.member("objectiveCFiles", report.objectiveCFiles)
            $0.member("objectiveCFilesWithNavigation", report.objectiveCFilesWithNavigation)
            $0.member("objectiveCNavigationCalls", report.objectiveCNavigationCalls)
            $0.member("target", ifAny: report.target)
            $0.array("outOfTarget", report.outOfTarget, .lines) { $0.write($1) }
        }
    }

    /// The two members that name a place.
    mutating func writePlace(_ file: String, _ line: Int) {
        member("file", file)
        member("line", line)
    }
}
