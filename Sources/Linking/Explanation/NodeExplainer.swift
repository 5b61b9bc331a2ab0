import Facts
import NavigationGraph

/// Answers why a module is one, what it is made of, and where it stands in the app.
struct NodeExplainer {
    let app: LinkedApp
    let graph: NavigationGraph

    private var program: Program { app.program }

    func explain(_ id: String) -> Explanation {
        guard let module = graph.modules.first(where: { $0.id == id }) else { return entryPoint(id) }
        let outgoing = graph.routes.filter { $0.source == id }
        let incoming = graph.routes.filter { $0.target == id }
        let parts: [(String, [Explanation.Statement])] = [
            ("Why it is \(Self.phrase(module.kind))", reasons(module)), ("What it is made of", components(module)),
            ("Its navigation options", options(module)), ("Where it leads", told(outgoing)),
            ("What leads to it", told(incoming)), ("How it is reached", reach(module)),
            ("What is unresolved in it", unresolved(module)),
        ]
        return Explanation(
            subject: id, answer: [headline(module)], routes: (outgoing + incoming).map(\.id),
            sections: parts.filter { !$0.1.isEmpty }.map { Explanation.Section($0.0, $0.1) })
    }

    private static func phrase(_ kind: Module.Kind) -> String {
        switch kind {
        case .module: "a module"
        case .screen: "a screen"
        case .coordinator: "a coordinator"
        }
    }

    private func headline(_ module: Module) -> String {
        let group = module.group.isEmpty ? "" : " of the group \(module.group)"
        let dialect = module.dialect.map { ", written in the manner of \($0)" } ?? ""
        return "\(module.id) is \(Self.phrase(module.kind))\(group)\(dialect)"
    }

    // MARK: - Why

    private func reasons(_ module: Module) -> [Explanation.Statement] {
        guard let draft = app.modules.drafts.first(where: { $0.id == module.id }) else { return [] }
        guard draft.kind != .coordinator else {
            return [
                text.statement(
                    "it chooses where to go, and is a part of no module",
                    at: draft.components.first.flatMap { program.place(of: $0.symbol) })
            ]
        }
        guard draft.kind == .module else {
            return [
                text.statement(
                    "navigation reaches its view, and no assembly connects the view to a presenter or a navigator",
                    at: draft.views.first.flatMap { program.place(of: $0) })
            ]
        }
        var said = [name(of: draft)]
        let own = Set(draft.components.map(\.symbol))
        let assemblies = app.assemblies.filter { assembly in
            app.modules.drafts.firstIndex { $0.id == draft.id } == app.modules.assembledModule(by: assembly.function)
                && assembly.parts.contains { own.contains($0.symbol) }
        }
        for assembly in assemblies {
            let parts = (assembly.views + assembly.parts.map(\.symbol)).map { "`\(program.types[$0].qualifiedName)`" }
            said.append(
                text.statement(
                    "\(text.maker(assembly.function)) makes and wires \(parts.joined(separator: ", "))",
                    at: text.place(assembly.function)))
        }
        if assemblies.isEmpty {
            for reference in module.references where reference.from == .view || reference.to == .view {
                said.append(
                    Explanation.Statement(
                        "its \(reference.from.rawValue) holds its \(reference.to.rawValue) as `\(reference.member)`",
                        file: reference.file, line: reference.line))
            }
        }
        for view in draft.sharedViews {
            let others = app.modules.modules(sharing: view, beside: draft)
            let home = others.first { $0.symbols(.view).contains(view) }
            let shared =
                home.map { "which is the view of \($0.id)" }
                ?? "which it shares with \(others.map(\.id).sorted().joined(separator: ", "))"
            said.append(
                text.statement(
                    "it shows `\(program.types[view].qualifiedName)`" + (others.isEmpty ? "" : ", \(shared)"),
                    at: program.place(of: view)))
        }
        if !module.group.isEmpty {
            said.append(
                Explanation.Statement(
                    "its group is the folder around the deepest one that its parts share, up to its last folder that says "
                        + "more than a kind"))
        }
        if let dialect = module.dialect {
            said.append(
                Explanation.Statement(
                    "the roles, interfaces and superclasses of its parts are those of the dialect \(dialect)"))
        }
        return said
    }

    private func name(of draft: ModuleDraft) -> Explanation.Statement {
        let navigator = draft.navigators.first ?? draft.symbols(.presenter).first ?? draft.views.first
        guard let navigator, let role = draft.role(of: navigator) else {
            return Explanation.Statement("it is named after what its types have in common")
        }
        let type = program.types[navigator].qualifiedName
        let isNamed = program.types[navigator].name.hasPrefix(draft.name) || type.hasPrefix(draft.name)
        return text.statement(
            isNamed
                ? "`\(draft.name)` is the stem of its \(role.rawValue) `\(type)`"
                : "its \(role.rawValue) is `\(type)`, and an assembly wires it under the name \(draft.name)",
            at: program.place(of: navigator))
    }

    // MARK: - Parts and routes

    private func components(_ module: Module) -> [Explanation.Statement] {
        module.components.map { component in
            Explanation.Statement(
                "\(component.role.rawValue) `\(component.type)`", file: component.file, line: component.line)
        }
            + (module.variants.isEmpty
                ? [] : [Explanation.Statement("variants: \(module.variants.joined(separator: ", "))")])
    }

    /// The routes; those of which the same is said are told once, with their number.
    private func told(_ routes: [Route]) -> [Explanation.Statement] {
        let statements = routes.map(RouteExplainer.entry)
        var numbers = Dictionary(statements.map { ($0, 1) }, uniquingKeysWith: +)
        return statements.compactMap { statement in
            guard let number = numbers.removeValue(forKey: statement) else { return nil }
            var statement = statement
            if number > 1 { statement.text += " (\(number) routes)" }
            return statement
        }
    }

    private func options(_ module: Module) -> [Explanation.Statement] {
        module.options.map { option in
            let routes = graph.routes.filter { option.routes.contains($0.id) }
            var told: Set<String> = []
            let targets = routes.map(RouteExplainer.end).filter { told.insert($0).inserted }
            return Explanation.Statement(
                "`\(option.name)` "
                    + (targets.isEmpty ? "leads nowhere" : "leads to \(targets.joined(separator: "; "))"),
                file: option.file, line: option.line)
        }
    }

    private func reach(_ module: Module) -> [Explanation.Statement] {
        let starts = graph.entryPoints.map(\.id)
        let ways = starts.compactMap { WayFinder(graph: graph).shortest(from: $0, to: module.id) }
        let order = { (way: [Route]) in (way.count(where: \.neverTriggered), way.count, way.first?.id ?? "") }
        guard let way = ways.min(by: { order($0) < order($1) }) else {
            return [
                Explanation.Statement(
                    graph.entryPoints.isEmpty
                        ? "no entry point of the app was found"
                        : "no way from an entry point was found: what leads to it is unresolved, unused, or not in the "
                            + "sources")
            ]
        }
        return way.map(RouteExplainer.step)
    }

    private func unresolved(_ module: Module) -> [Explanation.Statement] {
        let types = Set(module.components.map(\.type))
        return graph.unresolved.filter { $0.owner.map(types.contains) ?? false }.map {
            Explanation.Statement("`\($0.call)`: \($0.reason)", file: $0.file, line: $0.line)
        }
    }

    // MARK: - Entry points

    private func entryPoint(_ id: String) -> Explanation {
        let routes = graph.routes.filter { $0.source == id }
        let entry = graph.entryPoints.first { $0.id == id }
        let place = entry.map {
            [Explanation.Statement("its code begins here", file: $0.file, line: $0.line)]
        }
        let sections: [(String, [Explanation.Statement])] = [
            ("Where it is", place ?? []), ("Where it leads", told(routes)),
        ]
        return Explanation(
            subject: id,
            answer: ["\(id) is where the app \(entry?.kind == .launch ? "starts" : "is entered from outside")"],
            routes: routes.map(\.id),
            sections: sections.filter { !$0.1.isEmpty }.map { Explanation.Section($0.0, $0.1) })
    }

    private var text: SourceText { SourceText(app: app) }
}
