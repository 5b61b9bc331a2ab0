import Foundation
import Testing

@testable import Commands

@Suite("What git tells about a folder")
struct GitRepositoryTests {
    @discardableResult
    private func git(_ arguments: String..., in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"] + arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    private func repository() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try git("init", "-q", in: scratch.url)
        try scratch.write("App/A.swift", "final class A {}\n")
        try git("add", ".", in: scratch.url)
        try git("commit", "-q", "-m", "First", in: scratch.url)
        return scratch
    }

    @Test("A folder of a commit has the commit and the address of its origin")
    func inRepository() throws {
        let scratch = try repository()
        try git("remote", "add", "origin", "https://me:secret@example.org/app.git", in: scratch.url)
        let found = try #require(GitRepository(folder: scratch.path("App")))
        #expect(found.revision == (try git("rev-parse", "HEAD", in: scratch.url)))
        #expect(found.remote == "https://example.org/app.git")
    }

    @Test("Files with names of git's own, and folders with lines in their names, tell nothing else")
    func oddNames() throws {
        let scratch = try repository()
        try scratch.write("HEAD", "x")
        try scratch.write("A\nB/C.swift", "final class C {}\n")
        try git("add", ".", in: scratch.url)
        try git("commit", "-q", "-m", "Odd", in: scratch.url)
        let head = try git("rev-parse", "--verify", "HEAD", in: scratch.url)
        let root = try #require(GitRepository(folder: scratch.url.path))
        #expect(root.revision == head && root.prefix.isEmpty && root.appFolder == nil && root.remote == nil)
        let odd = try #require(GitRepository(folder: scratch.path("A\nB")))
        #expect(odd.revision == head && odd.prefix == "A\nB/")
    }

    @Test("A folder outside of any commit has none")
    func outside() throws {
        let scratch = try repository()
        try scratch.write("New/B.swift", "final class B {}\n")
        #expect(GitRepository(folder: scratch.path("New")) == nil)
        #expect(GitRepository(folder: try ScratchFolder().url.path) == nil)
    }

    @Test("Nothing that the repository's settings name is run")
    func hostileSettings() throws {
        let scratch = try repository()
        let trap = "touch '\(scratch.path("sprung"))'"
        for name in ["core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "alias.rev-parse"] {
            try git("config", name, name.hasPrefix("alias") ? "!\(trap)" : trap, in: scratch.url)
        }
        #expect(GitRepository(folder: scratch.url.path) != nil)
        #expect(try !scratch.names().contains("sprung"))
    }

    @Test(
        "An address shows no secret and no path of this machine",
        arguments: [
            ("https://example.org/team/app.git", "https://example.org/team/app.git"),
            ("https://token@example.org/app", "https://example.org/app"),
            ("https://me:secret@example.org:8443/app", "https://example.org:8443/app"),
            ("git@example.org:team/app.git", "git@example.org:team/app.git"),
            ("ssh://git:secret@example.org/app", "ssh://git@example.org/app"), ("/srv/git/app.git", nil),
            ("file:///srv/git/app.git", nil), ("../app", nil), ("C:\\app", nil), ("ext::sh -c id", nil),
        ] as [(String, String?)])
    func addresses(address: String, shown: String?) {
        #expect(GitRepository.publicAddress(address) == shown)
    }
}
