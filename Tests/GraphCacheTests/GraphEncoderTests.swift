import Facts
import NavigationGraph
import Testing

@testable import GraphCache

@Suite("Graphs as bytes")
struct GraphEncoderTests {
    /// A graph that says something everywhere.
    private static let full = NavigationGraph(
        app: .init(name: "Shop", revision: "1234", remote: "https://example.org/shop", folder: "App"),
        modules: [module, Module(id: "Other", name: "Other")],
        entryPoints: [EntryPoint(id: "App:shortcut:x", kind: .shortcut, file: "A.swift", line: 1, unresolved: "why")],
        routes: [route],
        suppressions: [Suppression(rule: "rule", reason: "reason", file: "A.swift", line: 2, through: 9)],
        storyboardFaults: [StoryboardFault(message: "missing", file: "A.storyboard", line: 3)],
        pictures: [Picture(module: "Login", file: "Login.png")],
        unresolved: [UnresolvedCall(file: "A.swift", line: 4, column: 5, call: "show(_:)", reason: "why", owner: "A")],
        coverage: Coverage(resolved: 1, outsideModules: 2, unresolved: 3, outOfTarget: 4),
        scan: ScanReport(
            swiftFiles: 1, storyboards: 2, objectiveCFiles: 3, objectiveCFilesWithNavigation: 4,
            objectiveCNavigationCalls: 5, target: "Shop", outOfTarget: ["B.swift"]),
        navigationCalls: [
            NavigationCall(
                file: "A.swift", line: 6, column: 7, call: "show(_:)", class: .noNavigation, reason: "why", owner: "A")
        ])

    private static let module = Module(
        id: "Folder/Login", kind: .coordinator, name: "Login", group: "Folder", dialect: "infinum", summary: "A.",
        documentation: "A screen.\n\n“More” of it.",
        components: [
            Component(
                role: .outside, type: "LoginView", imports: ["UIKit"], file: "V.swift", line: 1, documentation: "View.")
        ],
        interfaces: [
            Interface(
                protocol: "LoginViewInterface", from: .presenter, to: .delegate,
                members: [
                    .init(name: "show()", signature: "func show()", documentation: "Shows.", file: "I.swift", line: 2)
                ],
                documentation: "What it shows.", file: "I.swift", line: 1)
        ],
        options: [
            NavigationOption(
                name: "home", parameters: [Parameter(name: "user", type: "User")], documentation: "Home.",
                file: "O.swift", line: 3, routes: ["a route"], unused: true, idle: true)
        ],
        references: [
            Reference(
                from: .wireframe, to: .presenter, strength: .unowned, member: "presenter", type: "P", file: "W.swift",
                line: 4, released: true)
        ],
        uses: [Use(from: .presenter, to: .wireframe, file: "P.swift", line: 5)], reachable: true,
        inputs: [Input(name: "user", type: "User", channel: .property, file: "P.swift", line: 6)],
        outputs: [Output(name: "done", type: "D", channel: .closure, members: ["a"], file: "P.swift", line: 7)],
        services: [Dependency(type: "Store", from: .interactor, file: "S.swift", line: 8)],
        entities: [Dependency(type: "User", from: .entity, file: "E.swift", line: 9)],
        storyboard: StoryboardScene(file: "Login.storyboard", identifier: "login"), variants: ["Big"],
        mentions: [Mention(type: "LoginView", file: "X.swift", line: 10)],
        foreignUses: [ForeignUse(from: .view, type: "HomeWireframe", module: "Home", file: "V.swift", line: 11)])

    private static let route = Route(
        id: "Login>Home", source: "Login", target: "Home", destination: .init(kind: .unresolved, name: "Home"),
        landsOn: ["Home"], opens: ["tel:1"], variant: "Big", targetVariant: "Small", neverTriggered: true,
        transition: .custom,
        container: .page, option: "home",
        method: "open(_:)", passes: [.init(name: "user", type: "User", channel: .property)], condition: "isOn",
        conditionIsPartial: true,
        confidence: .unresolved, evidence: [.init(file: "W.swift", line: 12, role: .target, object: "seg-1")],
        triggers: [
            [
                Route.TriggerStep(
                    component: .delegate, type: "LoginView", member: "tap()", title: "Sign in", file: "V.swift",
                    line: 13,
                    kind: .entry)
            ]
        ])

    private func bytes(of graph: NavigationGraph) -> [UInt8] { GraphEncoder.bytes(of: graph) }

    private func read(_ bytes: [UInt8]) throws -> NavigationGraph {
        try bytes.withUnsafeBufferPointer { try GraphDecoder.graph(ByteDecoder($0)) }
    }

    /// The members that say nothing, so that a graph without them would be the same.
    private func silent(_ value: Any, _ path: String = "") -> [String] {
        let mirror = Mirror(reflecting: value)
        switch value {
        case let text as String: return text.isEmpty ? [path] : []
        case let number as Int: return number == 0 ? [path] : []
        case let flag as Bool: return flag ? [] : [path]
        case is any CaseIterable: return []
        default:
            if mirror.children.isEmpty { return [path] }
            return mirror.children.prefix(1).flatMap { silent($0.value, "\(path).\($0.label ?? "0")") }
                + (mirror.displayStyle == .collection
                    ? [] : mirror.children.dropFirst().flatMap { silent($0.value, "\(path).\($0.label ?? "")") })
        }
    }

    @Test("Every member comes back")
    func everyMember() throws {
        #expect(silent(Self.full) == [])
        #expect(try read(bytes(of: Self.full)) == Self.full)
        let empty = NavigationGraph(app: .init(name: ""))
        #expect(try read(bytes(of: empty)) == empty)
    }

    @Test("What is cut off or has more behind it is no graph")
    func whole() throws {
        let whole = bytes(of: Self.full)
        for count in whole.indices { #expect(throws: StoredFactsFault.self) { try read(Array(whole[..<count])) } }
        #expect(throws: StoredFactsFault.self) { try read(whole + [0]) }
    }

    @Test("What is damaged is another graph or none")
    func damaged() {
        let whole = bytes(of: Self.full)
        for place in whole.indices {
            for change in [1, 0x80, 0xFF] as [UInt8] {
                var damaged = whole
                damaged[place] ^= change
                // That it ends is what counts: what is kept has a checksum.
                _ = try? read(damaged)
            }
        }
    }
}
