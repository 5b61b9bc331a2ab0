import Foundation
import Testing

@testable import Git

@Suite("A git repository")
struct RepositoryTests {
    @Test("A folder that no revision of the work tree has any more is found in its repository")
    func missingFolder() throws {
        let scratch = try ScratchRepository()
        try scratch.commit(["Old/App/A.swift": "final class A {}\n"])
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Old"))
        let repository = try Repository(of: scratch.path + "/Old/App")
        #expect(repository.prefix == "Old/App")
        #expect(repository.name == "App")
    }

    @Test("A bare repository needs no work tree")
    func bare() throws {
        let scratch = try ScratchRepository()
        let commit = try scratch.commit(["App/A.swift": "final class A {}\n"])
        let bare = try ScratchRepository(isBare: true)
        try scratch.git(["push", "-q", bare.path, "main"])
        let repository = try Repository(of: bare.path + "/App")
        #expect(repository.workTree == nil)
        #expect(try repository.commit("main") == commit)
        let tree = try #require(try RevisionTree.trees(of: [commit], in: repository)[0])
        #expect(tree.list().entries.map(\.path) == ["A.swift"])
    }

    @Test("The merge base leaves out what others did")
    func mergeBase() throws {
        let scratch = try ScratchRepository()
        let fork = try scratch.commit(["A.swift": "1"])
        try scratch.git(["checkout", "-q", "-b", "feature"])
        let mine = try scratch.commit(["B.swift": "2"])
        try scratch.git(["checkout", "-q", "main"])
        let theirs = try scratch.commit(["C.swift": "3"])
        let repository = try Repository(of: scratch.path)
        #expect(try repository.mergeBase(theirs, mine, named: ("main", "feature")) == fork)
        #expect(try repository.defaultBranch() == "main")
    }

    @Test(
        "What no revision can be called is none, and never an option of git",
        arguments: ["nope", "--output=x", "-h", "", "a b", "main\nHEAD", "main:App"])
    func revisions(name: String) throws {
        let scratch = try ScratchRepository()
        try scratch.commit(["A.swift": "1"])
        let repository = try Repository(of: scratch.path)
        #expect(throws: GitFault.noRevision(name, isShallow: false)) { try repository.commit(name) }
    }

    @Test("Each failure says which command helps")
    func failures() throws {
        let empty = try ScratchRepository()
        let unborn = try Repository(of: empty.path)
        #expect(throws: GitFault.noCommit) { try unborn.commit("HEAD") }

        let scratch = try ScratchRepository()
        let first = try scratch.commit(["A.swift": "1"])
        try scratch.commit(["A.swift": "2"])
        try scratch.git(["checkout", "-q", "--orphan", "other"])
        let orphan = try scratch.commit(["B.swift": "3"])
        let repository = try Repository(of: scratch.path)
        #expect(throws: GitFault.noMergeBase("main", "other", isShallow: false)) {
            try repository.mergeBase(first, orphan, named: ("main", "other"))
        }

        let shallow = try ScratchRepository()
        try shallow.git(["fetch", "-q", "--depth=1", "file://\(scratch.path)", "main"])
        let clone = try Repository(of: shallow.path)
        #expect(throws: GitFault.noRevision(first, isShallow: true)) { try clone.commit(first) }
        #expect(GitFault.noRevision(first, isShallow: true).advice.contains("git fetch --unshallow"))

        let outside = FileManager.default.temporaryDirectory.path
        #expect(throws: GitFault.noRepository(path: outside)) { try Repository(of: outside) }
    }

    @Test("A missing object stops the run: half of an app is no base")
    func missingObject() throws {
        let scratch = try ScratchRepository()
        let commit = try scratch.commit(["A.swift": "final class A {}\n"])
        let id = try scratch.git(["rev-parse", "HEAD:A.swift"])
        try FileManager.default.removeItem(
            at: scratch.url.appendingPathComponent(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
        let repository = try Repository(of: scratch.path)
        #expect(throws: GitFault.missingObject(id: id, file: "A.swift", isPartial: false)) {
            try RevisionTree.trees(of: [commit], in: repository)
        }
        try scratch.git(["config", "remote.origin.promisor", "true"])
        #expect(throws: GitFault.missingObject(id: id, file: "A.swift", isPartial: true)) {
            try RevisionTree.trees(of: [commit], in: repository)
        }
    }

    @Test("A folder of a work tree that looks like git's own is taken for no repository")
    func plantedRepository() throws {
        let scratch = try ScratchRepository()
        _ = try scratch.commit(["A.swift": "1"])
        let bare = try ScratchRepository()
        _ = try bare.commit(["B.swift": "2"])
        for path in ["App", "App/Inner"] {
            try FileManager.default.createDirectory(
                atPath: "\(scratch.path)/\(path)", withIntermediateDirectories: true)
            for part in ["HEAD", "objects", "refs", "config"] {
                try FileManager.default.copyItem(
                    atPath: "\(bare.path)/.git/\(part)", toPath: "\(scratch.path)/\(path)/\(part)")
            }
            #expect(throws: GitFault.self) { try Repository(of: "\(scratch.path)/\(path)") }
        }
        // Where nothing is around it, it is what it looks like.
        let alone = FileManager.default.temporaryDirectory.appendingPathComponent("wiremap-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: alone) }
        try FileManager.default.copyItem(atPath: bare.path + "/.git", toPath: alone.path)
        try bare.git(["config", "--file", alone.path + "/config", "core.bare", "true"])
        #expect(try Repository(of: alone.path).commit("HEAD") == (try Repository(of: bare.path).commit("HEAD")))
    }

    @Test("What prints too much is ended")
    func limitedOutput() throws {
        let scratch = try ScratchRepository()
        let commit = try scratch.commit(["A.swift": String(repeating: "x", count: 1 << 20)])
        let repository = try Repository(of: scratch.path)
        #expect(throws: GitFault.self) {
            try repository.program.run(["cat-file", "blob", "\(commit):A.swift"], at: repository.place, limit: 1 << 19)
        }
        #expect(
            try repository.program.run(["cat-file", "blob", "\(commit):A.swift"], at: repository.place).output.count
                == 1 << 20)
    }

    @Test("Nothing that the repository's settings name is run, and nothing is fetched")
    func hostileSettings() throws {
        let scratch = try ScratchRepository()
        let commit = try scratch.commit([
            "A.swift": "final class A {}\n", ".gitattributes": "*.swift filter=x diff=x\n",
        ])
        let trap = "touch '\(scratch.path)/sprung'"
        for name in [
            "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "diff.external", "diff.x.textconv",
            "filter.x.smudge", "filter.x.clean", "core.alternateRefsCommand", "core.gitProxy",
        ] {
            try scratch.git(["config", name, trap])
        }
        try scratch.write("trap.sh", "#!/bin/sh\n\(trap)\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/trap.sh")
        try scratch.git(["config", "gpg.program", scratch.path + "/trap.sh"])
        try scratch.git(["config", "log.showSignature", "true"])
        try scratch.git(["config", "protocol.ext.allow", "always"])
        try scratch.git(["config", "alias.ls-tree", "!\(trap)"])
        try scratch.git(["config", "remote.origin.url", "ext::sh -c \"\(trap)\""])
        try scratch.git(["config", "remote.origin.promisor", "true"])
        try scratch.write(".git/hooks/post-index-change", "#!/bin/sh\n\(trap)\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/.git/hooks/post-index-change")
        try scratch.write("A.swift", "final class B {}\n")
        let repository = try Repository(of: scratch.path)
        _ = try RevisionTree.trees(of: [try repository.commit("HEAD"), commit], in: repository)
        _ = try WorkTree(try .init(path: scratch.path), in: repository)
        _ = try? repository.commit("0123456789012345678901234567890123456789")
        _ = try repository.defaultBranch()
        let signed = try scratch.signed(commit)
        #expect(try repository.program.run(["log", "--format=%H", signed], at: repository.place).status == 0)
        #expect(try repository.program.run(["show", "-s", "--format=%cs", signed], at: repository.place).status == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/sprung"))
    }
}
