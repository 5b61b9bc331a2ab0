import Diagnostics
import Git
import GraphCache
import History
import NavigationGraph
import SourceScan

/// Makes the row of each revision; a file is read again only where it changed.
struct HistoryMaker {
    let console: Console

    /// The rows, oldest first; a revision that has no such folder, or no sources in it, has a row of zeros.
    func make(_ request: HistoryRequest) throws(CommandFailure) -> [HistoryRow] {
        console.progress.begin("reading what \(Counted.words(request.revisions.count, "revision")) hold")
        let trees = try self.trees(request)
        if trees.allSatisfy({ $0 == nil }) {
            throw CommandFailure(
                "no revision has a folder `\(request.repository.prefix)`", advice: "`git ls-files` lists what there is")
        }
        if (try? request.repository.isShallow()) == true {
            console.say(
                "the clone is shallow, so that older revisions are missing; `git fetch --unshallow origin` brings them")
        }
        let memory = ScanMemory()
        var rows: [HistoryRow] = []
        defer { request.settings.cache?.save() }
        for (revision, tree) in zip(request.revisions, trees) {
            console.progress.begin("\(revision.name): \(rows.count + 1) of \(trees.count)")
            let graph = try tree.map { tree throws(CommandFailure) in try self.graph(of: tree, request, memory) }
            rows.append(
                HistoryRow(
                    name: revision.name, commit: revision.commit, date: revision.date,
                    graph: graph ?? NavigationGraph(app: .init(name: request.name))))
        }
        return rows
    }

    private func trees(_ request: HistoryRequest) throws(CommandFailure) -> [RevisionTree?] {
        do {
            let cache = request.settings.cache
            return try RevisionTree.trees(of: request.revisions.map(\.commit), in: request.repository) {
                cache?.knows($0, $1) ?? false
            }
        } catch {
            throw CommandFailure(error.message, advice: error.advice)
        }
    }

    private func graph(
        of tree: RevisionTree, _ request: HistoryRequest, _ memory: ScanMemory
    ) throws(CommandFailure) -> NavigationGraph {
        let facts = try scan(tree, request.settings, memory)
        let graphs = GraphCache(request.settings.cache, threads: request.settings.options.threads)
        return graphs.link(facts, options: request.settings.link).made.graph
    }

    /// An old revision need not have the target yet: then every target counts.
    private func scan(
        _ tree: RevisionTree, _ settings: SourceSettings, _ memory: ScanMemory
    ) throws(CommandFailure) -> ScanResult {
        let scanner = SourceScanner(memory: memory, cache: settings.cache) { SwiftFactReader.read(bytes: $0, path: $1) }
        if let result = try? scanner.scan(tree, options: settings.options) { return result }
        var options = settings.options
        options.target = nil
        do {
            return try scanner.scan(tree, options: options)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
