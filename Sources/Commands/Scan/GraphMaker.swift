import Diagnostics
import GraphCache
import Linking
import NavigationGraph
import SourceScan

/// A graph, and what was met on the way to it.
struct MadeGraph {
    var graph: NavigationGraph
    /// Reported already.
    var diagnostics: [Diagnostic] = []
    /// The sources that the graph was made from; nil for a graph that was read.
    var sources: FolderTree?

    /// The bytes of a file that the graph mentions; nil where it is not at hand.
    func bytes(of file: String) -> [UInt8]? {
        try? sources?.bytes(of: file, limit: 16 << 20)
    }
}

/// Makes a navigation graph: from sources by scanning and linking, or by reading one that was made before.
struct GraphMaker {
    let console: Console
    /// What files said in an earlier run.
    var memory: ScanMemory?

    func make(_ request: InputRequest) throws -> MadeGraph {
        var made =
            switch request.origin {
            case .graph(let file): MadeGraph(graph: try GraphJSONReader.read(try file.read(), name: file.name))
            case .sources(let sources): try make(from: sources)
            }
        if let name = request.configuration.name { made.graph.app.name = name }
        return made
    }

    private func make(from request: SourceRequest) throws(CommandFailure) -> MadeGraph {
        let repository = GitRepository(folder: request.tree.root)
        let facts = try scan(request)
        let linked = try link(facts, request)
        let diagnostics = (facts.diagnostics + linked.diagnostics).sorted()
        console.report(diagnostics)
        var graph = GroupSetter(assignments: request.groups).applied(to: linked.graph)
        graph.pictures = PictureFinder(graph.modules, folder: request.pictures).pictures(in: request.tree)
        graph.app.revision = repository?.revision
        graph.app.remote = repository?.remote
        graph.app.folder = repository?.appFolder
        return MadeGraph(graph: graph, diagnostics: diagnostics, sources: request.tree)
    }

    /// Links sources and answers a question about how they were understood.
    func explain(
        _ typed: TypedQuestion, _ source: SourceRequest, _ request: InputRequest
    ) throws(CommandFailure) -> (Explanation, [Diagnostic]) {
        let facts = try scan(source)
        console.progress.begin("Following routes")
        let files =
            (facts.swift + facts.outOfTarget).map(\.path)
            + (facts.storyboards + facts.outOfTargetStoryboards).map(\.path)
        let answers = onLargeStack(LinkInput(facts)) { input -> Result<Explanation, CommandFailure> in
            var failure: CommandFailure?
            let linked = Linker.explain(facts: input, options: source.link) { result in
                do throws(CommandFailure) {
                    return try typed.question(in: result.graph, files: files)
                } catch {
                    failure = error
                    return nil
                }
            }
            guard let explanation = linked.explanation else {
                return .failure(failure ?? CommandFailure("there is no answer"))
            }
            return .success(explanation)
        }
        guard let answer = answers else { throw CommandFailure("no thread could be started") }
        return (try answer.get(), facts.diagnostics)
    }

    /// Links sources and looks for what their configuration could say.
    func suggest(
        _ source: SourceRequest
    ) throws(CommandFailure) -> (graph: NavigationGraph, suggestions: SettingsSuggestions, diagnostics: [Diagnostic]) {
        let facts = try scan(source)
        console.progress.begin("Following routes")
        let options = source.link
        guard let found = onLargeStack(LinkInput(facts), { Linker.suggest(facts: $0, options: options) }) else {
            throw CommandFailure("no thread could be started")
        }
        return (found.result.graph, found.suggestions, facts.diagnostics)
    }

    private func scan(_ request: SourceRequest) throws(CommandFailure) -> ScanResult {
        let facts = try read(request)
        guard !facts.swift.isEmpty || !facts.storyboards.isEmpty else {
            console.report(facts.diagnostics)
            throw CommandFailure(
                "there are no Swift sources and no storyboards here", at: SourcePlace(file: request.name, line: 0),
                advice: "give the folder with the app's sources; `--include`, `--target` and `--tests` choose others")
        }
        console.explain("read \(facts.swift.count) Swift files and \(facts.storyboards.count) storyboards and xibs")
        return facts
    }

    private func read(_ request: SourceRequest) throws(CommandFailure) -> ScanResult {
        let progress = console.progress
        let stage = "Reading sources"
        progress.begin(stage)
        do {
            let facts = try SourceScanner(memory: memory, cache: request.cache) {
                SwiftFactReader.read(bytes: $0, path: $1)
            }.scan(request.tree, options: request.options) { done, total in
                progress.advance(stage, done, of: total)
            }
            request.cache?.save()
            return facts
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    private func link(_ facts: ScanResult, _ request: SourceRequest) throws(CommandFailure) -> LinkedGraph {
        console.progress.begin("Following routes")
        let graphs = GraphCache(request.cache)
        let (identities, options) = (facts.identities, request.link)
        let made = onLargeStack(LinkInput(facts)) { graphs.link($0, identities: identities, options: options) }
        guard let linked = made else { throw CommandFailure("no thread could be started") }
        if linked.isKept { console.explain("no file says anything else than in an earlier run") }
        console.explain("found \(linked.graph.modules.count) modules and \(linked.graph.routes.count) routes")
        return linked
    }

    /// Linking recurses over what the sources say, as parsing does: it gets a thread with a large stack too.
    private func onLargeStack<Output: Sendable>(
        _ input: LinkInput, _ work: @escaping @Sendable (LinkInput) -> Output
    ) -> Output? {
        LargestFirst(threads: 1, stackSize: 512 << 20).map([input], size: { _ in 1 }, work).first
    }
}
