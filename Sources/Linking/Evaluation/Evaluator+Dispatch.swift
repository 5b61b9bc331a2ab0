import Dialects
import Facts

extension Evaluator {
    /// The functions that `value.name(arguments)` may run.
    ///
    /// By the receiver's type, never by the name alone: what is known of the value, a concrete type, the conformers of a
    /// protocol up to `maximumDispatch`. Empty when the program declares no such method, or too many implement it.
    func dispatch(_ name: Identifier, on value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        switch store[value] {
        case .alternatives(let choices):
            var found: [CallTarget] = []
            for choice in choices {
                for target in dispatch(name, on: choice.value, arguments, frame) where !found.contains(target) {
                    found.append(target)
                }
            }
            return found
        case .metatype(let type):
            for symbol in type.symbols {
                let methods = methods(name, in: symbol, isStatic: true).filter { isAvailable($0, to: type) }
                let matches = targets(methods, value, arguments, frame)
                let match = program.overloaded.contains(name) ? best(matches, arguments, frame) : matches.first
                if let match { return [match] }
            }
            return []
        case .unknown, .nothing, .closure, .functions, .string, .tuple: return []
        case .object, .this, .instance, .open, .enumCase, .storyboard, .array:
            let type = type(of: value)
            for symbol in type.symbols {
                let found = instanceTargets(name, on: value, symbol, arguments, frame)
                if !found.isEmpty { return found }
            }
            let added =
                collectionExtension(name, on: value, arguments, frame)
                ?? optionalExtension(name, on: value, arguments, frame)
                ?? viewExtension(name, value, arguments, frame)
            return added.map { [$0] } ?? []
        }
    }

    /// A method that the program adds to `Optional`; what is optional is a value of the type that is wrapped.
    private func optionalExtension(
        _ name: Identifier, on value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        guard let optional = program.knownExternal(Self.optional) else { return nil }
        return program.types[optional].methods[name]?.lazy.filter { !self.program.facts($0).isStatic }
            .compactMap { self.target($0, value, arguments, frame) }.first
    }

    /// Whether a call may run a function, as far as the code around the call tells by itself.
    func runs(_ call: ActionRef, _ function: FunctionRef) -> Bool {
        let action = program.action(call)
        guard case .call(let callee, let arguments) = program.files[Int(call.file)].expressions[action.expression]
        else { return false }
        let frame = rootFrame(FunctionRef(Int(call.file), action.function))
        // To compare labels costs less than to find out on what the call is made.
        if case .member(_?, let name) = expression(callee, frame),
            identifier(name, frame) == program.identifier(of: function), target(function, nil, arguments, frame) == nil
        {
            return false
        }
        return targets(ofCall: callee, arguments, frame).contains { $0.function == function }
    }

    /// The functions with a call that may run a function, as far as they tell by themselves, once for each call.
    func callers(running function: FunctionRef) -> [FunctionRef] {
        if let known = runners[function] { return known }
        let cutsBefore = cuts
        let found = program.calls(named: function).compactMap { reference in
            runs(reference, function) ? FunctionRef(Int(reference.file), program.action(reference).function) : nil
        }
        if cuts == cutsBefore || depth == 0 { runners[function] = found }
        return found
    }

    private func instanceTargets(
        _ name: Identifier, on value: ValueID, _ symbol: Int, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [CallTarget] {
        if program.types[symbol].kind != .protocol {
            guard
                let own = implementation(name, in: symbol, value, arguments, frame)
                    ?? viewExtension(name, value, arguments, frame)
            else { return [] }
            let isKnown: Bool
            switch store[value] {
            case .instance, .open(.onScreen, _): isKnown = true
            case .open: isKnown = false
            case .this where !program.types[symbol].subclasses.isEmpty:
                if program.isOverridden(own.function) { leaveToCallers(frame) }
                return [own]
            default: return [own]
            }
            // The object may be of a subclass that does it differently.
            if case .nominal(symbol, let given) = type(of: value), given.contains(where: { $0.symbol != nil }) {
                return heirTargets(name, of: symbol, given, besides: own, arguments, frame)
            }
            guard isKnown else {
                // Which heir's it is, the caller knows.
                if program.isOverridden(own.function) { leaveToCallers(frame) }
                return [own]
            }
            // What a protocol asks of a framework's class, the framework does.
            if program.isExternal(symbol), !program.facts(own.function).hasBody { return [own] }
            var found = [own]
            var queue = program.types[symbol].subclasses
            // Classes may inherit from one another in a circle.
            var seen: Set<Int> = [symbol]
            while let subclass = queue.popLast(), found.count <= Self.maximumDispatch {
                guard seen.insert(subclass).inserted else { continue }
                queue += program.types[subclass].subclasses
                let candidates = (program.types[subclass].methods[name] ?? []).filter {
                    !program.facts($0).isStatic && overrides($0, own.function)
                }
                guard !candidates.isEmpty else { continue }
                let this = make(.instance(nominal(subclass)))
                for method in candidates {
                    if let match = target(method, this, arguments, frame) { found.append(match) }
                }
            }
            return found.count > Self.maximumDispatch ? [own] : found
        }
        // A protocol: its conformers' own implementations, else its default one for the value as it is.
        let conformers = conformers(of: symbol, as: value)
        let asked = requirement(name, of: symbol, value, arguments, frame)
        var found: [CallTarget] = []
        for conformer in conformers {
            let this = make(.instance(nominal(conformer)))
            guard let match = implementation(name, in: conformer, this, arguments, frame, of: asked),
                program.facts(match.function).hasBody
            else { continue }
            var entry = match
            switch program.owner(of: match.function).map({ ($0, program.types[$0].kind) }) {
            case (_, .protocol)?: entry.this = value
            // What the app adds to a framework's class is one for all that inherit it.
            case (let owner, .external)?: entry.this = cast(value, to: nominal(owner))
            default: break
            }
            if !found.contains(entry) { found.append(entry) }
            if found.count > Self.maximumDispatch {
                undecided.insert(frame)
                return []
            }
        }
        if found.isEmpty, let own = implementation(name, in: symbol, value, arguments, frame) { return [own] }
        return found
    }

    /// The types that conform to a protocol, and to all else that a value is declared as: `StoreRoutable & CartRoutable`.
    private func conformers(of proto: Int, as value: ValueID) -> [Int] {
        let all = program.concreteConformers(of: proto)
        guard all.count > 1, case .composition = type(of: value) else { return all }
        let others = symbols(of: type(of: value)).filter { $0 != proto }
        let fitting = all.filter { conformer in others.allSatisfy { program.isSubtype(conformer, of: $0) } }
        // What a library's sources would say of its own classes is not known.
        return fitting.isEmpty ? all : fitting
    }

    /// A modifier that the program adds to `View`, called on one of SwiftUI's own views, or on a view of a type that only its
    /// maker knows.
    private func viewExtension(
        _ name: Identifier, _ value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        switch type(of: value) {
        case .generic: guard program.usesSwiftUI(store.function(of: frame).file) else { return nil }
        case let type:
            guard type.symbols.contains(where: { program.isExternal($0) }), isView(value) else { return nil }
        }
        guard let view = program.knownExternal(SwiftUIViews.view) else { return nil }
        for method in program.types[view].methods[name] ?? [] where !program.facts(method).isStatic {
            if let match = target(method, value, arguments, frame) { return match }
        }
        return nil
    }

    /// How many implementations a requirement has, for the reason why a call was not followed.
    func implementationCount(_ name: Identifier, on value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID) -> Int
    {
        symbols(of: type(of: value)).reduce(0) { count, symbol in
            guard program.types[symbol].kind == .protocol else { return count }
            return count
                + program.concreteConformers(of: symbol).filter {
                    implementation(name, in: $0, make(.instance(nominal($0))), arguments, frame) != nil
                }.count
        }
    }

    /// The only requirement of a protocol that a call can mean, where functions of that name are overloaded.
    func requirement(
        _ name: Identifier, of symbol: Int, _ value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> FunctionRef? {
        guard program.overloaded.contains(name) else { return nil }
        let asked = program.members(name, of: symbol).methods.filter { method in
            !program.facts(method).hasBody && target(method, value, arguments, frame) != nil
        }
        return asked.count == 1 ? asked[0] : nil
    }

    /// The method that a type answers with: its own, a superclass's, or a protocol's default.
    ///
    /// - Parameter requirement: what the call asks for, which tells overloaded methods apart where arguments do not.
    func implementation(
        _ name: Identifier, in symbol: Int, _ value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID,
        of requirement: FunctionRef? = nil
    ) -> CallTarget? {
        if requirement == nil, let witness = witness(name, in: symbol, value, arguments, frame) { return witness }
        let members = program.members(name, of: symbol)
        let isOverloaded = members.areMethodsOfProtocols || program.overloaded.contains(name)
        var declared: CallTarget?
        var matches: [CallTarget] = []
        for method in members.methods {
            guard let match = target(method, value, arguments, frame),
                !members.areMethodsConstrained || isAvailable(method, to: symbol)
            else { continue }
            if program.facts(method).hasBody {
                if !isOverloaded { return match }
                matches.append(match)
            }
            declared = declared ?? match
        }
        matches = nearest(matches, value, frame)
        // The nearest type comes first, so that an override wins over what it overrides.
        if let requirement, matches.count > 1 {
            let asked = program.parameterTypes(of: requirement)
            let same = matches.filter { asked == program.parameterTypes(of: $0.function) }
            matches = same + matches.filter { !same.contains($0) }
        }
        return best(matches, arguments, frame) ?? declared
    }

    func isVisible(_ function: FunctionRef, in file: Int32) -> Bool {
        function.file == file || !program.facts(function).isPrivate
    }

    /// Whether a method of a subclass stands for another in its superclass: the same types where labels do not decide.
    private func overrides(_ method: FunctionRef, _ overridden: FunctionRef) -> Bool {
        guard program.overloaded.contains(program.identifier(of: method)) else { return true }
        return program.parameterTypes(of: method) == program.parameterTypes(of: overridden)
    }

    /// Whether a type meets the `where Self: …` of the extension that declares a method.
    private func isAvailable(_ method: FunctionRef, to symbol: Int) -> Bool {
        guard program.constrainedMethods.contains(method), program.types[symbol].kind != .protocol,
            let id = program.facts(method).declaration
        else { return true }
        let file = program.files[Int(method.file)]
        for requirement in file.declarations[id].requirements {
            guard case .named(let left, _) = file.types[Int(requirement.left.index)], file.text(left) == "Self" else {
                continue
            }
            let asked = program.resolve(requirement.right, file: method.file, declaration: id)
            for required in asked.symbols where !program.isSubtype(symbol, of: required) { return false }
        }
        return true
    }

    /// The functions that a call without a base may run: methods of the object at hand, of the types around, or globals.
    func namedTargets(_ name: Identifier, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        if let this = store.this(of: frame) {
            let found = dispatch(name, on: this, arguments, frame)
            if !found.isEmpty { return found }
            var outer = program.owner(of: store.function(of: frame))
            while let symbol = outer {
                let found = dispatch(name, on: metatype(symbol), arguments, frame)
                if !found.isEmpty { return found }
                outer = program.types[symbol].outer
            }
        }
        let globals = (program.globalFunctions[name] ?? []).compactMap { target($0, nil, arguments, frame) }
        return best(globals, arguments, frame).map { [$0] } ?? []
    }

    /// The functions that `super.name(arguments)` runs.
    func superTargets(_ name: Identifier, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        guard let owner = program.owner(of: store.function(of: frame)), let parent = program.types[owner].superclass,
            let this = store.this(of: frame)
        else { return [] }
        if name == .initializer {
            return initializer(of: parent, this, arguments, frame).map { [$0] } ?? []
        }
        return implementation(name, in: parent, this, arguments, frame).map { [$0] } ?? []
    }

    /// All functions that a call expression may run, whatever form it has; initialisers among them.
    func targets(ofCall callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        let key = CallKey(frame: frame, callee: callee)
        if let known = callTargets[key] { return known }
        let (cutsBefore, returnsBefore) = (cuts, returns)
        let found = findTargets(ofCall: callee, arguments, frame).filter {
            !isFrameworks($0, callee, arguments, frame)
        }
        // That nothing runs may be because the object at hand is just being asked for.
        let isOpen = found.isEmpty && returns != returnsBefore
        if cuts == cutsBefore && !isOpen || depth == 0 { callTargets[key] = found }
        return found
    }

    private func findTargets(
        ofCall callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [CallTarget] {
        switch expression(callee, frame) {
        case .name(let name):
            let found = namedTargets(identifier(name, frame), arguments, frame)
            if !found.isEmpty { return found }
            return callable(eval(callee, frame), arguments, frame)
        case .member(let base?, let name):
            let name = identifier(name, frame)
            if case .superReference = expression(base, frame) { return superTargets(name, arguments, frame) }
            if name == .initializer {
                if let made = initializing(base, frame) { return initializers(of: type(of: made), arguments, frame) }
                return callable(eval(base, frame), arguments, frame)
            }
            let found = dispatch(name, on: receiver(base, of: callee, frame), arguments, frame)
            if !found.isEmpty { return found }
            let relayed = relayTargets(callee, arguments, frame)
            return relayed.isEmpty ? callable(eval(callee, frame), arguments, frame) : relayed
        case .member(nil, let name): return implicitTargets(identifier(name, frame), callee, arguments, frame)
        default: return callable(eval(callee, frame), arguments, frame)
        }
    }

    /// Of functions that take a call's arguments those that are written out: what a protocol asks for, its extension does.
    func targets(
        _ functions: some Sequence<FunctionRef>, _ this: ValueID?, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [CallTarget] {
        let fitting = functions.compactMap { target($0, this, arguments, frame) }
        let written = fitting.filter { program.facts($0.function).hasBody }
        return written.isEmpty ? fitting : written
    }

    private func callable(_ value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        choices(of: value).flatMap { choice -> [CallTarget] in
            switch store[choice.value] {
            case .functions(let functions, let this):
                return best(targets(ofValue: functions, this, arguments, frame), arguments, frame).map { [$0] } ?? []
            case .metatype(let type): return initializers(of: type, arguments, frame)
            default: return []
            }
        }
    }

    func initializers(of type: TypeValue, _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        guard let symbol = type.symbol else { return [] }
        return initializer(of: symbol, make(.instance(type)), arguments, frame).map { [$0] } ?? []
    }

    /// The initialiser that makes an object, the type's own before those that it inherits.
    func initializer(
        of symbol: Int, _ this: ValueID?, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        for ancestor in program.lineage(of: symbol) {
            let matches = program.types[ancestor].initializers.compactMap { target($0, this, arguments, frame) }
            if let match = best(matches, arguments, frame) { return match }
        }
        return nil
    }

    /// How a function's parameters take a call's arguments; nil where they do not fit.
    func target(
        _ function: FunctionRef, _ this: ValueID?, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        let fact = program.facts(function)
        let takesAny = program.takesAnyNumber(function)
        guard takesAny || arguments.count <= fact.parameters.count else { return nil }
        if fact.parameters.isEmpty, arguments.count == 0 {
            return CallTarget(function: function, this: this, binding: [])
        }
        let caller = store.function(of: frame).file
        let calling = program.files[Int(caller)]
        // Nil while each parameter takes the argument in its place, as nearly all do.
        var binding: [Int?]?
        var next = 0
        for (index, parameter) in fact.parameters.enumerated() {
            let canBeLeftOut = parameter.defaultValue != nil || takesAny && program.isVariadic(index, of: function)
            var taken: Int?
            if next < arguments.count {
                let argument = calling.arguments[Int(arguments.start) + next]
                let given = argument.label.map { program.identifier($0, caller) }
                let fits =
                    argument.isTrailingClosure && given == nil
                    ? mayBeFunction(index, of: function) && remainingFit(fact, after: index, arguments.count - next)
                    : given == parameter.label.map { program.identifier($0, function.file) }
                if fits { taken = next }
            }
            guard taken != nil || canBeLeftOut else { return nil }
            if binding == nil, taken != index { binding = Self.inOrder(index) }
            binding?.append(taken)
            if taken != nil {
                next +=
                    takesAny && program.isVariadic(index, of: function)
                    ? run(of: calling.arguments(arguments), from: next) : 1
            }
        }
        guard next == arguments.count else { return nil }
        return CallTarget(function: function, this: this, binding: binding ?? Self.inOrder(fact.parameters.count))
    }

    /// Parameters that take the arguments in their places.
    private static func inOrder(_ count: Int) -> [Int?] {
        count < bindingsInOrder.count ? bindingsInOrder[count] : (0..<count).map { $0 }
    }

    /// Shared by nearly all calls.
    private static let bindingsInOrder: [[Int?]] = (0..<16).map { count in (0..<count).map { $0 } }

    /// A trailing closure takes the first function parameter from which on the rest of the arguments fit.
    private func remainingFit(_ fact: FunctionFacts, after index: Int, _ remaining: Int) -> Bool {
        fact.parameters[(index + 1)...].count { $0.defaultValue == nil } <= remaining - 1
    }

    /// Whether a parameter may take a closure: a type that nobody declares may be a library's name for a function.
    private func mayBeFunction(_ index: Int, of function: FunctionRef) -> Bool {
        let type = parameterType(index, of: function)
        switch type {
        case .function, .generic, .unknown: return true
        case .nominal(let symbol, _):
            return program.isExternal(symbol) && !dataTypes.isData(type)
                && !AppleClasses.isObject(program.types[symbol].name)
        case .composition, .tuple, .array, .metatype: return false
        }
    }
}
