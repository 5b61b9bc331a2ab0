import Dialects
import Facts
import NavigationGraph

/// Which module a type, a function or a made object belongs to.
final class ModuleMap {
    let evaluator: Evaluator
    private(set) var drafts: [ModuleDraft]
    private(set) var moduleOfType: [Int: Int] = [:]
    /// The modules that show a view which is no part of one of them alone, in their order.
    private(set) var modulesOfSharedView: [Int: [Int]] = [:]
    private(set) var launchTypes: Set<Int> = []
    /// Classes that answer what the system asks the application's delegate, which passes it on.
    private var launchServices: Set<Int> = []
    /// Containers around the whole app; see `LaunchContainers`.
    private(set) var launchContainers: Set<Int> = []
    /// The modules that assemblies wire.
    private var assembled: [FunctionRef: Int] = [:]
    /// Assemblies that make the presenter of a module and no view, in source order.
    private(set) var assembliesWithoutView: [(function: FunctionRef, module: Int)] = []
    /// The parts that a module's assemblies make, whichever module they bear the name of.
    private var wired: [Int: Set<Int>] = [:]
    /// The parts that the assemblies of several modules make, each with these modules; see `SharedParts`.
    let sharedParts: SharedParts
    /// Which parts are made together.
    let makings: Makings
    /// The objects that think for screens without a module.
    private(set) lazy var models = ScreenModels(evaluator: evaluator, modules: self)

    /// The objects that do a part of a screen's work.
    private(set) lazy var serving = ServingObjects(evaluator: evaluator, modules: self)

    /// The modules whose views keep a plain view in a property, by the view's class.
    private(set) lazy var modulesOfHeldView = findHeldViews()

    private var program: Program { evaluator.program }

    /// - Parameter entryPoints: where the user says that the app is entered; those of the launch are launch code.
    init(
        evaluator: Evaluator, drafts: [ModuleDraft], assemblies: [Assembly], entryPoints: [EntryPointHint] = []
    ) {
        self.evaluator = evaluator
        self.drafts = drafts
        var madeParts: [Int: Set<Int>] = [:]
        for (index, draft) in drafts.enumerated() {
            for component in draft.components where moduleOfType[component.symbol] == nil {
                moduleOfType[component.symbol] = index
            }
            for view in draft.sharedViews.distinct() { modulesOfSharedView[view, default: []].append(index) }
        }
        var makers: [Int?] = Array(repeating: nil, count: assemblies.count)
        for (making, assembly) in assemblies.enumerated() {
            let named = drafts.indices.filter { drafts[$0].name == assembly.stem }
            let own = named.first { index in
                assembly.parts.contains { part in drafts[index].components.contains { $0.symbol == part.symbol } }
            }
            guard let module = own ?? named.first else { continue }
            makers[making] = module
            assembled[assembly.function] = module
            if assembly.views.isEmpty { assembliesWithoutView.append((assembly.function, module)) }
            wired[module, default: []].formUnion(assembly.parts.map(\.symbol))
            madeParts[module, default: []].formUnion(assembly.parts.map(\.symbol) + assembly.views)
            if let borrowed = assembly.borrowedNavigator { madeParts[module, default: []].insert(borrowed) }
        }
        makings = Makings(assemblies, of: makers, program: evaluator.program)
        sharedParts = SharedParts(made: madeParts, drafts: drafts, program: evaluator.program)
        let launching = Set(entryPoints.filter { $0.kind == .launch }.map(\.type))
        for symbol in program.types.indices
        where isLaunch(symbol) || launching.contains(program.types[symbol].qualifiedName) {
            launchTypes.insert(symbol)
        }
        launchServices = Set(
            program.types.indices.filter { symbol in
                program.types[symbol].kind == .class && moduleOfType[symbol] == nil
                    && (answersLaunch(symbol) || program.inherits(symbol, from: "UIApplication"))
            })
    }

    /// - Parameters:
    ///   - evaluator: the twin of the other one's evaluator.
    ///   - shared: how many types both evaluators number alike, where not all: those that were named since are frameworks',
    ///     and known by their names.
    init(twin other: ModuleMap, evaluator: Evaluator, sharing shared: Int = .max) {
        func number(_ symbol: Int) -> Int {
            symbol < shared ? symbol : evaluator.program.external(other.program.types[symbol].name)
        }
        self.evaluator = evaluator
        drafts = other.drafts
        for draft in drafts.indices {
            for index in drafts[draft].components.indices where drafts[draft].components[index].symbol >= shared {
                drafts[draft].components[index].symbol = number(drafts[draft].components[index].symbol)
            }
        }
        moduleOfType = other.moduleOfType
        modulesOfSharedView = other.modulesOfSharedView
        for (symbol, module) in other.moduleOfType where symbol >= shared {
            moduleOfType[symbol] = nil
            moduleOfType[number(symbol)] = module
        }
        launchTypes = other.launchTypes
        launchServices = other.launchServices
        launchContainers = Set(other.launchContainers.map { number($0) })
        assembled = other.assembled
        assembliesWithoutView = other.assembliesWithoutView
        wired = other.wired
        sharedParts = SharedParts(twin: other.sharedParts, program: evaluator.program)
        makings = Makings(twin: other.makings, program: evaluator.program)
    }

    private func answersLaunch(_ symbol: Int) -> Bool {
        ["application", "scene"].contains { name in
            (program.types[symbol].methods[program.identifier(name)] ?? []).contains {
                AppleClasses.launchQuestions.contains(program.fullName($0))
            }
        }
    }

    /// Adds a plain screen or a coordinator as a node.
    func add(_ draft: ModuleDraft) -> Int {
        drafts.append(draft)
        for component in draft.components { moduleOfType[component.symbol] = drafts.count - 1 }
        return drafts.count - 1
    }

    /// Says which modules are nodes though their parts are there to be inherited from.
    func keepInherited(_ nodes: Set<Int>) {
        for index in drafts.indices where nodes.contains(index) { drafts[index].isInherited = false }
    }

    /// Says which screens are no nodes, as they are there to be inherited from.
    func leaveOut(_ screens: Set<Int>) {
        for index in screens { drafts[index].isInherited = true }
    }

    func setIdentity(_ id: String, group: String, of module: Int) {
        drafts[module].id = id
        drafts[module].group = group
    }

    private func isLaunch(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        guard type.kind != .external, type.kind != .protocol else { return false }
        if program.allProtocols(of: symbol).contains(where: { isLaunchProtocol($0, of: symbol) }) { return true }
        return program.isMarkedAsMain(symbol)
    }

    private func isLaunchProtocol(_ symbol: Int, of type: Int) -> Bool {
        guard program.isExternal(symbol) else { return false }
        let name = program.types[symbol].name
        return AppleClasses.launchProtocols.contains(name)
            || name == AppleClasses.appProtocol && program.types[type].parts.contains { program.usesSwiftUI($0.file) }
                && program.mayStart(type)
    }

    /// The module whose code a function is; extensions and inner types count with the type around them.
    func module(of function: FunctionRef) -> Int? {
        guard var symbol = program.owner(of: function) else { return nil }
        while true {
            if let module = moduleOfType[symbol] { return module }
            guard let outer = program.types[symbol].outer, program.types[outer].kind != .enum else { return nil }
            symbol = outer
        }
    }

    /// Whether a function is code of a module's, or of a part that the module shares with another.
    func runs(_ function: FunctionRef, in module: Int) -> Bool {
        if self.module(of: function) == module { return true }
        return program.owner(of: function).map { wired[module]?.contains($0) ?? false } ?? false
    }

    /// Whether a function is code of a service that bears a module's name: others have it show the module.
    func isService(_ function: FunctionRef, of module: Int) -> Bool {
        program.owner(of: function).map { drafts[module].role(of: $0) == .service } ?? false
    }

    /// The module that a function wires.
    func module(assembledBy function: FunctionRef) -> Int? { assembled[program.outermost(function)] }

    func isLaunch(_ function: FunctionRef) -> Bool {
        program.owner(of: function).map { isLaunch(symbol: $0) } ?? false
    }

    /// Whether a type's code is launch code.
    func isLaunch(symbol: Int) -> Bool {
        launchTypes.contains(symbol) || launchServices.contains(symbol) || launchContainers.contains(symbol)
    }

    func isInLaunchContainer(_ function: FunctionRef) -> Bool {
        program.owner(of: function).map { launchContainers.contains($0) } ?? false
    }

    func setLaunchContainers(_ symbols: Set<Int>) { launchContainers = symbols }

    /// The module that an object shows.
    ///
    /// What makes the object decides, because several modules may share a view: a builder that is handed a presenter, an
    /// assembly, the presenter that the view itself takes; else the view's class.
    func module(showing creation: Creation) -> Int? {
        guard let symbol = creation.type.symbol ?? evaluator.symbols(of: creation.type).first else { return nil }
        let handed = evaluator.store[creation.frame].arguments
        if let builder = module(ofPresenterAmong: handed, showing: symbol) { return builder }
        let home = module(ofView: symbol)
        let maker = evaluator.assemblyUnit(of: evaluator.store.function(of: creation.frame))
        if let made = assembled[maker], drafts[made].views.contains(where: { program.isSubtype(symbol, of: $0) }) {
            return made
        }
        if let taken = module(ofPresenterAmong: creation.arguments, showing: symbol) { return taken }
        let owner = module(of: maker).flatMap { owner in
            drafts[owner].views.contains { program.isSubtype(symbol, of: $0) } ? owner : nil
        }
        // What makes the parts of one of the modules that share a view makes that module's.
        if let owner, drafts[owner].sharedViews.contains(symbol) { return owner }
        return home ?? owner
    }

    /// The module whose presenter is among arguments, where the module shows the view that is made.
    private func module(ofPresenterAmong arguments: [ValueID], showing view: Int) -> Int? {
        for argument in arguments {
            guard case .object(let presenter) = evaluator.store[argument], let symbol = presenter.type.symbol,
                let module = moduleOfType[symbol], drafts[module].role(of: symbol) == .presenter,
                drafts[module].views.contains(where: { program.isSubtype(view, of: $0) })
            else { continue }
            return module
        }
        return nil
    }

    /// The functions that make and wire modules.
    var assemblyFunctions: Dictionary<FunctionRef, Int>.Keys { assembled.keys }

    /// The module whose parts a function makes and wires.
    func assembledModule(by function: FunctionRef) -> Int? { assembled[function] }

    /// The module of a view's class, or of the nearest superclass that has one.
    func module(ofView symbol: Int) -> Int? {
        for type in program.lineage(of: symbol) {
            if let module = moduleOfType[type] { return module }
        }
        guard let sharing = modulesOfSharedView[symbol], sharing.count == 1 else { return nil }
        return sharing[0]
    }
}
