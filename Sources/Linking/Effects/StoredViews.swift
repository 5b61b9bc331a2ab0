import Dialects
import Facts
import NavigationGraph

/// The properties in which routers of SwiftUI keep the view that is shown next.
///
/// A modifier shows what is behind a binding of its own (`.sheet(isPresented: …) { presented }`) and is made with a
/// binding to a property of some state: `router.binding(keyPath: \.sheet)`, `$state.sheet`. A router navigates by putting
/// a view into that property, which says how it is shown, wherever the modifier stands. The view is erased, by itself or
/// in a type of the program's that holds it.
struct StoredViews {
    private let program: Program
    /// How a view is shown that is put into a property of a name.
    private(set) var transitions: [Identifier: Transition] = [:]
    /// The calls of primitives that show what such properties hold, with the property's name.
    private(set) var shows: [ExpressionRef: Identifier] = [:]
    /// The properties whose view a primitive shows that is no binding of who calls it.
    private(set) var kept: [Kept] = []
    private let holders: [String: Identifier]
    private let handings: HandedBindings
    private let routing: RoutingViews

    struct Kept {
        var name: Identifier
        /// The call of the primitive, and the way in which it shows what is kept.
        var call: ExpressionRef
        var transition: Transition
        /// SwiftUI's container that stands around it there: `NavigationView { kept }`.
        var container: String?
    }

    init(program: Program, routing: RoutingViews) {
        self.program = program
        self.routing = routing
        handings = HandedBindings(program: program)
        let isNeeded = SwiftUIPrimitive.all.contains { !program.calls(named: $0.name).isEmpty }
        holders = isNeeded ? Self.holders(program) : [:]
        for primitive in SwiftUIPrimitive.all {
            switch primitive.subject {
            case .content, .link, .elements: break
            case .system, .external: continue
            }
            for reference in program.calls(named: primitive.name) where program.usesSwiftUI(reference.file) {
                read(reference, primitive)
            }
        }
        for name in namesLaidOver() where transitions[name] == nil { transitions[name] = .present }
    }

    // MARK: - What lies over a view

    /// The properties from which a router that is a view draws what lies over all else: in its body, where it may be
    /// absent, or in an overlay that a modifier is made of.
    private func namesLaidOver() -> [Identifier] {
        var found: [Identifier] = []
        for body in routing.bodies {
            for case .own(let name) in mentions(by: body.function) {
                guard let property = property(name, of: body.symbol), isOptional(property),
                    !routing.setters(of: name, in: body.symbol).isEmpty
                else { continue }
                found.append(name)
            }
        }
        for reference in program.calls(named: SwiftUIViews.overlay) where program.usesSwiftUI(reference.file) {
            for case .parameter(let function, let index) in mentions(inOverlay: reference) {
                found += handings.bindings(for: index, of: function).compactMap(bound).filter(routing.isSet)
            }
        }
        return found.filter(isStored)
    }

    /// What an overlay draws, also inside of a view that is made around it: `overlay(Dimmed { page })`.
    private func mentions(inOverlay reference: ActionRef) -> [Mention] {
        let file = program.files[Int(reference.file)]
        var waiting = [program.action(reference).expression]
        var found: [Mention] = []
        while let call = waiting.popLast() {
            guard case .call(_, let range) = file.expressions[call] else { continue }
            for argument in file.arguments(range) {
                found += mentions(in: argument.value, reference.file)
                waiting.append(argument.value)
            }
        }
        return found
    }

    private func isOptional(_ property: PropertyRef) -> Bool {
        guard let type = program.facts(property).type else { return false }
        if case .optional = program.files[Int(property.file)].types[Int(type.index)] { return true }
        return false
    }

    private mutating func read(_ reference: ActionRef, _ primitive: SwiftUIPrimitive) {
        guard let shown = SwiftUINames.shown(by: reference, named: primitive.name, in: program) else { return }
        let owner = program.owner(of: FunctionRef(Int(reference.file), program.action(reference).function))
        for mention in mentions(in: shown.content, reference.file) {
            switch mention {
            case .own(let name):
                if let names = owner.flatMap({ states(behind: name, of: $0, primitive) }) {
                    show(names, primitive, shown.call)
                } else {
                    keep(name, primitive, shown)
                }
            case .other(let name): keep(name, primitive, shown)
            case .parameter(let function, let index):
                show(handings.bindings(for: index, of: function).compactMap(bound), primitive, shown.call)
            }
        }
    }

    private mutating func show(_ names: [Identifier], _ primitive: SwiftUIPrimitive, _ call: ExpressionRef) {
        for bound in names where isStored(bound) {
            transitions[bound] = transitions[bound] ?? primitive.transition
            shows[call] = shows[call] ?? bound
        }
    }

    /// The properties behind one of a view's own: those that others bind it to, or it alone, where the view is a router
    /// and its methods put views there; nil for any other property.
    private func states(behind name: Identifier, of owner: Int, _ primitive: SwiftUIPrimitive) -> [Identifier]? {
        guard let property = property(name, of: owner) else { return nil }
        if isBinding(property) {
            return handings.bindings(labelled: name, of: program.types[owner].name).compactMap(bound)
        }
        return primitive.transition == .root || routing.setters(of: name, in: owner).isEmpty ? nil : [name]
    }

    /// What the window shows from the start is also what it shows after another view was put there.
    private mutating func keep(
        _ name: Identifier, _ primitive: SwiftUIPrimitive,
        _ shown: (primitive: SwiftUIPrimitive, call: ExpressionRef, content: ExpressionID)
    ) {
        guard isStored(name) else { return }
        guard primitive.transition == .root else {
            kept.append(
                Kept(
                    name: name, call: shown.call, transition: primitive.transition,
                    container: container(in: shown.content, shown.call.file)))
            return
        }
        transitions[name] = transitions[name] ?? .root
    }

    // MARK: - What a primitive shows

    /// Where content has a view from that it shows as it is.
    private enum Mention {
        /// A property of the view or the modifier itself, or of another object.
        case own(Identifier), other(Identifier)
        /// A parameter of the function that adds the modifier.
        case parameter(FunctionRef, Int)
    }

    private func mentions(in content: ExpressionID, _ index: Int32) -> [Mention] {
        let file = program.files[Int(index)]
        switch file.expressions[content] {
        case .closure(let closure):
            return mentions(by: FunctionRef(Int(index), closure))
        default: return mention(in: content, index, depth: 0).map { [$0] } ?? []
        }
    }

    private func mentions(by function: FunctionRef) -> [Mention] {
        let file = program.files[Int(function.file)]
        return ([function] + program.innerFunctions(within: function)).flatMap { inner in
            program.facts(inner).actions.map { file.actions[Int($0)] }
                .filter { $0.kind == .result || $0.kind == .statement }
                .compactMap { mention(in: $0.expression, function.file, depth: 0) }
        }
    }

    /// The container that a closure builds, behind the modifiers on it.
    private func container(in content: ExpressionID, _ index: Int32) -> String? {
        let file = program.files[Int(index)]
        guard case .closure(let closure) = file.expressions[content] else { return nil }
        let built = program.facts(FunctionRef(Int(index), closure)).actions.map { file.actions[Int($0)] }.filter {
            $0.kind == .result || $0.kind == .statement
        }
        guard built.count == 1, var view = built.first?.expression else { return nil }
        while case .call(let callee, _) = file.expressions[view] {
            switch file.expressions[callee] {
            case .member(let base?, _): view = base
            case .name(let name):
                let text = file.text(name)
                return SwiftUIViews.wrappers[text].flatMap { $0 } == nil ? nil : text
            default: return nil
            }
        }
        return nil
    }

    /// What is behind an expression, the modifiers on it, and the variables that unwrap it.
    private func mention(in expression: ExpressionID, _ index: Int32, depth: Int) -> Mention? {
        let file = program.files[Int(index)]
        guard depth < 64 else { return nil }
        switch file.expressions[expression] {
        case .name(let name): return .own(program.identifier(name, index))
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            switch fact.source {
            case .value(let value): return mention(in: value, index, depth: depth + 1)
            case .parameter(let position):
                return .parameter(FunctionRef(file: index, function: fact.function.index), position)
            default: return nil
            }
        case .member(let base?, let name):
            switch file.expressions[base] {
            case .selfReference: return .own(program.identifier(name, index))
            case .local: return mention(in: base, index, depth: depth + 1)
            default:
                let isInside = file.text(name) == "wrappedValue" || isErasedMember(program.identifier(name, index))
                return isInside
                    ? mention(in: base, index, depth: depth + 1) : .other(program.identifier(name, index))
            }
        case .call(let callee, _):
            guard case .member(let base?, _) = file.expressions[callee] else { return nil }
            return mention(in: base, index, depth: depth + 1)
        default: return nil
        }
    }

    private func property(_ name: Identifier, of symbol: Int) -> PropertyRef? {
        program.types[symbol].properties[name]?.first { holdsView($0) }
    }

    private func isBinding(_ property: PropertyRef) -> Bool {
        let file = program.files[Int(property.file)]
        return program.facts(property).attributes.contains { file.text($0) == "Binding" }
    }

    /// Whether any type of the program keeps a view in a property of a name.
    private func isStored(_ name: Identifier) -> Bool {
        program.types.contains { type in type.properties[name]?.contains { holdsView($0) } ?? false }
    }

    /// Whether a property keeps a view of any type: what is written there is erased to `AnyView`.
    func holdsView(_ property: PropertyRef) -> Bool {
        let fact = program.facts(property)
        guard fact.getter == nil, let type = fact.type else { return false }
        return isErased(type, program.files[Int(property.file)])
    }

    private func isErased(_ type: TypeID, _ file: SwiftFacts) -> Bool {
        switch file.types[Int(type.index)] {
        case .named(let name, _), .member(_, let name, _):
            file.text(name) == Self.erased || holders[file.text(name)] != nil
        case .optional(let inner): isErased(inner, file)
        default: false
        }
    }

    /// The type that views of any type are erased to.
    static let erased = "AnyView"

    /// The structs of the program that hold an erased view, with the property in which they do.
    private static func holders(_ program: Program) -> [String: Identifier] {
        var found: [String: Identifier] = [:]
        for type in program.types where type.kind == .struct && !type.properties.isEmpty {
            let names = type.properties.filter { _, all in all.contains { isPlainlyErased($0, program) } }.keys
            found[type.name] = names.min { program.text($0) < program.text($1) } ?? found[type.name]
        }
        return found
    }

    private static func isPlainlyErased(_ property: PropertyRef, _ program: Program) -> Bool {
        let fact = program.facts(property)
        let file = program.files[Int(property.file)]
        guard fact.getter == nil, !fact.isStatic, fact.attributes.isEmpty, let written = fact.type,
            case .named(let text, _) = file.types[Int(written.index)]
        else { return false }
        return file.text(text) == erased
    }

    private func isErasedMember(_ name: Identifier) -> Bool { holders.values.contains(name) }

    /// The property in which objects of a type hold an erased view.
    private func erasedMember(of symbol: Int) -> Identifier? { holders[program.types[symbol].name] }

    /// A view, where a struct of the program holds it.
    func unwrapped(_ value: ValueID, _ evaluator: Evaluator) -> ValueID {
        evaluator.mapChoices(value) { view in
            evaluator.type(of: view).symbol.flatMap { erasedMember(of: $0) }.map { evaluator.member($0, of: view) }
                ?? view
        }
    }

    // MARK: - Where it is kept

    /// `router.binding(keyPath: \.sheet)`, `$state.sheet`, `$sheet`: the name at the end.
    private func bound(by handed: HandedBindings.Handed) -> Identifier? {
        let index = handed.function.file
        let file = program.files[Int(index)]
        switch file.expressions[handed.binding] {
        case .name(let name), .member(_?, let name):
            let text = file.text(name)
            return program.identifier(text.hasPrefix("$") ? String(text.dropFirst()) : text)
        case .call(_, let range):
            for argument in file.arguments(range) {
                guard case .closure(let closure) = file.expressions[argument.value] else { continue }
                let results = program.facts(FunctionRef(Int(index), closure)).actions.map { file.actions[Int($0)] }
                    .filter { $0.kind == .result }
                guard results.count == 1, case .member(_?, let name) = file.expressions[results[0].expression] else {
                    continue
                }
                return program.identifier(name, index)
            }
            return nil
        default: return nil
        }
    }
}
