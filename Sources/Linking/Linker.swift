import Diagnostics
import Dialects
import Facts
import NavigationGraph
import Threads

/// All that a scan found, as linking takes it.
package struct LinkInput: Sendable {
    package var applicationName: String
    package var swift: [SwiftFacts]
    package var storyboards: [StoryboardFacts]
    /// Files that no target compiles: their navigation calls are counted, and nothing else.
    package var outOfTarget: [SwiftFacts]
    package var outOfTargetStoryboards: [StoryboardFacts]
    package var launch: [LaunchFacts]
    /// The words that the app shows.
    package var strings: [StringsFacts]
    package var summary: ScanSummary
    /// What is to be said of what was put together here, beside what linking finds.
    package var diagnostics: [Diagnostic]

    package init(
        applicationName: String, swift: [SwiftFacts], storyboards: [StoryboardFacts] = [],
        outOfTarget: [SwiftFacts] = [], outOfTargetStoryboards: [StoryboardFacts] = [], launch: [LaunchFacts] = [],
        strings: [StringsFacts] = [], summary: ScanSummary = ScanSummary(), diagnostics: [Diagnostic] = []
    ) {
        self.diagnostics = diagnostics
        self.applicationName = applicationName
        self.swift = swift
        self.storyboards = storyboards
        self.outOfTarget = outOfTarget
        self.outOfTargetStoryboards = outOfTargetStoryboards
        self.launch = launch
        self.strings = strings
        self.summary = summary
    }
}

/// What linking should do otherwise than by default.
package struct LinkOptions: Sendable {
    /// What names of types tell of their roles.
    package var roleNames: RoleNames
    /// Functions that navigate and whose sources are not read.
    package var helpers: [NavigationPrimitive]
    /// Where the app is entered, beside what is found.
    package var entryPoints: [EntryPointHint]
    /// Whether a second thread asks ahead, where the app is small enough; the graph is the same without, as tests compare.
    package var asksAhead = true

    package init(
        roleNames: RoleNames = .all, helpers: [NavigationPrimitive] = [], entryPoints: [EntryPointHint] = []
    ) {
        self.roleNames = roleNames
        self.helpers = helpers
        self.entryPoints = entryPoints
    }
}

package struct LinkResult: Sendable {
    package var graph: NavigationGraph
    package var diagnostics: [Diagnostic]
    /// The files with functions that do too much, of which something was left out; sorted.
    package var cutShort: [String]
}

/// The second stage: facts to the navigation graph, in ordered passes.
package enum Linker {
    /// What a thread that links needs, in bytes: linking recurses over what the sources say, as parsing does.
    package static let stackSize = 512 << 20

    package static func link(facts: LinkInput, options: LinkOptions = LinkOptions()) -> LinkResult {
        var leftovers: [AnyObject] = []
        return link(facts: facts, options: options, leftovers: &leftovers)
    }

    /// - Parameter leftovers: takes what the passes found and nobody asks for any more; freeing it takes a tenth of
    ///   what linking takes.
    package static func link(
        facts: LinkInput, options: LinkOptions, leftovers: inout [AnyObject]
    ) -> LinkResult {
        let app = run(facts: facts, options: options)
        leftovers += [app.routes, app.modules]
        return app.assembler.assemble(leftovers: &leftovers)
    }

    /// All passes but the last; what they found can still be asked how it was found.
    static func run(facts: LinkInput, options: LinkOptions) -> LinkedApp {
        // Names first: everything else resolves types.
        let words = Meanwhile { [strings = facts.strings] in WordTables(strings) }
        let program = SymbolMerger.merge(
            facts.swift, primitives: PrimitiveTable(helpers: options.helpers), words: words.made)
        // Storyboards may know classes by other names than the code does.
        var facts = facts
        facts.storyboards = ObjectiveCNames(program: program).inSwift(facts.storyboards)
        let evaluator = Evaluator(program: program, storyboards: StoryboardIndex(facts.storyboards))
        let relevance = RelevanceThread(program)
        // Modules before effects, which ask whose code they run through.
        let roles = RoleAssigner(program: program, names: options.roleNames)
        let found = ModuleFinder(evaluator: evaluator, roles: roles).find()
        let modules = ModuleMap(
            evaluator: evaluator, drafts: found.drafts, assemblies: found.assemblies, entryPoints: options.entryPoints)
        evaluator.findLibraryTies()
        let effects = EffectFinder(evaluator: evaluator, modules: modules, relevance: relevance)
        let ahead = options.asksAhead ? AheadThread(evaluator, modules, effects.relevant) : nil
        modules.setLaunchContainers(LaunchContainers(effects: effects, modules: modules, launch: facts.launch).find())
        let routes = RouteMaker(
            effects: effects, modules: modules, ahead: ahead, roleNames: options.roleNames, launch: facts.launch)
        routes.make()
        // Storyboards after code, which tells which of their segues it fires.
        SegueReader(maker: routes).addRoutes()
        LaunchRouteFinder(maker: routes, launch: facts.launch).addRoutes()
        routes.unwind()
        // Handlers of links and the like last of the routes: what they run through is known by now.
        let entries = EntryRouteFinder(
            maker: routes, launch: facts.launch, configured: options.entryPoints.filter { $0.kind != .launch })
        entries.addRoutes()
        // What leads to a route tells which of the modules takes it that share a part.
        routes.share()
        routes.giveTouched()
        routes.giveStates()
        routes.addWaysOfStates()
        routes.giveBack()
        routes.landOnPresenters()
        routes.takeOrigins()
        // Who runs a handler is known by now: the methods that only have it installed are none of its ways.
        routes.beginAtHandlers()
        routes.leaveOutInherited()
        // Ids last, when every plain screen has become a node.
        ModuleNamer(program: program).name(modules)
        return LinkedApp(
            facts: facts, assemblies: found.assemblies, routes: routes, modules: modules, entries: entries.entries)
    }
}
