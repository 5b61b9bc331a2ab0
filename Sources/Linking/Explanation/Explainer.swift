import NavigationGraph

extension Linker {
    /// Links an app and answers a question about how it was understood.
    ///
    /// - Parameter ask: what is asked, once the graph is there to choose from; nil for nothing.
    package static func explain(
        facts: LinkInput, options: LinkOptions = LinkOptions(), ask: (LinkResult) -> Question?
    ) -> (result: LinkResult, explanation: Explanation?) {
        let app = run(facts: facts, options: options)
        let result = app.assembler.assemble()
        guard let question = ask(result) else { return (result, nil) }
        return (result, Explainer(app: app, graph: result.graph).answer(question))
    }

    /// The same for several questions, which share one run.
    package static func explain(
        facts: LinkInput, options: LinkOptions = LinkOptions(), questions: (NavigationGraph) -> [Question]
    ) -> [Explanation] {
        let app = run(facts: facts, options: options)
        let explainer = Explainer(app: app, graph: app.assembler.assemble().graph)
        return questions(explainer.graph).map { explainer.answer($0) }
    }
}

/// Says how a linked app was understood, from what the passes themselves remember.
struct Explainer {
    let app: LinkedApp
    let graph: NavigationGraph
    private let derivations: [Derivation]

    init(app: LinkedApp, graph: NavigationGraph) {
        self.app = app
        self.graph = graph
        derivations = Derivation.all(of: app, in: graph)
    }

    func answer(_ question: Question) -> Explanation {
        switch question {
        case .place(let file, let line):
            PlaceExplainer(app: app, graph: graph, derivations: derivations).explain(file, line)
        case .node(let id): NodeExplainer(app: app, graph: graph).explain(id)
        case .ways(let source, let target):
            WayExplainer(app: app, graph: graph, derivations: derivations).explain(from: source, to: target)
        }
    }
}
