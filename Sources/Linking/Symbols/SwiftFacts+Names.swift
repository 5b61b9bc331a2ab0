import Facts

extension SwiftFacts {
    /// The position of the parameter of a function that an expression names; nil for anything else.
    func parameter(_ expression: ExpressionID, of function: FunctionID) -> Int? {
        guard case .local(let local) = expressions[expression], locals[Int(local.index)].function == function,
            case .parameter(let index) = locals[Int(local.index)].source
        else { return nil }
        return index
    }

    /// The object whose `view` an expression names: `list` of `list.view`.
    func holder(ofView expression: ExpressionID) -> ExpressionID? {
        guard case .member(let holder?, let member) = expressions[expression], text(member) == "view" else {
            return nil
        }
        return holder
    }

    /// The last name of what a call names: `show` of `router.show(screen)`.
    func calledName(_ callee: ExpressionID) -> NameID? {
        switch expressions[callee] {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }
}
