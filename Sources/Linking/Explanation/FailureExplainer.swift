import Facts
import NavigationGraph

/// Says why a navigation call makes no route of a module, and what would help.
struct FailureExplainer {
    private static let maximumCallers = 5

    let app: LinkedApp
    let graph: NavigationGraph

    private var program: Program { app.program }
    private var evaluator: Evaluator { app.evaluator }
    private var text: SourceText { SourceText(app: app) }

    func sections(_ call: NavigationCall) -> [Explanation.Section] {
        let parts: [(String, [Explanation.Statement])]
        switch call.class {
        case .resolved: parts = []
        case .unresolved:
            parts = [("Why not", reasons(call)), ("Who runs it", callers(call)), ("What would help", help(call))]
        case .outsideModules:
            parts = [
                ("Why not", outside(call)), ("Who runs it", callers(call)), ("What would help", outsideHelp(call)),
            ]
        case .outOfTarget:
            parts = [
                ("Why not", outOfTarget(call)),
                (
                    "What would help",
                    [
                        Explanation.Statement(
                            "if the app does compile it, name the target with `--target`, or as `target` in .wiremap.yml"
                        )
                    ]
                ),
            ]
        case .noNavigation:
            parts = [("Why not", [Explanation.Statement(call.reason ?? "it is none of UIKit's navigation calls")])]
        }
        return parts.filter { !$0.1.isEmpty }.map { Explanation.Section($0.0, $0.1) }
    }

    // MARK: - Unresolved

    private func reasons(_ call: NavigationCall) -> [Explanation.Statement] {
        var said = [Explanation.Statement(call.reason ?? "it could not be followed", file: call.file, line: call.line)]
        for value in shownLeaves(call) {
            let described = text.describe(value)
            said.append(text.statement("what it shows is \(described.text)", at: described.place))
            said += conformers(of: evaluator.type(of: value))
        }
        if let function = function(of: call) {
            if app.routes.effects.truncated[function] != nil {
                said.append(
                    text.statement(
                        "\(text.name(function)) does more than \(EffectFinder.maximumEffects) things to the screen; "
                            + "what comes later is not followed", at: text.place(function)))
            }
            if evaluator.exhausted.contains(function) {
                said.append(
                    text.statement(
                        "\(text.name(function)) builds a value that takes too many steps to follow",
                        at: text.place(function)))
            }
        }
        return said
    }

    private func conformers(of type: TypeValue) -> [Explanation.Statement] {
        evaluator.symbols(of: type).compactMap { symbol in
            let name = program.types[symbol].qualifiedName
            if program.isExternal(symbol) {
                return Explanation.Statement("`\(name)` is not declared in the sources that were read")
            }
            guard program.types[symbol].kind == .protocol else { return nil }
            let count = program.concreteConformers(of: symbol).count
            return text.statement(
                "`\(name)` is a protocol to which \(count == 1 ? "one type conforms" : "\(count) types conform")",
                at: program.place(of: symbol))
        }
    }

    /// The values that a call shows, where they could not be followed.
    private func shownLeaves(_ call: NavigationCall) -> [ValueID] {
        guard let function = function(of: call), let primitive = primitive(of: call) else { return [] }
        var found: [ValueID] = []
        let functions = [function] + program.innerFunctions(within: function)
        for inner in functions {
            for effect in app.routes.effects.effects(of: inner) where effect.primitive == primitive {
                let shown: ValueID
                switch effect.shown {
                case .value(let value), .segue(let value): shown = value
                default: continue
                }
                for leaf in app.routes.effects.screens.leaves(of: shown) where !found.contains(leaf) {
                    if case .object = evaluator.store[leaf] { continue }
                    found.append(leaf)
                }
            }
        }
        return Array(found.prefix(4))
    }

    private func help(_ call: NavigationCall) -> [Explanation.Statement] {
        if call.reason?.hasSuffix(UntargetedTypes.ending) ?? false {
            return [Explanation.Statement("add the file to the app's target, or name its target with `--target`")]
        }
        var hints: [String] = []
        for value in shownLeaves(call) {
            switch evaluator.store[value] {
            case .open(.parameter, _):
                hints.append(
                    "nobody hands over a screen here that the sources show: if other code calls it (Objective-C, "
                        + "generated, a file that is left out), add its sources with `roots` or `include` in .wiremap.yml"
                )
            case .open(.selfMember, _):
                hints.append(
                    "no code sets the member: if a container or generated code does, a typed property or an "
                        + "initialiser argument lets it be followed")
            case .instance, .object:
                hints.append(
                    "if the sources that make the object are left out, add them with `roots` or `include` in .wiremap.yml"
                )
            default:
                hints.append(
                    "a helper whose source is not read can be described under `helpers` in .wiremap.yml, with its "
                        + "transition and the argument that it shows")
            }
        }
        if hints.isEmpty {
            hints.append(
                "call it from code that a module's presenter or wireframe runs, or leave it out with `exclude`")
        }
        var seen: Set<String> = []
        return hints.filter { seen.insert($0).inserted }.map { Explanation.Statement($0) }
    }

    // MARK: - Outside

    private func outside(_ call: NavigationCall) -> [Explanation.Statement] {
        guard let function = function(of: call) else {
            return [
                Explanation.Statement(
                    "the scene that has this segue belongs to no module"
                        + (call.owner.map { ": its class is `\($0)`" } ?? ""),
                    file: call.file, line: call.line)
            ]
        }
        let owner = call.owner.map { "`\($0)` is no part of a module" } ?? "the function is no part of a type"
        return [
            text.statement("\(text.name(function)) calls it, and \(owner)", at: text.place(function)),
            Explanation.Statement("no function of a module is on any way that leads to it"),
        ]
    }

    private func outsideHelp(_ call: NavigationCall) -> [Explanation.Statement] {
        guard let owner = call.owner else { return [] }
        return [
            Explanation.Statement(
                "if `\(owner)` is a part of a module, name its suffix under `roles` in .wiremap.yml; if it is where the "
                    + "app is entered, name it under `entryPoints`")
        ]
    }

    private func outOfTarget(_ call: NavigationCall) -> [Explanation.Statement] {
        let target = graph.scan.target.map { "of the targets \($0) " } ?? ""
        return [
            Explanation.Statement(
                "none \(target)of the Xcode project compiles this file, so that a running app never reaches it",
                file: call.file, line: 1)
        ]
    }

    // MARK: - Callers

    /// Who calls the function that holds a call, and where a call is not told apart from others of its name.
    private func callers(_ call: NavigationCall) -> [Explanation.Statement] {
        guard let function = function(of: call) else { return [] }
        var found: [Explanation.Statement] = []
        var bound: [Explanation.Statement] = []
        for reference in program.calls(named: function) {
            let action = program.action(reference)
            let inner = FunctionRef(Int(reference.file), action.function)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, let arguments) = file.expressions[action.expression] else { continue }
            let frame = evaluator.rootFrame(inner)
            let place = text.place(ExpressionRef(Int(reference.file), action.expression))
            let targets = evaluator.targets(ofCall: callee, arguments, frame)
            if targets.contains(where: { $0.function == function }) {
                found.append(text.statement("\(text.name(inner)) calls it", at: place))
            } else if targets.isEmpty, case .member(let base?, let name) = file.expressions[callee] {
                let count = evaluator.implementationCount(
                    program.identifier(name, reference.file), on: evaluator.eval(base, frame), arguments, frame)
                guard count > Evaluator.maximumDispatch else { continue }
                bound.append(
                    text.statement(
                        "\(text.name(inner)) calls a function of that name which \(count) types implement; more than "
                            + "\(Evaluator.maximumDispatch) are not told apart", at: place))
            }
        }
        let shown = (found + bound).prefix(Self.maximumCallers)
        let hidden = found.count + bound.count - shown.count
        if shown.isEmpty {
            let events = events(settingOff: function)
            if !events.isEmpty { return events }
            return [
                text.statement("no call of \(text.name(function)) was found in the sources", at: text.place(function))
            ]
        }
        return shown + (hidden > 0 ? [Explanation.Statement("and \(hidden) more")] : [])
    }

    /// What the user or the system does to run a function that no code calls.
    private func events(settingOff function: FunctionRef) -> [Explanation.Statement] {
        let origins = app.routes.origins.origins(of: function)
        return origins.compactMap { origin in
            switch origin {
            case .event(let step), .otherwise(let step), .answer(let step, _):
                let member = step.member.isEmpty ? "" : ".\(step.member)"
                return Explanation.Statement(
                    "`\(step.type)\(member)` sets off \(text.name(function))", file: step.file, line: step.line)
            case .system:
                return text.statement("the system calls \(text.name(function)) by itself", at: text.place(function))
            case .call, .inside: return nil
            }
        }
    }

    // MARK: - The call in the sources

    private func primitive(of call: NavigationCall) -> ExpressionRef? {
        guard let file = program.files.firstIndex(where: { $0.path == call.file }) else { return nil }
        let facts = program.files[file]
        return facts.actions.first { action in
            let place = facts.place(action.expression)
            return Int(place.line) == call.line && Int(place.column) == call.column
                && (action.kind == .call || action.kind == .assignment)
        }.map { ExpressionRef(file, $0.expression) }
    }

    private func function(of call: NavigationCall) -> FunctionRef? {
        guard let primitive = primitive(of: call) else { return nil }
        let file = program.files[Int(primitive.file)]
        return file.actions.first { $0.expression == primitive.id }.map {
            program.outermost(FunctionRef(Int(primitive.file), $0.function))
        }
    }
}
