import Dialects
import NavigationGraph

/// Makes one effect of those of one call that differ only in the ways by which they get to the primitive.
///
/// Helpers outside of the modules may reach one alert on dozens of ways. Which one is taken is theirs to know: of the
/// conditions in their bodies only those that hold on every way are kept. What modules' own code decides, and through
/// which of their functions the way goes, keeps effects apart. That helpers ask for more is told.
final class EffectMerger {
    private let evaluator: Evaluator
    private let modules: ModuleMap
    private var knownSystemScreens: [ValueID: [String]?] = [:]

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    private struct Key: Hashable {
        var primitive: ExpressionRef
        var transition: Transition
        var shown: Shown
        var receiver: ValueID?
        var ways: [Way]
        var landing: ValueID?
    }

    private enum Shown: Hashable {
        case effect(Effect.Shown)
        /// One alert is as good as another.
        case system([String])
    }

    /// A step through a module's code.
    private struct Way: Hashable {
        var function: FunctionRef
        var conditions: [ConditionRef]
    }

    /// The effects in order, each of the first of its kind.
    func merged(_ effects: [Effect]) -> [Effect] {
        guard effects.count > 1 else { return effects }
        var positions: [Key: Int] = [:]
        var found: [Effect] = []
        // What each of the ways of one effect asks for, where there are several.
        var ways: [Int: [[Set<ConditionRef>]]] = [:]
        for effect in effects {
            let key = self.key(of: effect)
            guard let known = positions[key] else {
                positions[key] = found.count
                found.append(effect)
                continue
            }
            // Ways that no case leads along would leave nothing of what the others ask for.
            if isClosed(effect) { continue }
            if ways[known] == nil, isClosed(found[known]) {
                found[known] = effect
                continue
            }
            ways[known, default: [asked(by: found[known])]].append(asked(by: effect))
            let shared = Set(effect.steps.flatMap(\.conditions))
            for step in found[known].steps.indices.dropFirst() {
                found[known].steps[step].conditions.removeAll { !shared.contains($0) }
            }
        }
        for (position, ways) in ways {
            // A route may begin at any of the steps, and what is asked for before says nothing of it.
            found[position].asksForMore = found[position].steps.indices.map { $0 + 1 }.first { count in
                evaluator.program.eachAsksForMore(ways.map { $0.prefix(count).reduce(into: []) { $0.formUnion($1) } })
            }
        }
        return found
    }

    /// Whether one step of a way asks for another case of an enum than the next ones do, of the same value.
    private func isClosed(_ effect: Effect) -> Bool {
        let program = evaluator.program
        let asking = effect.steps.filter { $0.conditions.contains { program.condition($0).namesCases } }
        return asking.count > 1 && AskedCases(evaluator: evaluator).unmet(along: effect.steps) != nil
    }

    /// What a reader is told of the conditions of each step, the last step first.
    private func asked(by effect: Effect) -> [Set<ConditionRef>] {
        effect.steps.reversed().map { step in
            let told = step.conditions.filter { condition in
                !evaluator.alwaysHolds(condition, in: step.frame)
                    && !evaluator.program.tellingTexts(of: condition).isEmpty
            }
            return Set(told)
        }
    }

    private func key(of effect: Effect) -> Key {
        let names = systemScreens(effect.shown)
        return Key(
            primitive: effect.primitive, transition: effect.transition,
            shown: names.map { .system($0) } ?? .effect(effect.shown),
            receiver: names == nil ? receiver(of: effect) : nil,
            ways: effect.steps.dropFirst().compactMap { step in
                let isOwn = modules.module(of: step.function) != nil || modules.isLaunch(step.function)
                return isOwn || evaluator.program.isInTold(step.function)
                    ? Way(function: step.function, conditions: step.conditions) : nil
            }, landing: effect.landing)
    }

    private func receiver(of effect: Effect) -> ValueID? {
        switch effect.shown {
        case .value, .tab: effect.receiver
        case .back, .external, .system, .segue: nil
        }
    }

    /// The classes of the system's screens that a value stands for; nil where it stands for anything else.
    private func systemScreens(_ shown: Effect.Shown) -> [String]? {
        guard case .value(let value) = shown else { return nil }
        if let known = knownSystemScreens[value] { return known }
        let found = findSystemScreens(value)
        knownSystemScreens[value] = .some(found)
        return found
    }

    private func findSystemScreens(_ value: ValueID) -> [String]? {
        var names: Set<String> = []
        for choice in evaluator.choices(of: value) {
            let program = evaluator.program
            guard let symbol = evaluator.type(of: choice.value).symbol,
                let name = program.lineage(of: symbol).map({ program.types[$0].name }).first(where: {
                    AppleClasses.systemControllers[$0] != nil
                })
            else { return nil }
            names.insert(name)
        }
        return names.sorted()
    }
}
