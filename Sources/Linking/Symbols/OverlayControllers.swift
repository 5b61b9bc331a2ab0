import Facts

/// Finds the app's controllers that lay themselves over what is shown: a card, a drawer.
///
/// One method of such a class puts the object at hand into another controller, and the screen that it is handed into the
/// object at hand (`below.addChild(self)`, `addChild(content)`). What it shows is the screen, as a sheet would.
struct OverlayControllers {
    let program: Program

    func mark() {
        for reference in EmbeddedMembers.embeddings.flatMap({ program.calls(named: $0) }) {
            let function = program.outermost(FunctionRef(Int(reference.file), program.action(reference).function))
            guard let owner = program.owner(of: function), !program.types[owner].isOverlay,
                program.inherits(owner, from: "UIViewController"), putsItselfIntoAnother(reference),
                putsParameterIntoItself(function)
            else { continue }
            program.types[owner].isOverlay = true
        }
    }

    private func putsItselfIntoAnother(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard let (callee, child) = embedding(file.actions[Int(reference.action)], file),
            case .member(_?, _) = file.expressions[callee], !EmbeddedMembers.isOwn(callee, file),
            case .selfReference = file.expressions[child]
        else { return false }
        return true
    }

    private func putsParameterIntoItself(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.contains { index in
            guard let (callee, child) = embedding(file.actions[Int(index)], file) else { return false }
            return EmbeddedMembers.isOwn(callee, file) && file.parameter(child, of: function.id) != nil
        }
    }

    /// What an action calls, and what it puts in, where it puts one controller into another.
    private func embedding(_ action: Action, _ file: SwiftFacts) -> (callee: ExpressionID, child: ExpressionID)? {
        guard action.kind == .call, case .call(let callee, let range) = file.expressions[action.expression],
            range.count == 1, let child = file.arguments(range).first
        else { return nil }
        switch file.expressions[callee] {
        case .name(let name), .member(_, let name):
            return EmbeddedMembers.embeddings.contains(file.text(name)) ? (callee, child.value) : nil
        default: return nil
        }
    }
}
