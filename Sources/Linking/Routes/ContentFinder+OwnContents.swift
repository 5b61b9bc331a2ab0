import Dialects
import Facts

/// What a container's own class puts into it.
extension ContentFinder {
    /// What a container's own class sets into itself; what it sets later, in place of what it was made with or began
    /// with, is navigation.
    func ownContents(_ creation: Creation, isFilled: Bool) -> [ValueID] {
        guard let symbol = creation.type.symbol else { return [] }
        let own = ownEffects(of: symbol)
        let begins = own.contains { $0.effect.transition == .root && isSetAtOnce($0.effect) }
        return own.filter { effect, _ in
            guard effect.transition == .root else { return true }
            if begins { return isSetAtOnce(effect) }
            return !isFilled || effect.steps.first.map { isBeginning($0.function) } ?? false
        }.map(\.value)
    }

    /// Whether a container sets something where it begins, before anything that it waits for has happened.
    private func isSetAtOnce(_ effect: Effect) -> Bool {
        effect.steps.first.map { isBeginning($0.function) } ?? false
            && !effect.steps.contains { program.runsLater($0.function) }
    }

    /// Whether an effect is a part of how a container sets itself up.
    func isBeginning(_ effect: Effect) -> Bool {
        guard case .this = evaluator.store[effect.receiver], runsAtOnce(effect) else { return false }
        return effect.steps.contains { isBeginning($0.function) }
    }

    /// Whether the very function that selects a tab puts the tabs there.
    func isFilled(with effect: Effect) -> Bool {
        guard let last = effect.steps.last else { return false }
        return effects.effects(of: last.frame).contains { other in
            guard other.transition == .tab, !other.selectsTab, case .value = other.shown else { return false }
            return other.receiver == effect.receiver
        }
    }

    private func isBeginning(_ function: FunctionRef) -> Bool {
        program.facts(function).kind == .initializer || Self.beginnings.contains(program.fullName(function))
    }

    /// Whether no closure is on the way, which may run when something was chosen.
    private func runsAtOnce(_ effect: Effect) -> Bool {
        effect.steps.allSatisfy { program.facts($0.function).kind != .closure }
    }

    /// Where a container that is empty begins to fill itself: what it pushes there is its first screen.
    private static let beginnings: Set<String> = ["viewDidLoad()", "loadView()"]

    /// Whether a page controller's own code gives it a page: it sets one, or answers which one comes next.
    private func isPage(_ effect: Effect) -> Bool {
        guard effect.transition == .embed else { return false }
        if case .this = evaluator.store[effect.receiver] { return effect.call.hasPrefix("setViewControllers(") }
        return effect.steps.last.map { effects.answer(by: $0.function) != nil } ?? false
    }

    /// Whether an effect puts a screen into a column of a split view controller. What it holds beside its columns, as a
    /// child that it adds, is in none.
    func fillsColumn(_ effect: Effect) -> Bool {
        guard effect.transition == .embed, Self.columns.contains(effect.call) else { return false }
        return evaluator.choices(of: effect.receiver).contains {
            effects.screens.container(of: evaluator.type(of: $0.value)) == .split
        }
    }

    /// The property and the method of `UISplitViewController` by which code sets its columns.
    static let columns: Set<String> = ["viewControllers", "setViewController(_:for:)"]

    /// What a container's class, or one that it inherits from, does to fill itself, with what it sets in.
    func ownEffects(of symbol: Int) -> [(effect: Effect, value: ValueID)] {
        var found: [(Effect, ValueID)] = []
        let hasPages = effects.screens.container(of: evaluator.nominal(symbol)) == .page
        for type in program.lineage(of: symbol) where !program.isExternal(type) {
            for function in program.methods(of: type) + program.types[type].initializers {
                let isBeginning = Self.beginnings.contains(program.fullName(function))
                for effect in effects.effects(of: function) {
                    guard case .value(let value) = effect.shown else { continue }
                    if hasPages, isPage(effect) {
                        found.append((effect, value))
                        continue
                    }
                    guard case .this = evaluator.store[effect.receiver],
                        effect.transition == .tab || effect.transition == .root
                            || isBeginning && effect.transition == .push && runsAtOnce(effect)
                            || fillsColumn(effect) && self.isBeginning(function) && runsAtOnce(effect)
                    else { continue }
                    found.append((effect, value))
                }
            }
        }
        return found
    }
}
