import NavigationGraph

/// What the passes of a run found, before it becomes a graph.
///
/// The graph says what was found; the evaluator, the effects and the drafts of the routes, which remember every answer
/// that they gave, still say how.
struct LinkedApp {
    let facts: LinkInput
    let assemblies: [Assembly]
    let routes: RouteMaker
    let modules: ModuleMap
    /// The entry points beyond the launch.
    let entries: [EntryDraft]

    var assembler: GraphAssembler {
        GraphAssembler(facts: facts, routes: routes, modules: modules, entries: entries)
    }
    var evaluator: Evaluator { routes.effects.evaluator }
    var program: Program { evaluator.program }

    /// Whether an expression is the one that a navigation call of the graph stands for.
    func isAt(_ expression: ExpressionRef, _ call: NavigationCall) -> Bool {
        let file = program.files[Int(expression.file)]
        let place = file.place(expression.id)
        return file.path == call.file && Int(place.line) == call.line && Int(place.column) == call.column
    }
}
