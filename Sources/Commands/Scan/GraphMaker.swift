import Diagnostics
import GraphCache
import Linking
import NavigationGraph
import SourceScan
import Threads

/// A graph, and what was met on the way to it.
struct MadeGraph {
    var graph: NavigationGraph
    /// Reported already.
    var diagnostics: [Diagnostic] = []
    /// The sources that the graph was made from; nil for a graph that was read.
    var sources: FolderTree?

    /// The bytes of a file that the graph mentions; nil where it is not at hand.
    var bytes: @Sendable (_ file: String) -> [UInt8]? {
        { [sources] file in try? sources?.bytes(of: file, limit: 16 << 20) }
    }
}

/// Makes a navigation graph: from sources by scanning and linking, or by reading one that was made before.
struct GraphMaker {
    let console: Console
    /// What files said in an earlier run.
    var memory: ScanMemory?
    /// What becomes of the facts and of what linking found.
    var leftovers = Leftovers.freed
    /// Whether the process ends soon after: what would be freed then stays, of however large an app.
    var endsSoon = false
    /// Called on the caller's thread once linking has begun on another one.
    var whileLinking: () -> Void = {}

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
        // Git has to be done before linking begins, beside which processes that draw are started: one that starts while a
        // pipe to git is being made holds it open, and what reads from git would wait for that process.
        let repository = Meanwhile { GitRepository(folder: request.tree.root) }
        let facts = try scan(request)
        let found = facts.diagnostics
        let home = repository.made
        // Beside linking, which has one thread for the most part; reading takes all there are.
        let pictures = Meanwhile { PictureFinder.files(in: request.tree, folder: request.pictures) }
        let linked = link(facts, request)
        let diagnostics = (found + linked.diagnostics).sorted()
        console.report(diagnostics)
        var graph = GroupSetter(assignments: request.groups).applied(to: linked.graph)
        let files = pictures.made
        if !files.isEmpty { graph.pictures = PictureFinder(graph.modules).pictures(among: files) }
        graph.app.revision = home?.revision
        graph.app.remote = home?.remote
        graph.app.folder = home?.appFolder
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
        let input = LinkInput(facts, threads: source.options.threads)
        let tree = source.tree
        let lineCount = { @Sendable (file: String) -> Int? in
            guard let bytes = try? tree.bytes(of: file, limit: 16 << 20) else { return nil }
            return bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last == UInt8(ascii: "\n") ? 0 : 1)
        }
        let answer = Meanwhile(stackSize: Linker.stackSize) { () -> Result<Explanation, CommandFailure> in
            var failure: CommandFailure?
            let linked = Linker.explain(facts: input, options: source.link) { result in
                do throws(CommandFailure) {
                    return try typed.question(in: result.graph, files: files, lineCount: lineCount)
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
        return (try answer.made.get(), facts.diagnostics)
    }

    /// Links sources and looks for what their configuration could say.
    func suggest(
        _ source: SourceRequest
    ) throws(CommandFailure) -> (graph: NavigationGraph, suggestions: SettingsSuggestions, diagnostics: [Diagnostic]) {
        let facts = try scan(source)
        console.progress.begin("Following routes")
        let (input, options) = (LinkInput(facts, threads: source.options.threads), source.link)
        let found = Meanwhile(stackSize: Linker.stackSize) { Linker.suggest(facts: input, options: options) }.made
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
        return facts
    }

    private func read(_ request: SourceRequest) throws(CommandFailure) -> ScanResult {
        let progress = console.progress
        let stage = "Reading sources"
        progress.begin(stage)
        let parsed = Tally()
        do {
            let facts = try SourceScanner(memory: memory, cache: request.cache) {
                parsed.add()
                return SwiftFactReader.read(bytes: $0, path: $1)
            }.scan(request.tree, options: request.options) { done, total in
                progress.advance(stage, done, of: total)
            }
            request.cache?.save()
            let boards = Counted.words(facts.storyboards.count, "storyboard or xib", "storyboards and xibs")
            console.explain(
                "read \(Counted.words(facts.swift.count, "Swift file")) and \(boards), parsed \(parsed.count)")
            return facts
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// The facts are let go: they are many, and nothing else asks for them.
    private func link(_ facts: consuming ScanResult, _ request: SourceRequest) -> LinkedGraph {
        console.progress.begin("Following routes")
        let graphs = GraphCache(request.cache, threads: request.options.threads)
        let size = facts.swift.reduce(0) { $0 + $1.expressionCount }
        let isLarge = size > Self.mostKept
        #if FREES_LEFTOVERS
            // `make check-sanitizers`: what is left to the system would be told as lost.
            let leftovers = Leftovers.freed
        #else
            let leftovers = endsSoon && !isLarge ? .kept : Self.leftovers(leftovers, ofSize: size)
        #endif
        // What parsing a large app left between the facts, linking could not use.
        if isLarge { Heap.giveBack() }
        // What files say is a million small things, which take longer to free than what is larger: what linking finds.
        if leftovers != .freed { for file in facts.swift { _ = Unmanaged.passRetained(file) } }
        let linking = graphs.link(facts, options: request.link, leftovers: leftovers)
        whileLinking()
        let linked = linking.made
        if linked.isKept {
            console.explain("no file says anything else than in an earlier run")
        } else {
            // What was kept and turned out to be damaged was read anew.
            request.cache?.save()
        }
        console.explain("found \(linked.graph.modules.count) modules and \(linked.graph.routes.count) routes")
        return linked
    }

    /// What becomes of what linking found where a process that ends soon would keep it: that of a large app would be a third
    /// of what a site takes.
    ///
    /// - Parameter size: in expressions.
    static func leftovers(_ wanted: Leftovers, ofSize size: Int) -> Leftovers {
        wanted == .kept && size > mostKept ? .givenBack : wanted
    }

    /// In expressions, of which 4,000 files have about as many. Facts and what linking finds take 200 to 300 bytes for
    /// each.
    static let mostKept = 500_000
}
