import Dialects
import Facts
import NavigationGraph

/// What a shown value leads to.
struct Screen: Hashable {
    enum Destination: Hashable {
        case module(Int)
        /// A view controller or SwiftUI view of the program without a module.
        case plain(Int)
        case system(String)
        /// Depends on what a caller hands over.
        case open
        /// Views of SwiftUI's own, written where they are shown.
        case inline
        /// A container of which nothing is known to be in it.
        case emptyContainer(Container)
        case unresolved(String)
    }

    var destination: Destination
    var conditions: [ConditionRef] = []
    var container: Container?
    /// How the object is made, where that was found.
    var creation: Creation?
    /// Whether a declared type stands in for the object.
    var isInferred = false
    /// Whether a tab bar controller is around it, be there other containers in between.
    var isInTab = false
    /// The tab as whose screen it is shown, where callers name it.
    var tab: HandedTab?
    /// The class of the controller that only stands around it.
    var surrounding: Int?
    /// The conditions under which a view that only chooses among others shows it.
    var choosing: [ConditionRef] = []
}

/// Follows a shown value to the screens that it stands for, through containers and alternatives.
struct ScreenFinder {
    let evaluator: Evaluator
    let modules: ModuleMap
    /// What views only lead to.
    let links: LinkedContents

    var program: Program { evaluator.program }

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
        links = LinkedContents(program: evaluator.program)
    }

    /// What lies in a container that lies in another one, and so on; mostly a variable that is set to one around itself.
    private static let tooDeep = Screen.Destination.unresolved("containers within containers")

    /// The screens of a value.
    ///
    /// - Parameter contents: what code puts into a container that it made; asked only for containers.
    func screens(
        of id: ValueID, contents: (Creation, ValueID) -> [ValueID], depth: Int = 0
    ) -> [Screen] {
        guard depth < 8 else { return [Screen(destination: Self.tooDeep)] }
        if let symbol = viewOfCases(id), let chosen = chosen(by: id, symbol, contents, depth) { return chosen }
        switch evaluator.store[id] {
        case .alternatives(let choices):
            func screens(of choices: [Choice]) -> [Screen] {
                let found = choices.flatMap { choice in
                    self.screens(of: choice.value, contents: contents, depth: depth + 1).map { screen in
                        var screen = screen
                        screen.conditions = choice.conditions + screen.conditions
                        return screen
                    }
                }
                return withoutParts(withoutFallbacks(withoutCircles(found)))
            }
            let made = choices.filter { !isBareContainer($0.value) }
            let known = made.count < choices.count ? screens(of: made) : []
            return known.contains { isScreen($0) } ? known : screens(of: choices)
        case .array(let elements):
            return elements.flatMap { screens(of: $0, contents: contents, depth: depth + 1) }
        case .object(let creation): return made(creation, id, contents, depth)
        case .this(let symbol): return itself(symbol)
        case .instance(let type): return typed(type, isInferred: true)
        // What is there already is not shown anew.
        case .open(.onScreen, _): return []
        case .open(_, let type):
            // A system's screen is what it is, whoever hands it over.
            let known = typed(type, isInferred: true)
            if case .system? = known.first?.destination { return known }
            return [Screen(destination: .open)]
        case .nothing: return []
        case .enumCase where evaluator.isNone(id): return []
        case .closure, .functions: return [Screen(destination: .unresolved("a function, not a screen"))]
        default: return [Screen(destination: .unresolved("the value could not be followed"))]
        }
    }

    /// Whether a value may be another one for another caller.
    func isOpen(_ id: ValueID, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch evaluator.store[id] {
        case .open(.onScreen, _): return false
        case .open: return true
        case .this(let symbol): return isSurrounding(symbol)
        case .alternatives(let choices): return choices.contains { isOpen($0.value, depth: depth + 1) }
        case .array(let elements): return elements.contains { isOpen($0, depth: depth + 1) }
        case .object(let creation): return inside(of: creation).contains { isOpen($0, depth: depth + 1) }
        default: return false
        }
    }

    /// The single values that a value stands for: alternatives and elements of arrays, one by one.
    func leaves(of id: ValueID, depth: Int = 0) -> [ValueID] {
        guard depth < 8 else { return [id] }
        switch evaluator.store[id] {
        case .alternatives(let choices): return choices.flatMap { leaves(of: $0.value, depth: depth + 1) }
        case .array(let elements): return elements.flatMap { leaves(of: $0, depth: depth + 1) }
        default: return [id]
        }
    }

    /// Whether an object is made by the very object whose code shows it, as when a wireframe presents its own view.
    func isOwn(_ creation: Creation) -> Bool {
        guard let this = evaluator.store.this(of: creation.frame), case .this = evaluator.store[this] else {
            return false
        }
        return true
    }

    /// The kind of container that a type is; nil for screens.
    func container(of type: TypeValue) -> Container? {
        for symbol in type.symbols {
            for ancestor in program.lineage(of: symbol) {
                switch program.types[ancestor].controller {
                case .system: return nil
                case .container(let kind): return kind
                case .other: continue
                }
            }
        }
        return nil
    }

    /// Whether a value is a controller of a library that may hold other controllers: no class of UIKit's, and no screen
    /// of the program.
    func isForeignContainer(_ value: ValueID) -> Bool {
        evaluator.choices(of: value).contains { choice in
            guard case .object(let creation) = evaluator.store[choice.value], let symbol = creation.type.symbol else {
                return false
            }
            return isForeign(creation.type) && program.types[symbol].name.hasSuffix("Controller")
        }
    }

    /// Whether a type is declared neither by the program nor by UIKit.
    private func isForeign(_ type: TypeValue) -> Bool {
        type.symbol.map { program.isExternal($0) && AppleClasses.superclasses[program.types[$0].name] == nil } ?? false
    }

    /// What a library's container is made with, or filled with; what a bare controller is filled with.
    private func held(
        by creation: Creation, _ id: ValueID, _ contents: (Creation, ValueID) -> [ValueID]
    ) -> [ValueID] {
        let isContainer = isForeignContainer(id) || isBare(creation) || isMadeAroundRoot(creation)
        let given = isContainer ? handed(to: creation) { $0.map(ForeignNavigation.isContent) ?? false } : []
        let held = isContainer ? given + contents(creation, id).filter { !given.contains($0) } : []
        guard held.isEmpty, isForeign(creation.type) else { return held }
        // Under another label, as in `Sheet(content: screen)`, it is known by what it is.
        let others = handed(to: creation) { !($0.map(ForeignNavigation.isOtherPart) ?? false) }
        return others.filter(evaluator.isScreen)
    }

    /// Whether an object of the program's own subclass of a library's class is made by an initialiser of that, around what
    /// navigation controllers are made around: `AppNavigation(rootViewController: screen)`.
    func isMadeAroundRoot(_ creation: Creation) -> Bool {
        guard creation.initializer == nil, let symbol = creation.type.symbol, !program.isExternal(symbol),
            creation.labels.contains(program.identifier(ForeignNavigation.root))
        else { return false }
        return program.ancestry(of: symbol).contains { isForeign(.nominal($0, [])) }
    }

    /// What an initialiser is handed under some labels.
    func handed(to creation: Creation, under isWanted: (String?) -> Bool) -> [ValueID] {
        zip(creation.labels, creation.arguments).filter { label, _ in isWanted(label.map { program.text($0) }) }.map(
            \.1)
    }

    private func made(
        _ creation: Creation, _ id: ValueID, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen] {
        if let inside = surrounded(by: creation, id, contents, depth) { return inside }
        if let module = modules.module(showing: creation) {
            return [Screen(destination: .module(module), creation: creation)] + inside(creation, contents, depth)
        }
        if isHosting(creation.type) { return hosted(by: creation, id, contents, depth) }
        if let inside = wrapped(creation, id, contents, depth) { return inside }
        if let kind = container(of: creation.type) {
            let inside = contents(creation, id)
            guard !inside.isEmpty else {
                return [Screen(destination: .emptyContainer(kind), creation: creation)]
            }
            return inside.flatMap { screens(of: $0, contents: contents, depth: depth + 1) }.map { screen in
                var screen = screen
                screen.container = screen.container ?? kind
                screen.isInTab = screen.isInTab || kind == .tab
                return screen
            }
        }
        let held = held(by: creation, id, contents).filter { $0 != id }
        if !held.isEmpty { return held.flatMap { screens(of: $0, contents: contents, depth: depth + 1) } }
        if isBare(creation) { return bare(creation, id) }
        return typed(creation.type, isInferred: false).map { screen in
            var screen = screen
            screen.creation = creation
            return screen
        }
    }

    /// The view that a hosting controller shows: handed to it, to its superclass, or known by its type.
    private func hosted(
        by creation: Creation, _ id: ValueID, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen] {
        if let index = creation.labels.firstIndex(of: program.identifier(SwiftUIViews.hosting.label)),
            creation.initializer == nil
        {
            let later = hostedLater(creation, id).map(\.value)
            // A view that only keeps the place is seen by nobody.
            return (later.isEmpty ? [creation.arguments[index]] : later)
                .flatMap { screens(of: $0, contents: contents, depth: depth + 1) }
        }
        let inside = contents(creation, id)
        if !inside.isEmpty { return inside.flatMap { screens(of: $0, contents: contents, depth: depth + 1) } }
        for symbol in creation.type.symbols {
            for ancestor in program.lineage(of: symbol) {
                if case .nominal(_, let arguments) = creation.type, ancestor == symbol, let view = arguments.first {
                    return typed(view, isInferred: true)
                }
                if let view = program.types[ancestor].superclassArguments.first { return typed(view, isInferred: true) }
            }
        }
        return [Screen(destination: .unresolved("nothing is known of the view that it hosts"))]
    }

    /// The screens inside of a view that only arranges what it is given; nil for a view that is a screen itself.
    private func wrapped(
        _ creation: Creation, _ id: ValueID, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen]? {
        guard let symbol = creation.type.symbol else { return nil }
        if program.isExternal(symbol) {
            // What is handed a controller is no view of SwiftUI's.
            guard evaluator.isFrameworkView(symbol, in: creation.site.file),
                !creation.arguments.contains(where: evaluator.isScreen)
            else { return nil }
            guard let kind = SwiftUIViews.wrappers[program.types[symbol].name] else {
                let held = held(in: creation, contents, depth)
                return held.isEmpty ? [Screen(destination: .inline)] : held
            }
            var inside = withoutParts(
                creation.arguments.flatMap { screens(of: evaluator.built($0), contents: contents, depth: depth + 1) }
                    .filter { if case .unresolved = $0.destination { false } else { true } })
            if let kind {
                for index in inside.indices { inside[index].container = inside[index].container ?? kind }
            }
            return inside.isEmpty ? [Screen(destination: .inline)] : inside
        }
        guard program.isSwiftUIView(symbol) else { return nil }
        if let made = evaluator.represented(by: id, symbol) {
            let inside = screens(of: made, contents: contents, depth: depth + 1)
            let known = inside.filter { screen in
                switch screen.destination {
                case .module, .plain, .system: true
                case .open, .inline, .emptyContainer, .unresolved: false
                }
            }
            return known.isEmpty ? nil : known
        }
        if let chosen = chosen(by: id, symbol, contents, depth) { return chosen }
        // A view around any other view: `LoadingOverlay<Content: View>`.
        guard mayStandAround(symbol) else { return nil }
        let given = drawn(by: symbol, of: creation, id)
        let inside = given.map { evaluator.built($0) }
            .filter { evaluator.choices(of: $0).contains { evaluator.isView($0.value) } }
            .flatMap { screens(of: $0, contents: contents, depth: depth + 1) }
        let held = inside.filter { $0.destination != .inline }
        guard held.isEmpty else {
            return isScreen(symbol, aroundPictures: held) ? nil : arranged(held, by: id, symbol, contents, depth)
        }
        // What it stands around is another view for every caller.
        let isHanded = given.contains { argument in
            guard case .closure = evaluator.store[argument] else { return false }
            return isOpen(evaluator.built(argument))
        }
        if isHanded, hasContent(symbol) { return [Screen(destination: .open)] }
        if let content = unknownContent(among: given, symbol) {
            return screens(of: content, contents: contents, depth: depth)
        }
        // Handed labels and the like it is the screen; handed what is not known, it stands around the screen.
        let isUnknown = given.contains { argument in
            guard case .closure(let function, _) = evaluator.store[argument] else { return false }
            return !program.facts(function).actions.isEmpty && evaluator.built(argument) == evaluator.unknown
        }
        return isUnknown && hasContent(symbol) ? [Screen(destination: .inline)] : nil
    }

    /// The modules in what other views of SwiftUI's, or of a library's, are given to build: a list, a form, a split. Those
    /// with which SwiftUI navigates show it themselves.
    private func held(
        in creation: Creation, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen] {
        if let symbol = creation.type.symbol, SwiftUIPrimitive.byName[program.types[symbol].name] != nil { return [] }
        return creation.arguments.flatMap { argument -> [Screen] in
            guard case .closure = evaluator.store[argument] else { return [] }
            return screens(of: evaluator.built(argument), contents: contents, depth: depth + 1).filter {
                if case .module = $0.destination { $0.creation != nil } else { false }
            }
        }
    }

    /// The screens that a view was given, as its body shows them: some only under a condition, and in the container
    /// that the body puts them into. As they are where the body does not tell.
    private func arranged(
        _ given: [Screen], by view: ValueID, _ symbol: Int, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen] {
        guard let body = evaluator.body(of: symbol) else { return given }
        let frame = evaluator.store.intern(Frame(function: body, this: view, arguments: [], bound: [:], parent: nil))
        let shown = screens(of: evaluator.built(by: frame), contents: contents, depth: depth + 1)
        return given.flatMap { screen -> [Screen] in
            let same = shown.filter { $0.destination == screen.destination && $0.creation == screen.creation }
            guard given.count == 1, let container = same.first?.container else {
                return same.isEmpty || given.count == 1 ? [screen] : same
            }
            // The only one is there on whatever branch.
            var only = screen
            if same.allSatisfy({ $0.container == container }) { only.container = only.container ?? container }
            return [only]
        }
    }

    /// Screens without what lies too deep, where other alternatives are known.
    private func withoutCircles(_ found: [Screen]) -> [Screen] {
        let known = found.filter { $0.destination != Self.tooDeep }
        return known.isEmpty ? found : known
    }

    /// Screens without the empty containers that factories fall back to when they cannot make the real one.
    private func withoutFallbacks(_ found: [Screen]) -> [Screen] {
        let filled = found.filter { if case .emptyContainer = $0.destination { false } else { true } }
        return filled.isEmpty ? found : filled
    }

    /// Of views side by side, those that are screens: modules, else a single view of the program that is no ornament.
    private func withoutParts(_ found: [Screen]) -> [Screen] {
        guard found.count > 1, found.contains(where: { isPart($0) }) else { return found }
        var kept: [Screen] = []
        var groups: [[ConditionRef]: [Screen]] = [:]
        var order: [[ConditionRef]] = []
        for screen in found {
            if groups[screen.conditions] == nil { order.append(screen.conditions) }
            groups[screen.conditions, default: []].append(screen)
        }
        for conditions in order {
            let group = groups[conditions] ?? []
            let others = group.filter { !isPart($0) }
            let views = group.filter { if case .plain = $0.destination { isPart($0) } else { false } }
            if !others.isEmpty {
                kept += others
            } else if views.count == 1, !(group.count > 1 && isOrnament(views[0])) {
                kept += views
            } else if order.count == 1 || group.count > 1 {
                kept.append(Screen(destination: .inline, conditions: conditions))
            }
        }
        // What always stands beside the screens is no screen of its own.
        let screens = kept.filter { $0.destination != .inline }
        return screens.isEmpty ? Array(kept.prefix(1)) : screens
    }

    /// Whether a screen may be a part of another: SwiftUI's own views, and views of the program without a module.
    private func isPart(_ screen: Screen) -> Bool {
        switch screen.destination {
        case .inline: true
        case .plain(let symbol): program.isSwiftUIView(symbol)
        default: false
        }
    }

    /// Whether a view that stands beside others is an icon, a header or the like, as views of many kinds have one.
    private func isOrnament(_ screen: Screen) -> Bool {
        guard case .plain(let symbol) = screen.destination else { return false }
        var holders: Set<Int> = []
        for call in program.calls(named: program.types[symbol].name) {
            let function = FunctionRef(Int(call.file), program.action(call).function)
            guard let holder = program.owner(of: program.outermost(function)), holder != symbol,
                program.isSwiftUIView(holder), holders.insert(holder).inserted
            else { continue }
            if holders.count > Self.holdersOfOrnament { return true }
        }
        return false
    }

    /// Beside the one that shows it.
    private static let holdersOfOrnament = 3

    private func isHosting(_ type: TypeValue) -> Bool {
        type.symbols.contains { program.inherits($0, from: SwiftUIViews.hosting.name) }
    }
}
