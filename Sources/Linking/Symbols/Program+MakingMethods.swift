import Facts

/// A parameter of a method, for which is asked where what the method makes keeps it.
struct KeptParameter: Hashable {
    var method: FunctionRef
    var local: LocalID
    /// The type whose method it is.
    var owner: Int
    /// How many methods have handed it on until here.
    var depth: Int
}

/// Methods that make an object and tell it what to do: `IntroViewController.create { … }`, `builder.intro(onNext: { … })`.
extension Program {
    /// Through how many methods a closure is followed.
    private static let maximumMakers = 4

    /// Where the object that a method of the program's makes keeps an argument which the method is handed: in a property
    /// that the method sets, or in the one where what the method calls puts it. A method of an object's counts where it
    /// gives something back, as what makes screens does.
    ///
    /// Several types may bear the name that is called; the evaluator knows which is meant.
    func keepers(
        ofArgument position: Int, inCallOfMaker callee: ExpressionID, _ range: ArgumentRange, _ number: Int32,
        _ depth: Int
    ) -> [KeptHandler] {
        let file = files[Int(number)]
        guard depth < Self.maximumMakers, case .member(let base?, let text) = file.expressions[callee] else {
            return []
        }
        let arguments = Array(file.arguments(range))
        let name = identifier(text, number)
        func found(_ owners: [Int], isStatic: Bool) -> [KeptHandler] {
            owners.compactMap {
                keeper(ofArgument: position, arguments, calling: name, isStatic, of: $0, number, depth)
            }
        }
        if let type = madeType(base, file), let owners = typesByName[identifier(type, number)] {
            return found(owners, isStatic: true)
        }
        if case .call(let made, _) = file.expressions[base], let type = madeType(made, file),
            let owners = typesByName[identifier(type, number)]
        {
            return found(owners, isStatic: false)
        }
        // Which object a name stands for is not known here: of methods in turn one alone may be meant.
        let objects = found(bearers[name].map { Int($0) }, isStatic: false)
        return depth == 0 || objects.count == 1 ? objects : []
    }

    private func keeper(
        ofArgument position: Int, _ arguments: [Argument], calling name: Identifier, _ isStatic: Bool, of owner: Int,
        _ number: Int32, _ depth: Int
    ) -> KeptHandler? {
        let label = arguments[position].label.map { identifier($0, number) }
        guard label != nil || position == arguments.count - 1 else { return nil }
        for method in types[owner].methods[name] ?? [] {
            guard facts(method).isStatic == isStatic, facts(method).hasBody, isStatic || facts(method).result != nil,
                let local = handler(under: label, of: method), var kept = keeper(of: local, in: method, owner, depth)
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
        let asked = KeptParameter(method: method, local: local, owner: owner, depth: depth)
        if let known = keptParameters[asked] { return known }
        let found = findKeeper(of: local, in: method, owner, depth)
        keptParameters[asked] = .some(found)
        return found
    }

    /// Where what an initialiser makes keeps the handler that the initialiser is handed and hands on, as one of a
    /// controller does around a view of SwiftUI.
    ///
    /// - Parameter label: nil for the last parameter.
    func keeper(ofHandler label: Identifier?, handedOnByInitializersOf symbol: Int, _ depth: Int) -> KeptHandler? {
        guard depth < Self.maximumMakers else { return nil }
        for initializer in types[symbol].initializers {
            guard let local = handler(under: label, of: initializer),
                var kept = keeper(of: local, in: initializer, symbol, depth + 1)
            else { continue }
            kept.maker = symbol
            return kept
        }
        return nil
    }

    private func findKeeper(of local: LocalID, in method: FunctionRef, _ owner: Int, _ depth: Int) -> KeptHandler? {
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
                        ofArgument: handed, arguments, calling: identifier(name, method.file), facts(method).isStatic,
                        of: owner, method.file, depth + 1)
                else { continue }
                return kept
            default: continue
            }
        }
        return nil
    }

    /// The type of what a variable of a method holds, where that is made there.
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

    /// The program's class that a type of a method's stands for.
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
