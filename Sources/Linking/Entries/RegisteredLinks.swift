import Dialects
import Facts

/// Finds what a library runs when a handler hands it the link: `router.register("shop://cart") { … }` in one place, and
/// `router.open(url)` in another.
///
/// The library's source is mostly not in the scan; which of the closures it runs, the addresses tell that they are handed
/// over with.
struct RegisteredLinks {
    let evaluator: Evaluator

    /// A closure, and the address under which it is known, where that is written out.
    struct Registration {
        var closure: FunctionRef
        var name: String?
    }

    private var program: Program { evaluator.program }

    /// What code has handed to the objects to which a handler hands something.
    func registrations(for handler: FunctionRef) -> [Registration] {
        let own = ownRegistrations(for: handler)
        let registered = own.isEmpty && asksRouter(handler) ? addressed : own
        return registered.isEmpty ? LinkTables(evaluator: evaluator).registrations(for: handler) : registered
    }

    /// What code of a handler's type has handed to its own objects of libraries.
    private func ownRegistrations(for handler: FunctionRef) -> [Registration] {
        guard let owner = program.owner(of: handler) else { return [] }
        let asked = Set(calls(in: handler).filter { handsOn($0.arguments, of: handler.file) }.map(\.member))
            .filter { isOfLibrary($0, owner) }
        guard !asked.isEmpty else { return [] }
        return program.declaredFunctions(of: owner).filter { $0 != handler }.flatMap { function in
            calls(in: function).filter { asked.contains($0.member) }.flatMap { call in
                closures(in: call.arguments, function.file, under: nil)
            }
        }
    }

    /// A call on an own member.
    private struct MemberCall {
        var member: Identifier
        var arguments: ArgumentRange
    }

    private func calls(in function: FunctionRef) -> [MemberCall] {
        let file = program.files[Int(function.file)]
        return ([function] + program.innerFunctions(within: function)).flatMap { inner in
            program.facts(inner).actions.compactMap { index -> MemberCall? in
                guard case .call(let callee, let arguments) = file.expressions[file.actions[Int(index)].expression],
                    case .member(let base?, _) = file.expressions[callee],
                    let member = program.ownMember(base, function.file)
                else { return nil }
                return MemberCall(member: member, arguments: arguments)
            }
        }
    }

    /// Whether a call hands on what its function was handed, or made of that.
    private func handsOn(_ arguments: ArgumentRange, of index: Int32) -> Bool {
        let file = program.files[Int(index)]
        return file.arguments(arguments).contains {
            if case .local = file.expressions[$0.value] { true } else { false }
        }
    }

    private func isOfLibrary(_ member: Identifier, _ owner: Int) -> Bool {
        guard let property = evaluator.property(member, in: owner, isStatic: false) else { return false }
        let type = evaluator.type(
            of: evaluator.member(program.identifier(of: property), of: evaluator.make(.this(owner))))
        return evaluator.symbols(of: type).contains { program.isExternal($0) }
    }

    // MARK: - Objects that several types share

    /// Whether a handler hands what it was handed to a router, whoever holds that: `navigator.open(url)`.
    private func asksRouter(_ handler: FunctionRef) -> Bool {
        let file = program.files[Int(handler.file)]
        return ([handler] + program.innerFunctions(within: handler)).contains { inner in
            program.facts(inner).actions.contains { index in
                guard case .call(let callee, let arguments) = file.expressions[file.actions[Int(index)].expression],
                    case .member(let base?, _) = file.expressions[callee]
                else { return false }
                return handsOn(arguments, of: handler.file) && isRouter(base, inner)
            }
        }
    }

    /// The closures that code hands to routers under addresses of the app's own: `navigator.handle("shop://cart") { … }`. A
    /// router is a library's, or the app keeps its sources and looks the closures up by patterns.
    private var addressed: [Registration] {
        EntryHandlers.registrations.flatMap { name in
            program.calls(named: name).flatMap { reference -> [Registration] in
                let action = program.action(reference)
                let file = program.files[Int(reference.file)]
                guard case .call(let callee, let arguments) = file.expressions[action.expression],
                    let first = file.arguments(arguments).first, case .string(let text) = file.expressions[first.value],
                    EntryHandlers.isOwnAddress(file.text(text)), case .member(let base?, _) = file.expressions[callee],
                    isRouter(base, FunctionRef(Int(reference.file), action.function))
                else { return [] }
                return closures(in: arguments, reference.file, under: nil)
            }
        }
    }

    private func isRouter(_ object: ExpressionID, _ function: FunctionRef) -> Bool {
        let value = evaluator.eval(object, evaluator.rootFrame(function))
        return evaluator.symbols(of: evaluator.type(of: value)).contains {
            !program.isExternal($0) || AppleClasses.superclasses[program.types[$0].name] == nil
        }
    }

    /// The closures among arguments, however deep in lists and pairs, each with the text in front of it.
    private func closures(in range: ArgumentRange, _ index: Int32, under name: String?) -> [Registration] {
        let file = program.files[Int(index)]
        var name = name
        return file.arguments(range).flatMap { argument -> [Registration] in
            switch file.expressions[argument.value] {
            case .string(let text):
                name = EntryHandlerFinder.name(ofAddress: file.text(text))
                return []
            case .closure(let closure): return [Registration(closure: FunctionRef(Int(index), closure), name: name)]
            case .array(let inner), .tuple(let inner): return closures(in: inner, index, under: name)
            default: return []
            }
        }
    }
}
