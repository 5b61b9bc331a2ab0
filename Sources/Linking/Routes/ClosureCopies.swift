import Facts

/// Finds the objects that a closure is handed on to by the one that keeps it: a builder takes it out of a struct of closures,
/// and makes a screen's model with it, `HomeModel(onHelp: actions.showHelp)`.
struct ClosureCopies {
    /// How often a closure may be handed on.
    private static let maximumCopies = 3

    let evaluator: Evaluator
    let indexes: HandlerIndexes

    private var program: Program { evaluator.program }

    /// The properties that have what a property of an object has, nearest first; without that one.
    func copies(of kept: KeptHandler) -> [KeptHandler] {
        var found: [KeptHandler] = []
        var around = [kept]
        for _ in 0..<Self.maximumCopies where !around.isEmpty {
            around = around.flatMap { forwarded(by: $0) + taken(from: $0) }.filter { copy in
                !([kept] + found).contains { $0.symbol == copy.symbol && $0.property == copy.property }
            }
            found += around
        }
        return found
    }

    /// The properties into which code puts what it takes out of a property.
    private func taken(from kept: KeptHandler) -> [KeptHandler] {
        program.bodies.uncalled.files(mentioning: kept.property).filter { !program.isStandIn($0) }.flatMap { file in
            (indexes[file].mentions[kept.property] ?? []).flatMap { mention -> [KeptHandler] in
                let place = FunctionRef(Int(file), mention.function)
                guard !mention.isInner, isMember(mention.expression, of: kept.symbol, in: place) else { return [] }
                switch mention.use {
                case .argument(let call, let position):
                    let frame = evaluator.rootFrame(place)
                    return evaluator.keeper(ofArgument: position, in: ExpressionRef(Int(file), call), frame)
                        .map { [$0] } ?? []
                case .assignment(let target): return properties(target, in: place)
                case .constant, .local, .result: return []
                }
            }
        }
    }

    /// The properties into which the setter of a computed property puts what it is handed, as a controller forwards it
    /// to its view: `set { content.onTap = newValue }`.
    private func forwarded(by kept: KeptHandler) -> [KeptHandler] {
        setters(of: kept).flatMap { setter -> [KeptHandler] in
            let file = program.files[Int(setter.file)]
            return program.facts(setter).actions.flatMap { position -> [KeptHandler] in
                let expression = file.actions[Int(position)].expression
                guard case .assignment(let target, let value) = file.expressions[expression],
                    file.parameter(value, of: setter.id) != nil
                else { return [] }
                return properties(target, in: setter)
            }
        }
    }

    /// The setters of a property, in the type that has it, those that it inherits from, and those that inherit or adopt
    /// it.
    private func setters(of kept: KeptHandler) -> [FunctionRef] {
        (program.lineage(of: kept.symbol) + program.descendants(of: kept.symbol)).distinct().flatMap { type in
            program.types[type].parts.flatMap { part in
                program.files[Int(part.file)].declarations[part.id].functions.map { FunctionRef(Int(part.file), $0) }
            }
        }.filter { program.facts($0).kind == .setter && program.identifier(of: $0) == kept.property }
    }

    /// Whether an expression is a property of an object of a type.
    private func isMember(_ expression: ExpressionID, of symbol: Int, in place: FunctionRef) -> Bool {
        switch program.files[Int(place.file)].expressions[expression] {
        case .name: program.owner(of: place).map { program.isKin($0, of: symbol) } ?? false
        case .member(let base?, _): types(of: base, in: place).contains { program.isKin($0, of: symbol) }
        default: false
        }
    }

    /// The properties of the program's objects that an expression on the left of an assignment stands for.
    private func properties(_ target: ExpressionID, in place: FunctionRef) -> [KeptHandler] {
        guard let (name, types) = holders(ofProperty: target, in: place) else { return [] }
        return types.filter { !program.isExternal($0) }.map { KeptHandler(symbol: $0, property: name, maker: $0) }
    }

    /// The property that an expression stands for, and the types that have it.
    func holders(
        ofProperty target: ExpressionID, in place: FunctionRef
    ) -> (name: Identifier, types: [Int])? {
        switch program.files[Int(place.file)].expressions[target] {
        case .name(let name):
            return program.owner(of: place).map { (program.identifier(name, place.file), [$0]) }
        case .member(let base?, let name): return (program.identifier(name, place.file), types(of: base, in: place))
        default: return nil
        }
    }

    private func types(of value: ExpressionID, in place: FunctionRef) -> [Int] {
        evaluator.symbols(of: evaluator.type(of: evaluator.eval(value, evaluator.rootFrame(place))))
    }
}
