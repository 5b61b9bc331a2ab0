import NavigationGraph

/// Graphs that are written in the test: `Home -push-> Login by showLogin() on tapLogin() if isGuest`. A way that is `idle`
/// is set off by nothing; one of several taps is called in several places. One `at` a file shares what is
/// shown there with others.
struct SmallGraph {
    var graph = NavigationGraph(
        app: .init(name: "Museum"),
        entryPoints: [EntryPoint(id: "App", kind: .launch, file: "AppDelegate.swift", line: 3)])

    init(_ lines: String..., modules: [Module] = []) {
        graph.modules = modules
        for line in lines { add(line) }
        finish()
    }

    /// A module whose types share its name.
    static func module(_ name: String, folder: String = "App", members: [String] = []) -> Module {
        Module(
            id: name, name: name, group: folder,
            components: [Role.view, .presenter, .wireframe].map { role in
                Component(
                    role: role, type: "\(name)\(role.rawValue.capitalized)", file: "\(folder)/\(name)/\(name).swift",
                    line: 1)
            },
            interfaces: members.isEmpty
                ? []
                : [
                    Interface(
                        protocol: "\(name)WireframeProtocol", from: .presenter, to: .wireframe,
                        members: members.map { .init(name: $0, signature: "func \($0)", file: "", line: 1) }, file: "",
                        line: 1)
                ])
    }

    mutating func add(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        let transition = Transition(rawValue: words[1].trimmingCharacters(["-", ">"])) ?? .custom
        for name in [words[0], words[2]] where name != "App" && !graph.modules.contains(where: { $0.id == name }) {
            graph.modules.append(Self.module(name))
        }
        let by = words.firstIndex(of: "by").map { words[$0 + 1] }
        let condition = words.firstIndex(of: "if").map { words[($0 + 1)...].joined(separator: " ") }
        let isIdle = words.contains("idle")
        let shown = words.firstIndex(of: "at").map { words[$0 + 1] }
        let taps = words.firstIndex(of: "on").map { words[$0 + 1].split(separator: ",").map(String.init) } ?? []
        graph.routes.append(
            Route(
                id: "\(graph.routes.count)", source: words[0], target: words[2],
                destination: .init(kind: .node, name: words[2]), neverTriggered: isIdle, transition: transition,
                method: by,
                condition: condition,
                evidence: [
                    .init(
                        file: shown ?? "App/\(words[0])/\(words[0]).swift",
                        line: shown == nil ? 10 + graph.routes.count : 1,
                        role: .shows)
                ],
                triggers: taps.map { tap in
                    [
                        .init(
                            component: .view, type: "button", member: "touchUpInside",
                            file: "App/\(words[0])/\(words[0]).swift", line: 1, kind: .action),
                        .init(component: .view, type: "\(words[0])View", member: tap, file: "", line: 1),
                    ]
                }))
    }

    /// Puts in order what was added.
    mutating func finish() { graph = graph.sorted() }
}

extension String {
    fileprivate func trimmingCharacters(_ set: Set<Character>) -> String {
        String(drop { set.contains($0) }.reversed().drop { set.contains($0) }.reversed())
    }
}
