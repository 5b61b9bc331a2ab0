import Dialects
import Facts
import NavigationGraph

/// Tells windows that lie over the app's from those that hold the app.
///
/// Code raises them by their level, after `UIWindow.Level`: a notice, an indicator of work, a lock before everything. A
/// window whose class says itself what is touched lets touches through to the app's. The first screen in such a window is
/// shown over what is there, and takes nothing's place.
final class RaisedWindows {
    private let evaluator: Evaluator
    private var program: Program { evaluator.program }

    /// Where a window's level is set; the window is `self` where there is none.
    private struct Mark {
        var function: FunctionRef
        var window: ExpressionID?
    }
    private lazy var marks: [Mark] = program.assignments(named: WindowLevels.property).compactMap { mark($0) }

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// Whether an effect puts a screen into a window that is raised.
    func holds(_ effect: Effect) -> Bool {
        guard effect.transition == .root, effect.call == WindowLevels.root, let step = effect.steps.last,
            case .assignment(let target, _) = evaluator.facts(step.frame).expressions[effect.primitive.id]
        else { return false }
        if letsThrough(effect) { return true }
        let window: ExpressionID?
        if case .member(let base?, _) = evaluator.facts(step.frame).expressions[target] {
            window = isSelf(base, step.function) ? nil : base
        } else {
            window = nil
        }
        let outer = program.outermost(step.function)
        return marks.contains { mark in
            switch (mark.window, window) {
            case (nil, _): isOfClass(mark, effect)
            case (let one?, let other?) where program.outermost(mark.function) == outer:
                isSame(one, other, in: outer.file)
            case (let one?, _): isMadeTogether(one, mark.function, effect)
            }
        }
    }

    private func mark(_ reference: ActionRef) -> Mark? {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .assignment(let target, let value) = file.expressions[action.expression] else { return nil }
        if case .member(_, let level) = file.expressions[value], file.text(level) == WindowLevels.normal { return nil }
        let function = FunctionRef(Int(reference.file), action.function)
        guard case .member(let base?, _) = file.expressions[target], !isSelf(base, function) else {
            return Mark(function: function)
        }
        return Mark(function: function, window: base)
    }

    private func letsThrough(_ effect: Effect) -> Bool {
        evaluator.choices(of: effect.receiver).contains { choice in
            guard let symbol = evaluator.type(of: choice.value).symbol else { return false }
            return program.lineage(of: symbol).contains { window in
                !program.isExternal(window)
                    && WindowLevels.hits.contains { program.types[window].methods[program.identifier($0)] != nil }
            }
        }
    }

    private func isSelf(_ expression: ExpressionID, _ function: FunctionRef) -> Bool {
        program.files[Int(function.file)].expressions[expression] == .selfReference
    }

    /// Whether the class of the window raises its own objects.
    private func isOfClass(_ mark: Mark, _ effect: Effect) -> Bool {
        guard let owner = program.owner(of: mark.function) else { return false }
        return evaluator.choices(of: effect.receiver).contains { choice in
            evaluator.type(of: choice.value).symbol.map { program.isSubtype($0, of: owner) } ?? false
        }
    }

    /// Whether one function writes the same window both times.
    private func isSame(_ one: ExpressionID, _ other: ExpressionID, in file: Int32) -> Bool {
        let text = ExpressionText(file: program.files[Int(file)])
        let written = text.text(one)
        return !written.contains("…") && written == text.text(other)
    }

    /// Whether both windows are what one expression makes.
    private func isMadeTogether(_ window: ExpressionID, _ function: FunctionRef, _ effect: Effect) -> Bool {
        let raised = evaluator.choices(of: evaluator.eval(window, evaluator.rootFrame(function))).compactMap(site)
        return evaluator.choices(of: effect.receiver).contains { site($0).map { raised.contains($0) } ?? false }
    }

    private func site(_ choice: Choice) -> ExpressionRef? {
        if case .object(let creation) = evaluator.store[choice.value] { creation.site } else { nil }
    }
}
