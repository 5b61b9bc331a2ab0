import NavigationGraph
import Threads

/// The second thread of publishing: it says of the last routes, and then of all modules, what the graph holds of them,
/// while the first thread does so of the other routes.
///
/// Each thread asks an evaluator of its own, and which of them is asked for what does not depend on the machine, so that
/// neither what is found nor in which order depends on how fast they are. What a question finds that is cut short depends
/// on what was asked before: then nothing that this thread found counts, and the first one asks everything.
final class PublishingThread {
    /// The first of the routes that are left to this thread.
    let start: Int
    private let work: Meanwhile<Published>

    private struct Published: Sendable {
        /// Whether a question was cut short.
        var isCut: Bool
        var routes: [(route: Route, withoutMissing: [String?])]
        var modules: Meanwhile<Described>
    }

    private struct Described: Sendable {
        /// Whether a question was cut short.
        var isCut: Bool
        var modules: [Module]
        /// Freed with all else that linking leaves.
        var asked: Alone<Asked>
    }

    /// What one thread asks.
    private struct Asked {
        let publisher: Publisher
        let drafts: ArraySlice<RouteDraft>
        private let cutsBefore: Int

        init(_ publisher: Publisher, _ drafts: ArraySlice<RouteDraft>) {
            self.publisher = publisher
            self.drafts = drafts
            cutsBefore = publisher.modules.evaluator.cuts
        }

        var isCut: Bool { publisher.modules.evaluator.cuts != cutsBefore }
    }

    /// Starts at once.
    ///
    /// - Parameters:
    ///   - drafts: all routes.
    ///   - ties: what lies between the components of the first modules, where that is known.
    init(_ publisher: Publisher, _ drafts: [RouteDraft], _ ties: [ComponentTies]) {
        start = drafts.count - Self.share(of: drafts.count)
        let alone = Alone(Asked(publisher.twin(drafts: drafts), drafts[start...]))
        work = Meanwhile(stackSize: Linker.stackSize) {
            let asked = alone.value
            let routes = asked.drafts.map { asked.publisher.publishWithConditions($0) }
            let isCut = asked.isCut
            // The modules on a thread that takes over, because the routes are waited for before.
            let modules = Meanwhile(stackSize: Linker.stackSize) {
                let asked = alone.value
                let modules = asked.publisher.modules.drafts.indices.map { asked.publisher.describe($0, ties) }
                return Described(isCut: asked.isCut, modules: modules, asked: alone)
            }
            return Published(isCut: isCut, routes: routes, modules: modules)
        }
    }

    /// What is left to this thread, so that both end at about the same time: it has the modules besides, and of three apps
    /// linking was shortest with a quarter to a third of the routes.
    private static func share(of count: Int) -> Int { count / 3 }

    /// What is published of the routes from `start` on; nil where it may not be the same as on the first thread. Waits for
    /// it.
    func routes() -> [(route: Route, withoutMissing: [String?])]? { work.made.isCut ? nil : work.made.routes }

    /// What is published of the modules, in their order; nil where it may not be the same as on the first thread. Waits for
    /// it.
    func modules() -> [Module]? {
        let described = work.made.modules.made
        return described.isCut ? nil : described.modules
    }
}
