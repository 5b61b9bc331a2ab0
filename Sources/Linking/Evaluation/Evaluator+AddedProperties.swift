import Facts

/// Properties of one name that several packages or targets add to a library's type, each for itself:
/// `extension Container { var profileViewModel: … }`.
extension Evaluator {
    /// What a member of a library's object, or of the type itself, is: the property of the file that lies nearest to where
    /// it is asked for. Nil where at most one property has the name, and where none lies nearer than the others.
    func addedProperty(_ name: Identifier, of value: ValueID, _ frame: FrameID) -> ValueID? {
        guard program.memberNames.contains(name) else { return nil }
        var (holder, isStatic) = (type(of: value), false)
        if case .metatype(let made) = store[value] { (holder, isStatic) = (made, true) }
        guard let symbol = holder.symbol, program.isExternal(symbol),
            let properties = program.types[symbol].properties[name], properties.count > 1
        else { return nil }
        let home = program.files[Int(store.function(of: frame).file)].path
        let near = properties.filter { program.facts($0).isStatic == isStatic }
            .map { ($0, sharedFolders(program.files[Int($0.file)].path, home)) }
        guard let most = near.map(\.1).max() else { return nil }
        let nearest = near.filter { $0.1 == most }
        guard nearest.count == 1 else { return nil }
        return self.value(of: nearest[0].0, for: value, in: symbol)
    }
}
