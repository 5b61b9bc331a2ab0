import Diagnostics
import Foundation
import GraphCache
import NavigationGraph
import SourceScan
import Testing
import Threads

@testable import Linking

/// An app whose files are written in the test: its sources, and the graph that they link to.
struct SourcesOfTest: SourceTree {
    var name = "App"
    var location: [String] { [] }
    var files: [String: String]
    /// Listed backwards where the order of files must not matter.
    var isReversed = false

    func list() -> SourceListing {
        let entries = files.compactMap { path, text -> SourceEntry? in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return SourceKind(name: name).map { SourceEntry(path: path, size: text.utf8.count, kind: $0) }
        }
        let sorted = entries.sorted { $0.path < $1.path }
        return SourceListing(entries: isReversed ? sorted.reversed() : sorted)
    }

    func contains(_ path: String) -> Bool { files[path] != nil }

    func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        guard let text = files[path] else { throw .missing }
        return Array(text.utf8)
    }
}

/// Scans and links as the program does.
enum GraphOfSources {
    static func graph(
        _ tree: some SourceTree, threads: Int = 2, options link: LinkOptions = LinkOptions()
    ) throws -> NavigationGraph {
        var options = ScanOptions()
        options.threads = threads
        let scan = try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(tree, options: options)
        return try self.link(scan, options: link)
    }

    /// The graph of the facts as they are, in the order that they have.
    static func link(_ scan: ScanResult, options: LinkOptions = LinkOptions()) throws -> NavigationGraph {
        linked(scan, options: options).graph
    }

    /// The same with what linking had to say.
    static func linked(_ scan: ScanResult, options: LinkOptions = LinkOptions()) -> LinkResult {
        let input = LinkInput(scan)
        return Meanwhile(stackSize: Linker.stackSize) { Linker.link(facts: input, options: options) }.made
    }

    /// What a test asks of an app that was linked, on the thread with the stack that linking takes.
    static func ask<Answer: Sendable>(
        _ files: [String: String], _ ask: @escaping @Sendable (LinkedApp) -> Answer
    ) throws -> Answer {
        let scan = try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(
            SourcesOfTest(files: files), options: ScanOptions())
        let input = LinkInput(scan)
        return Meanwhile(stackSize: Linker.stackSize) { ask(Linker.run(facts: input, options: LinkOptions())) }.made
    }

    /// The answers to questions about the facts.
    static func explain(
        _ scan: ScanResult, _ questions: @escaping @Sendable (NavigationGraph) -> [Question]
    ) throws -> [Explanation] {
        let input = LinkInput(scan)
        return Meanwhile(stackSize: Linker.stackSize) { Linker.explain(facts: input, questions: questions) }.made
    }

    /// The graph of sources by their paths.
    static func graph(
        _ files: [String: String], options: LinkOptions = LinkOptions()
    ) throws -> NavigationGraph {
        try graph(SourcesOfTest(files: files), options: options)
    }
}
