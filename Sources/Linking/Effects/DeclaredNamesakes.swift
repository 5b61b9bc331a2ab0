import Facts

/// What the program itself declares under names that libraries use as well: `open`, `show`, `push`.
///
/// A call of that name is a library's where none of it can be meant: by its labels, or by what it is called on.
struct DeclaredNamesakes {
    private let program: Program
    private let receivers: CallReceivers
    private var functions: [Identifier: [FunctionRef]] = [:]
    /// The types with a property or a case of a name, which may hold a function.
    private var holders: [Identifier: [Int]] = [:]

    init(of names: Set<Identifier>, program: Program, receivers: CallReceivers) {
        self.program = program
        self.receivers = receivers
        guard !names.isEmpty else { return }
        for name in names {
            functions[name] = program.globalFunctions[name]
            for symbol in program.bearers[name].map({ Int($0) }) {
                if let methods = program.types[symbol].methods[name] { functions[name, default: []] += methods }
                if program.types[symbol].properties[name] != nil { holders[name, default: []].append(symbol) }
            }
        }
        for (symbol, type) in program.types.enumerated() {
            for name in type.cases.keys where names.contains(name) { holders[name, default: []].append(symbol) }
        }
    }

    /// Whether a call may run any of the functions, or what a property of the name holds.
    func mayAnswer(_ reference: ActionRef, named name: Identifier) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { return true }
        let arguments = file.arguments(range)
        let shape = CallShape(arguments, reference.file, of: program)
        let receiver = receivers.receiver(of: reference)
        return (functions[name] ?? []).contains { function in
            takes(function, shape, arguments.count) && receivers.may(receiver, beOf: program.owner(of: function))
        } || (holders[name] ?? []).contains { receivers.may(receiver, beOf: $0) }
    }

    private func takes(_ function: FunctionRef, _ shape: CallShape, _ count: Int) -> Bool {
        guard !program.takesAnyNumber(function) else { return true }
        let parameters = program.facts(function).parameters
        let labels = parameters.map { program.label($0.label, function.file) }
        return parameters.count { $0.defaultValue == nil } <= count && CallShape.Signature.labels(labels).takes(shape)
    }
}
