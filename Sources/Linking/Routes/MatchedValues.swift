import Facts

/// Names the value whose case a `switch` asks for: `case .home = tab` for the `case .home` of `switch tab`.
///
/// While routes are found and compared, a case goes without it: one value has other names in the functions that it is handed
/// through, and is asked for once all the same.
struct MatchedValues {
    let program: Program

    /// In bytes; a longer way to a value says no more than its case does.
    private static let longest = 40
    /// The cases of a `Result`, which say by themselves how something ended.
    private static let outcomes: Set<String> = ["success", "failure"]

    /// What the names of values stand for in the condition of one route.
    struct Names {
        fileprivate var known: [String: Value] = [:]
    }

    /// A local of a file; for anything else, what a name stands for in the file.
    fileprivate struct Value: Equatable {
        var file: Int32
        var local: Int32?
    }

    /// A condition as it is told; with the value where a `switch` names it, and the clause asks nothing but the case.
    ///
    /// - Parameter names: what was told before. Where two functions call two values alike, the second has no name.
    func text(of part: CallerConditions.Part, _ names: inout Names) -> String {
        let condition = program.condition(part.condition)
        let file = program.files[Int(part.condition.file)]
        guard condition.kind == .matches, let subject = condition.subject, ConditionText.isOfSwitch(part.text),
            !condition.cases.contains(where: { Self.outcomes.contains(file.text($0)) }),
            let name = name(of: subject, in: file), name.utf8.count <= Self.longest
        else { return part.text }
        var value = Value(file: part.condition.file)
        if case .local(let local) = file.expressions[subject] { value.local = Int32(local.index) }
        guard names.known[name, default: value] == value else { return part.text }
        names.known[name] = value
        return "\(part.text) = \(name)"
    }

    /// A condition by itself.
    func text(of reference: ConditionRef) -> String {
        var names = Names()
        return program.texts(of: reference).map { text(of: .init(text: $0, condition: reference), &names) }
            .joined(separator: " && ")
    }

    /// A name, or members and calls without arguments from one on; nil for anything else, and for the object itself.
    private func name(of value: ExpressionID, in file: SwiftFacts, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        switch file.expressions[value] {
        case .name(let name): return file.text(name)
        case .local(let local):
            let name = file.text(file.locals[Int(local.index)].name)
            return name.hasPrefix("$") ? nil : name
        case .member(let base?, let member):
            if case .selfReference = file.expressions[base] { return file.text(member) }
            return name(of: base, in: file, depth: depth + 1).map { "\($0).\(file.text(member))" }
        case .call(let callee, let arguments) where file.arguments(arguments).isEmpty:
            return name(of: callee, in: file, depth: depth + 1).map { "\($0)()" }
        default: return nil
        }
    }
}
