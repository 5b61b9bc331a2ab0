/// How the screens of an app lead to one another: the one result that diagrams, the site, reviews and checks read.
///
/// Its JSON form (`formatVersion` 1) is described in `Docs/JSON.md`. The top-level arrays are sorted by id, or by file,
/// line and column; inner sequences keep source or execution order. `sorted()` establishes that order.
package struct NavigationGraph: Hashable, Sendable, Codable {
    /// The version of the JSON that this program writes and reads.
    package static let formatVersion = 1

    package var app: App
    package var modules: [Module]
    package var entryPoints: [EntryPoint]
    package var routes: [Route]
    package var suppressions: [Suppression]
    package var storyboardFaults: [StoryboardFault]
    package var pictures: [Picture]
    package var unresolved: [UnresolvedCall]
    package var coverage: Coverage
    package var scan: ScanReport
    /// Every navigation call, with what became of it; `unresolved` and `coverage` are made from it.
    package var navigationCalls: [NavigationCall]

    package init(
        app: App, modules: [Module] = [], entryPoints: [EntryPoint] = [], routes: [Route] = [],
        suppressions: [Suppression] = [], storyboardFaults: [StoryboardFault] = [], pictures: [Picture] = [],
        unresolved: [UnresolvedCall] = [], coverage: Coverage = Coverage(), scan: ScanReport = ScanReport(),
        navigationCalls: [NavigationCall] = []
    ) {
        self.app = app
        self.modules = modules
        self.entryPoints = entryPoints
        self.routes = routes
        self.suppressions = suppressions
        self.storyboardFaults = storyboardFaults
        self.pictures = pictures
        self.unresolved = unresolved
        self.coverage = coverage
        self.scan = scan
        self.navigationCalls = navigationCalls
    }

    /// The same graph with every top-level array in its published order.
    package func sorted() -> NavigationGraph {
        var graph = self
        graph.modules.sort { $0.id < $1.id }
        graph.entryPoints.sort { $0.id < $1.id }
        graph.routes.sort { $0.id < $1.id }
        graph.suppressions.sort { ($0.file, $0.line, $0.rule) < ($1.file, $1.line, $1.rule) }
        graph.storyboardFaults.sort { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
        graph.pictures.sort { ($0.module, $0.file) < ($1.module, $1.file) }
        graph.unresolved.sort {
            ($0.file, $0.line, $0.column, $0.call) < ($1.file, $1.line, $1.column, $1.call)
        }
        graph.navigationCalls.sort {
            ($0.file, $0.line, $0.column, $0.call) < ($1.file, $1.line, $1.column, $1.call)
        }
        graph.scan.outOfTarget.sort()
        return graph
    }

    /// The scanned app.
    package struct App: Hashable, Sendable, Codable {
        package var name: String
        /// The commit that was scanned, where git tells.
        package var revision: String?
        /// The address of the repository, where git tells.
        package var remote: String?
        /// The scanned folder inside the repository, with `/` and without one at its end; nil for the repository's own.
        package var folder: String?

        package init(name: String, revision: String? = nil, remote: String? = nil, folder: String? = nil) {
            self.name = name
            self.revision = revision
            self.remote = remote
            self.folder = folder
        }
    }
}
