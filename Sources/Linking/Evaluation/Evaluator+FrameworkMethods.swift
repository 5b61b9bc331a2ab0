import Dialects
import Facts

/// UIKit's own methods, beside functions of the program that bear their names.
extension Evaluator {
    /// Whether a call means UIKit's method and not the program's function that would take it, too.
    ///
    /// Swift takes the one that needs no default argument, and what a class has itself before what a protocol gives it
    /// (The Swift Programming Language, Protocol Extensions).
    func isFrameworks(
        _ target: CallTarget, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> Bool {
        guard let owner = program.owner(of: target.function) else { return false }
        switch program.types[owner].kind {
        case .protocol: break
        case .external: guard target.binding.contains(where: { $0 == nil }) else { return false }
        default: return false
        }
        let file = facts(frame)
        let (name, receiver): (NameID, ValueID?)
        var declared = TypeValue.unknown
        switch file.expressions[callee] {
        case .name(let called): (name, receiver) = (called, store.this(of: frame))
        case .member(let base?, let called):
            (name, receiver) = (called, eval(base, frame))
            declared = declaredType(ofMember: base, frame)
        default: return false
        }
        guard let receiver, let primitives = program.primitives.callsByName[file.text(name)] else { return false }
        if isExtensions(identifier(name, frame), of: declared) { return false }
        let values = file.arguments(arguments)
        let labels = values.filter { !$0.isTrailingClosure }.map { file.label($0) ?? "_" }
        let classes = (symbols(of: type(of: receiver)) + symbols(of: declared)).filter {
            program.types[$0].kind != .protocol
        }
        return primitives.contains { primitive in
            guard let className = primitive.receiver.className,
                primitive.isCalled(by: labels, trailing: values.count - labels.count),
                !isHandedData(primitive, target, values, frame)
            else { return false }
            return classes.contains { program.inherits($0, from: className) }
        }
    }

    /// Whether what is declared to hold a receiver is a protocol that is asked for no such method and has it from an
    /// extension: Swift takes that one, whatever class is there.
    private func isExtensions(_ name: Identifier, of declared: TypeValue) -> Bool {
        let symbols = symbols(of: declared)
        return !symbols.isEmpty
            && symbols.allSatisfy { symbol in
                program.types[symbol].kind == .protocol && !program.inherits(symbol, from: "UIViewController")
                    && program.members(name, of: symbol).methods.allSatisfy { program.facts($0).hasBody }
            } && symbols.contains { !program.members(name, of: $0).methods.isEmpty }
    }

    /// Whether a call hands what no controller can be to a function that takes such things, where UIKit's method takes a
    /// controller: `present(rows, animated: true)`.
    private func isHandedData(
        _ primitive: NavigationPrimitive, _ target: CallTarget, _ values: ArraySlice<Argument>, _ frame: FrameID
    ) -> Bool {
        guard case .argument(let position) = primitive.subject, position < values.count,
            let index = target.binding.firstIndex(of: position)
        else { return false }
        let taken = symbols(of: parameterType(index, of: target.function))
        guard !taken.contains(where: mayBeController) else { return false }
        let handed = type(of: eval(values[values.startIndex + position].value, frame))
        if case .array = handed { return true }
        let symbols = symbols(of: handed)
        return !symbols.isEmpty && !symbols.contains(where: mayBeController)
    }

    private func mayBeController(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        return type.kind == .protocol || program.inherits(symbol, from: "UIViewController")
            || type.kind == .external && type.name.hasSuffix("Controller")
    }

    /// What a property is declared as, which decides what may be called on it, whatever it holds: the `UIViewController`
    /// that a protocol asks for is nothing of the protocol's.
    func declaredType(ofMember expression: ExpressionID, _ frame: FrameID) -> TypeValue {
        guard let (holder, name) = holder(of: expression, frame) else { return .unknown }
        for symbol in symbols(of: type(of: holder)) {
            if let property = property(name, in: symbol, isStatic: false) {
                return declaredType(of: property, for: symbol, arguments: [])
            }
        }
        return .unknown
    }
}
