import Dialects
import Facts

/// The enums whose cases say where to go: functions that show a screen, or that make one, switch over a parameter of theirs,
/// or over what the configuration says that their object was made with.
///
/// What is made of a model's state would be dear to find out and mostly is not known; a route that an object is handed,
/// alone or in its configuration, is what leads on.
struct RouteEnums {
    private let program: Program
    private(set) var symbols: Set<Int> = []

    init(program: Program) {
        self.program = program
        var going: Set<FunctionRef> = []
        for name in program.primitives.callsByName.keys {
            for call in program.calls(named: name) where !program.files[Int(call.file)].isStandIn {
                going.insert(FunctionRef(Int(call.file), program.action(call).function))
            }
        }
        for index in program.files.indices where !program.files[index].isStandIn { find(inFile: index, going) }
        for function in going.sorted() { find(askedBy: function) }
    }

    /// The enums of which an object holds a case, or its configuration does: `switch style`, `switch context.style`.
    private mutating func find(askedBy function: FunctionRef) {
        let file = program.files[Int(function.file)]
        guard let owner = program.owner(of: function) else { return }
        for index in program.facts(function).actions {
            var current = file.actions[Int(index)].condition
            while let id = current {
                let condition = file.conditions[id]
                current = condition.parent
                guard condition.kind == .matches, !condition.cases.isEmpty, let subject = condition.subject,
                    let asked = asked(by: subject, function.file, of: owner), program.types[asked].kind == .enum
                else { continue }
                symbols.insert(asked)
            }
        }
    }

    /// The type of a constant of an object, `style`, or of one of the configuration that it holds, `context.style`.
    private func asked(by subject: ExpressionID, _ file: Int32, of owner: Int) -> Int? {
        if let own = program.ownMember(subject, file) { return constant(own, of: owner) }
        guard case .member(let base?, let name) = program.files[Int(file)].expressions[subject],
            let holder = program.ownMember(base, file), let configuration = constant(holder, of: owner),
            program.types[configuration].kind == .struct
        else { return nil }
        return constant(program.identifier(name, file), of: configuration)
    }

    /// The type that a constant of a type's objects is declared with.
    private func constant(_ name: Identifier, of symbol: Int) -> Int? {
        guard let property = program.members(name, of: symbol).property, program.facts(property).isConstant,
            let type = program.facts(property).type
        else { return nil }
        return program.resolve(type, file: property.file, declaration: DeclarationID(Int(property.declaration))).symbol
    }

    private mutating func find(inFile index: Int, _ going: Set<FunctionRef>) {
        let file = program.files[index]
        for condition in file.conditions where condition.kind == .matches && !condition.cases.isEmpty {
            guard let subject = condition.subject, case .local(let id) = file.expressions[subject] else { continue }
            let local = file.locals[Int(id.index)]
            let function = FunctionRef(index, local.function)
            guard case .parameter(let position) = local.source, program.facts(function).kind != .closure else {
                continue
            }
            let fact = program.facts(function)
            guard position < fact.parameters.count, let type = fact.parameters[position].type,
                case .nominal(let symbol, _) = program.resolve(
                    type, file: Int32(index), declaration: fact.declaration, function: function.id),
                program.types[symbol].kind == .enum, !symbols.contains(symbol),
                going.contains(function) || makesScreen(function)
            else { continue }
            symbols.insert(symbol)
        }
    }

    private func makesScreen(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard let result = fact.result else { return false }
        let type = program.resolve(result, file: function.file, declaration: fact.declaration, function: function.id)
        return type.symbols.contains { symbol in
            [SwiftUIViews.view, "AnyView"].contains(program.types[symbol].name)
                || program.inherits(symbol, from: "UIViewController")
        }
    }
}
