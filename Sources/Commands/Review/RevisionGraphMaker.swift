import Diagnostics
import GraphCache
import Linking
import NavigationGraph
import Review
import SourceScan
import Threads

/// Makes the graphs of two states of an app: files that both share are read once, and both are linked side by side.
struct RevisionGraphMaker {
    let console: Console

    /// The base and the head, and what was met on the way to the head's graph.
    func make(
        _ request: RevisionRequest
    ) throws(CommandFailure) -> (base: NavigationReview.Side, head: NavigationReview.Side, diagnostics: [Diagnostic]) {
        let memory = ScanMemory()
        console.explain("comparing \(request.base.name) with \(request.head.name)")
        let head = try scan(request.head, request.settings, memory)
        let base = try scanBase(request, memory)
        request.settings.cache?.save()
        guard !(head?.isEmpty ?? true) || !(base?.isEmpty ?? true) else {
            throw CommandFailure(
                "there are no Swift sources and no storyboards in either revision",
                at: SourcePlace(file: request.repository.prefix.isEmpty ? "." : request.repository.prefix, line: 0),
                advice: "give the folder with the app's sources; `--include`, `--target` and `--tests` choose others")
        }
        console.progress.begin("Following routes")
        let options = request.settings.link
        let graphs = GraphCache(request.settings.cache, threads: request.threads)
        let linked = LargestFirst(threads: min(2, request.threads), stackSize: Linker.stackSize)
            .map([base, head], size: { $0?.swift.count ?? 0 }) { facts in
                facts.map { graphs.linked($0, options: options) }
            }
        guard linked.count == 2 else { throw CommandFailure("no thread could be started") }
        let submodules = SubmoduleChanges.diagnostics(base: request.base.tree, head: request.head.tree)
        let diagnostics = ((head?.diagnostics ?? []) + (linked[1]?.diagnostics ?? []) + submodules).sorted()
        console.report(diagnostics)
        var after = side(linked[1], head, request.head, request)
        after.broken = BrokenSources.places(
            base: .init(sources: base?.swift ?? [], tree: request.base.tree),
            head: .init(sources: head?.swift ?? [], tree: request.head.tree),
            limit: request.settings.options.maximumFileSize)
        return (side(linked[0], base, request.base, request), after, diagnostics)
    }

    private func side(
        _ linked: LinkedGraph?, _ facts: ScanResult?, _ side: RevisionRequest.Side, _ request: RevisionRequest
    ) -> NavigationReview.Side {
        var graph = linked?.graph ?? NavigationGraph(app: .init(name: request.repository.name))
        graph = GroupSetter(assignments: request.settings.groups).applied(to: graph)
        if let name = request.configuration.name { graph.app.name = name }
        graph.app.revision = side.commit
        var made = NavigationReview.Side(graph, name: side.name) {
            facts.map { DeclaredNames.of($0, threads: request.threads) } ?? DeclaredNames()
        }
        made.cutShort = linked?.cutShort ?? []
        made.texts = SourceTexts(facts, side.tree, limit: request.settings.options.maximumFileSize)
        return made
    }

    private func scan(
        _ side: RevisionRequest.Side, _ settings: SourceSettings, _ memory: ScanMemory
    ) throws(CommandFailure) -> ScanResult? {
        guard let tree = side.tree else { return nil }
        do {
            return try read(tree, settings, settings.options, memory)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// A target that the head has and the base has not, or not yet under this name, is no reason to give up.
    private func scanBase(_ request: RevisionRequest, _ memory: ScanMemory) throws(CommandFailure) -> ScanResult? {
        guard let tree = request.base.tree else { return nil }
        var options = request.settings.options
        do {
            return try read(tree, request.settings, options, memory)
        } catch {
            console.report([Diagnostic(.warning, "in the base, \(error); every target of it counts")])
        }
        options.target = nil
        do {
            return try read(tree, request.settings, options, memory)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    private func read(
        _ tree: some SourceTree, _ settings: SourceSettings, _ options: ScanOptions, _ memory: ScanMemory
    ) throws(ProjectMembershipFault) -> ScanResult {
        let progress = console.progress
        let stage = "Reading sources"
        progress.begin(stage)
        return try SourceScanner(memory: memory, cache: settings.cache) { SwiftFactReader.read(bytes: $0, path: $1) }
            .scan(tree, options: options) { done, total in progress.advance(stage, done, of: total) }
    }
}

extension ScanResult {
    /// Whether there is nothing to link.
    fileprivate var isEmpty: Bool { swift.isEmpty && storyboards.isEmpty }
}
