import Dialects
import Facts
import NavigationGraph

/// Which module a type, a function or a made object belongs to.
final class ModuleMap {
    let evaluator: Evaluator
    private(set) var drafts: [ModuleDraft]
    private(set) var moduleOfType: [Int: Int] = [:]
    private(set) var launchTypes: Set<Int> = []
    private var madeBy: [FunctionRef: Int?] = [:]

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, drafts: [ModuleDraft]) {
        self.evaluator = evaluator
        self.drafts = drafts
        for (index, draft) in drafts.enumerated() {
            for component in draft.components where moduleOfType[component.symbol] == nil {
                moduleOfType[component.symbol] = index
            }
        }
        for symbol in program.types.indices where isLaunch(symbol) { launchTypes.insert(symbol) }
    }

    /// Adds a plain screen or a coordinator as a node.
    func add(_ draft: ModuleDraft) -> Int {
        drafts.append(draft)
        for component in draft.components { moduleOfType[component.symbol] = drafts.count - 1 }
        return drafts.count - 1
    }

    func setIdentity(_ id: String, group: String, of module: Int) {
        drafts[module].id = id
        drafts[module].group = group
    }

    private func isLaunch(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        guard type.kind != .external, type.kind != .protocol else { return false }
        if program.allProtocols(of: symbol).contains(where: {
            program.isExternal($0) && AppleClasses.launchProtocols.contains(program.types[$0].name)
        }) {
            return true
        }
        return type.parts.contains { part in
            let file = program.files[Int(part.file)]
            return file.declarations[part.id].attributes.contains {
                AppleClasses.launchAttributes.contains(file.text($0))
            }
        }
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

    func isLaunch(_ function: FunctionRef) -> Bool {
        program.owner(of: function).map { launchTypes.contains($0) } ?? false
    }

    /// The module that an object shows.
    ///
    /// A view that several modules share tells nothing: then the code that makes it decides, by the navigator that it
    /// makes beside it, or by the module that it is part of.
    func module(showing creation: Creation) -> Int? {
        guard let symbol = creation.type.symbol ?? evaluator.symbols(of: creation.type).first else { return nil }
        let home = module(ofView: symbol)
        let maker = program.outermost(evaluator.store[creation.frame].function)
        if let made = moduleMade(by: maker), drafts[made].views.contains(where: { program.isSubtype(symbol, of: $0) }) {
            return made
        }
        if let home { return home }
        if let owner = module(of: maker), drafts[owner].views.contains(where: { program.isSubtype(symbol, of: $0) }) {
            return owner
        }
        return nil
    }

    /// The module of a view's class, or of the nearest superclass that has one.
    func module(ofView symbol: Int) -> Int? {
        for type in program.lineage(of: symbol) {
            if let module = moduleOfType[type] { return module }
        }
        let shared = drafts.indices.filter { drafts[$0].sharedViews.contains(symbol) }
        return shared.count == 1 ? shared[0] : nil
    }

    /// The one module whose navigator a function makes.
    private func moduleMade(by function: FunctionRef) -> Int? {
        if let known = madeBy[function] { return known }
        var found: Set<Int> = []
        let file = program.files[Int(function.file)]
        for inner in [function] + (program.innerFunctions[function] ?? []) {
            for position in program.facts(inner).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call, case .call(let callee, _) = file.expressions[action.expression] else {
                    continue
                }
                let frame = evaluator.rootFrame(inner)
                guard case .metatype(let type) = evaluator.store[evaluator.eval(callee, frame)],
                    let symbol = type.symbol, let module = moduleOfType[symbol],
                    let role = drafts[module].role(of: symbol), role == .wireframe || role == .router
                else { continue }
                found.insert(module)
            }
        }
        let made = found.count == 1 ? found.first : nil
        madeBy[function] = .some(made)
        return made
    }
}
