import Foundation
import NavigationGraph
import Testing

@Suite("wiremap site")
struct SiteCommandTests {
    @Test("A site is written, and a second run changes nothing")
    func twice() throws {
        let scratch = try ScratchFolder()
        let first = try BuiltProgram.run("site", "-", "-o", "site", in: scratch.url, input: ShopGraph.json)
        #expect(first.status == 0, "\(first.messages)")
        #expect(first.messages.hasPrefix("site/index.html: "))
        #expect(first.messages.contains(" 0 unchanged, 0 removed\nopen it: `"))
        #expect(first.messages.hasSuffix("open site/index.html`\n"))
        #expect(try scratch.text(of: "site/index.html").contains("Shop"))
        let second = try BuiltProgram.run("site", "-", "-o", "site", in: scratch.url, input: ShopGraph.json)
        #expect(second.messages.hasPrefix("site/index.html: 0 files written, "))
    }

    @Test("A module that is gone takes its page with it, and nothing else")
    func removed() throws {
        let scratch = try ScratchFolder()
        #expect(try BuiltProgram.run("site", "-", "-o", scratch.path("site"), input: ShopGraph.json).status == 0)
        try scratch.write("site/modules/mine.txt", "kept")
        var graph = ShopGraph.graph
        graph.modules.removeAll { $0.id == "Settings" }
        graph.routes.removeAll { $0.target == "Settings" }
        let input = GraphJSONWriter.encode(graph)
        let ending = try BuiltProgram.run("site", "-", "-o", scratch.path("site"), input: input)
        #expect(
            ending.messages.contains(" 4 removed\n"), "its own page and that of its group, as HTML and as Markdown")
        #expect(try scratch.text(of: "site/modules/mine.txt") == "kept")
    }

    @Test("A date is shown only where one is asked for, and the address may be configured")
    func dateAndAddress() throws {
        let scratch = try ScratchFolder()
        try scratch.write("settings.yml", "baseURL: https://example.org/shop/\n")
        let arguments = ["site", "-", "-o", "site", "--config", "settings.yml"]
        let plain = try BuiltProgram.run(arguments: arguments, in: scratch.url, input: ShopGraph.json)
        #expect(plain.status == 0, "\(plain.messages)")
        #expect(try !scratch.text(of: "site/about.html").contains("<dt>Date"))
        #expect(try scratch.text(of: "site/sitemap.xml").contains("<loc>https://example.org/shop/"))
        let dated = try BuiltProgram.run(
            arguments: arguments + ["--date", "3 May"], in: scratch.url, input: ShopGraph.json)
        #expect(dated.status == 0, "\(dated.messages)")
        #expect(try scratch.text(of: "site/about.html").contains("3 May"))
    }

    @Test("A theme that is not there ends with 2 before anything is written")
    func unknownTheme() throws {
        let scratch = try ScratchFolder()
        let ending = try BuiltProgram.run(
            "site", "-", "-o", "site", "--theme", "atlsa", in: scratch.url, input: ShopGraph.json)
        #expect(ending.status == 2)
        #expect(ending.messages.hasPrefix("error: there is no theme `atlsa`"))
        #expect(try scratch.names().isEmpty)
    }

    @Test("A file where the folder belongs is kept, and named", arguments: ["notes.txt", "notes.txt/site"])
    func fileInTheWay(output: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("notes.txt", "kept")
        let ending = try BuiltProgram.run("site", "-", "-o", output, in: scratch.url, input: ShopGraph.json)
        #expect(ending.status == 2)
        #expect(ending.messages.hasPrefix("notes.txt: error: this is no folder"))
        #expect(try scratch.text(of: "notes.txt") == "kept")
    }

    @Test("The configuration's output and theme are relative to its file")
    func configured() throws {
        let scratch = try ScratchFolder()
        try scratch.write("settings/wiremap.yml", "output: ../pages\n")
        try scratch.write("map.json", ShopGraph.json)
        let ending = try BuiltProgram.run(
            "site", "map.json", "--config", "settings/wiremap.yml", in: scratch.url)
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(try scratch.names() == ["map.json", "pages", "settings"])
    }

    @Test(
        "The configuration of a scanned folder names no place outside of it",
        arguments: [
            "output: ../pages", "output: /tmp/pages", "output: linked/pages", "output: gone/pages",
            "output: a/../../pages",
            "output: ../\u{301}pages",
        ])
    func configuredOutside(setting: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("App/A.swift", "final class AWireframe {}\n")
        try scratch.write("App/.wiremap.yml", setting)
        try scratch.write("elsewhere/kept", "kept")
        for (link, target) in [("linked", "../elsewhere"), ("gone", "../nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("App/\(link)"), withDestinationPath: target)
        }
        let ending = try BuiltProgram.run("site", "App", in: scratch.url)
        #expect(ending.status == 2)
        #expect(ending.messages.contains("which is not inside the folder of the configuration"), "\(ending.messages)")
        #expect(try scratch.names() == ["App", "elsewhere"])
    }

    /// Its templates could hold scripts.
    @Test(
        "The configuration of a scanned folder names no folder of a theme",
        arguments: ["../theme", "theme", "./theme", "..", "./", ".\u{301}/theme"])
    func configuredTheme(path: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("App/A.swift", "final class AWireframe {}\n")
        try scratch.write("App/.wiremap.yml", "output: pages\ntheme: \"\(path)\"\n")
        for folder in ["theme", "App/theme"] {
            try scratch.write("\(folder)/theme.json", #"{"name": "Theirs", "inherits": "atlas", "assets": ["x.js"]}"#)
            try scratch.write("\(folder)/x.js", "alert(1)")
        }
        let ending = try BuiltProgram.run("site", "App", in: scratch.url)
        #expect(ending.status == 2)
        #expect(
            ending.messages.contains("whose templates are trusted")
                || ending.messages.contains("there is no theme `theme`"), "\(ending.messages)")
        #expect(try scratch.names() == ["App", "theme"])
        let named = try BuiltProgram.run(
            "site", "App", "--config", "App/.wiremap.yml", "--theme", "App/theme/", in: scratch.url)
        #expect(named.status == 0, "\(named.messages)")
    }

    @Test("No link that lies here leads what is written elsewhere", arguments: ["link/site", "link", "gone"])
    func linkedOutput(output: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("home/kept", "kept")
        try scratch.write("work/map.json", ShopGraph.json)
        try FileManager.default.createSymbolicLink(atPath: scratch.path("work/link"), withDestinationPath: "../home")
        try FileManager.default.createSymbolicLink(atPath: scratch.path("work/gone"), withDestinationPath: "../site")
        let folder = scratch.url.appendingPathComponent("work")
        for arguments in [["site", "map.json", "-o", output], ["graph", "map.json", "-o", "\(output)/map.dot"]] {
            let ending = try BuiltProgram.run(arguments: arguments, in: folder)
            #expect(ending.status == 2)
            #expect(ending.messages.contains("a symbolic link leads out of this folder"), "\(ending.messages)")
        }
        #expect(try scratch.names() == ["home", "work"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("home")) == ["kept"])
        let meant = try BuiltProgram.run("site", "map.json", "-o", "../home/site", in: folder)
        #expect(meant.status == 0, "\(meant.messages)")
    }

    @Test("A configuration that is a link out of the folder, or a pipe, is not read")
    func configurationElsewhere() throws {
        let scratch = try ScratchFolder()
        try scratch.write("App/A.swift", "final class AWireframe {}\n")
        try scratch.write("secret", "a secret of this machine")
        let place = scratch.path("App/.wiremap.yml")
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "../secret")
        let linked = try BuiltProgram.run("scan", "App", in: scratch.url)
        #expect(linked.status == 2 && linked.messages.contains("this configuration cannot be read"))
        #expect(!linked.messages.contains("secret of"))
        try FileManager.default.removeItem(atPath: place)
        #expect(mkfifo(place, 0o600) == 0)
        let pipe = try BuiltProgram.run("scan", "App", in: scratch.url)
        #expect(pipe.status == 2 && pipe.messages.contains("this configuration cannot be read"))
    }
}
