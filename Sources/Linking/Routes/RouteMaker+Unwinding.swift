import NavigationGraph

/// Ways back by the unwind segues of storyboards.
extension RouteMaker {
    /// An unwind segue takes a screen away as it was shown: one that is only ever pushed is popped, down to the screen
    /// whose action the segue names.
    func unwind() {
        var ways: [RouteDraft.Destination: Set<Transition>] = [:]
        for draft in drafts { ways[draft.destination, default: []].insert(draft.transition) }
        for index in drafts.indices {
            let draft = drafts[index]
            guard draft.destination == .back, let segue = draft.segue?.segue, segue.kind == .unwind,
                case .module(let source) = draft.source, ways[.module(source)] == [.push]
            else { continue }
            drafts[index].transition = .pop
            if drafts[index].landing == nil {
                drafts[index].landing = segue.unwindAction.flatMap { module(answering: $0) }
            }
        }
    }

    /// The only module whose view has the action that an unwind segue names.
    private func module(answering action: String) -> Int? {
        let program = evaluator.program
        let found = modules.drafts.indices.filter { module in
            modules.drafts[module].views.contains { view in
                program.methods(of: view).contains {
                    !program.facts($0).attributes.isEmpty && origins.selector(of: $0) == action
                }
            }
        }
        return found.count == 1 ? found[0] : nil
    }
}
