import Dialects
import Facts
import NavigationGraph

/// Finds what code puts into a container that it made.
final class ContentFinder {
    let effects: EffectFinder
    /// What any code puts into containers, by where and for whom they are made.
    private var compositions: [Key: [Filling]] = [:]

    /// The same by where they are made alone.
    private var anywhere: [ExpressionRef: [Filling]] = [:]

    /// What code puts into containers that an object holds, by the same.
    private var kept: [Key: [Filling]] = [:]

    /// What code puts into a container, and the calls that lead there.
    private struct Filling {
        var value: ValueID
        var steps: [Effect.Step]
    }

    /// The labels of what initialisers of containers are handed.
    static let labels: Set<String> = ["rootViewController", "viewControllers", SwiftUIViews.hosting.label]

    /// Where the containers are made that any code fills.
    private var filled: Set<ExpressionRef> = []

    /// The properties of flows that code fills.
    private let filledMembers: FilledMembers

    /// Where the empty navigation controllers are made that are the tabs of a tab bar controller, each with what hands it
    /// over.
    private var stacks: [ExpressionRef: Handing] = [:]

    /// What fills navigation controllers that are made empty, by where and for whom they are made.
    private var beginnings: [Key: [Effect]] = [:]

    /// The functions that hand a navigation controller to a tab bar controller by the fewest calls: those that know it best.
    private struct Handing {
        var calls: Int
        var functions: Set<FunctionRef>
        /// Whose stacks it was, by the classes of those that hold them.
        var holders: Set<[Int]> = []
    }

    /// The containers that were asked for what is in them.
    private var shown: Set<Key> = []

    private struct Key: Hashable {
        var site: ExpressionRef
        var frame: FrameID
    }

    init(effects: EffectFinder) {
        self.effects = effects
        filledMembers = FilledMembers(evaluator: effects.evaluator)
    }

    /// Remembers that an effect puts a value into a container that its code made.
    func compose(_ shown: ValueID, by effect: Effect, into container: Creation) {
        let value = conditional(shown, effect, container)
        let key = Key(site: container.site, frame: container.frame)
        let filling = Filling(value: value, steps: effect.steps)
        compositions[key, default: []].append(filling)
        anywhere[container.site, default: []].append(filling)
    }

    /// Remembers that an effect puts a value into a container that an object holds in a property.
    ///
    /// That is navigation of its own; but code that goes on to show the container shows what it has put there.
    func keep(_ shown: ValueID, by effect: Effect, in container: Creation) {
        guard !effect.steps.isEmpty else { return }
        let key = Key(site: container.site, frame: container.frame)
        kept[key, default: []].append(Filling(value: shown, steps: effect.steps))
    }

    var evaluator: Evaluator { effects.evaluator }
    var program: Program { effects.evaluator.program }

    /// Remembers that some code fills a container that it did not make.
    func note(_ effect: Effect) {
        for choice in evaluator.choices(of: effect.receiver) {
            guard case .object(let creation) = evaluator.store[choice.value] else {
                filledMembers.note(evaluator.store[choice.value])
                continue
            }
            filled.insert(creation.site)
            guard effect.transition == .root || effect.transition == .push, case .value = effect.shown,
                isMadeEmpty(creation), effects.screens.container(of: creation.type) == .navigation
            else { continue }
            beginnings[Key(site: creation.site, frame: creation.frame), default: []].append(effect)
        }
    }

    /// What is first in a navigation controller that is a tab: what a flow puts there that holds the controller.
    func beginning(of tab: Creation) -> [ValueID] {
        (beginnings[Key(site: tab.site, frame: tab.frame)] ?? []).filter { fillsTab($0) }.compactMap { effect in
            guard case .value(let value) = effect.shown, !effects.screens.isOpen(value) else { return nil }
            return value
        }.distinct()
    }

    /// Remembers the empty navigation controllers that a tab bar controller is filled with.
    func noteStacks(_ effect: Effect) {
        guard effect.transition == .tab, !effect.selectsTab, case .value(let value) = effect.shown else { return }
        for leaf in effects.screens.leaves(of: value) {
            // What a library makes for each coordinator is made in one place.
            guard case .object(let creation) = evaluator.store[leaf], isMadeEmpty(creation),
                !program.isStandIn(creation.site.file),
                effects.screens.container(of: creation.type) == .navigation, let first = effect.steps.first?.function
            else { continue }
            let calls = effect.steps.count
            defer { stacks[creation.site]?.holders.insert(evaluator.holders(of: creation)) }
            if let known = stacks[creation.site], known.calls < calls { continue }
            if stacks[creation.site]?.calls == calls {
                stacks[creation.site]?.functions.insert(first)
            } else {
                let holders = stacks[creation.site]?.holders ?? []
                stacks[creation.site] = Handing(calls: calls, functions: [first], holders: holders)
            }
        }
    }

    /// Whether a container is made with nothing, or by an initialiser of UIKit's that is handed no screen.
    func isMadeEmpty(_ creation: Creation) -> Bool {
        creation.arguments.isEmpty
            || creation.initializer == nil && creation.scene == nil
                && !creation.labels.contains { $0.map { Self.labels.contains(program.text($0)) } ?? true }
    }

    /// Whether an effect puts the first screen into a navigation controller that is one of a tab bar controller's: it sets
    /// the stack, or it pushes at once where the controller is handed over.
    func fillsTab(_ effect: Effect) -> Bool {
        guard effect.transition == .root || effect.transition == .push, !stacks.isEmpty else { return false }
        return evaluator.choices(of: effect.receiver).contains { choice in
            guard case .object(let creation) = evaluator.store[choice.value], let handing = stacks[creation.site],
                handing.holders.contains(where: { evaluator.mayBe($0, evaluator.holders(of: creation)) })
            else { return false }
            return effect.transition == .root || isAtOnce(effect, in: handing.functions)
        }
    }

    /// Whether one of some functions is on the way to an effect, and nothing after it waits for something to happen.
    private func isAtOnce(_ effect: Effect, in functions: Set<FunctionRef>) -> Bool {
        guard let start = effect.steps.firstIndex(where: { functions.contains($0.function) }) else { return false }
        return !effect.steps[start...].dropFirst().contains { program.runsLater($0.function) }
    }

    /// Whether a container that is empty where it is made is filled by other code, which then shows what is in it.
    func isFilledElsewhere(_ creation: Creation) -> Bool {
        filled.contains(creation.site) || filledMembers.hold(creation)
    }

    /// Whether code shows a container, and with it what is in it.
    func isShown(_ creation: Creation) -> Bool {
        shown.contains(Key(site: creation.site, frame: creation.frame))
    }

    /// A value under the conditions around the code that puts it into a container, apart from those under which the
    /// container itself is made.
    private func conditional(_ value: ValueID, _ effect: Effect, _ container: Creation) -> ValueID {
        let container = withHolder(container)
        let maker = evaluator.store.function(of: container.frame)
        let home = program.outermost(maker)
        let first = effect.steps.firstIndex { program.outermost($0.function) == home } ?? 0
        let given = conditions(around: container, in: maker)
        let conditions = effect.steps[first...].flatMap { step in
            step.conditions.filter { !given.contains($0) && !evaluator.alwaysHolds($0, in: step.frame) }
        }
        return conditions.isEmpty ? value : evaluator.join([Choice(value: value, conditions: conditions)])
    }

    /// The object of the app's for which a library makes a container, and with which that is made; else the container.
    private func withHolder(_ container: Creation) -> Creation {
        guard program.isStandIn(evaluator.store.function(of: container.frame).file),
            let holder = evaluator.store.this(of: container.frame), case .object(let object) = evaluator.store[holder]
        else { return container }
        return withHolder(object)
    }

    private func conditions(around container: Creation, in maker: FunctionRef) -> [ConditionRef] {
        let file = program.files[Int(maker.file)]
        for index in program.facts(maker).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .call, action.expression.index == container.site.expression else { continue }
            return evaluator.conditions(from: action.condition, file: maker.file)
        }
        return []
    }

    /// What is in a container that an effect shows.
    func contents(_ creation: Creation, _ object: ValueID, shownBy steps: [Effect.Step]) -> [ValueID] {
        // Both branches of a test may put the same there.
        var joined: [ValueID] = []
        for value in allContents(creation, object, shownBy: steps) {
            let ways = evaluator.choices(of: value)
            guard let way = ways.first, ways.count == 1, !way.conditions.isEmpty,
                let known = joined.firstIndex(where: { evaluator.choices(of: $0).map(\.value) == [way.value] })
            else {
                joined.append(value)
                continue
            }
            joined[known] = evaluator.join(evaluator.choices(of: joined[known]) + ways)
        }
        return joined
    }

    private func allContents(_ creation: Creation, _ object: ValueID, shownBy steps: [Effect.Step]) -> [ValueID] {
        shown.insert(Key(site: creation.site, frame: creation.frame))
        if let name = creation.type.symbol.flatMap({ program.wrappedContainer(of: $0) }) {
            return [evaluator.member(name, of: object)]
        }
        var found = madeWith(creation, object)
        func add(_ value: ValueID) {
            if value != evaluator.unknown, value != evaluator.nothing, !found.contains(value) { found.append(value) }
        }
        if let scene = creation.scene { for value in related(to: scene, creation) { add(value) } }
        for value in composed(creation, object, shownBy: steps) { add(value) }
        let fillings = compositions[Key(site: creation.site, frame: creation.frame)] ?? []
        for value in own(fillings, of: creation, shownBy: steps) { add(value) }
        for value in ownContents(creation, isFilled: !found.isEmpty) { add(value) }
        guard found.isEmpty else { return found }
        guard let kept = kept[Key(site: creation.site, frame: creation.frame)] else {
            // A tab that a part fills which its maker keeps in a property is filled for any object of the maker's class; what
            // a function loads for whoever asks is a tab for one of them.
            if stacks[creation.site] != nil, !isLoadedAnew(creation) { return anyContents(creation) }
            // What an object fills that the showing code makes, it fills whoever has that code run.
            guard isMade(creation, on: steps) else { return filledByInitializer(creation) }
            return anyContents(creation).filter { !effects.screens.isOpen($0) }
        }
        // A helper that fills and shows it for several callers shows each what that one handed it.
        for value in nearest(kept, to: steps) { add(value) }
        return found
    }

    /// What an initialiser puts, by methods that it calls, into a container that it makes for its object: it is there for
    /// whoever makes such an object.
    private func filledByInitializer(_ creation: Creation) -> [ValueID] {
        let maker = evaluator.store.function(of: creation.frame)
        guard program.facts(maker).kind == .initializer, program.owner(of: maker) != nil,
            evaluator.store.this(of: creation.frame) != nil
        else { return [] }
        let fillings = compositions[Key(site: creation.site, frame: evaluator.rootFrame(maker))] ?? []
        let own = fillings.filter { isNotOfOtherHeirs($0, than: creation) }.map(\.value)
        return own.filter { !effects.screens.isOpen($0) }.distinct()
    }

    /// What any code puts into the containers that are made at one place.
    private func anyContents(_ creation: Creation) -> [ValueID] {
        (anywhere[creation.site] ?? []).filter { isNotOfOtherHeirs($0, than: creation) }.map(\.value).distinct()
    }

    /// Whether what fills a container may do so for the object that the container is made for. What the methods of other
    /// heirs of the class that makes it put there is in containers of theirs: each flow that `modal(from:)` of their base
    /// class shows begins with a screen of its own.
    private func isNotOfOtherHeirs(_ filling: Filling, than creation: Creation) -> Bool {
        guard let owner = program.owner(of: evaluator.store.function(of: creation.frame)),
            let holder = evaluator.store.this(of: creation.frame), let symbol = evaluator.type(of: holder).symbol
        else { return true }
        return filling.steps.allSatisfy { step in
            guard let type = program.owner(of: step.function) else { return true }
            return !program.isSubtype(type, of: owner) || program.isSubtype(symbol, of: type)
        }
    }

    /// What the code that leads to an effect puts into a container: many ask the same function for an empty one, and each
    /// fills its own. All that any code does where that does not, or where the container is made there.
    private func own(_ fillings: [Filling], of creation: Creation, shownBy steps: [Effect.Step]) -> [ValueID] {
        let fillings = onTheWay(fillings, of: steps)
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        let isLoadedAnew = isLoadedAnew(creation)
        guard !fillings.isEmpty, fillings.count > 1 || isLoadedAnew,
            !steps.contains(where: { program.outermost($0.function) == maker })
        else { return fillings.map(\.value) }
        let found = nearest(fillings, to: steps)
        if found.isEmpty, isLoadedAnew {
            return [evaluator.make(.instance(.nominal(program.external("UIViewController"), [])))]
        }
        return found.isEmpty ? fillings.map(\.value) : found
    }

    /// What fills a container on no other branch than what the functions that lead to an effect put there: of the
    /// methods by which a flow fills the stack that it keeps, and shows it, each shows what it has put there itself.
    private func onTheWay(_ fillings: [Filling], of steps: [Effect.Step]) -> [Filling] {
        guard fillings.count > 1 else { return fillings }
        return steps.reduce(fillings) { left, step in
            let function = program.outermost(step.function)
            func passes(_ filling: Filling) -> Bool {
                filling.steps.contains { program.outermost($0.function) == function }
            }
            let passing = left.filter(passes)
            return left.filter { one in passes(one) || !passing.contains { excludes(one.steps, $0.steps) } }
        }
    }

    /// Whether a function loads a container from a storyboard: anew for each caller, so that one caller's screen is none of
    /// the others'.
    private func isLoadedAnew(_ creation: Creation) -> Bool {
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        return creation.isInstantiated && program.facts(maker).kind == .method
    }

    /// What is put into a container by the calls that have most in common with those that lead to an effect.
    private func nearest(_ fillings: [Filling], to steps: [Effect.Step]) -> [ValueID] {
        let near = fillings.compactMap { filling in
            sharedCalls(filling.steps, steps, isOpen: effects.screens.isOpen(filling.value)).map { (filling.value, $0) }
        }
        let most = near.map(\.1).max() ?? 0
        return near.filter { $0.1 == most }.map(\.0)
    }

    /// How many calls lead alike to what fills a container and to what shows it, so that of several fillings by one function
    /// that of the same call is told; nil where the one has nothing to do with the other.
    ///
    /// - Parameter isOpen: whether what is put there is known to callers only.
    private func sharedCalls(_ filling: [Effect.Step], _ showing: [Effect.Step], isOpen: Bool) -> Int? {
        let first = filling.first.map { program.outermost($0.function) }
        guard let start = showing.firstIndex(where: { program.outermost($0.function) == first }),
            start == showing.startIndex || !isOpen
        else { return nil }
        let shared = zip(filling, showing[start...]).prefix { $0.call == $1.call }.count
        // What waits for something to happen fills the container when it is on the screen.
        let isLater = filling[shared...].contains { step in
            program.runsLater(step.function) && !showing.contains { $0.function == step.function }
        }
        return isLater ? nil : start + shared
    }

    /// Whether the code that leads to an effect makes a container, and not another function that gives it back.
    private func isMade(_ creation: Creation, on steps: [Effect.Step]) -> Bool {
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        return steps.contains { program.outermost($0.function) == maker }
    }

    /// What the function that makes the container pushes onto it or sets into it, but for what it does on another branch than
    /// the one that shows it.
    private func composed(_ creation: Creation, _ object: ValueID, shownBy steps: [Effect.Step]) -> [ValueID] {
        var frame = creation.frame
        // What a library puts into it, it does with what its caller hands over, and that is composed there.
        guard !program.isStandIn(evaluator.store.function(of: frame).file) else { return [] }
        while let parent = evaluator.store.parent(of: frame) { frame = parent }
        let fillings = effects.effects(of: frame).compactMap { effect -> Filling? in
            // What a container presents lies over it, and not in it.
            guard effect.transition != .present || effect.isForeign,
                isSame(effect.receiver, object), case .value(let value) = effect.shown,
                !effect.steps.contains(where: { program.runsLater($0.function) }),
                !evaluator.isMade(creation, inOtherBranchThan: effect), !excludes(effect.steps, steps)
            else { return nil }
            return Filling(value: conditional(value, effect, creation), steps: effect.steps)
        }
        return onTheWay(fillings, of: steps).map(\.value)
    }

    /// Whether two ways part on different branches of one statement.
    private func excludes(_ some: [Effect.Step], _ others: [Effect.Step]) -> Bool {
        guard let first = some.first, let start = others.firstIndex(where: { $0.function == first.function }) else {
            return false
        }
        for (one, other) in zip(some, others[start...]) where one.function == other.function {
            if one.call == other.call { continue }
            return one.conditions.contains { condition in
                other.conditions.contains { evaluator.excludes(condition, $0) }
            }
        }
        return false
    }

    private func isSame(_ receiver: ValueID, _ object: ValueID) -> Bool {
        evaluator.choices(of: receiver).contains { evaluator.isSame($0.value, object) }
    }
}
