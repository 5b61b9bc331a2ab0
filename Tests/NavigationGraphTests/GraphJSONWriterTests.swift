import Foundation
import NavigationGraph
import Testing

@Suite("Writing the graph as JSON")
struct GraphJSONWriterTests {
    private func text(_ graph: NavigationGraph) -> String {
        String(decoding: GraphJSONWriter.encode(graph), as: UTF8.self)
    }

    @Test("An empty graph shows every top-level member in the order of the contract")
    func emptyGraph() {
        #expect(
            text(NavigationGraph(app: .init(name: "Empty"))) == """
                {
                  "formatVersion": 1,
                  "app": {"name": "Empty", "revision": null, "remote": null},
                  "modules": [],
                  "entryPoints": [],
                  "routes": [],
                  "suppressions": [],
                  "storyboardFaults": [],
                  "pictures": [],
                  "unresolved": [],
                  "coverage": {"navigationCalls": 0, "resolved": 0, "outsideModules": 0, "unresolved": 0, "outOfTarget": 0},
                  "scan": {
                    "swiftFiles": 0,
                    "storyboards": 0,
                    "objectiveCFiles": 0,
                    "objectiveCFilesWithNavigation": 0,
                    "objectiveCNavigationCalls": 0,
                    "outOfTarget": []
                  },
                  "navigationCalls": []
                }

                """)
    }

    @Test("A route keeps the order of the contract, with a step of evidence on each line")
    func route() {
        let graph = NavigationGraph(app: .init(name: "A"), routes: [SampleGraph.forward])
        #expect(
            text(graph).contains(
                """
                    {
                      "id": "Login > Home . home",
                      "source": "Login",
                      "target": "Home",
                      "destination": {"kind": "node", "name": "Home"},
                      "landsOn": [],
                      "variant": "Change",
                      "neverTriggered": false,
                      "transition": "push",
                      "container": "navigation",
                      "option": "home",
                      "method": "navigate(to:)",
                      "passes": [
                        {"name": "user", "type": "User", "channel": "enum"}
                      ],
                      "condition": "user.isKnown",
                      "conditionIsPartial": true,
                      "confidence": "exact",
                      "evidence": [
                        {"file": "Login/LoginWireframe.swift", "line": 30, "role": "shows", "object": "a1-B2-c3"},
                        {"file": "Home/HomeWireframe.swift", "line": 4, "role": "target"}
                      ],
                      "triggers": [
                        [
                          {"component": "view", "type": "LoginViewController", "member": "didTap(_:)", "file": "a.swift", "line": 1},
                          {"component": null, "type": "Gate", "member": "pass(_:)", "file": "b.swift", "line": 2}
                        ]
                      ]
                    }
                """))
    }

    @Test("Foundation reads the text, and finds every member of the contract")
    func foundationReadsIt() throws {
        let object = try JSONSerialization.jsonObject(with: Data(GraphJSONWriter.encode(SampleGraph.full)))
        let root = try #require(object as? [String: Any])
        let modules = try #require(root["modules"] as? [[String: Any]])
        let login = try #require(modules.first { $0["id"] as? String == "Login" })
        #expect(
            Set(login.keys).isSuperset(of: [
                "id", "kind", "name", "group", "dialect", "summary", "components", "interfaces", "options",
                "references", "uses", "reachable", "inputs", "outputs", "services", "entities", "storyboard",
            ]))
    }

    @Test("The order in which the parts are given does not show in the bytes")
    func orderOfParts() {
        var shuffled = SampleGraph.full
        shuffled.modules.reverse()
        shuffled.entryPoints.reverse()
        shuffled.routes.reverse()
        shuffled.scan.outOfTarget.reverse()
        #expect(GraphJSONWriter.encode(shuffled) == GraphJSONWriter.encode(SampleGraph.full))
    }

    @Test("A large graph reaches the sink in several pieces, which make the whole")
    func pieces() {
        let modules = (0..<2_000).map { Module(id: "Module\($0)", name: "Module\($0)") }
        let graph = NavigationGraph(app: .init(name: "Large"), modules: modules)
        var pieces: [[UInt8]] = []
        GraphJSONWriter.write(graph) { pieces.append($0) }
        #expect(pieces.count > 2)
        #expect(pieces.allSatisfy { $0.count < 100_000 })
        #expect(Array(pieces.joined()) == GraphJSONWriter.encode(graph))
    }

    @Test("What the sink throws ends the writing")
    func sinkThrows() {
        struct Full: Error {}
        #expect(throws: Full.self) {
            try GraphJSONWriter.write(SampleGraph.full) { _ in throw Full() }
        }
    }

    @Test(
        "A hostile name comes back whole, and no raw control character is in the text",
        arguments: [
            "\"}],\"modules\":[", "back\\slash", "a\u{0}b", "\u{1B}[31mred\u{7}", "line\nfeed\r\ttab",
            "\u{2028}\u{2029}",
            "\u{7F}\u{80}\u{9F}", "</script><!--", "\u{202E}dlrow", "👩‍👩‍👧 é e\u{301}", "\u{FFFF}\u{10FFFF}", "", " ",
        ])
    func hostileNames(name: String) throws {
        let graph = NavigationGraph(app: .init(name: name), modules: [Module(id: name, name: name)])
        let bytes = GraphJSONWriter.encode(graph)
        let read = try GraphJSONReader.read(bytes, name: "graph.json")
        #expect(Array(read.app.name.unicodeScalars) == Array(name.unicodeScalars))
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        #expect(!scalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(!scalars.contains("\u{2028}") && !scalars.contains("\u{2029}"))
    }
}
