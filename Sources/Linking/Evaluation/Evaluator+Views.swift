import Dialects
import Facts

/// SwiftUI's views as values: what builders build, and what modifiers leave of a view.
extension Evaluator {
    /// Whether an object is a view: of a type of the program, or of SwiftUI.
    func isView(_ value: ValueID) -> Bool {
        switch store[value] {
        case .object(let creation):
            guard let symbol = creation.type.symbol else { return false }
            return program.isSwiftUIView(symbol) || isFrameworkView(symbol, in: creation.site.file)
        case .this(let symbol), .enumCase(let symbol?, _, _): return program.isSwiftUIView(symbol)
        case .instance(let type), .open(_, let type):
            return type.symbols.contains { program.isSwiftUIView($0) || isViewProtocol($0) }
        default: return false
        }
    }

    /// Whether a type that the program does not declare is one of SwiftUI's views, judged by the file that uses it.
    func isFrameworkView(_ symbol: Int, in file: Int32) -> Bool {
        program.isExternal(symbol) && program.types[symbol].superclass == nil && program.usesSwiftUI(file)
            && !ContainerWords.factories.contains(program.types[symbol].name)
            && !program.types[symbol].name.hasSuffix("Controller")
    }

    private func isViewProtocol(_ symbol: Int) -> Bool {
        program.isExternal(symbol) && SwiftUIViews.protocols.contains(program.types[symbol].name)
    }

    /// Whether every statement of a function is a view that it builds.
    func isBuilder(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard program.usesSwiftUI(function.file) else { return false }
        let file = program.files[Int(function.file)]
        if fact.attributes.contains(where: { file.text($0).hasSuffix("Builder") }) { return true }
        return file.text(fact.name) == SwiftUIViews.body && (fact.kind == .getter || fact.kind == .method)
    }

    /// The getter that says what a view shows.
    func body(of symbol: Int) -> FunctionRef? {
        guard let property = property(program.identifier(SwiftUIViews.body), in: symbol, isStatic: false) else {
            return nil
        }
        return program.facts(property).getter.map { FunctionRef(Int(property.file), $0) }
    }

    /// The views that a closure builds, as one value; a closure that returns one gives that. So does a method that is named
    /// in its place, and an initialiser: `.sheet(isPresented: $isOpen, content: CartView.init)`.
    func built(_ closure: ValueID, with arguments: [ValueID] = []) -> ValueID {
        switch store[closure] {
        case .closure(let function, let parent):
            return built(
                by: store.intern(
                    Frame(
                        function: function, this: store.this(of: parent), arguments: arguments,
                        bound: store[parent].bound, parent: parent)))
        case .functions(let functions, let this):
            // What gives nothing back is to be done when the user touches something.
            guard functions.count == 1, program.facts(functions[0]).result != nil else { return closure }
            return built(
                by: store.intern(
                    Frame(function: functions[0], this: this, arguments: arguments, bound: [:], parent: nil)))
        case .instance(.function(_, let result)):
            guard let symbol = result.symbol, program.isSwiftUIView(symbol) else { return closure }
            return declared(result, from: nil)
        default: return closure
        }
    }

    /// The same for an activation of a builder.
    func built(by frame: FrameID) -> ValueID {
        if let known = builtViews[frame] { return known }
        guard depth < Self.maximumDepth - 2, builtUnderWay.insert(frame).inserted else { return unknown }
        defer { builtUnderWay.remove(frame) }
        beginQuestion()
        defer { depth -= 1 }
        let cutsBefore = cuts
        let function = store.function(of: frame)
        let fact = program.facts(function)
        let file = program.files[Int(function.file)]
        var returned: [Choice] = []
        var statements: [Choice] = []
        for index in fact.actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result || action.kind == .statement, canRun(action.condition, in: frame) else {
                continue
            }
            let choice = Choice(
                value: eval(action.expression, frame),
                conditions: conditions(from: action.condition, file: function.file).filter {
                    isInside($0, function) && !(program.condition($0).onlyUnwraps && alwaysHolds($0, in: frame))
                })
            if action.kind == .result { returned.append(choice) } else { statements.append(choice) }
        }
        // A body of one statement has it for its result; so have the branches of an `if` or a `switch` alone.
        let value = several(statements + returned, frame)
        if cuts == cutsBefore { builtViews[frame] = value }
        return value
    }

    /// Views side by side as a view of SwiftUI's own; a single one as itself.
    private func several(_ choices: [Choice], _ frame: FrameID) -> ValueID {
        let views = choices.filter { $0.value != unknown && $0.value != nothing }
        guard views.count > 1 else { return views.isEmpty ? unknown : join(views) }
        let function = store.function(of: frame)
        let first = program.files[Int(function.file)].actions[Int(program.facts(function).actions.lowerBound)]
        let place = ExpressionRef(Int(function.file), first.expression)
        return make(
            .object(
                Creation(
                    type: .nominal(program.external(SwiftUIViews.builder), []), site: place, frame: frame,
                    initializer: nil, labels: Array(repeating: nil, count: views.count),
                    arguments: views.map { $0.conditions.isEmpty ? $0.value : make(.alternatives([$0])) }, scene: nil)))
    }

    /// Views side by side as several values, none of which is a part of another.
    func apart(_ built: ValueID) -> ValueID {
        guard case .object(let creation) = store[built],
            creation.type.symbol == program.external(SwiftUIViews.builder)
        else { return built }
        return make(.array(creation.arguments))
    }

    /// The controller that a view makes for UIKit; nil for other views.
    func represented(by view: ValueID, _ symbol: Int) -> ValueID? {
        guard
            let method = methods(program.identifier(SwiftUIViews.representation), in: symbol, isStatic: false).first(
                where: {
                    program.facts($0).hasBody
                })
        else { return nil }
        return result(
            of: store.intern(Frame(function: method, this: view, arguments: [], bound: [:], parent: nil)))
    }
}
