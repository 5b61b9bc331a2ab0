import Facts

extension ModuleMap {
    /// Why an object stands for a module, in the order in which `module(showing:)` asks.
    func reasons(showing creation: Creation, _ text: SourceText) -> [Explanation.Statement] {
        guard let symbol = creation.type.symbol ?? evaluator.symbols(of: creation.type).first else { return [] }
        let program = evaluator.program
        let type = program.types[symbol].qualifiedName
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        guard let module = module(showing: creation) else {
            return [text.statement("`\(type)` is a screen without a module of its own", at: program.place(of: symbol))]
        }
        let draft = drafts[module]
        let kind = draft.kind == .screen ? "the screen" : "the module"
        if assembledModule(by: maker) == module {
            return [
                text.statement(
                    "\(text.maker(maker)) makes the `\(type)` and wires the parts of \(kind) \(draft.id)",
                    at: text.place(maker)),
                text.statement("`\(type)` is declared here", at: program.place(of: symbol)),
            ]
        }
        if let home = draft.views.first(where: { program.isSubtype(symbol, of: $0) }) {
            let own = home == symbol ? "" : ", a subclass of `\(program.types[home].qualifiedName)`,"
            return [text.statement("`\(type)`\(own) is the view of \(kind) \(draft.id)", at: program.place(of: symbol))]
        }
        return [text.statement("`\(type)` belongs to \(kind) \(draft.id)", at: program.place(of: symbol))]
    }
}
