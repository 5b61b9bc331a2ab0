import Facts

/// The property in which an object keeps a closure, or a method, that it is made with: `ListActions(showDetails: { … })`.
struct KeptHandler {
    /// The type of the object.
    var symbol: Int
    var property: Identifier
    /// The type whose initialiser, or whose method, is called.
    var maker: Int
}

extension Program {
    /// Where the objects of the program's types may keep an argument that their initialiser is handed: something that
    /// gives nothing back, in a property of that label of a struct, or in the one that the initialiser puts it into, or
    /// what the initialiser makes with it: `super.init(rootView: SettingsView(onSelect: onSelect))`.
    ///
    /// Several types may bear the name that is called; the evaluator knows which is meant.
    ///
    /// - Parameter depth: how many methods have handed it on until here.
    func keepers(ofArgument position: Int, in call: ExpressionRef, depth: Int = 0) -> [KeptHandler] {
        let file = files[Int(call.file)]
        guard case .call(let callee, let range) = file.expressions[call.id] else { return [] }
        let isImplicit = isImplicitInitializer(callee, file)
        let written = isImplicit ? declaredName(ofImplicit: call.id, file) : madeType(callee, file)
        guard let name = written, let symbols = typesByName[identifier(name, call.file)] else {
            let ofPayload = depth == 0 ? keepers(ofPayload: position, in: callee, file, call.file) : []
            return ofPayload.isEmpty
                ? keepers(ofArgument: position, inCallOfMaker: callee, range, call.file, depth) : ofPayload
        }
        let arguments = Array(file.arguments(range))
        let label = arguments[position].label.map { identifier($0, call.file) }
        guard label != nil || position == arguments.count - 1 else { return [] }
        return symbols.compactMap { symbol in
            property(of: symbol, keeping: position, arguments, call.file).map {
                KeptHandler(symbol: symbol, property: $0, maker: symbol)
            } ?? keeper(ofHandler: label, handedOnByInitializersOf: symbol, depth)
        }
    }

    /// Whether an object that a closure is handed to, where it is made, keeps the closure for later.
    func isKeptByInitializer(_ closure: FunctionRef) -> Bool { closuresOfInitializers.contains(closure) }

    func findClosuresOfInitializers() -> Set<FunctionRef> {
        Set(closureUses.filter { !keepers(ofArgument: $1.position, in: $1.call).isEmpty }.keys)
    }

    func findTypesByName() -> [Identifier: [Int]] {
        // An enum without cases is a namespace for static methods that make something.
        let own = types.indices.filter { [.class, .struct, .actor, .enum].contains(types[$0].kind) }
        return Dictionary(grouping: own) { symbol in
            guard let part = types[symbol].parts.first else { return identifier(types[symbol].name) }
            return identifier(files[Int(part.file)].declarations[part.id].name, part.file)
        }
    }

    /// The simple name of the type that a call makes an object of, as far as it is written there.
    func madeType(_ callee: ExpressionID, _ file: SwiftFacts) -> NameID? {
        switch file.expressions[callee] {
        case .name(let name): return name
        case .member(let base?, let name):
            return file.text(name) == "init" ? madeType(base, file) : name
        case .type(let type):
            switch file.types[Int(type.index)] {
            case .named(let name, _), .member(_, let name, _): return name
            default: return nil
            }
        default: return nil
        }
    }

    private func property(
        of symbol: Int, keeping position: Int, _ arguments: [Argument], _ number: Int32
    ) -> Identifier? {
        let type = types[symbol]
        let label = arguments[position].label.map { identifier($0, number) }
        guard !type.initializers.isEmpty else {
            guard type.kind == .struct,
                let label = memberwiseProperty(ofArgument: position, arguments, of: symbol, file: number),
                let property = type.properties[label]?.first(where: {
                    !facts($0).isStatic && facts($0).getter == nil
                }),
                let declared = facts(property).type,
                isHandler(resolve(declared, file: property.file, declaration: DeclarationID(Int(property.declaration))))
            else { return nil }
            return label
        }
        for initializer in type.initializers {
            if let local = handler(under: label, of: initializer), let kept = property(setTo: local, by: initializer) {
                return kept
            }
        }
        return nil
    }

    /// The parameter of a function that is handed something which gives nothing back.
    ///
    /// - Parameter label: nil for the last one.
    func handler(under label: Identifier?, of function: FunctionRef) -> LocalID? {
        let taken = facts(function).parameters.last { parameter in
            label == nil || parameter.label.map { identifier($0, function.file) } == label
        }
        guard let taken, let declared = taken.type,
            isHandler(
                resolve(
                    declared, file: function.file, declaration: facts(function).declaration,
                    function: FunctionID(Int(function.function))))
        else { return nil }
        return taken.local
    }

    /// The property of its object that an initialiser, or a method, sets to one of its parameters.
    func property(setTo local: LocalID, by function: FunctionRef) -> Identifier? {
        let file = files[Int(function.file)]
        for position in facts(function).actions {
            guard case .assignment(let target, let value) = file.expressions[file.actions[Int(position)].expression],
                case .local(local) = file.expressions[value]
            else { continue }
            switch file.expressions[target] {
            case .name(let name): return identifier(name, function.file)
            case .member(let base?, let name) where file.expressions[base] == .selfReference:
                return identifier(name, function.file)
            default: continue
            }
        }
        return nil
    }

    /// Whether a type is that of something which is called and gives nothing back.
    func isHandler(_ type: TypeValue) -> Bool {
        guard case .function(_, let result) = type else { return false }
        switch result {
        case .tuple(_, let parts): return parts.isEmpty
        case .nominal(let symbol, _): return types[symbol].name == "Void"
        default: return false
        }
    }
}
