import Facts

/// What runs a closure that the case of an enum carries to a screen: `router.open(.help { … })`.
extension OriginFinder {
    /// The calls by which another module runs the handler that a call makes the case of an enum with: those of the
    /// screen which code makes with what it takes out of such a case, `case .help(let handler): HelpScreen(handler)`.
    ///
    /// Empty where no code is known to do so. What a case tells a part of the same screen, its words say best.
    ///
    /// - Parameters:
    ///   - position: where the handler stands among what the case is made with.
    ///   - writer: the function that the handler is written in.
    ///   - handings: the calls over which it was handed on until here, the first one first.
    func screens(
        takingOut position: Int, of callee: ExpressionID, _ place: FunctionRef, depth: Int, from writer: FunctionRef,
        over handings: [Handing]
    ) -> [Origin] {
        guard let (name, symbol) = madeCase(callee, in: place) else { return [] }
        let taken = (program.payloadTakers[name] ?? []).filter {
            $0.index == position && isTaken($0, from: symbol, as: name)
        }
        let found = taken.flatMap { taker -> [Origin] in
            (index(of: taker.file).locals[taker.local] ?? []).flatMap { mention -> [Origin] in
                let inner = FunctionRef(Int(taker.file), mention.function)
                switch mention.use {
                case .argument(let call, let position):
                    return registration(
                        call, position, at: mention.expression, inner, depth: depth + 1, from: writer, over: handings)
                case .assignment(let target): return keepers(target, inner, place, from: writer)
                default: return []
                }
            }
        }
        let home = modules.module(of: writer)
        return found.filter { origin in
            guard case .call(let site) = origin, let caller = modules.module(of: site.function) else { return false }
            return caller != home
        }
    }

    /// The case that a call makes, and its enum: that which is named, or the only one that has such a case.
    private func madeCase(_ callee: ExpressionID, in place: FunctionRef) -> (name: Identifier, symbol: Int)? {
        guard case .member(let base, let text) = program.files[Int(place.file)].expressions[callee] else { return nil }
        let name = program.identifier(text, place.file)
        guard program.payloadTakers[name] != nil else { return nil }
        guard let base else { return (program.enumsByCase[name] ?? nil).map { (name, $0) } }
        guard case .metatype(let type) = evaluator.store[evaluator.eval(base, evaluator.rootFrame(place))],
            let symbol = type.symbol, program.types[symbol].cases[name] != nil
        else { return nil }
        return (name, symbol)
    }

    /// Whether what code takes out is that of an enum's case, as far as is known.
    private func isTaken(_ taker: PayloadTaker, from symbol: Int, as name: Identifier) -> Bool {
        let function = program.files[Int(taker.file)].locals[Int(taker.local.index)].function
        let place = evaluator.rootFrame(FunctionRef(Int(taker.file), function))
        let types = evaluator.symbols(of: evaluator.type(of: evaluator.eval(taker.subject, place)))
        return types.contains(symbol) || types.isEmpty && program.enumsByCase[name] == .some(symbol)
    }
}
