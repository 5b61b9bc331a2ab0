import Configuration
import Diagnostics
import Foundation
import GraphCache
import NavigationGraph
import SourceScan

/// Links the parts of a scan to the graph that one scan of everything gives.
struct PartLinker {
    let console: Console

    func make(_ paths: [String], threads: Int?) throws -> MadeGraph {
        let tree = try tree(of: paths)
        let settings: PartDocument.Settings = try PartDocument.read(tree.settings)
        let about: PartDocument.About = try PartDocument.read(tree.about)
        let resolver = InputResolver(path: ".", options: try settings.options(threads: threads))
        let configuration = try settings.configuration.map {
            try InputResolver.configuration(Data($0.utf8), "the parts' configuration")
        }
        let source = try resolver.settings(
            of: configuration ?? .init(),
            roots: (configuration?.roots ?? []).contains("") ? [] : configuration?.roots ?? [])

        console.progress.begin("Following routes")
        let facts: ScanResult
        do {
            facts = try SourceScanner(memory: tree.memory) { SwiftFactReader.read(bytes: $0, path: $1) }
                .scan(tree, options: source.options)
        } catch {
            throw CommandFailure("\(error)")
        }
        let result = GraphCache(nil, threads: source.options.threads).link(facts, options: source.link).made
        let diagnostics = (facts.diagnostics + result.diagnostics).sorted()
        console.report(diagnostics)
        var graph = GroupSetter(assignments: source.groups).applied(to: result.graph)
        graph.pictures = PictureFinder(graph.modules).pictures(among: about.pictures)
        graph.app.revision = about.revision
        graph.app.remote = about.remote
        graph.app.folder = about.folder
        if let name = configuration?.name { graph.app.name = name }
        return MadeGraph(graph: graph, diagnostics: diagnostics)
    }

    private func tree(of paths: [String]) throws(CommandFailure) -> PartedTree {
        var parts: [ScanPart] = []
        for path in paths {
            guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
                throw CommandFailure(
                    FileManager.default.fileExists(atPath: path) ? "this cannot be read" : "there is no such file",
                    at: SourcePlace(file: path, line: 0),
                    advice: "`wiremap scan --shard K/N -o FILE` makes parts")
            }
            do {
                parts.append(try ScanPart(bytes: [UInt8](bytes), program: ProgramVersion.current))
            } catch {
                throw CommandFailure(
                    "\(error)", at: SourcePlace(file: path, line: 0),
                    advice: "`wiremap scan --shard K/N -o FILE` of this version makes parts")
            }
        }
        do {
            return try PartedTree(parts)
        } catch {
            throw CommandFailure("\(error)", advice: "give all parts of one scan, made of the same commit")
        }
    }
}
