import Dialects
import Facts
import NavigationGraph

/// Finds the app's controllers that only stand around the screens that they are made with: a sheet, a drawer, a card, a
/// page with a footer.
///
/// Such a class embeds nothing but what it is handed when it is made and whose class it does not know, or another such
/// controller that it makes around that; it shows nothing but itself, and no presenter or interactor thinks for it. What it is
/// told to show is what is in it.
///
/// It comes after `WrappedContainers`, whose classes are containers.
struct SurroundingControllers {
    let program: Program

    /// Tells each of these classes which of its properties hold the screens.
    ///
    /// - Parameter embedded: what each class embeds; see `EmbeddedMembers`.
    func mark(_ embedded: [(owner: Int, members: [Identifier?])]) {
        let candidates = embedded.compactMap { owner, members -> (owner: Int, properties: [Identifier])? in
            var properties: [Identifier] = []
            for case let property? in members where !properties.contains(property) { properties.append(property) }
            guard !properties.isEmpty, members.allSatisfy({ $0 != nil }), program.types[owner].wrapped == nil,
                program.inherits(owner, from: "UIViewController"), !program.isContainer(owner), !showsAnything(owner),
                !isThoughtFor(owner)
            else { return nil }
            return (owner, properties)
        }
        // One may lie in another, whichever of them comes first.
        var isFound = true
        while isFound {
            isFound = false
            for (owner, properties) in candidates where program.types[owner].surrounded.isEmpty {
                let found = properties.compactMap { property -> TypeSymbol.Surrounded? in
                    guard let labels = labels(filling: property, of: owner), !labels.isEmpty else { return nil }
                    return TypeSymbol.Surrounded(property: property, labels: labels)
                }
                guard found.count == properties.count else { continue }
                program.types[owner].surrounded = found.count > 1 ? withFrames(found, of: owner) : found
                isFound = true
            }
        }
    }

    // MARK: - Frames

    /// Tells of several things that a controller stands around which are the same wherever it is made.
    private func withFrames(_ found: [TypeSymbol.Surrounded], of owner: Int) -> [TypeSymbol.Surrounded] {
        var classes = found.map { _ in [Identifier?: Int]() }
        for reference in program.calls(named: program.types[owner].name) {
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { continue }
            for argument in file.arguments(range) {
                let label = argument.label.map { program.identifier($0, reference.file) }
                guard let index = found.firstIndex(where: { $0.labels.contains(label) }) else { continue }
                classes[index][classMade(by: argument.value, reference.file), default: 0] += 1
            }
        }
        return found.indices.map { index in
            var surrounded = found[index]
            let isVaried = classes.contains { $0.count > classes[index].count }
            if isVaried, let (made, count) = classes[index].max(by: { $0.value < $1.value }), count > 1,
                count * 4 >= classes[index].values.reduce(0, +) * 3
            {
                surrounded.frame = made
            }
            return surrounded
        }
    }

    /// The class whose initialiser an expression calls; nil where it says nothing of it.
    private func classMade(by expression: ExpressionID, _ index: Int32) -> Identifier? {
        let file = program.files[Int(index)]
        switch file.expressions[expression] {
        case .call(let callee, _):
            guard case .name(let name) = file.expressions[callee] else { return nil }
            return program.identifier(name, index)
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source else { return nil }
            return classMade(by: value, index)
        default: return nil
        }
    }

    // MARK: - Candidates

    /// Whether a class holds a presenter or an interactor, as a screen does that acts by itself, or is handed a view
    /// model. What moves a sheet by the finger is called an interactor as well, and is UIKit's or inherits from it.
    private func isThoughtFor(_ symbol: Int) -> Bool {
        program.types[symbol].properties.contains { name, properties in
            properties.contains { property in
                guard let type = program.facts(property).type else { return false }
                let declared = program.resolve(
                    type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
                return declared.symbols.contains { held in
                    isThought(held) || isViewModel(held) && !labels(filling: name, of: symbol, around: nil).isEmpty
                }
            }
        }
    }

    /// Whether a type's name says that it is a presenter or an interactor.
    private func isThought(_ held: Int) -> Bool {
        guard !program.isExternal(held), !program.inherits(held, from: "UIPercentDrivenInteractiveTransition"),
            let role = RoleNames.all.reading(of: program.types[held].name)?.role
        else { return false }
        return role == .presenter || role == .interactor
    }

    /// Whether a type is an object that thinks for one screen, or a protocol by which such an object is known. What is a
    /// struct only says how a sheet looks.
    private func isViewModel(_ held: Int) -> Bool {
        let name = program.types[held].name
        switch program.types[held].kind {
        case .class, .actor: return RoleNames.isViewModel(name)
        case .protocol:
            let interface = RoleNames.all.interfaceSuffixes.first { name.hasSuffix($0) } ?? ""
            guard RoleNames.isViewModel(name) || RoleNames.isViewModel(String(name.dropLast(interface.count))) else {
                return false
            }
            return program.concreteConformers(of: held).contains(where: isViewModel)
        default: return false
        }
    }

    /// Whether the code of a class calls anything that shows a screen, apart from what it embeds and from itself: a sheet
    /// may know how it is presented (`sheet.present(from: controller)`).
    private func showsAnything(_ symbol: Int) -> Bool {
        let functions = program.declaredFunctions(of: symbol)
        return functions.flatMap { [$0] + program.innerFunctions(within: $0) }.contains { function in
            let file = program.files[Int(function.file)]
            return program.facts(function).actions.contains { index in
                guard case .call(let callee, let range) = file.expressions[file.actions[Int(index)].expression] else {
                    return false
                }
                switch file.expressions[callee] {
                case .name(let name), .member(_, let name):
                    return isShowing(file.text(name))
                        && !(file.arguments(range).first.map { isItself($0.value, file) } ?? false)
                default: return false
                }
            }
        }
    }

    /// Whether an expression is the object at hand, or a container that is made around it.
    private func isItself(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[expression] {
        case .selfReference: return true
        case .call(_, let range):
            return range.count == 1 && (file.arguments(range).first.map { isItself($0.value, file) } ?? false)
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source else { return false }
            return isItself(value, file)
        default: return false
        }
    }

    private func isShowing(_ name: String) -> Bool {
        (program.primitives.callsByName[name] ?? []).contains { primitive in
            switch primitive.transition {
            case .embed, .pop, .dismiss, .external: false
            default: !primitive.onlyNodes
            }
        }
    }

    /// The labels under which the initialisers of a class take what they put into a property; nil for a property whose
    /// type says which screen is in it.
    private func labels(filling name: Identifier, of symbol: Int) -> Set<Identifier?>? {
        guard let property = program.types[symbol].properties[name]?.first, program.facts(property).getter == nil,
            let type = program.facts(property).type
        else { return nil }
        let declared = program.resolve(
            type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
        let inner = declared.symbol.flatMap { program.types[$0].surrounded.isEmpty ? nil : $0 }
        guard inner != nil || isOfAnyScreen(declared) || isHostOfAnyView(declared) else { return nil }
        return labels(filling: name, of: symbol, around: inner)
    }

    /// The labels under which the initialisers of a class take what they put into a property, whatever it is.
    ///
    /// - Parameter inner: the controller that they make around what they take.
    private func labels(filling name: Identifier, of symbol: Int, around inner: Int?) -> Set<Identifier?> {
        Set(
            program.types[symbol].initializers.flatMap { initializer in
                program.facts(initializer).actions.compactMap { index -> Identifier?? in
                    let file = program.files[Int(initializer.file)]
                    let action = file.actions[Int(index)]
                    guard action.kind == .assignment,
                        case .assignment(let target, let value) = file.expressions[action.expression],
                        program.ownMember(target, initializer.file) == name
                    else { return nil }
                    return label(of: value, in: initializer, inner)
                }
            })
    }

    /// The label of the parameter that a value is, or that another such controller is made with.
    private func label(of value: ExpressionID, in initializer: FunctionRef, _ inner: Int?) -> Identifier?? {
        let file = program.files[Int(initializer.file)]
        switch file.expressions[value] {
        case .local:
            guard inner == nil, let index = file.parameter(value, of: initializer.id) else { return nil }
            let label = program.facts(initializer).parameters[index].label
            return .some(label.map { program.identifier($0, initializer.file) })
        case .call(let callee, let range):
            if inner == nil, isHost(callee, file) {
                let view = file.arguments(range).first { argument in
                    argument.label.map { file.text($0) == SwiftUIViews.hosting.label } ?? false
                }
                return view.flatMap { label(of: $0.value, in: initializer, nil) }
            }
            guard let inner else { return nil }
            let labels = program.types[inner].surrounded.reduce(into: Set()) { $0.formUnion($1.labels) }
            for argument in file.arguments(range)
            where labels.contains(argument.label.map { program.identifier($0, initializer.file) }) {
                if let found = label(of: argument.value, in: initializer, nil) { return found }
            }
            return nil
        default: return nil
        }
    }

    private func isHost(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .name(let name) = file.expressions[callee] else { return false }
        return file.text(name) == SwiftUIViews.hosting.name
    }

    /// Whether a type puts a view of SwiftUI into UIKit and does not say which: `UIHostingController<Content>`.
    private func isHostOfAnyView(_ type: TypeValue) -> Bool {
        guard case .nominal(let symbol, let arguments) = type, program.isExternal(symbol),
            program.types[symbol].name == SwiftUIViews.hosting.name, let view = arguments.first
        else { return false }
        return isOfAnyScreen(view)
    }

    /// Whether a type says of a screen no more than that it is one.
    private func isOfAnyScreen(_ type: TypeValue) -> Bool {
        switch type {
        case .generic: return true
        case .composition(let parts): return parts.allSatisfy(isOfAnyScreen)
        case .nominal(let symbol, _):
            return program.types[symbol].kind == .protocol || program.isExternal(symbol) && program.isContainer(symbol)
                || program.types[symbol].name == "UIViewController"
        default: return false
        }
    }
}
