import Dialects
import Facts

/// The views of SwiftUI's that are routers themselves: they hand themselves to what they are built of, by `content(self)`
/// or `.environment(\.router, self)`, and that has them show something by calling their methods.
///
/// What such a view shows by its state is no way of who makes it, but of who calls the method that sets the state.
struct RoutingViews {
    private let program: Program
    private let symbols: Set<Int>

    init(program: Program) {
        self.program = program
        symbols = Set(
            program.types.indices.filter {
                !program.isExternal($0) && program.isSwiftUIView($0) && Self.handsItselfOn($0, program)
            })
    }

    /// What says in them what they show, in the order of the types.
    var bodies: [(symbol: Int, function: FunctionRef)] {
        symbols.sorted().flatMap { symbol in Self.bodies(of: symbol, program).map { (symbol, $0) } }
    }

    func contains(_ symbol: Int) -> Bool { symbols.contains(symbol) }

    /// What methods of a routing view's put into a property to show something; empty where its body or an initialiser
    /// does, for then it shows that by itself.
    func setters(of name: Identifier, in symbol: Int) -> [ActionRef] {
        guard contains(symbol) else { return [] }
        let found = program.assignments(named: program.text(name)).filter { isOwn($0, of: symbol) && shows($0) }
        let isCalled = found.allSatisfy { program.facts(program.outermost(function(of: $0))).kind == .method }
        return isCalled ? found : []
    }

    /// Whether methods of some routing view's keep in a property of a name what is shown.
    func isSet(_ name: Identifier) -> Bool {
        symbols.contains { program.types[$0].properties[name] != nil && !setters(of: name, in: $0).isEmpty }
    }

    private func function(of reference: ActionRef) -> FunctionRef {
        FunctionRef(Int(reference.file), program.action(reference).function)
    }

    private func isOwn(_ reference: ActionRef, of symbol: Int) -> Bool {
        let file = program.files[Int(reference.file)]
        guard program.owner(of: function(of: reference)) == symbol,
            case .assignment(let target, _) = file.expressions[program.action(reference).expression]
        else { return false }
        switch file.expressions[target] {
        case .name: return true
        case .member(let base?, _): return file.expressions[base] == .selfReference
        default: return false
        }
    }

    /// Whether an assignment shows something: `nil` and `false` close it.
    private func shows(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .assignment(_, let value) = file.expressions[program.action(reference).expression] else {
            return false
        }
        if case .name(let name) = file.expressions[value] { return !["nil", "false"].contains(file.text(name)) }
        return true
    }

    // MARK: - Who hands itself on

    private static func bodies(of symbol: Int, _ program: Program) -> [FunctionRef] {
        (program.types[symbol].properties[program.identifier(SwiftUIViews.body)] ?? []).compactMap { property in
            program.facts(property).getter.map { FunctionRef(Int(property.file), $0) }
        }
    }

    private static func handsItselfOn(_ symbol: Int, _ program: Program) -> Bool {
        bodies(of: symbol, program).flatMap { [$0] + program.innerFunctions(within: $0) }.contains { function in
            program.facts(function).actions.contains {
                handsItselfOn(program.files[Int(function.file)].actions[Int($0)], function.file, symbol, program)
            }
        }
    }

    /// Whether a call hands the view to a closure of its own, or puts it into the environment.
    private static func handsItselfOn(_ action: Action, _ index: Int32, _ symbol: Int, _ program: Program) -> Bool {
        let file = program.files[Int(index)]
        guard action.kind == .call, case .call(let callee, let range) = file.expressions[action.expression],
            file.arguments(range).contains(where: { file.expressions[$0.value] == .selfReference })
        else { return false }
        switch file.expressions[callee] {
        case .name(let name):
            return program.types[symbol].properties[program.identifier(name, index)] != nil
        case .member(let base?, let name):
            if file.text(name) == SwiftUIViews.environment.modifier { return true }
            return file.expressions[base] == .selfReference
                && program.types[symbol].properties[program.identifier(name, index)] != nil
        default: return false
        }
    }
}
