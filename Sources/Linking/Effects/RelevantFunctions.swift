import Dialects
import Facts

/// The functions from which a primitive can be reached at all, judged by names and labels.
///
/// An over-approximation that costs no evaluation: a function is relevant when its body holds something that looks like
/// a primitive, or a call that a relevant function could take. Everything else is never looked at.
struct RelevantFunctions {
    private let program: Program
    private(set) var functions: Set<FunctionRef> = []
    private var byName: [String: [FunctionRef]] = [:]

    init(program: Program) {
        self.program = program
        var queue: [FunctionRef] = []
        for name in NavigationPrimitive.callsByName.keys.sorted() {
            for reference in program.callsByName[name] ?? [] where looksPrimitive(reference, name) {
                mark(reference, &queue)
            }
        }
        for name in NavigationPrimitive.assignmentsByName.keys.sorted() {
            for reference in program.assignmentsByName[name] ?? [] { mark(reference, &queue) }
        }
        while let function = queue.popLast() {
            for name in names(of: function) {
                for reference in program.callsByName[name] ?? [] where couldCall(reference, function) {
                    mark(reference, &queue)
                }
            }
        }
    }

    /// Whether a call may lead to a primitive.
    func mayMatter(_ name: String, _ arguments: ArraySlice<Argument>, _ file: SwiftFacts) -> Bool {
        if NavigationPrimitive.callsByName[name] != nil { return true }
        return (byName[name] ?? []).contains { fits($0, arguments, file) }
    }

    private mutating func mark(_ reference: ActionRef, _ queue: inout [FunctionRef]) {
        let inner = FunctionRef(Int(reference.file), program.action(reference).function)
        var current: FunctionRef? = inner
        while let function = current {
            if functions.insert(function).inserted {
                for name in names(of: function) { byName[name, default: []].append(function) }
                queue.append(function)
            }
            current = program.facts(function).parent.map { FunctionRef(Int(function.file), $0) }
        }
    }

    /// The names that calls of a function bear; an initialiser is called by its type's name, and by those of subclasses.
    private func names(of function: FunctionRef) -> [String] {
        guard program.facts(function).kind == .initializer, let owner = program.owner(of: function) else {
            return [program.name(function)]
        }
        var found = ["init"]
        var queue = [owner]
        while let symbol = queue.popLast(), found.count < 200 {
            found.append(program.types[symbol].name)
            queue += program.types[symbol].subclasses
        }
        return found
    }

    private func looksPrimitive(_ reference: ActionRef, _ name: String) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { return false }
        let labels = file.arguments(range).map { $0.label.map { file.text($0) } ?? "_" }
        return (NavigationPrimitive.callsByName[name] ?? []).contains { primitive in
            labels.count >= primitive.required
                && labels.prefix(primitive.required) == primitive.labels.prefix(primitive.required)
        }
    }

    private func couldCall(_ reference: ActionRef, _ function: FunctionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { return false }
        return fits(function, file.arguments(range), file)
    }

    /// Whether the labels of a call appear in order among those of a function.
    private func fits(_ function: FunctionRef, _ arguments: ArraySlice<Argument>, _ calling: SwiftFacts) -> Bool {
        let fact = program.facts(function)
        let file = program.files[Int(function.file)]
        guard arguments.count <= fact.parameters.count else { return false }
        var position = 0
        for argument in arguments {
            guard position < fact.parameters.count else { return false }
            if argument.isTrailingClosure, argument.label == nil {
                position += 1
                continue
            }
            let label = argument.label.map { calling.text($0) }
            while position < fact.parameters.count, fact.parameters[position].label.map({ file.text($0) }) != label {
                position += 1
            }
            guard position < fact.parameters.count else { return false }
            position += 1
        }
        return true
    }
}
