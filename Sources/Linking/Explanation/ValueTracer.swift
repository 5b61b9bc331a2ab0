import Facts

/// Walks the way that the evaluator went from an expression to what it stands for, and says each step.
///
/// It asks the evaluator the same questions in the same activations, which it answers from memory, so what is told is
/// what was concluded.
struct ValueTracer {
    static let maximumSteps = 24
    /// How many returns or assignments of one function are told.
    static let maximumBranches = 4

    let app: LinkedApp
    let text: SourceText
    private var callers: CallersOnWay
    private var steps: [Explanation.Statement] = []
    private var visited: Set<Visit> = []

    private struct Visit: Hashable {
        var expression: ExpressionRef
        var frame: FrameID
    }

    private var program: Program { app.program }
    private var evaluator: Evaluator { app.evaluator }

    /// - Parameter way: the calls that lead to the expression, whose activations hand over arguments.
    init(app: LinkedApp, way: [Effect.Step]) {
        self.app = app
        text = SourceText(app: app)
        callers = CallersOnWay(app.evaluator, way: way)
    }

    /// The steps from an expression to its value, and the value at the end.
    mutating func trace(_ expression: ExpressionID, _ frame: FrameID) -> [Explanation.Statement] {
        follow(expression, frame)
        return steps
    }

    /// Nothing is said of what goes on in code that stands for a library: that code is no one's to look up.
    private mutating func say(_ sentence: String, at place: (file: String, line: Int)?) {
        guard place.map({ !SwiftFacts.isStandIn($0.file) }) ?? true else { return }
        let statement = text.statement(sentence, at: place)
        if steps.last != statement { steps.append(statement) }
    }

    private mutating func follow(_ expression: ExpressionID, _ frame: FrameID) {
        let file = evaluator.facts(frame)
        let reference = ExpressionRef(Int(evaluator.store.function(of: frame).file), expression)
        guard steps.count < Self.maximumSteps, visited.insert(Visit(expression: reference, frame: frame)).inserted
        else { return }
        let place = text.place(reference)
        if let part = surroundedPart(expression, frame) {
            say(
                "`\(text.text(expression, file))` is a library's, whose sources are not in the scan: it is taken for what "
                    + "it stands around", at: place)
            return follow(part, frame)
        }
        switch file.expressions[expression] {
        case .local(let local): follow(local, frame)
        case .call(let callee, let arguments): followCall(expression, callee, arguments, frame)
        case .member(let base?, let name): followMember(expression, base, file.text(name), frame)
        case .cast(let value, let type, _):
            say("it is taken for \(text.named(evaluator.resolve(type, in: frame)))", at: place)
            follow(value, frame)
        case .alternatives(let values):
            let some = file.arguments(values)
            say("it is one of \(some.count) values", at: place)
            for argument in some.prefix(Self.maximumBranches) { follow(argument.value, frame) }
        case .array(let elements):
            for argument in file.arguments(elements).prefix(Self.maximumBranches) { follow(argument.value, frame) }
        case .element(let base, _):
            say("it is an element of `\(text.text(base, file))`", at: place)
            follow(base, frame)
        case .name(let name):
            let value = text.describe(evaluator.eval(expression, frame))
            say("`\(file.text(name))` is \(value.text)", at: value.place ?? place)
        default:
            let value = text.describe(evaluator.eval(expression, frame))
            say("`\(text.text(expression, file))` is \(value.text)", at: value.place ?? place)
        }
    }

    /// The screen around which a library puts something, of which no more is known.
    private func surroundedPart(_ expression: ExpressionID, _ frame: FrameID) -> ExpressionID? {
        guard evaluator.eval(expression, frame) == evaluator.unknown else { return nil }
        return evaluator.surroundedPart(expression, frame)?.expression
    }

    // MARK: - Locals

    private mutating func follow(_ local: LocalID, _ frame: FrameID) {
        let file = evaluator.facts(frame)
        let fact = file.locals[Int(local.index)]
        let owner = FunctionRef(Int(evaluator.store.function(of: frame).file), fact.function)
        let home = callers.home(of: owner, from: frame)
        let name = file.text(fact.name)
        let place = (file.path, Int(fact.line))
        switch fact.source {
        case .parameter(let index): followParameter(index, name, home)
        case .value(let value):
            // After a block that sets it, a variable is what it was before, or what the block sets it to.
            if case .local(let earlier) = file.expressions[value], file.locals[Int(earlier.index)].name == fact.name {
                follow(earlier, home)
            } else {
                say("`\(name)` is `\(text.text(value, file))`", at: place)
                follow(value, home)
            }
        case .part(let value, let index):
            say("`\(name)` is part \(index + 1) of `\(text.text(value, file))`", at: place)
            follow(value, home)
        case .payload(let subject, let named, _):
            say("`\(name)` comes with the case `.\(file.text(named))` of `\(text.text(subject, file))`", at: place)
            follow(subject, home)
        case .element(let sequence):
            say("`\(name)` is an element of `\(text.text(sequence, file))`", at: place)
            follow(sequence, home)
        case .none: say("`\(name)` is declared without a value", at: place)
        }
        guard fact.isVariable || fact.source == .none else { return }
        let index = Int(evaluator.store.function(of: home).file)
        for reference in (program.localAssignments[index][local] ?? []).prefix(Self.maximumBranches) {
            let action = program.action(reference)
            guard case .assignment(_, let value) = file.expressions[action.expression] else { continue }
            say(
                "`\(name)` is set to `\(text.text(value, file))`",
                at: text.place(ExpressionRef(index, action.expression)))
            follow(value, evaluator.frame(for: FunctionRef(index, action.function), within: home))
        }
    }

    private mutating func followParameter(_ index: Int, _ name: String, _ home: FrameID) {
        let function = evaluator.store.function(of: home)
        if let (value, caller) = callers.handed(index, to: home) {
            say(
                "`\(name)` of \(text.name(function)) is handed over as "
                    + "`\(text.text(value, evaluator.facts(caller.frame)))`", at: text.place(caller.call))
            follow(value, caller.frame)
            return
        }
        let arguments = evaluator.store[home].arguments
        if index < arguments.count {
            let value = text.describe(arguments[index])
            say("`\(name)` of \(text.name(function)) is \(value.text)", at: value.place ?? text.place(function))
        } else {
            say("`\(name)` is a parameter of \(text.name(function))", at: text.place(function))
        }
    }

    // MARK: - Calls

    private mutating func followCall(
        _ expression: ExpressionID, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) {
        let file = evaluator.facts(frame)
        let reference = ExpressionRef(Int(evaluator.store.function(of: frame).file), expression)
        let place = text.place(reference)
        let value = evaluator.eval(expression, frame)
        if case .object(let creation) = evaluator.store[value], creation.site == reference || creation.site.id == callee
        {
            if creation.isInstantiated { return sayScene(creation, at: place) }
            say("`\(text.text(expression, file))` makes \(text.named(creation.type))", at: place)
            return followContents(of: creation, arguments, frame)
        }
        let targets = evaluator.targets(ofCall: callee, arguments, frame).filter {
            program.facts($0.function).kind != .initializer
        }
        guard let first = targets.first else {
            let known = text.describe(value)
            say("`\(text.text(expression, file))` gives \(known.text)", at: known.place ?? place)
            return
        }
        let several = targets.count > 1 ? ", or one of \(targets.count - 1) more that implement it," : ""
        say("`\(text.text(expression, file))` calls \(text.name(first.function))\(several)", at: place)
        let activation = evaluator.activate(first, arguments, frame)
        callers.add(activation, calledBy: reference, in: frame, first)
        followResults(of: activation)
    }

    /// What a container or a hosting controller is made with.
    private mutating func followContents(of creation: Creation, _ arguments: ArgumentRange, _ frame: FrameID) {
        let file = evaluator.facts(frame)
        let isOpaque = creation.type.symbol.map { program.isExternal($0) } ?? false
        func isHeld(_ argument: Argument) -> Bool {
            isOpaque && evaluator.isScreen(evaluator.eval(argument.value, frame))
        }
        for argument in file.arguments(arguments) {
            guard argument.label.map({ Self.contentLabels.contains(file.text($0)) }) ?? false || isHeld(argument) else {
                continue
            }
            let place = text.place(ExpressionRef(Int(evaluator.store.function(of: frame).file), argument.value))
            say("in it is `\(text.text(argument.value, file))`", at: place)
            follow(argument.value, frame)
        }
        for view in app.routes.effects.screens.hostedLater(creation, evaluator.make(.object(creation))) {
            let place = text.place(ExpressionRef(Int(evaluator.store.function(of: frame).file), view.expression))
            say("`\(text.text(view.expression, file))` is put in its place", at: place)
            follow(view.expression, frame)
        }
        guard app.routes.effects.screens.container(of: creation.type) != nil else { return }
        for effect in app.routes.effects.effects(of: creation.frame) where fills(effect, creation) {
            guard let first = effect.steps.first, let last = effect.steps.last else { continue }
            say("`\(text.text(first.call))` fills it", at: text.place(first.call))
            for condition in effect.steps.flatMap(\.conditions) { steps.append(text.condition(condition)) }
            guard let shown = effect.shownExpression(in: program) else { continue }
            var tracer = ValueTracer(app: app, way: effect.steps)
            // Two containers may hold each other.
            tracer.visited = visited
            steps += tracer.trace(shown, last.frame)
            visited = tracer.visited
        }
    }

    /// Whether an effect puts something into a container.
    private func fills(_ effect: Effect, _ container: Creation) -> Bool {
        guard effect.steps.count < Self.maximumSteps else { return false }
        return evaluator.choices(of: effect.receiver).contains { choice in
            guard case .object(let creation) = evaluator.store[choice.value] else { return false }
            return creation.site == container.site && creation.frame == container.frame
        }
    }

    private static let contentLabels: Set<String> = ["rootViewController", "viewControllers", "rootView"]

    private mutating func sayScene(_ creation: Creation, at place: (file: String, line: Int)) {
        guard let scene = creation.scene else {
            return say("a storyboard makes it, and which scene could not be found out", at: place)
        }
        let facts = evaluator.storyboards.facts(scene)
        let storyboard = evaluator.storyboards.storyboards[scene.storyboard]
        let named = facts.storyboardIdentifier.map { " “\($0)”" } ?? ""
        say("the storyboard “\(storyboard.name)” makes its scene\(named)", at: place)
        let type = facts.customClass.map { "of the class `\($0)`" } ?? "without a class of its own"
        say("the scene is \(type)", at: (storyboard.path, facts.line))
    }

    private mutating func followResults(of frame: FrameID) {
        let function = evaluator.store.function(of: frame)
        let file = evaluator.facts(frame)
        let results = program.facts(function).actions.map { file.actions[Int($0)] }.filter {
            $0.kind == .result && evaluator.canRun($0.condition, in: frame)
        }
        // What gives nothing (`guard … else { return nil }`) says nothing.
        let telling = results.filter { evaluator.eval($0.expression, frame) != evaluator.nothing }
        if telling.isEmpty, !program.facts(function).hasBody {
            say("\(text.name(function)) has no body here: only its declared type is known", at: text.place(function))
        }
        for result in telling.prefix(Self.maximumBranches) {
            say(
                "it returns `\(text.text(result.expression, file))`",
                at: text.place(ExpressionRef(Int(function.file), result.expression)))
            follow(result.expression, frame)
        }
    }

    // MARK: - Members

    private mutating func followMember(
        _ expression: ExpressionID, _ base: ExpressionID, _ name: String, _ frame: FrameID
    ) {
        let file = evaluator.facts(frame)
        let place = text.place(ExpressionRef(Int(evaluator.store.function(of: frame).file), expression))
        let holder = evaluator.eval(base, frame)
        let value = evaluator.eval(expression, frame)
        let written = text.text(expression, file)
        if evaluator.store[holder].isSelf || evaluator.store[holder].isType {
            let known = text.describe(value)
            return say("`\(written)` is \(known.text)", at: known.place ?? place)
        }
        say("`\(written)` is a member of \(text.describe(holder).text)", at: place)
        follow(base, frame)
        let known = text.describe(value)
        if value != evaluator.unknown { say("its `\(name)` is \(known.text)", at: known.place ?? place) }
    }
}

extension Value {
    fileprivate var isSelf: Bool {
        if case .this = self { return true }
        return false
    }

    fileprivate var isType: Bool {
        if case .metatype = self { return true }
        return false
    }
}
