import Foundation
import NavigationGraph
import Testing

@Suite("wiremap check")
struct CheckCommandTests {
    private func run(_ arguments: String..., settings: String = "") throws -> BuiltProgram.Ending {
        let scratch = try ScratchFolder()
        try scratch.write("map.json", ShopGraph.json)
        try scratch.write("settings.yml", settings)
        return try BuiltProgram.run(
            arguments: ["check", "map.json", "--config", "settings.yml"] + arguments, in: scratch.url)
    }

    @Test("A broken rule of the team ends with status 1 and shows the way that breaks it")
    func brokenRule() throws {
        let ending = try run(settings: "rules: {settings: Settings only through Login or App}\n")
        #expect(ending.status == 0)
        let broken = try run(settings: "rules:\n  settings: Login never leads to Settings\n")
        #expect(broken.status == 1)
        #expect(broken.text.contains("against the rule that \"Login never leads to Settings\" [settings]\n"))
        #expect(broken.text.contains("\n    Login -push-> Home"))
        #expect(broken.text.contains("\n    Home -present-> Settings"))
        #expect(broken.messages.isEmpty)
    }

    @Test("From which severity on a run fails is the flag's to say, then the configuration's, then an error's")
    func failOn() throws {
        let settings = "checks: {settings: warning}\nrules: {settings: Login never leads to Settings}\n"
        #expect(try run(settings: settings).status == 0)
        #expect(try run("--fail-on", "warning", settings: settings).status == 1)
        #expect(try run(settings: settings + "failOn: warning\n").status == 1)
        #expect(try run("--fail-on", "never", settings: settings + "failOn: note\n").status == 0)
        #expect(try run("--fail-on", "sometimes").status == 64)
    }

    @Test("A check that there is not, a rule with a check's name, and a baseline that is none are failures with advice")
    func failures() throws {
        let unknown = try run(settings: "checks: {dead-edn: off}\n")
        #expect(unknown.status == 2)
        #expect(unknown.messages.contains("did you mean `dead-end`?"))
        #expect(try run(settings: "rules: {dead-end: Home never opens Login}\n").status == 2)
        let sentence = try run(settings: "rules:\n  a: Home before Login\n")
        #expect(sentence.status == 2)
        #expect(sentence.messages.hasPrefix("settings.yml:2:6: error: `Home before Login` is none of the sentences"))
        #expect(try run("--baseline", "none.json").status == 2)
        #expect(try run("--baseline", "map.json").status == 2)
    }

    @Test("A baseline takes in what is found, passes over it, and fails when an entry is stale")
    func baseline() throws {
        let scratch = try ScratchFolder()
        try scratch.write("map.json", ShopGraph.json)
        try scratch.write("settings.yml", "rules: {settings: Login never leads to Settings}\nbaseline: known.json\n")
        let check = { (arguments: [String]) in
            try BuiltProgram.run(
                arguments: ["check", "map.json", "--config", "settings.yml"] + arguments, in: scratch.url)
        }
        #expect(try check([]).status == 2)
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("settings.yml"))
        try scratch.write("settings.yml", "rules: {settings: Login never leads to Settings}\n")
        let written = try check(["--write-baseline", "known.json"])
        #expect(written.status == 0)
        #expect(written.output.isEmpty)
        let known = try check(["--baseline", "known.json"])
        #expect(known.status == 0)
        #expect(known.text.contains("in the baseline"))
        try scratch.write("settings.yml", "")
        let stale = try check(["--baseline", "known.json"])
        #expect(stale.status == 1)
        #expect(stale.text.contains("the baseline holds `settings Settings`, which is found no more"))
    }

    @Test("Each format tells the same findings")
    func formats() throws {
        let settings = "rules: {settings: Login never leads to Settings}\n"
        let json = try run("-f", "json", settings: settings)
        #expect(json.status == 1)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect(document["formatVersion"] as? Int == 1)
        let findings = try #require(document["findings"] as? [[String: Any]])
        let finding = try #require(findings.first { $0["rule"] as? String == "settings" })
        #expect(finding["id"] as? String == "settings Settings")
        #expect((finding["way"] as? [[String: Any]])?.count == 2)

        let sarif = try run("-f", "sarif", settings: settings)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.output)) as? [String: Any])
        let results = try #require(((log["runs"] as? [[String: Any]])?.first)?["results"] as? [[String: Any]])
        #expect(results.count == findings.count)

        let github = try run("-f", "github", settings: settings)
        #expect(github.text.split(separator: "\n").filter { $0.hasPrefix("::error ") }.count == 1)
    }

    @Test("What several ways have in common is one line for people, and a finding for each way for programs")
    func alike() throws {
        var graph = ShopGraph.graph
        let file = "Main/Home/HomePresenter.swift"
        graph.routes += ["close", "leave", "stop"].map { (method: String) in
            Route(
                id: "Home > back by \(method)", source: "Home", target: nil,
                destination: .init(kind: .back, name: "back"), transition: .dismiss, method: method,
                evidence: [.init(file: file, line: 9, role: .shows)])
        }
        graph.navigationCalls.append(
            NavigationCall(
                file: file, line: 9, column: 5, call: "dismiss(animated:completion:)", class: .resolved,
                owner: "HomePresenter"))
        let scratch = try ScratchFolder()
        try scratch.write("map.json", GraphJSONWriter.encode(graph))
        let check = { (format: String) in
            try BuiltProgram.run("check", "map.json", "-f", format, in: scratch.url).text
        }
        let place = "\(file):9: warning: the presenter HomePresenter of Home navigates by itself (dismiss: back)"
        let lines = try check("text").split(separator: "\n").map(String.init)
        let alike = lines.filter { $0.hasPrefix(file) }
        #expect(alike.count == 1)
        #expect(alike.allSatisfy { $0.hasPrefix("\(place) (3 ways); ") }, "\(alike)")
        #expect(lines.contains { $0 == "2 warnings in 3 modules of Shop" }, "\(lines)")
        #expect(try check("github").split(separator: "\n").count { $0.contains("HomePresenter") } == 1)
        #expect(try check("sarif").split(separator: "\n").count { $0.contains("Home > back by ") } == 3)
    }

    @Test("The list names every check and every rule of the team, with the severities of the configuration")
    func list() throws {
        let ending = try run(
            "--list", settings: "checks: {dead-end: off, a: note}\nrules: {a: Home never opens Login}\n")
        #expect(ending.status == 0)
        #expect(ending.text.contains("\ndead-end") || ending.text.hasPrefix("dead-end"))
        #expect(ending.text.contains("off      Dead end\n"))
        #expect(ending.text.contains("note     Home never opens Login\n"))
    }
}
