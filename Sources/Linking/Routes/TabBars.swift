import Dialects
import Facts
import NavigationGraph

/// Finds which screen a tab bar controller shows when code selects one of its tabs.
///
/// What code puts into tab bar controllers is noted while it is looked at, in its order; storyboards tell theirs. Which
/// of the app's tab bar controllers is meant the receiver tells, or the code's own module, which is in one of them.
final class TabBars {
    /// What is known of the tabs of one tab bar controller.
    private struct Bar {
        /// The class; nil for UIKit's own.
        var type: Int?
        var receiver: ValueID?
        /// The tabs in their order; several lists where a branch decides.
        var lists: [[Tab]]
        /// The conditions under which code sets the lists.
        var conditions: [ConditionRef] = []
        /// The conditions under which there is each of several lists, where branches set them by several calls.
        var branches: [[Tab]: [ConditionRef]] = [:]
    }

    private enum Tab: Hashable {
        case value(ValueID)
        case scene(storyboard: Int, segue: StoryboardFacts.Segue)
    }

    /// What a choice of a tab leads to.
    enum Found {
        case screens([Screen])
        /// Callers decide.
        case open
        case unresolved(String)
    }

    private unowned let maker: RouteMaker
    /// The lists that code sets, by the call or the assignment that does.
    private var set: [ExpressionRef: Bar] = [:]
    /// What code adds one by one, by the function that does and the object it adds to.
    private var added: [Place: Bar] = [:]
    private var addedBy: Set<ExpressionRef> = []
    private var appended: AppendedTabs
    /// The names of classes whose tabs are known only in part.
    private var vague: Set<String> = []
    private var knownBars: [Bar]?

    private struct Place: Hashable {
        var function: FunctionRef
        var receiver: ValueID
    }

    init(maker: RouteMaker) {
        self.maker = maker
        appended = AppendedTabs(evaluator: maker.effects.evaluator)
    }

    private var screens: ScreenFinder { maker.effects.screens }
    private var evaluator: Evaluator { maker.effects.evaluator }
    private var program: Program { evaluator.program }

    // MARK: - Tabs

    /// Remembers what an effect puts into a tab bar controller.
    func note(_ effect: Effect) {
        guard case .value(let value) = effect.shown, let last = effect.steps.last else { return }
        switch effect.transition {
        case .tab:
            for choice in evaluator.choices(of: value) {
                guard case .array(let elements) = evaluator.store[choice.value] else { continue }
                appended.note(elements, effect) { isVague($0) }
                guard !elements.contains(where: { isVague($0) }) else {
                    vague.insert(ownClass(of: effect.receiver).map { program.types[$0].name } ?? "a tab bar controller")
                    continue
                }
                guard elements.count > 1 else { continue }
                var bar = set[effect.primitive] ?? bar(filledBy: effect)
                if bar.lists.isEmpty { bar.conditions = effect.steps.flatMap(\.conditions) }
                let list = elements.map { Tab.value($0) }
                if !bar.lists.contains(list) { bar.lists.append(list) }
                set[effect.primitive] = bar
            }
        case .embed where effect.call.hasPrefix("addChild") && isTabBar(effect.receiver) && !isVague(value):
            guard addedBy.insert(effect.primitive).inserted else { return }
            let place = Place(function: program.outermost(last.function), receiver: effect.receiver)
            var bar = added[place] ?? bar(filledBy: effect)
            bar.lists = [(bar.lists.first ?? []) + [.value(value)]]
            added[place] = bar
        default: return
        }
    }

    private func bar(filledBy effect: Effect) -> Bar {
        Bar(type: ownClass(of: effect.receiver), receiver: effect.receiver, lists: [])
    }

    /// Whether an element of a list may stand for any number of tabs, or depends on who calls.
    private func isVague(_ element: ValueID) -> Bool {
        if element == evaluator.unknown || screens.isOpen(element) { return true }
        let choices = evaluator.choices(of: element)
        return choices.count > 2 || choices.contains { evaluator.isStanding($0.value) }
    }

    /// The program's own class of a tab bar controller.
    private func ownClass(of value: ValueID) -> Int? {
        evaluator.symbols(of: evaluator.type(of: value)).lazy.compactMap { self.tabBarClass($0) }.first
    }

    private func tabBarClass(_ symbol: Int) -> Int? {
        guard !program.isExternal(symbol) else { return nil }
        if program.inherits(symbol, from: "UITabBarController") { return symbol }
        let conformers = program.types[symbol].kind == .protocol ? program.concreteConformers(of: symbol) : []
        return conformers.count == 1 && program.inherits(conformers[0], from: "UITabBarController")
            ? conformers[0] : nil
    }

    private func isTabBar(_ value: ValueID) -> Bool {
        evaluator.symbols(of: evaluator.type(of: value)).contains { program.inherits($0, from: "UITabBarController") }
    }

    private var bars: [Bar] {
        if let knownBars { return knownBars }
        let beginnings = appended.beginnings
        let found =
            joined(set.filter { !beginnings.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value))
            + appended.lists.map { effect, tabs in
                var bar = bar(filledBy: effect)
                bar.lists = [tabs.map { .value($0) }]
                return bar
            }
            + added.sorted { ($0.key.function, $0.key.receiver) < ($1.key.function, $1.key.receiver) }.map(\.value)
            .filter { $0.lists.contains { $0.count > 1 } }
            + drawn()
        knownBars = found
        return found
    }

    /// The bars, with one for those of one class that the two branches of a test fill by calls of their own, as where iOS has
    /// newer tabs.
    private func joined(_ bars: [Bar]) -> [Bar] {
        var found: [Bar] = []
        for bar in bars {
            guard bar.type != nil,
                let other = found.firstIndex(where: { $0.type == bar.type && excludes($0.conditions, bar.conditions) })
            else {
                found.append(bar)
                continue
            }
            for list in found[other].lists where found[other].branches[list] == nil {
                found[other].branches[list] = found[other].conditions
            }
            for list in bar.lists { found[other].branches[list] = bar.conditions }
            found[other].lists += bar.lists
        }
        return found
    }

    private func excludes(_ some: [ConditionRef], _ others: [ConditionRef]) -> Bool {
        some.contains { one in others.contains { evaluator.excludes(one, $0) || isOtherVersion(one, $0) } }
    }

    /// Whether two conditions, wherever they are, ask for the same version of the system, one for it and one for less.
    private func isOtherVersion(_ one: ConditionRef, _ other: ConditionRef) -> Bool {
        let (left, right) = (text(one), text(other))
        return left.hasPrefix("#available") && right == ConditionText.negated(left)
            || right.hasPrefix("#available") && left == ConditionText.negated(right)
    }

    private func text(_ reference: ConditionRef) -> String {
        program.files[Int(reference.file)].text(program.condition(reference).text)
    }

    /// The tab bar controllers of storyboards.
    private func drawn() -> [Bar] {
        evaluator.storyboards.storyboards.enumerated().flatMap { index, storyboard in
            storyboard.scenes.compactMap { scene -> Bar? in
                let tabs = scene.segues.filter { $0.kind == .relationship && $0.relationship == "viewControllers" }
                guard scene.element == .tabBarController, !tabs.isEmpty else { return nil }
                let own = scene.customClass.flatMap { evaluator.type(named: $0, inStoryboard: index) }
                return Bar(
                    type: own.flatMap { tabBarClass($0) }, receiver: nil,
                    lists: [tabs.map { .scene(storyboard: index, segue: $0) }])
            }
        }
    }

    // MARK: - Choices

    /// The screens that an effect selects.
    func found(by choice: TabChoice, of effect: Effect) -> Found {
        switch choice {
        case .parameter, .open: return .open
        case .unknown: return .unresolved("which of the tabs it selects could not be followed")
        case .screen(let value): return .screens(screens(standingIn: value, effect))
        case .numbers, .type: break
        }
        guard !bars.isEmpty else {
            return .unresolved(
                vague.min().map { "the order of the tabs of \($0) could not be followed" }
                    ?? "nothing is known of the tabs of a tab bar controller")
        }
        let meant = meant(by: effect)
        guard meant.count == 1 || Set(meant.map(\.lists)).count == 1, let bar = meant.first else {
            return .unresolved("the app has \(meant.count) tab bar controllers, and it may select a tab of any of them")
        }
        let isOnlyOne = bar.receiver.map { !isSame($0, effect.receiver) } ?? true
        var found: [Screen] = []
        var isThere = false
        let asked = effect.steps.flatMap(\.conditions)
        for list in bar.lists where !excludes(bar.branches[list] ?? [], asked) {
            let tabs: [(tab: Tab, number: TabNumber?)]
            switch choice {
            case .numbers(let numbers):
                tabs = numbers.compactMap { list.indices.contains($0.number) ? (list[$0.number], $0) : nil }
            case .type(let symbol): tabs = list.filter { holds($0, symbol, effect) }.map { ($0, nil) }
            case .parameter, .open, .unknown, .screen: tabs = []
            }
            isThere = isThere || !tabs.isEmpty
            for (tab, number) in tabs {
                let screens = screens(in: tab, effect)
                // Containers that are filled in turn with all screens of a list do not tell which of them is in this one.
                if screens.count > 1, list.allSatisfy({ self.screens(in: $0, effect) == screens }) { continue }
                for var screen in screens {
                    screen.conditions = (number?.conditions ?? []) + screen.conditions
                    screen.tab = number.flatMap { number in
                        number.parameter.map { HandedTab(parameter: $0, number: number.number) }
                    }
                    if isOnlyOne, ownClass(of: effect.receiver) == nil { screen.isInferred = true }
                    if !found.contains(where: {
                        $0.destination == screen.destination && $0.conditions == screen.conditions
                    }) {
                        found.append(screen)
                    }
                }
            }
        }
        guard found.isEmpty else { return .screens(found) }
        return .unresolved(
            isThere
                ? "the tab that it selects holds no screen that could be followed"
                : "none of the tabs that are known is the one that it selects")
    }

    /// The tab bar controllers that an effect may run on.
    private func meant(by effect: Effect) -> [Bar] {
        let same = bars.filter { $0.receiver.map { isSame($0, effect.receiver) } ?? false }
        if !same.isEmpty { return same }
        if let own = ownClass(of: effect.receiver) {
            let typed = bars.filter { $0.type.map { program.isSubtype($0, of: own) } ?? false }
            if !typed.isEmpty { return typed }
        }
        guard bars.count > 1 else { return bars }
        // A screen asks for the controller that it stands in.
        let running = Set(effect.steps.compactMap { maker.modules.module(of: $0.function) })
        let around = bars.filter { bar in
            bar.lists.contains { list in list.contains { shows($0, running, effect) } }
        }
        return around.isEmpty ? bars : around
    }

    private func isSame(_ one: ValueID, _ other: ValueID) -> Bool {
        evaluator.choices(of: other).contains { choice in
            guard case .object = evaluator.store[choice.value] else { return false }
            return evaluator.choices(of: one).contains { evaluator.isSame($0.value, choice.value) }
        }
    }

    private func shows(_ tab: Tab, _ modules: Set<Int>, _ effect: Effect) -> Bool {
        screens(in: tab, effect).contains { screen in
            if case .module(let module) = screen.destination { modules.contains(module) } else { false }
        }
    }

    /// Whether a tab is a controller of a class, or shows one.
    private func holds(_ tab: Tab, _ symbol: Int, _ effect: Effect) -> Bool {
        if case .value(let value) = tab,
            screens.leaves(of: value).contains(where: {
                evaluator.type(of: $0).symbol.map { program.isSubtype($0, of: symbol) } ?? false
            })
        {
            return true
        }
        return screens(in: tab, effect).contains { screen in
            switch screen.destination {
            case .module(let module): maker.modules.drafts[module].views.contains { program.isSubtype($0, of: symbol) }
            case .plain(let shown): program.isSubtype(shown, of: symbol)
            default: false
            }
        }
    }

    /// The screens in the controller of a tab. What is in a stack that a flow holds, the flow puts there when it starts.
    private func screens(standingIn value: ValueID, _ effect: Effect) -> [Screen] {
        let found = maker.screens(of: value, shownBy: effect)
        guard found.isEmpty else { return found }
        return screens.leaves(of: value).flatMap { leaf -> [Screen] in
            guard case .object(let creation) = evaluator.store[leaf] else { return [] }
            return maker.contents.beginning(of: creation).flatMap { maker.screens(of: $0, shownBy: effect) }
        }.map { screen in
            var screen = screen
            screen.container = screen.container ?? .navigation
            return screen
        }
    }

    private func screens(in tab: Tab, _ effect: Effect) -> [Screen] {
        switch tab {
        case .value(let value):
            return screens(standingIn: value, effect)
        case .scene(let storyboard, let segue):
            switch SegueReader(maker: maker).destination(of: segue, in: storyboard) {
            case .module(let module)?: return [Screen(destination: .module(module))]
            case .plain(let symbol)?: return [Screen(destination: .plain(symbol))]
            case .system(let name)?: return [Screen(destination: .system(name))]
            case .back?, nil: return []
            }
        }
    }
}
