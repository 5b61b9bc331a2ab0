import Dialects
import Facts
import NavigationGraph

/// Tells sheets and popovers from plain modals by what code sets on the controller that it presents.
///
/// It looks where teams write it: in the code that presents and in the helpers that it hands the controller to, in the
/// code that makes the controller, and in the controller's own class. A style that is named outright says more than a
/// transitioning delegate or the detents of a sheet.
final class PresentationStyle {
    private let evaluator: Evaluator
    /// What is set, by the outermost function that sets it.
    private var marks: [FunctionRef: [Mark]] = [:]
    /// The names of the functions that set anything on what they are handed, or on `self`.
    private var markingNames: Set<Identifier> = []
    /// The functions that give back what such a function has made, or has set something on.
    private var handing: Set<FunctionRef> = []
    private var markingCalls: [FunctionRef: [MarkingCall]] = [:]
    private var program: Program { evaluator.program }

    private struct MarkingCall {
        var function: FunctionRef
        var callee: ExpressionID
        var arguments: ArgumentRange
    }

    /// Something that is set on a controller.
    private struct Mark {
        var function: FunctionRef
        /// The controller; nil where it is `self` without being written.
        var holder: ExpressionID?
        var kind: Kind
        /// What is around it in its function.
        var condition: ConditionID?

        enum Kind {
            /// `modalPresentationStyle`, with its new value.
            case style(ExpressionID)
            /// `transitioningDelegate`, with its new value, and what it tells.
            case delegate(ExpressionID, Transition)
            case hint(Transition)
        }
    }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
        for (name, hint) in PresentationMarks.assigned.sorted(by: { $0.key < $1.key }) {
            for reference in program.assignments(named: name) { add(reference, hint) }
        }
        let styled = StyledResults(program: program).functions(styledBy: markingNames)
        markingNames.formUnion(styled.map { program.identifier(of: $0) })
        handing = HandedOnResults(program: program).functions(handingOn: markingNames).union(styled)
        markingNames.formUnion(handing.map { program.identifier(of: $0) })
    }

    private func add(_ reference: ActionRef, _ hint: PresentationMarks.Hint) {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .assignment(let target, let value) = file.expressions[action.expression] else { return }
        let function = FunctionRef(Int(reference.file), action.function)
        var holder: ExpressionID?
        if case .member(let base?, _) = file.expressions[target] { holder = base }
        let kind: Mark.Kind
        switch hint {
        case .style: kind = .style(value)
        case .delegate(let transition): kind = .delegate(value, transition)
        case .presentation(let member, let transition):
            guard let owner = holder.flatMap({ self.owner(of: member, $0, file) }) else { return }
            holder = owner
            kind = .hint(transition)
        }
        let outer = program.outermost(function)
        marks[outer, default: []].append(
            Mark(function: function, holder: holder, kind: kind, condition: action.condition))
        markingNames.insert(program.identifier(of: outer))
    }

    /// The controller of `controller.sheetPresentationController`, also where a local stands for that.
    private func owner(of member: String, _ expression: ExpressionID, _ file: SwiftFacts) -> ExpressionID? {
        switch file.expressions[expression] {
        case .member(let base?, let name):
            let text = file.text(name)
            return text == member || text == "presentationController" ? base : nil
        case .cast(let inner, _, _): return owner(of: member, inner, file)
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source else { return nil }
            return owner(of: member, value, file)
        default: return nil
        }
    }

    // MARK: - Asking

    /// The transition of a `present(_:animated:completion:)`; nil where no style is set.
    func transition(of effect: Effect) -> Transition? {
        guard case .value(let value) = effect.shown else { return nil }
        for choice in evaluator.choices(of: value) {
            if let found = transition(of: choice.value, shownBy: effect.steps) { return found }
        }
        return nil
    }

    private func transition(of shown: ValueID, shownBy steps: [Effect.Step]) -> Transition? {
        var found: [Finding] = []
        let way = Set(steps.map { program.outermost($0.function) })
        for step in steps.reversed() {
            let conditions = evaluator.conditions(around: step.call, in: step.function)
            found += findings(in: step.frame, on: shown, by: way, under: conditions, depth: 0)
        }
        if case .object(let creation) = evaluator.store[shown] {
            found += findings(in: creation.frame, on: shown, by: way, under: [], depth: 0)
        }
        for symbol in evaluator.symbols(of: evaluator.type(of: shown)) { found += findings(ofClass: symbol) }
        // The first style that is named decides, even when it names a plain modal.
        if let named = found.first(where: { $0.isNamed }) { return named.transition }
        return found.first?.transition
    }

    private struct Finding {
        var isNamed: Bool
        var transition: Transition
    }

    /// What an activation, and what it hands the controller to, sets on the controller.
    ///
    /// - Parameters:
    ///   - way: the functions that lead to what shows it, each of which is looked at by itself.
    ///   - conditions: those under which the activation shows it; what another branch sets is not for it.
    private func findings(
        in frame: FrameID, on shown: ValueID, by way: Set<FunctionRef>, under conditions: [ConditionRef], depth: Int
    ) -> [Finding] {
        var home = frame
        while let parent = evaluator.store.parent(of: home) { home = parent }
        let outer = evaluator.store.function(of: home)
        var found: [Finding] = []
        for mark in marks[program.outermost(outer)] ?? [] {
            let place = evaluator.frame(for: mark.function, within: home)
            let holder = mark.holder.map { evaluator.eval($0, place) } ?? evaluator.store.this(of: place)
            guard let holder, evaluator.choices(of: holder).contains(where: { evaluator.isSame($0.value, shown) }),
                evaluator.canRun(mark.condition, in: place), !isElsewhere(mark, conditions)
            else { continue }
            if let finding = finding(mark, place) { found.append(finding) }
        }
        guard depth < 3 else { return found }
        for call in markingCalls(in: outer) {
            let place = evaluator.frame(for: call.function, within: home)
            for target in evaluator.targets(ofCall: call.callee, call.arguments, place).prefix(2)
            where (marks[target.function] != nil || handing.contains(target.function)) && target.function != outer
                && !way.contains(target.function)
            {
                found += findings(
                    in: evaluator.activate(target, call.arguments, place), on: shown, by: way, under: conditions,
                    depth: depth + 1)
            }
        }
        return found
    }

    /// The calls in a function and its closures that are, by their names, of functions that set anything.
    private func markingCalls(in outer: FunctionRef) -> [MarkingCall] {
        if let known = markingCalls[outer] { return known }
        var found: [MarkingCall] = []
        for inner in [outer] + program.innerFunctions(within: outer) {
            let file = program.files[Int(inner.file)]
            for index in program.facts(inner).actions {
                let action = file.actions[Int(index)]
                guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression],
                    isMarking(callee, file, inner.file)
                else { continue }
                found.append(MarkingCall(function: inner, callee: callee, arguments: arguments))
            }
        }
        markingCalls[outer] = found
        return found
    }

    /// Whether a mark stands in another branch of an `if` or a `switch` than what shows the controller.
    private func isElsewhere(_ mark: Mark, _ conditions: [ConditionRef]) -> Bool {
        evaluator.conditions(from: mark.condition, file: mark.function.file).contains { one in
            conditions.contains { evaluator.excludes(one, $0) }
        }
    }

    /// Whether a call is, by its name, one of a function that sets anything.
    private func isMarking(_ callee: ExpressionID, _ file: SwiftFacts, _ index: Int32) -> Bool {
        switch file.expressions[callee] {
        case .name(let name), .member(_, let name): markingNames.contains(program.identifier(name, index))
        default: false
        }
    }

    /// What a controller's own class sets on itself.
    private func findings(ofClass symbol: Int) -> [Finding] {
        var found: [Finding] = []
        for type in program.lineage(of: symbol) where !program.isExternal(type) {
            let functions = program.types[type].parts.flatMap { part in
                program.files[Int(part.file)].declarations[part.id].functions.map { FunctionRef(Int(part.file), $0) }
            }
            for function in functions {
                for mark in marks[function] ?? [] where isSelf(mark) {
                    let place = evaluator.frame(for: mark.function, within: evaluator.rootFrame(function))
                    if let finding = finding(mark, place) { found.append(finding) }
                }
            }
            // `override var modalPresentationStyle: UIModalPresentationStyle { get { .custom } set {} }`
            for property in program.types[type].properties[program.identifier("modalPresentationStyle")] ?? [] {
                guard let getter = program.facts(property).getter else { continue }
                let result = evaluator.result(of: evaluator.rootFrame(FunctionRef(Int(property.file), getter)))
                if let name = styleName(result) {
                    found.append(Finding(isNamed: true, transition: PresentationMarks.styles[name] ?? .present))
                }
            }
        }
        return found
    }

    private func isSelf(_ mark: Mark) -> Bool {
        guard let holder = mark.holder else { return true }
        if case .selfReference = program.files[Int(mark.function.file)].expressions[holder] { return true }
        return false
    }

    private func finding(_ mark: Mark, _ frame: FrameID) -> Finding? {
        switch mark.kind {
        case .hint(let transition): return Finding(isNamed: false, transition: transition)
        case .delegate(let value, let transition):
            return onlyAnimates(evaluator.eval(value, frame)) ? nil : Finding(isNamed: false, transition: transition)
        case .style(let value):
            let file = program.files[Int(mark.function.file)]
            var name: String?
            if case .member(_, let written) = file.expressions[value] { name = file.text(written) }
            if name.map({ PresentationMarks.styles[$0] == nil }) ?? true {
                name = styleName(evaluator.eval(value, frame)) ?? name
            }
            guard let name, PresentationMarks.isStyle(name) else { return nil }
            return Finding(isNamed: true, transition: PresentationMarks.styles[name] ?? .present)
        }
    }

    /// Whether a transitioning delegate gives an animator and no presentation controller, so that it says how the
    /// screen comes and not what it is: a photo that grows out of its cell is no sheet. One whose code is not known may
    /// do both.
    private func onlyAnimates(_ delegate: ValueID) -> Bool {
        let symbols = evaluator.choices(of: delegate).flatMap { evaluator.symbols(of: evaluator.type(of: $0.value)) }
        return !symbols.isEmpty
            && symbols.allSatisfy { symbol in
                let answers = Set(
                    program.lineage(of: symbol).flatMap { program.methods(of: $0) }.map { program.fullName($0) })
                return answers.contains(PresentationMarks.animating) && !answers.contains(PresentationMarks.layingOut)
            }
    }

    private func styleName(_ value: ValueID) -> String? {
        for choice in evaluator.choices(of: value) {
            if case .enumCase(_, let name, _) = evaluator.store[choice.value] { return program.text(name) }
        }
        return nil
    }
}
