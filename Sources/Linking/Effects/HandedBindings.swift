import Facts

/// The bindings that calls hand over: `content.notices($notice)`, `NoticeModifier(notice: $notice)`.
struct HandedBindings {
    let program: Program

    struct Handed {
        var binding: ExpressionID
        /// The function in which it is handed over.
        var function: FunctionRef
    }

    /// What calls of a function hand over for a parameter; of one without a label its position among those decides.
    func bindings(for parameter: Int, of function: FunctionRef) -> [Handed] {
        let parameters = program.facts(function).parameters
        // What runs a closure hands over what a name does not tell.
        guard parameter < parameters.count, program.facts(function).kind != .closure else { return [] }
        if let label = parameters[parameter].label {
            return bindings(labelled: program.identifier(label, function.file), of: program.name(function))
        }
        let position = parameters[..<parameter].count { $0.label == nil }
        return handed(by: program.name(function)) { arguments, _ in
            let unlabelled = arguments.filter { $0.label == nil && !$0.isTrailingClosure }
            return position < unlabelled.count ? unlabelled[position].value : nil
        }
    }

    /// What calls of a name, of a type's or of a function's, hand over under a label.
    func bindings(labelled label: Identifier, of called: String) -> [Handed] {
        handed(by: called) { arguments, file in
            arguments.first { $0.label.map { program.identifier($0, file) == label } ?? false }?.value
        }
    }

    /// - Parameter taken: the argument in question of a call in a file.
    private func handed(
        by called: String, _ taken: (ArraySlice<Argument>, Int32) -> ExpressionID?
    ) -> [Handed] {
        program.calls(named: called).compactMap { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[action.expression],
                let binding = taken(file.arguments(range), reference.file)
            else { return nil }
            return Handed(binding: binding, function: FunctionRef(Int(reference.file), action.function))
        }
    }
}
