import NavigationGraph
import Threads

/// The second thread while the first one follows effects and makes routes of them: it asks what the last passes will ask
/// and those do not change.
///
/// While effects are followed these are which calls may run the methods that navigate, where functions are handed on, and
/// what lies between the components of modules; once all nodes are known, what runs the functions on the ways of routes.
///
/// It asks an evaluator of its own, and always the same, so that what it finds does not depend on how fast it is. What a
/// question finds that is cut short depends on what was asked before: then nothing that it found counts.
final class AheadThread {
    /// Until it is asked for the last time.
    private var asked: Alone<Asked>?
    private let first: Meanwhile<Found>
    private var second: Meanwhile<Climbed>?

    private struct Found: Sendable {
        var isCut = false
        var calls: [Identifier: CallSites.Calls] = [:]
        var ties: [ComponentTies] = []
        var indexes: [Int32: HandlerIndex] = [:]
    }

    /// What the thread asks.
    private struct Asked {
        let sites: CallSites
        let drafts: [ModuleDraft]
        let beginnings: [FunctionRef]
        let files: [Int32]
        let cuts: Int
        /// Types of frameworks that are first named from here on have other numbers for the other evaluator.
        let typeCount: Int

        init(_ evaluator: Evaluator, _ drafts: [ModuleDraft], _ relevant: RelevantFunctions) {
            sites = CallSites(evaluator: evaluator)
            self.drafts = drafts
            beginnings = relevant.beginnings.sorted()
            files = relevant.files.sorted()
            cuts = evaluator.cuts
            typeCount = evaluator.program.types.count
        }

        var isCut: Bool { sites.evaluator.cuts != cuts }

        /// Asks who calls what navigates by itself, who calls those, and so on.
        private func askCalls(_ found: inout Found) {
            let program = sites.evaluator.program
            var visited = Set(beginnings)
            var queue = beginnings
            while let function = queue.popLast() {
                guard program.facts(function).kind == .method else { continue }
                let name = program.identifier(of: function)
                if found.calls[name] == nil { found.calls[name] = sites.calls(named: name) }
                for site in sites.sites(of: function) {
                    var around: FunctionRef? = site.function
                    while let caller = around, visited.insert(caller).inserted {
                        queue.append(caller)
                        around = program.facts(caller).parent.map { FunctionRef(Int(caller.file), $0) }
                    }
                }
            }
        }

        func find() -> Found {
            var found = Found()
            askCalls(&found)
            let references = ReferenceFinder(evaluator: sites.evaluator)
            found.ties = drafts.map { references.ties(of: $0).keepingTypes(below: typeCount) }
            for file in files { found.indexes[file] = HandlerIndex(file, of: sites.evaluator.program) }
            return isCut ? Found(isCut: true) : found
        }
    }

    /// In expressions, of which 8,000 files have about as many: the tables of a second evaluator take a tenth of what
    /// linking takes, which larger apps cannot spare.
    private static let largest = 1_000_000

    /// Starts at once; nil for an app that is too large to be asked about on two threads.
    init?(_ evaluator: Evaluator, _ modules: ModuleMap, _ relevant: RelevantFunctions) {
        guard evaluator.program.files.reduce(0, { $0 + $1.expressions.count }) <= Self.largest else { return nil }
        let asked = Alone(Asked(Evaluator(twin: evaluator), modules.drafts, relevant))
        self.asked = asked
        first = Meanwhile(stackSize: Linker.stackSize) { asked.value.find() }
    }

    /// What is known of the calls of some names. Waits for it.
    var calls: [Identifier: CallSites.Calls] { first.made.calls }

    /// The places of files that hand functions on, for files with functions that may navigate. Waits for it.
    var indexes: [Int32: HandlerIndex] { first.made.indexes }

    /// What lies between the components of each module that there was when effects were first asked for; none where that is
    /// not known. Waits for it.
    var ties: [ComponentTies] { first.made.ties }

    /// Has the thread find what runs the functions on the ways of routes.
    ///
    /// - Parameter modules: all nodes.
    func climb(_ drafts: [RouteDraft], _ modules: ModuleMap) {
        let found = first.made
        guard !found.isCut, let asked = asked?.value else { return }
        self.asked = nil
        let nodes = ModuleMap(twin: modules, evaluator: asked.sites.evaluator, sharing: asked.typeCount)
        let climb = Alone(Climb(asked, nodes, drafts, found.indexes))
        second = Meanwhile(stackSize: Linker.stackSize) { Climbed(origins: climb.value.run(), climb: climb) }
    }

    /// What runs the functions on the ways of routes; nil where that is not known. Waits for it.
    var origins: OriginFinder.Found? { second?.made.origins }

    private struct Climbed: Sendable {
        let origins: OriginFinder.Found?
        /// Freed with all else that linking leaves: freeing it takes the core that publishing needs.
        let climb: Alone<Climb>
    }

    /// A climb from the ways of routes, as far as chains of triggers go at most.
    private struct Climb {
        let asked: Asked
        let origins: OriginFinder
        let starts: [Start]

        /// A function, and the module whose code is climbed through besides that of none.
        struct Start {
            var function: FunctionRef
            var home: Int?
        }

        init(
            _ asked: Asked, _ modules: ModuleMap, _ drafts: [RouteDraft], _ indexes: [Int32: HandlerIndex]
        ) {
            self.asked = asked
            origins = OriginFinder(
                sites: asked.sites, modules: modules, indexes: indexes,
                posts: NotificationPosts(program: asked.sites.evaluator.program))
            starts = drafts.compactMap { draft in
                guard let first = draft.steps.first else { return nil }
                if case .module(let home) = draft.source { return Start(function: first.function, home: home) }
                return Start(function: first.function, home: nil)
            }
        }

        func run() -> OriginFinder.Found? {
            var visited: Set<FunctionRef> = []
            var queue = starts
            while let next = queue.popLast() {
                guard visited.insert(next.function).inserted else { continue }
                for origin in origins.origins(of: next.function) {
                    switch origin {
                    case .inside(let around): queue.append(Start(function: around, home: next.home))
                    case .answer(_, let function): queue.append(Start(function: function, home: next.home))
                    case .call(let site):
                        let module = origins.modules.module(of: site.function)
                        if module == nil || module == next.home {
                            queue.append(Start(function: site.function, home: next.home))
                        } else {
                            // Another module that calls back is the beginning, with what the user touches there.
                            _ = origins.origins(of: site.function)
                        }
                    case .event, .otherwise, .system: break
                    }
                }
            }
            return asked.isCut ? nil : origins.found
        }
    }
}
