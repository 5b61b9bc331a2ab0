import Facts

/// What the arguments of a generic type say of the functions that a call may run.
extension Evaluator {
    /// The implementations of the classes that inherit from a generic one with just these arguments: of
    /// `Coordinator<ShelfRoute>` those of the coordinators of these routes.
    func heirTargets(
        _ name: Identifier, of symbol: Int, _ given: [TypeValue], besides own: CallTarget, _ arguments: ArgumentRange,
        _ frame: FrameID
    ) -> [CallTarget] {
        var found = [own]
        let heirs = program.descendants(of: symbol).filter { program.types[$0].generics.isEmpty }
        for heir in heirs.sorted(by: { (program.types[$0].qualifiedName, $0) < (program.types[$1].qualifiedName, $1) })
        {
            let known = program.genericArguments(of: heir, [], asSuper: symbol)
            let fits = zip(program.types[symbol].generics, given).allSatisfy { generic, asked in
                guard let asked = asked.symbol, let own = known[generic]?.symbol else { return true }
                return own == asked
            }
            guard fits,
                let match = implementation(name, in: heir, make(.instance(nominal(heir))), arguments, frame),
                match.function != own.function
            else { continue }
            found.append(match)
        }
        return found.count > Self.maximumDispatch ? [own] : found
    }

    /// Whether the arguments of a generic type meet what the extension that declares a method asks of them:
    /// `extension Step where Holder: UINavigationController`.
    func isAvailable(_ method: FunctionRef, to type: TypeValue) -> Bool {
        guard case .nominal(let symbol, let arguments) = type, !arguments.isEmpty,
            let id = program.facts(method).declaration, program.owner(of: method) == symbol
        else { return true }
        guard isOfAlias(id, method.file, arguments) else { return false }
        let file = program.files[Int(method.file)]
        return file.declarations[id].requirements.allSatisfy { requirement in
            guard case .named(let left, _) = file.types[Int(requirement.left.index)],
                let index = program.types[symbol].generics.firstIndex(of: file.text(left)), index < arguments.count
            else { return true }
            let given = symbols(of: arguments[index])
            let asked = program.resolve(requirement.right, file: method.file, declaration: id)
            return given.isEmpty
                || symbols(of: asked).allSatisfy { one in given.contains { program.isSubtype($0, of: one) } }
        }
    }

    /// Whether a generic type has the arguments of the alias by which an extension names it; so it has where no alias does.
    private func isOfAlias(_ declaration: DeclarationID, _ file: Int32, _ arguments: [TypeValue]) -> Bool {
        let part = TypeSymbol.Part(file: file, declaration: declaration.index)
        guard let alias = program.extendedAliases[part],
            case .nominal(_, let meant) = program.resolve(alias.type, file: alias.file, declaration: nil)
        else { return true }
        return zip(arguments, meant).allSatisfy { given, asked in
            let (known, wanted) = (symbols(of: given), symbols(of: asked))
            return known.isEmpty || wanted.isEmpty || known == wanted
        }
    }
}
