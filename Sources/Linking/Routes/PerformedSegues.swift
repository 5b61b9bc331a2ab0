import Facts

/// Finds the segues of storyboards that code performs by their names.
struct PerformedSegues {
    let effects: EffectFinder
    let modules: ModuleMap

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// The segues of a name that begin at scenes of the performing object's class, each with the position of its
    /// storyboard. Where no more is known of the object than a library's type, the module whose code performs it tells.
    func segues(named name: String, performedBy effect: Effect) -> [(Int, StoryboardFacts.Segue)] {
        let found = segues(named: name, of: effect.receiver)
        return found.isEmpty && isOfLibrary(effect.receiver) ? segues(named: name, around: effect) : found
    }

    private func segues(named name: String, of receiver: ValueID) -> [(Int, StoryboardFacts.Segue)] {
        segues(of: receiver).filter { $0.1.identifier == name }
    }

    /// The segues that begin at scenes of an object's class.
    private func segues(of receiver: ValueID) -> [(Int, StoryboardFacts.Segue)] {
        let classes = Set(
            evaluator.symbols(of: evaluator.type(of: receiver)).flatMap { symbol in
                program.lineage(of: symbol) + program.concreteConformers(of: symbol)
            })
        var found: [(Int, StoryboardFacts.Segue)] = []
        for (index, storyboard) in evaluator.storyboards.storyboards.enumerated() {
            for scene in storyboard.scenes {
                guard let name = scene.customClass,
                    let symbol = evaluator.type(named: name, inStoryboard: index) ?? program.knownExternal(name),
                    classes.contains(symbol)
                else { continue }
                found += scene.segues.map { (index, $0) }
            }
        }
        return found
    }

    /// The segues that code which performs one of a name that is not known may mean: those that have a name and that no
    /// other code performs by it.
    ///
    /// - Parameter performed: the names of the segues that code performs, by storyboard and name.
    func seguesLeft(to effect: Effect, beside performed: Set<PerformedName>) -> [(Int, StoryboardFacts.Segue)] {
        segues(of: effect.receiver).filter { storyboard, segue in
            guard let name = segue.identifier, segue.trigger == nil else { return false }
            switch segue.kind {
            case .relationship, .unwind, .embed: return false
            default: return !performed.contains(PerformedName(storyboard: storyboard, name: name))
            }
        }
    }

    /// A segue that code performs by its name.
    struct PerformedName: Hashable {
        var storyboard: Int
        var name: String
    }

    /// Whether all that is known of an object is a type of a library, as of a router's `transitionHandler`.
    private func isOfLibrary(_ receiver: ValueID) -> Bool {
        evaluator.symbols(of: evaluator.type(of: receiver)).allSatisfy { effects.isUnknownFramework($0) }
    }

    /// The segues of a name that begin at views of the module whose code performs one; else the only one of that name.
    private func segues(named name: String, around effect: Effect) -> [(Int, StoryboardFacts.Segue)] {
        var own: [(Int, StoryboardFacts.Segue)] = []
        var all: [(Int, StoryboardFacts.Segue)] = []
        let views = effect.steps.lazy.reversed().compactMap { self.modules.module(of: $0.function) }.first
            .map { module in Set(modules.drafts[module].views.map { program.types[$0].name }) }
        for (index, storyboard) in evaluator.storyboards.storyboards.enumerated() {
            for scene in storyboard.scenes {
                let named = scene.segues.filter { $0.identifier == name }.map { (index, $0) }
                all += named
                if let type = scene.customClass, views?.contains(type) ?? false { own += named }
            }
        }
        return own.isEmpty && all.count == 1 ? all : own
    }
}
