import Foundation
import NavigationGraph
import Testing

@Suite("Reading the graph's JSON")
struct GraphJSONReaderTests {
    private func fault(_ text: String) -> GraphJSONError.Fault? {
        fault(Array(text.utf8))
    }

    private func fault(_ bytes: [UInt8]) -> GraphJSONError.Fault? {
        do {
            _ = try GraphJSONReader.read(bytes, name: "graph.json")
            return nil
        } catch {
            return error.fault
        }
    }

    /// The full sample as text, with one piece of it replaced; the piece must be there.
    private func sample(replacing piece: String, with other: String) throws -> String {
        let text = String(decoding: GraphJSONWriter.encode(SampleGraph.full), as: UTF8.self)
        let range = try #require(text.range(of: piece))
        return text.replacingCharacters(in: range, with: other)
    }

    @Test("What was written is read back, member by member")
    func roundTrip() throws {
        let bytes = GraphJSONWriter.encode(SampleGraph.full)
        let read = try GraphJSONReader.read(bytes, name: "graph.json")
        #expect(read == SampleGraph.full)
        #expect(GraphJSONWriter.encode(read) == bytes)
    }

    @Test("Every value of every enumeration survives")
    func enumerations() throws {
        var graph = NavigationGraph(app: .init(name: "A"))
        graph.modules = [Module(id: "M", name: "M")]
        graph.modules[0].components = Role.allCases.map { Component(role: $0, type: "T", file: "f", line: 1) }
        graph.routes = Transition.allCases.flatMap { transition in
            Container.allCases.flatMap { container in
                Confidence.allCases.map { confidence in
                    Route(
                        id: "\(transition) \(container) \(confidence)", source: "M", target: "M",
                        destination: .init(kind: .node, name: "M"), transition: transition, container: container,
                        confidence: confidence)
                }
            }
        }
        let read = try GraphJSONReader.read(GraphJSONWriter.encode(graph), name: "graph.json")
        #expect(read == graph.sorted())
    }

    @Test("A graph with nothing but the contract's members is accepted")
    func contractOnly() throws {
        let read = try GraphJSONReader.read(Array(Self.contract.utf8), name: "graph.json")
        #expect(read.modules.map(\.id) == ["Login"])
        #expect(read.modules[0].components[0].documentation.isEmpty)
        #expect(read.modules[0].interfaces[0].line == 0)
        #expect(read.modules[0].references[0].strength == .weak)
        #expect(read.routes[0].evidence[0].object == nil)
        #expect(read.unresolved[0].column == 0)
        #expect(read.scan == ScanReport())
    }

    @Test("Members that nobody knows are passed over, and a byte order mark is too")
    func unknownMembers() throws {
        let text = "\u{FEFF}" + Self.contract.replacingOccurrences(of: "\"app\"", with: "\"later\": [{}], \"app\"")
        #expect(fault(text) == nil)
    }

    @Test("The order of hand-written arrays is put right")
    func order() throws {
        let text = try sample(replacing: "\"id\": \"Home\"", with: "\"id\": \"Zebra\"")
        let read = try GraphJSONReader.read(Array(text.utf8), name: "graph.json")
        #expect(read.modules.map(\.id) == ["Login", "Zebra"])
    }

    @Test(
        "Bytes that are not JSON are refused",
        arguments: ["", "{", "not json", "{\"formatVersion\": 1} x"])
    func notJSON(text: String) {
        guard case .notJSON = fault(text) else {
            Issue.record("\(String(describing: fault(text)))")
            return
        }
    }

    @Test("What is not JSON at all is told once, with what to give")
    func notJSONAtAll() {
        do {
            _ = try GraphJSONReader.read(Array("scan done".utf8), name: "scan.log")
            Issue.record("accepted")
        } catch {
            #expect(
                error.description
                    == "scan.log: error: this is not JSON; give a folder with sources, or a graph that `wiremap scan --format json` wrote"
            )
        }
    }

    @Test("Bytes that are not UTF-8 are refused")
    func notUTF8() {
        guard case .notJSON = fault(Array("{\"formatVersion\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)) else {
            Issue.record("accepted")
            return
        }
    }

    @Test("JSON that is no graph says so")
    func noFormatVersion() {
        #expect(fault("{}") == .noFormatVersion)
        #expect(fault("[]") == .wrongMember(path: "", "it is not an object"))
    }

    @Test("Another format version is refused before anything else is read")
    func otherVersion() throws {
        let error = #expect(throws: GraphJSONError.self) {
            try GraphJSONReader.read(Array("{\"formatVersion\": 2}".utf8), name: "graph.json")
        }
        #expect(error?.fault == .formatVersion(2))
        #expect(
            error?.description.hasPrefix(
                "graph.json: error: the graph has format version 2, and this program reads 1; ") == true)
    }

    @Test("A missing member is named with its path")
    func missingMember() throws {
        let text = try sample(replacing: "\"transition\": \"push\",", with: "")
        #expect(fault(text) == .missingMember(path: "routes[1].transition"))
    }

    @Test("A member of another type is named with its path")
    func wrongMember() throws {
        #expect(
            fault(try sample(replacing: "\"line\": 30, \"call\"", with: "\"line\": \"30\", \"call\""))
                == .wrongMember(path: "unresolved[0].line", "it is not a whole number"))
        #expect(
            fault(try sample(replacing: "\"id\": \"Login\"", with: "\"id\": null"))
                == .wrongMember(path: "modules[1].id", "it is null in place of a string"))
        #expect(
            fault(try sample(replacing: "\"variants\": [\"Change\"]", with: "\"variants\": {}"))
                == .wrongMember(path: "modules[1].variants", "it is not an array"))
    }

    @Test(
        "A number that would overflow where it is counted with is an error; what texts and unknown members hold is none"
    )
    func largeNumber() throws {
        let number = "9223372036854775807"
        #expect(
            fault(try sample(replacing: "\"line\": 30, \"call\"", with: "\"line\": \(number), \"call\""))
                == .largeNumber(number))
        let text = try sample(
            replacing: "\"line\": 30, \"call\"",
            with: "\"more\": [0.12345678901234, \"\\\"\(number)\"], \"line\": 30, \"call\"")
        #expect(try GraphJSONReader.read(Array(text.utf8), name: "g").unresolved.first?.line == 30)
    }

    @Test("A word that the contract does not know is named with its path")
    func wrongWord() throws {
        let text = try sample(replacing: "\"strength\": \"weak\"", with: "\"strength\": \"feeble\"")
        guard case .wrongMember("modules[1].references[0].strength", let detail) = fault(text) else {
            Issue.record("\(String(describing: fault(text)))")
            return
        }
        #expect(detail.contains("feeble"))
    }

    private static let contract = """
        {
          "formatVersion": 1,
          "app": {"name": "Hand", "revision": null, "remote": null},
          "modules": [{
            "id": "Login", "kind": "module", "name": "Login", "group": "", "dialect": "infinum", "summary": "",
            "components": [{"role": "wireframe", "type": "LoginWireframe", "imports": [], "file": "L.swift", "line": 1}],
            "interfaces": [{"protocol": "LoginWireframeInterface", "from": "presenter", "to": "wireframe",
              "members": [{"name": "navigate(to:)"}]}],
            "options": [{"name": "home", "parameters": [], "file": "L.swift", "line": 3, "routes": ["r"]}],
            "references": [{"from": "presenter", "to": "view", "strength": "weak", "file": "L.swift", "line": 7}],
            "uses": [{"from": "view", "to": "presenter", "file": "L.swift", "line": 20}], "reachable": true,
            "inputs": [], "outputs": [], "services": [], "entities": [], "storyboard": null
          }],
          "entryPoints": [{"id": "App", "kind": "launch", "file": "A.swift", "line": 1}],
          "routes": [{
            "id": "r", "source": "App", "target": "Login", "destination": {"kind": "node", "name": "Login"},
            "landsOn": [], "variant": null, "neverTriggered": false, "transition": "root", "container": null,
            "option": null, "method": null, "passes": [], "condition": null, "confidence": "exact",
            "evidence": [{"file": "A.swift", "line": 4, "role": "shows"}], "triggers": []
          }],
          "suppressions": [], "storyboardFaults": [], "pictures": [],
          "unresolved": [{"file": "A.swift", "line": 9, "call": "show(_:sender:)", "reason": "unknown"}],
          "coverage": {"navigationCalls": 2, "resolved": 1, "outsideModules": 0, "unresolved": 1, "outOfTarget": 0}
        }
        """
}
