import Facts

/// Whose method a call means, as the objects tell that the caller was made with.
extension OriginFinder {
    /// Whether a call is made on what the caller was made with, and all that callers are made with is known to be of
    /// other types: a bridge that is handed the coordinator which makes it calls back no other coordinator.
    func isOnOthers(_ site: CallSites.Site, than type: Int) -> Bool {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id],
            case .member(let base?, _) = file.expressions[callee],
            let name = program.ownMember(base, site.call.file), let caller = program.owner(of: site.function),
            program.types[caller].subclasses.isEmpty,
            let property = evaluator.property(name, in: caller, isStatic: false),
            let held = evaluator.allBindings(of: property, in: caller)
        else { return false }
        return held.allSatisfy { value in
            let symbols = evaluator.symbols(of: evaluator.type(of: value))
            return !symbols.isEmpty && symbols.allSatisfy { !program.isExternal($0) && !program.isKin(type, of: $0) }
        }
    }
}
