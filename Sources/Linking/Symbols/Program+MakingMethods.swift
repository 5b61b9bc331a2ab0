import Facts

/// Static methods that make an object and tell it what to do: `IntroViewController.create { … }`.
extension Program {
    /// Through how many static methods a closure is followed.
    private static let maximumMakers = 4

    /// Where the object that a static method of the program's makes keeps an argument which the method is handed: in a
    /// property that the method sets, or in the one where what the method calls puts it.
    ///
    /// Several types may bear the name that is called; the evaluator knows which is meant.
    func keepers(
        ofArgument position: Int, inCallOfMaker callee: ExpressionID, _ range: ArgumentRange, _ number: Int32,
        _ depth: Int
    ) -> [KeptHandler] {
        let file = files[Int(number)]
        guard depth < Self.maximumMakers, case .member(let base?, let name) = file.expressions[callee],
            let type = madeType(base, file), let owners = typesByName[identifier(type, number)]
        else { return [] }
        let arguments = Array(file.arguments(range))
        return owners.compactMap { owner in
            keeper(ofArgument: position, arguments, calling: identifier(name, number), of: owner, number, depth)
        }
    }

    private func keeper(
        ofArgument position: Int, _ arguments: [Argument], calling name: Identifier, of owner: Int, _ number: Int32,
        _ depth: Int
    ) -> KeptHandler? {
        let label = arguments[position].label.map { identifier($0, number) }
        guard label != nil || position == arguments.count - 1 else { return nil }
        for method in types[owner].methods[name] ?? [] where facts(method).isStatic && facts(method).hasBody {
            guard let local = handler(under: label, of: method), var kept = keeper(of: local, in: method, owner, depth)
            else { continue }
            kept.maker = owner
            return kept
        }
        return nil
    }

    /// Where the object that a method makes keeps a parameter of the method's.
    ///
    /// - Parameters:
    ///   - owner: the type whose method it is.
    ///   - depth: how many methods have handed it on until here.
    func keeper(of local: LocalID, in method: FunctionRef, _ owner: Int, _ depth: Int = 0) -> KeptHandler? {
        let file = files[Int(method.file)]
        for position in facts(method).actions {
            let expression = file.actions[Int(position)].expression
            switch file.expressions[expression] {
            case .assignment(let target, let value):
                guard file.expressions[value] == .local(local),
                    case .member(let base?, let name) = file.expressions[target],
                    case .local(let made) = file.expressions[base],
                    let symbol = madeType(of: made, in: method, owner)
                else { continue }
                return KeptHandler(symbol: symbol, property: identifier(name, method.file), maker: symbol)
            case .call(let callee, let range):
                let arguments = Array(file.arguments(range))
                guard let handed = arguments.firstIndex(where: { file.expressions[$0.value] == .local(local) }) else {
                    continue
                }
                let call = ExpressionRef(Int(method.file), expression)
                if let kept = keepers(ofArgument: handed, in: call, depth: depth + 1).first { return kept }
                // `.create(…)`, `Self.create(…)`
                guard depth < Self.maximumMakers, case .member(let base, let name) = file.expressions[callee],
                    base.map({ isSelf($0, file) }) ?? true,
                    let kept = keeper(
                        ofArgument: handed, arguments, calling: identifier(name, method.file), of: owner, method.file,
                        depth + 1)
                else { continue }
                return kept
            default: continue
            }
        }
        return nil
    }

    /// The type of what a variable of a static method holds, where that is made there.
    private func madeType(of local: LocalID, in method: FunctionRef, _ owner: Int) -> Int? {
        let file = files[Int(method.file)]
        guard case .value(let value) = file.locals[Int(local.index)].source else { return nil }
        switch file.expressions[value] {
        case .call(let callee, _):
            if let name = madeType(callee, file), let found = typesByName[identifier(name, method.file)] {
                return found.contains(owner) ? owner : found.count == 1 ? found[0] : nil
            }
            if isSelf(callee, file) { return owner }
            return (file.locals[Int(local.index)].type ?? facts(method).result).flatMap { ownType($0, in: method) }
        // `storyboard.instantiateInitialViewController() as! Self`
        case .cast(_, let type, _): return ownType(type, in: method)
        default: return nil
        }
    }

    /// The program's class that a type of a static method's stands for.
    private func ownType(_ type: TypeID, in method: FunctionRef) -> Int? {
        let resolved = resolve(
            type, file: method.file, declaration: facts(method).declaration,
            function: FunctionID(Int(method.function)))
        return resolved.symbol.flatMap { isExternal($0) || types[$0].kind != .class ? nil : $0 }
    }

    /// Whether an expression names the type around it.
    private func isSelf(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[expression] {
        case .selfReference: true
        case .name(let name): file.text(name) == "Self"
        case .member(let base?, let name): file.text(name) == "init" && isSelf(base, file)
        default: false
        }
    }
}
