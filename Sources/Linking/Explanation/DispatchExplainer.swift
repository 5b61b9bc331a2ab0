import Facts

/// Says how the function that a call runs was chosen.
struct DispatchExplainer {
    let app: LinkedApp

    private var program: Program { app.program }
    private var evaluator: Evaluator { app.evaluator }

    /// Nothing where a call names its function: its own method, an initialiser, a static one.
    func explain(_ step: Effect.Step, leadingTo next: FunctionRef) -> [Explanation.Statement] {
        let text = SourceText(app: app)
        let file = program.files[Int(step.call.file)]
        guard case .call(let callee, let arguments) = file.expressions[step.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return [] }
        switch file.expressions[base] {
        case .selfReference, .superReference: return []
        default: break
        }
        let receiver = evaluator.eval(base, step.frame)
        let targets = evaluator.targets(ofCall: callee, arguments, step.frame)
        let written = text.text(base, file)
        let declared = declaredType(of: base, step.frame)
        let isProtocol = declared.map { program.types[$0].kind == .protocol } ?? false
        guard isProtocol, let declared else {
            guard let owner = program.owner(of: program.outermost(next)), program.types[owner].kind != .enum else {
                return []
            }
            if case .metatype = evaluator.store[receiver] { return [] }
            return [text.statement("`\(written)` is \(text.named(evaluator.type(of: receiver)))", at: nil)]
        }
        let name = program.types[declared].qualifiedName
        let conformers = program.concreteConformers(of: declared).count
        let known = evaluator.choices(of: receiver).filter { choice in
            evaluator.symbols(of: evaluator.type(of: choice.value)).contains { program.types[$0].kind != .protocol }
        }
        if !known.isEmpty {
            return known.prefix(4).map { choice in
                let value = text.describe(choice.value)
                return text.statement(
                    "`\(written)` is declared as `\(name)`; an assembly puts \(value.text) there", at: value.place)
            }
        }
        let count = conformers == 1 ? "one type conforms" : "\(conformers) types conform"
        return [
            text.statement(
                "`\(written)` is declared as `\(name)`, to which \(count); the call may run "
                    + (targets.count == 1 ? "one function" : "\(targets.count) functions"), at: nil)
        ]
    }

    /// The type that the property or the parameter behind a receiver is declared with.
    private func declaredType(of base: ExpressionID, _ frame: FrameID) -> Int? {
        let file = evaluator.facts(frame)
        switch file.expressions[base] {
        case .local(let local):
            return file.locals[Int(local.index)].type.flatMap { evaluator.resolve($0, in: frame).symbol }
        case .name(let name):
            guard let owner = program.owner(of: evaluator.store.function(of: frame)) else { return nil }
            return declaredType(of: file.text(name), in: [owner])
        case .member(let holder?, let name):
            return declaredType(
                of: file.text(name), in: evaluator.symbols(of: evaluator.type(of: evaluator.eval(holder, frame))))
        default: return nil
        }
    }

    private func declaredType(of member: String, in symbols: [Int]) -> Int? {
        for symbol in symbols {
            guard let property = evaluator.property(program.identifier(member), in: symbol, isStatic: false) else {
                continue
            }
            let type = evaluator.declaredType(of: property, for: symbol, arguments: [])
            return evaluator.symbols(of: type).first
        }
        return nil
    }
}
