import Foundation
import Testing

/// What `wiremap review` says of clones that lack something: one sentence, and the command that helps.
@Suite("wiremap review in a clone that lacks something")
struct CloneStateTests {
    private static let screen = "App/Visit/Hall/Hall.swift"

    /// A museum whose second commit shows a screen in another way.
    private func museum() throws -> ScratchRepository {
        let scratch = try ScratchRepository()
        var app = MuseumApp.usual
        try scratch.commit(app.files)
        app["Hall"].exits[0].transition = "present"
        try scratch.commit(app.files)
        return scratch
    }

    private func review(_ folder: URL, _ arguments: String...) throws -> BuiltProgram.Ending {
        try BuiltProgram.run(arguments: ["review", "App", "--no-cache"] + arguments, in: folder)
    }

    /// A clone of a repository that fetched only what an option lets it.
    private func clone(_ scratch: ScratchRepository, _ option: String) throws -> ScratchRepository {
        let copy = try ScratchRepository()
        try scratch.git("config", "uploadpack.allowFilter", "true")
        try copy.git("remote", "add", "origin", "file://\(scratch.path)")
        try copy.git("fetch", "-q", option, "origin", "main:refs/remotes/origin/main")
        return copy
    }

    private func expect(
        _ ending: BuiltProgram.Ending, says message: String, advises advice: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(ending.status == 2, sourceLocation: sourceLocation)
        #expect(ending.output.isEmpty, sourceLocation: sourceLocation)
        let lines = ending.messages.split(separator: "\n")
        #expect(
            lines.count == 1 && ending.messages.contains("\(message); "), "\(lines)", sourceLocation: sourceLocation)
        #expect(ending.messages.contains(advice), "\(lines)", sourceLocation: sourceLocation)
    }

    @Test("A shallow clone knows no older commit")
    func shallow() throws {
        let copy = try clone(try museum(), "--depth=1")
        for base in ["origin/main^", "main"] {
            expect(
                try review(copy.url, "--base", base, "--head", "origin/main"),
                says: "there is no revision `\(base)` in this repository",
                advises: "the clone is shallow: `git fetch --unshallow origin`")
        }
    }

    @Test("A partial clone has names and no contents, and nothing is fetched behind the user's back")
    func partial() throws {
        let copy = try clone(try museum(), "--filter=blob:none")
        expect(
            try review(copy.url, "--base", "origin/main^", "--head", "origin/main"),
            says: "is not in this clone", advises: "the clone is partial: `git fetch --refetch --no-filter origin`")
    }

    @Test("A file that is gone from git's store is named")
    func lostObject() throws {
        let scratch = try museum()
        let id = try scratch.git("rev-parse", "HEAD^:\(Self.screen)")
        try FileManager.default.removeItem(
            at: scratch.url.appendingPathComponent(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
        expect(
            try review(scratch.url, "--base", "HEAD^"),
            says: "\(Self.screen) (\(id.prefix(12))) is not in this clone", advises: "`git fsck`")
    }

    @Test("A repository without a commit has nothing to compare")
    func noCommit() throws {
        let scratch = try ScratchRepository()
        for (name, text) in MuseumApp.usual.files { try scratch.folder.write(name, text) }
        expect(try review(scratch.url), says: "the repository has no commit yet", advises: "commit something first")
    }

    @Test(
        "What only stands in for a file is told in a commit and in a work tree, and is read as no source",
        arguments: [
            (
                "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 900\n",
                "only a Git LFS pointer to it is here; `git lfs pull`"
            ),
            ("\0GITCRYPT\0\u{12}\u{7}final class HallPresenter {}", "git-crypt keeps it encrypted; `git-crypt unlock`"),
        ])
    func standInFiles(_ content: String, _ told: String) throws {
        let scratch = try museum()
        var files = MuseumApp.usual.files
        files[Self.screen] = content
        try scratch.commit(files)
        for head in [["--head", "HEAD"], []] {
            let ending = try BuiltProgram.run(
                arguments: ["review", "App", "--no-cache", "--base", "HEAD^"] + head, in: scratch.url)
            #expect(ending.status == 0)
            #expect(
                ending.messages.hasPrefix("Visit/Hall/Hall.swift: warning: the file cannot be read: \(told)"),
                "\(ending.messages)")
        }
    }

    @Test("A submodule that changes is told, one that stays is not, and what is in it is not compared")
    func submodules() throws {
        let scratch = try museum()
        let (one, two) = (try scratch.git("rev-parse", "HEAD^"), try scratch.git("rev-parse", "HEAD"))
        func commit(at submodule: String?) throws {
            try scratch.git("reset", "-q", "--hard", two)
            if let submodule { try scratch.git("update-index", "--add", "--cacheinfo", "160000,\(submodule),App/Kit") }
            try scratch.git("commit", "-q", "--allow-empty", "-m", "Kit")
        }
        func told(_ base: String, _ head: String...) throws -> String {
            let ending = try BuiltProgram.run(
                arguments: ["review", "App", "--no-cache", "--exact-base", "--base", base] + head, in: scratch.url)
            #expect(ending.status == 0)
            #expect(ending.output.isEmpty)
            return ending.messages
        }
        try commit(at: one)
        try scratch.git("tag", "older")
        let new = "Kit: warning: the submodule is new, at \(one.prefix(12)), and what is in it is not compared; "
        #expect(try told(two, "--head", "older").hasPrefix(new))
        #expect(try told(two).hasPrefix(new))
        #expect(try told("older", "--head", two).contains("the submodule at \(one.prefix(12)) is gone"))
        #expect(try told("older", "--head", "older").isEmpty)
        try commit(at: two)
        let changed = try told("older", "--head", "HEAD")
        #expect(changed.contains("changes from \(one.prefix(12)) to \(two.prefix(12))"), "\(changed)")
        #expect(changed.contains("`wiremap review BASE.json HEAD.json`"), "\(changed)")
        #expect(changed.split(separator: "\n").count == 1)
    }
}
