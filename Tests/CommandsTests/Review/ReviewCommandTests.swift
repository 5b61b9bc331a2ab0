import Foundation
import Testing

@Suite("wiremap review")
struct ReviewCommandTests {
    private func repository(_ test: ReviewCase) throws -> (ScratchRepository, base: String, head: String) {
        let scratch = try ScratchRepository()
        let apps = test.apps
        return (scratch, try scratch.commit(apps.base.files), try scratch.commit(apps.head.files))
    }

    private func review(
        _ scratch: ScratchRepository, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> BuiltProgram.Ending {
        try BuiltProgram.run(
            arguments: ["review", "App"] + arguments, in: scratch.url,
            environment: environment.merging(["GITHUB_STEP_SUMMARY": ""]) { one, _ in one })
    }

    private struct Document: Decodable {
        struct Change: Decodable {
            var id: String
            var kind: String
            var level: String
            var module, source, target, from, to, by: String?
            var text: String

            var told: String {
                [kind, module, source, target, from, to, by].compactMap { $0 }.joined(separator: " ")
            }
        }

        var formatVersion: Int
        var base: String
        var head: String
        var changes: [Change]
    }

    private func document(_ ending: BuiltProgram.Ending) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(ending.output))
    }

    @Test("What earlier runs kept changes nothing of a review, and its files need not be there")
    func cache() throws {
        let test = try #require(ReviewCase.ofChanges.first { $0.name == "severalAtOnce" })
        let (scratch, base, head) = try repository(test)
        let kept = scratch.folder.path("kept")
        let plain = try review(scratch, "--base", base, "--head", head, "-f", "json", "--no-cache")
        #expect(plain.status == 0)
        for _ in 0..<2 {
            let again = try review(scratch, "--base", base, "--head", head, "-f", "json", "--cache", kept)
            #expect(again.output == plain.output)
            #expect(again.messages == plain.messages)
        }
        let file = try #require(test.apps.base.files.keys.sorted().first { $0.hasSuffix(".swift") })
        let id = try scratch.git("rev-parse", "\(base):\(file)")
        try FileManager.default.removeItem(
            at: scratch.url.appendingPathComponent(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
        #expect(try review(scratch, "--base", base, "--head", head, "-f", "json", "--no-cache").status == 2)
        let without = try review(scratch, "--base", base, "--head", head, "-f", "json", "--cache", kept)
        #expect(without.output == plain.output)
    }

    @Test("Revisions in place of a folder or of graphs are told how they are given")
    func mistypedRevisions() throws {
        let test = try #require(ReviewCase.ofChanges.first { $0.name == "severalAtOnce" })
        let (scratch, base, head) = try repository(test)
        try scratch.git("tag", "v1.0", base)
        func told(_ arguments: String...) throws -> String {
            let ending = try BuiltProgram.run(arguments: ["review"] + arguments, in: scratch.url)
            #expect(ending.status == 2)
            return ending.messages
        }
        let both = "--base v1.0 --head \(head)"
        #expect(try told("v1.0", head).contains("`v1.0` and `\(head)` are no graphs, but revisions"))
        for arguments in [["v1.0", head], ["v1.0..\(head)"], ["v1.0...\(head)"]] {
            let ending = try BuiltProgram.run(arguments: ["review"] + arguments, in: scratch.url)
            #expect(ending.status == 2 && ending.messages.contains("`wiremap review \(both)` compares"))
        }
        #expect(try told("v1.0").contains("`wiremap review --base v1.0` compares"))
        #expect(try told("v1.0..").contains("`wiremap review --base v1.0 --head HEAD` compares"))
        // What is on the disk, or no revision, is what it was.
        #expect(try !told("v1.0", "v2.0").contains("compares"))
        #expect(try !told("v2.0").contains("compares"))
        #expect(try !told("App", "v1.0").contains("compares"))
    }

    @Test("Text is coloured where it is asked for, and never in a file or a pipe unasked")
    func colors() throws {
        let test = try #require(ReviewCase.ofChanges.first { $0.name == "routeRemoved" })
        let (scratch, base, head) = try repository(test)
        let plain = try review(scratch, "--base", base, "--head", head)
        #expect(!plain.text.contains("\u{1B}"))
        let coloured = try review(scratch, "--base", base, "--head", head, "--color", "always")
        #expect(coloured.text.contains("\u{1B}[1;31mBreaking\u{1B}[0m\n\u{1B}[31m  - \u{1B}[0m"))
        var left = coloured.text
        for code in ["[0m", "[1;31m", "[1;33m", "[1;36m", "[2m", "[31m", "[32m", "[33m"] {
            left = left.replacing("\u{1B}\(code)", with: "")
        }
        #expect(left == plain.text)
        let file = scratch.url.appendingPathComponent("review.txt")
        _ = try review(scratch, "--base", base, "--head", head, "--color", "always", "-o", file.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == plain.text)
    }

    @Test("A commit shows its change and no other", arguments: ReviewCase.ofChanges)
    func changes(_ test: ReviewCase) throws {
        let (scratch, base, head) = try repository(test)
        let json = try review(scratch, "--base", base, "--head", head, "-f", "json")
        #expect(json.status == 0, "\(json.messages)")
        #expect(json.messages.isEmpty)
        let document = try document(json)
        if test.name != "severalAtOnce" {
            #expect(document.changes.map(\.told).sorted() == test.changes.sorted())
        }
        #expect(document.base == base)
        #expect(document.head == head)
        let golden = GoldenReview(test.name)
        golden.check("json", json.text)
        for format in ["text", "markdown", "github", "sarif", "html"] {
            let text = try review(scratch, "--base", base, "--head", head, "-f", format).text
            // One page is kept whole; what stands before a page's body is the same in all.
            let isPart = format == "html" && test.name != "severalAtOnce"
            golden.check(format, isPart ? String(text[bodyStart(of: text)...]) : text)
        }
    }

    private func bodyStart(of page: String) -> String.Index {
        page.range(of: "<body")?.lowerBound ?? page.startIndex
    }

    @Test("A commit that changes no navigation shows nothing, in any format", arguments: ReviewCase.ofNothing)
    func noChanges(_ test: ReviewCase) throws {
        let (scratch, base, head) = try repository(test)
        let json = try review(scratch, "--base", base, "--head", head, "-f", "json")
        #expect(json.status == 0, "\(json.messages)")
        #expect(try document(json).changes.map(\.text) == [])
        for format in ["text", "markdown", "github"] {
            #expect(try review(scratch, "--base", base, "--head", head, "-f", format).output.isEmpty)
        }
    }

    @Test("The head's configuration says how much a kind of change matters, and which is not told")
    func levels() throws {
        let test = try #require(ReviewCase.ofChanges.first { $0.name == "routeAdded" })
        let scratch = try ScratchRepository()
        let base = try scratch.commit(test.apps.base.files)
        func levels(_ settings: String) throws -> BuiltProgram.Ending {
            var files = test.apps.head.files
            files["App/.wiremap.yml"] = settings
            return try review(scratch, "--base", base, "--head", try scratch.commit(files), "-f", "json")
        }
        #expect(try document(try levels("changes:\n  routeAdded: breaking\n")).changes.map(\.level) == ["breaking"])
        #expect(try document(try levels("changes:\n  routeAdded: off\n")).changes.isEmpty)
        let unknown = try levels("changes:\n  routeAded: off\n")
        #expect(unknown.status == 2)
        #expect(unknown.messages.contains("did you mean `routeAdded`?"), "\(unknown.messages)")
    }

    @Test("Where nothing changed, HTML and --verbose say so, and SARIF is a complete empty log")
    func nothing() throws {
        let scratch = try ScratchRepository()
        try scratch.commit(MuseumApp.usual.files)
        #expect(try review(scratch, "-f", "html").text.contains("The navigation is the same on both sides."))
        #expect(try review(scratch, "-v").text == "The navigation is the same on both sides.\n")
        let log = try JSONSerialization.jsonObject(with: Data(try review(scratch, "-f", "sarif").output))
        let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }

    @Test("The head is the work tree as it is, and neither it nor the index is touched")
    func workTree() throws {
        let scratch = try ScratchRepository()
        var app = MuseumApp.usual
        let base = try scratch.commit(app.files)
        app["Hall"].exits[0].transition = "present"
        for (name, text) in app.files { try scratch.folder.write(name, text) }
        try scratch.folder.write("App/.gitignore", "Generated.swift\n")
        try scratch.folder.write("App/Generated.swift", "final class GeneratedViewController: UIViewController {}\n")
        let before = try scratch.git("status", "--porcelain")
        let index = try scratch.folder.bytes(of: ".git/index")
        let document = try document(try review(scratch, "-f", "json"))
        #expect(document.head == "worktree")
        #expect(document.base == base)
        #expect(document.changes.map(\.told) == ["transitionChanged Hall Exhibit push present showExhibit(from:)"])
        #expect(try scratch.git("status", "--porcelain") == before)
        #expect(try scratch.folder.bytes(of: ".git/index") == index)
    }

    @Test("Other people's merges do not appear, unless the base is to be taken exactly")
    func mergeBase() throws {
        let scratch = try ScratchRepository()
        try scratch.commit(MuseumApp.usual.files)
        try scratch.git("checkout", "-q", "-b", "feature")
        var mine = MuseumApp.usual
        mine["Hall"].exits[0].transition = "present"
        try scratch.commit(mine.files)
        try scratch.git("checkout", "-q", "main")
        var theirs = MuseumApp.usual
        theirs["Hall"].exits[1].transition = "push"
        try scratch.commit(theirs.files)
        let changes = try document(try review(scratch, "--base", "main", "--head", "feature", "-f", "json")).changes
        #expect(changes.map(\.told) == ["transitionChanged Hall Exhibit push present showExhibit(from:)"])
        let exact = try review(scratch, "--base", "main", "--head", "feature", "--exact-base", "-f", "json")
        #expect(try document(exact).changes.count == 2)
    }

    @Test("A folder that one side does not have is empty there")
    func missingFolder() throws {
        let scratch = try ScratchRepository()
        let base = try scratch.commit(["README.md": "# Museum\n"])
        try scratch.commit(MuseumApp.usual.files)
        let added = try document(try review(scratch, "--base", base, "-f", "json"))
        #expect(added.changes.filter { $0.kind == "moduleAdded" }.count == 6)
        try scratch.commit(["README.md": "# Museum\n"])
        let removed = try document(try review(scratch, "--base", "HEAD~1", "-f", "json"))
        #expect(removed.changes.filter { $0.kind == "moduleRemoved" }.count == 6)
    }

    @Test("Two graphs are compared as two revisions are")
    func graphs() throws {
        let scratch = try ScratchRepository()
        var app = MuseumApp.usual
        try scratch.commit(app.files)
        #expect(try BuiltProgram.run("scan", "App", "-o", "one.json", in: scratch.url).status == 0)
        app["Hall"].exits[0].transition = "present"
        try scratch.folder.write("App/Visit/Hall/Hall.swift", app.files["App/Visit/Hall/Hall.swift"] ?? "")
        #expect(try BuiltProgram.run("scan", "App", "-o", "two.json", in: scratch.url).status == 0)
        let ending = try BuiltProgram.run("review", "one.json", "two.json", "-f", "json", in: scratch.url)
        #expect(try document(ending).changes.map(\.kind) == ["transitionChanged"])
        let picture = try BuiltProgram.run("graph", "two.json", "--base", "one.json", "-f", "svg", in: scratch.url)
        #expect(picture.messages.contains("what differs from one.json: "), "\(picture.messages)")
        #expect(picture.messages.contains(" new (thick lines)") || picture.messages.contains(" changed (dotted lines)"))
        let same = try BuiltProgram.run("graph", "two.json", "--base", "two.json", "-f", "svg", in: scratch.url)
        #expect(same.messages.contains("nothing in the navigation differs from two.json"))
        let commit = try BuiltProgram.run("graph", "two.json", "--base", "main", in: scratch.url)
        #expect(commit.status == 2)
        #expect(commit.messages.contains("a graph's JSON knows no commits"), "\(commit.messages)")
        #expect(picture.text.contains("mark-changed"))
        #expect(picture.text.contains("~ push → present"))
    }

    @Test("The picture of a comparison marks what differs, and the layout of what stays is one for both")
    func overlay() throws {
        let (scratch, base, head) = try repository(try #require(ReviewCase.ofChanges.last))
        let svg = try BuiltProgram.run(
            arguments: ["graph", "App", "--base", base, "--head", head, "-f", "svg"], in: scratch.url)
        #expect(svg.status == 0, "\(svg.messages)")
        for mark in ["mark-added", "mark-removed", "mark-changed"] { #expect(svg.text.contains(mark)) }
    }

    @Test("--fail-on ends with 1 from its level on, and every output is made before")
    func failOn() throws {
        let scratch = try ScratchRepository()
        let base = try scratch.commit(MuseumApp.usual.files)
        var app = MuseumApp.usual
        app["Hall"].exits[0].transition = "present"
        try scratch.commit(app.files)
        for (level, status) in [("breaking", 0), ("notable", 1), ("info", 1)] as [(String, Int32)] {
            let ending = try review(scratch, "--base", base, "--fail-on", level)
            #expect(ending.status == status)
            #expect(!ending.output.isEmpty)
        }
    }

    @Test("For a workflow, annotations are printed and the summary is added to the job's")
    func workflow() throws {
        let (scratch, base, head) = try repository(
            try #require(ReviewCase.ofChanges.first { $0.name == "routeRemoved" }))
        try scratch.folder.write("summary.md", "Earlier.\n")
        let ending = try review(
            scratch, "--base", base, "--head", head, "-f", "github",
            environment: ["GITHUB_STEP_SUMMARY": scratch.folder.path("summary.md")])
        #expect(ending.text.hasPrefix("::error file=App/Visit/Exhibit/Exhibit.swift,line="))
        let summary = try scratch.folder.text(of: "summary.md")
        #expect(summary.hasPrefix("Earlier.\n### Navigation\n"))
    }

    @Test(
        "What cannot be compared ends with 2, one sentence and the command that helps",
        arguments: [
            (["review", "App", "--base", "nope"], "there is no revision `nope`", "git fetch origin nope"),
            (["review", "/", "--base", "main"], "this is in no git repository", "wiremap review BASE.json HEAD.json"),
            (["review", "App", "--base", "lost"], "have no commit in common", "--exact-base"),
            (["review", "Nowhere"], "in either revision", "give the folder"),
            (["review", "one.json", "two.json"], "cannot be read", "give a folder"),
        ])
    func failures(arguments: [String], message: String, advice: String) throws {
        let scratch = try ScratchRepository()
        try scratch.commit(MuseumApp.usual.files)
        try scratch.git("checkout", "-q", "--orphan", "lost")
        try scratch.commit(["Other.swift": ""])
        try scratch.git("checkout", "-q", "main")
        let ending = try BuiltProgram.run(arguments: arguments, in: scratch.url)
        #expect(ending.status == 2)
        #expect(ending.output.isEmpty)
        #expect(ending.messages.contains(message), "\(ending.messages)")
        #expect(ending.messages.contains(advice), "\(ending.messages)")
        #expect(ending.messages.split(separator: "\n").count == 1)
    }
}
