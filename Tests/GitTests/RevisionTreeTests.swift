import Foundation
import SourceScan
import Testing

@testable import Git

@Suite("The files of a commit")
struct RevisionTreeTests {
    private func tree(_ scratch: ScratchRepository, _ folder: String = "") throws -> RevisionTree? {
        let repository = try Repository(of: folder.isEmpty ? scratch.path : "\(scratch.path)/\(folder)")
        return try RevisionTree.trees(of: [try repository.commit("HEAD")], in: repository)[0]
    }

    private static let files = [
        "App/Login/Login.swift": "final class Login {}\n", "App/Main.storyboard": "<document/>\n",
        "App/Info.plist": "<plist/>\n", "App/Notes.md": "# Notes\n", "App/Pods/Kit/Kit.swift": "final class Kit {}\n",
        "App/.build/B.swift": "final class B {}\n", "App/Images.xcassets/C.swift": "final class C {}\n",
        "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{}\n", "App.xcodeproj/Hidden.swift": "final class D {}\n",
        "App/Inner.xcodeproj/project.pbxproj": "{}\n", "Other/E.swift": "final class E {}\n",
        "App/Ünïcode 🚀.swift": "final class F {}\n",
    ]

    @Test("A commit lists what the same folder on disk does", arguments: ["", "App"])
    func sameAsFolder(folder: String) throws {
        let scratch = try ScratchRepository()
        try scratch.commit(Self.files)
        let onDisk = try FolderTree(path: folder.isEmpty ? scratch.path : "\(scratch.path)/\(folder)")
        let inGit = try #require(try tree(scratch, folder))
        let listed = onDisk.list().entries.map { SourceEntry(path: $0.path, size: $0.size, kind: $0.kind) }
        #expect(inGit.list().entries == listed)
        #expect(inGit.location == onDisk.location)
        #expect(inGit.name == onDisk.name)
        for entry in onDisk.list().entries {
            #expect(try inGit.bytes(of: entry.path, limit: 1 << 20) == onDisk.bytes(of: entry.path, limit: 1 << 20))
        }
        #expect(inGit.contains("Notes.md") == onDisk.contains("Notes.md"))
    }

    @Test("A folder that the commit has not is no tree")
    func noFolder() throws {
        let scratch = try ScratchRepository()
        try scratch.commit(["App/A.swift": "1"])
        #expect(try tree(scratch, "Gone") == nil)
    }

    @Test("Nothing on disk is touched or looked at")
    func objectsOnly() throws {
        let scratch = try ScratchRepository()
        try scratch.commit(["A.swift": "final class A {}\n"])
        try scratch.write("A.swift", "changed")
        try scratch.write("B.swift", "new")
        let index = try Data(contentsOf: scratch.url.appendingPathComponent(".git/index"))
        let found = try #require(try tree(scratch))
        #expect(found.list().entries.map(\.path) == ["A.swift"])
        #expect(try found.bytes(of: "A.swift", limit: 100) == Array("final class A {}\n".utf8))
        #expect(try Data(contentsOf: scratch.url.appendingPathComponent(".git/index")) == index)
    }

    @Test("Links are told as on disk, and none is followed out of the folder")
    func links() throws {
        let scratch = try ScratchRepository()
        try scratch.write("App/Real/A.swift", "final class A {}\n")
        let links = [
            "App/Alias.swift": "Real/A.swift", "App/Folder": "Real", "App/Out.swift": "../../../etc/passwd",
            "App/Root.swift": "/etc/passwd", "App/Lost.swift": "Nowhere.swift",
        ]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/\(link)", withDestinationPath: target)
        }
        try scratch.commit([:])
        let listing = try #require(try tree(scratch, "App")).list()
        #expect(listing.links == ["Alias.swift": "Real/A.swift", "Folder": "Real"])
        #expect(listing.diagnostics.map { $0.place?.file } == ["Out.swift", "Root.swift"])
    }

    @Test("A pointer of Git LFS is no file, and a file that is too large is not read")
    func pointers() throws {
        let scratch = try ScratchRepository()
        let pointer =
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 9\n"
        try scratch.commit(["A.storyboard": pointer, "B.swift": String(repeating: "x", count: 2000)])
        let found = try #require(try tree(scratch))
        #expect(throws: SourceTreeFault.pointer) { try found.bytes(of: "A.storyboard", limit: 1 << 20) }
        #expect(throws: SourceTreeFault.tooLarge(size: 2000, limit: 100)) { try found.bytes(of: "B.swift", limit: 100) }
    }

    @Test("What a file says that is known is not read, and is read after all where that was wrong")
    func knownFiles() throws {
        let scratch = try ScratchRepository()
        let commit = try scratch.commit(["A.swift": "final class A {}\n", "B.swift": "final class B {}\n"])
        let id = try scratch.git(["rev-parse", "HEAD:A.swift"])
        let repository = try Repository(of: scratch.path)
        let trees = {
            try RevisionTree.trees(of: [commit], in: repository) { content, kind in
                content.hexadecimal == id && kind == .swift
            }
        }
        let known = try #require(try trees().first.flatMap { $0 })
        let entry = try #require(known.list().entries.first { $0.path == "A.swift" })
        #expect(known.content(of: entry)?.hexadecimal == id)
        #expect(try known.bytes(of: "A.swift", limit: 100) == Array("final class A {}\n".utf8))
        // Without the object, only who knows it already can go on.
        try FileManager.default.removeItem(atPath: "\(scratch.path)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
        let lost = try #require(try trees().first.flatMap { $0 })
        #expect(lost.list().entries.map(\.path) == ["A.swift", "B.swift"])
        #expect(throws: SourceTreeFault.missing) { try lost.bytes(of: "A.swift", limit: 100) }
        #expect(throws: GitFault.self) { try RevisionTree.trees(of: [commit], in: repository) }
    }

    @Test("A submodule is told, and neither its commit nor its files are compared")
    func submodules() throws {
        let inner = try ScratchRepository()
        try inner.commit(["Kit.swift": "final class Kit {}\n"])
        let scratch = try ScratchRepository()
        try scratch.git(["submodule", "--quiet", "add", inner.path, "Kit"])
        try scratch.commit(["A.swift": "final class A {}\n"])
        let found = try #require(try tree(scratch))
        #expect(found.list().entries.map(\.path) == ["A.swift"])
        let commits = ["Kit": try inner.git(["rev-parse", "HEAD"])]
        #expect(found.submodules == commits)
        let onDisk = try WorkTree(try FolderTree(path: scratch.path), in: try Repository(of: scratch.path))
        #expect(onDisk.list().entries.map(\.path) == ["A.swift"])
        #expect(onDisk.submodules == commits)
    }

    @Test("The work tree has files that are not committed, and none that git ignores")
    func workTree() throws {
        let scratch = try ScratchRepository()
        try scratch.commit([".gitignore": "Generated/\n*.gen.swift\n", "A.swift": "1"])
        for file in ["B.swift", "Generated/C.swift", "D.gen.swift", "New/E.swift"] { try scratch.write(file, "2") }
        let found = try WorkTree(try FolderTree(path: scratch.path), in: try Repository(of: scratch.path))
        #expect(found.list().entries.map(\.path) == ["A.swift", "B.swift", "New/E.swift"])
        #expect(!found.contains("D.gen.swift"))
        #expect(found.contains("New/E.swift"))
    }
}
