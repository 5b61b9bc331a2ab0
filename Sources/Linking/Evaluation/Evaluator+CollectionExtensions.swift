import Facts

/// Methods that the program adds to arrays: `extension Array where Element == Launcher`.
extension Evaluator {
    /// The types of the standard library of which an array is one.
    private static let collections = [
        "Array", "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection",
        "Collection", "Sequence",
    ]

    /// The method of an extension that `value.name(arguments)` runs, where the value is an array and its elements are of
    /// the type that the extension asks for.
    func collectionExtension(
        _ name: Identifier, on value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        guard isCollection(value) else { return nil }
        for collection in Self.collections {
            guard let symbol = program.knownExternal(collection) else { continue }
            for method in program.types[symbol].methods[name] ?? [] where !program.facts(method).isStatic {
                guard takes(value, method), let target = target(method, value, arguments, frame) else { continue }
                return target
            }
        }
        return nil
    }

    /// Whether a function is a method of arrays, which runs through the elements of the one at hand.
    func isCollectionExtension(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function), program.isExternal(owner) else { return false }
        return Self.collections.contains(program.types[owner].name)
    }

    /// The array that such a method runs for, looked at by itself: what its extension says of the elements.
    func collectionAlone(_ function: FunctionRef) -> ValueID? {
        guard isCollectionExtension(function), let owner = program.owner(of: function),
            let element = elementType(askedBy: function)
        else { return nil }
        return make(.open(.selfMember(owner, .selfType), .array(element)))
    }

    /// What an extension says of the elements: `where Element == P`, `where Element: P`.
    private func elementType(askedBy function: FunctionRef) -> TypeValue? {
        guard let id = program.facts(function).declaration else { return nil }
        let file = program.files[Int(function.file)]
        for requirement in file.declarations[id].requirements {
            guard case .named(let left, _) = file.types[Int(requirement.left.index)], file.text(left) == "Element"
            else {
                continue
            }
            let type = program.resolve(requirement.right, file: function.file, declaration: id)
            return symbols(of: type).isEmpty ? nil : type
        }
        return nil
    }

    /// Whether an array's elements are what the extension asks for; also where that is not known of them.
    private func takes(_ value: ValueID, _ method: FunctionRef) -> Bool {
        guard let asked = elementType(askedBy: method) else { return true }
        return choices(of: element(of: value)).allSatisfy { choice in
            let own = symbols(of: type(of: choice.value))
            return own.isEmpty
                || symbols(of: asked).allSatisfy { symbol in own.contains { program.isSubtype($0, of: symbol) } }
        }
    }
}
