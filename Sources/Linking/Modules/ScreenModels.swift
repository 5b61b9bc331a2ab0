import Dialects
import Facts

/// The objects that do the thinking for one screen and are part of no module: the view model that a screen without a module
/// keeps, and no other one does, or that a library keeps for it (ReactorKit).
final class ScreenModels {
    private let evaluator: Evaluator
    private unowned let modules: ModuleMap
    private var found: [Int: Set<Int>] = [:]
    /// How many modules there were when they were looked through.
    private var count = 0

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    /// The module for whose screen objects of a type think; nil for other types, and where several screens keep one.
    func module(keeping type: Int) -> Int? {
        guard RoleNames.isViewModel(program.types[type].name) || isBound(type) else { return nil }
        return module(holding: type)
    }

    /// The only module whose views hold objects of a type that is no module's part, whatever the type is called; nil
    /// where several do.
    func module(holding type: Int) -> Int? {
        guard modules.moduleOfType[type] == nil else { return nil }
        findNew()
        let keepers = ([type] + program.allProtocols(of: type)).flatMap { found[$0] ?? [] }
        guard let only = keepers.first, keepers.allSatisfy({ $0 == only }) else { return nil }
        return only
    }

    private func findNew() {
        for module in modules.drafts.indices.dropFirst(count) {
            for view in modules.drafts[module].views {
                for (_, property) in program.properties(of: view) where program.facts(property).getter == nil {
                    for symbol in evaluator.declaredSymbols(of: property, in: view) where !program.isExternal(symbol) {
                        found[symbol, default: []].insert(module)
                    }
                }
                for type in bound(to: view) { found[type, default: []].insert(module) }
            }
        }
        count = modules.drafts.count
    }

    /// Whether a library gives objects of a type to views.
    private func isBound(_ type: Int) -> Bool {
        program.allProtocols(of: type).contains {
            let name = program.types[$0].name
            return program.isExternal($0) && StreamWords.bound.contains { $0.conforming == name }
        }
    }

    /// The types of what a library gives a view: that of the only parameter of `bind(reactor:)`.
    private func bound(to view: Int) -> [Int] {
        StreamWords.bound.compactMap { evaluator.modelType(boundBy: $0.method, to: view) }.flatMap {
            evaluator.symbols(of: $0).filter(isBound)
        }
    }
}
