import Dialects
import Facts
import NavigationGraph

/// Finds what the configuration of an app could add to what the sources say.
struct SuggestionFinder {
    /// Functions of Apple's libraries that take screens and show none.
    private static let neverHelpers: Set<String> = [
        "append", "insert", "contains", "firstIndex", "lastIndex", "index", "map", "flatMap", "compactMap", "filter",
        "forEach", "print", "debugPrint", "type", "add", "addObserver", "removeObserver", "addTarget", "willMove",
        "didMove",
        "prepare", "addGestureRecognizer", "store", "sink", "bind", "subscribe", "assign", "setValue", "isKind",
        "instantiateViewController", "instantiateInitialViewController", "object", "set", "remove", "isEqual",
        "beginAppearanceTransition", "register", "zip", "min", "max", "withExtendedLifetime", "unsafeBitCast", "assert",
        "precondition", "fatalError", "delegate", "reduce", "sorted", "setNeedsLayout", "layout",
    ]

    let app: LinkedApp
    let graph: NavigationGraph
    let roles: RoleNames

    private var program: Program { app.program }
    private var evaluator: Evaluator { app.evaluator }

    // MARK: - Helpers

    func helpers() -> [SettingsSuggestions.Helper] {
        let declared = Set(program.files.flatMap { file in file.functions.map { file.text($0.name) } })
        var found: [String: SettingsSuggestions.Helper] = [:]
        for name in program.callsByName.names.map({ program.text($0) }).sorted() {
            guard name.first?.isLowercase == true, !declared.contains(name), !Self.neverHelpers.contains(name),
                program.primitives.callsByName[name] == nil
            else { continue }
            for reference in program.calls(named: name) {
                guard let helper = helper(name, reference) else { continue }
                found[helper.signature, default: helper].calls += 1
            }
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    /// A call that hands over a screen with a module; its own count is 0.
    private func helper(_ name: String, _ reference: ActionRef) -> SettingsSuggestions.Helper? {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[action.expression] else { return nil }
        let arguments = Array(file.arguments(range))
        let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
        guard let position = arguments.firstIndex(where: { isScreen($0.value, file, frame) }) else { return nil }
        let labels = arguments.map { ($0.label.map { file.text($0) } ?? "_") + ":" }.joined()
        return SettingsSuggestions.Helper(
            signature: "\(name)(\(labels))", argument: position, file: file.path,
            line: Int(file.place(action.expression).line), calls: 0)
    }

    private func isScreen(_ expression: ExpressionID, _ file: SwiftFacts, _ frame: FrameID) -> Bool {
        switch file.expressions[expression] {
        case .call, .local, .member, .name, .cast: break
        default: return false
        }
        return evaluator.choices(of: evaluator.eval(expression, frame)).contains { choice in
            guard case .object(let creation) = evaluator.store[choice.value],
                evaluator.symbols(of: creation.type).contains(where: { program.inherits($0, from: "UIViewController") })
            else { return false }
            return app.modules.module(showing: creation) != nil
        }
    }

    // MARK: - Endings

    func endings() -> [SettingsSuggestions.Ending] {
        let owners = Set(graph.calls(.outsideModules).compactMap(\.owner))
        let modules = Set(app.modules.drafts.map(\.name))
        var types: [String: Set<String>] = [:]
        var isOfModule: Set<String> = []
        for symbol in program.types.indices where owners.contains(program.types[symbol].qualifiedName) {
            let type = program.types[symbol]
            guard type.kind == .class || type.kind == .struct, roles.reading(of: type.name) == nil,
                !app.modules.launchTypes.contains(symbol), !program.inherits(symbol, from: "UIResponder"),
                let ending = Self.lastWord(of: type.name)
            else { continue }
            types[ending, default: []].insert(type.name)
            if modules.contains(String(type.name.dropLast(ending.count))) { isOfModule.insert(ending) }
        }
        return types.keys.sorted().filter { isOfModule.contains($0) || (types[$0]?.count ?? 0) > 1 }.map {
            SettingsSuggestions.Ending(text: $0, types: (types[$0] ?? []).sorted())
        }
    }

    /// `Navigator` of `TramNavigator`; nil for a name of one word.
    private static func lastWord(of name: String) -> String? {
        guard let start = name.lastIndex(where: \.isUppercase), start > name.startIndex else { return nil }
        let word = String(name[start...])
        return word.count > 2 ? word : nil
    }
}
