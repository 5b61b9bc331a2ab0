import Foundation
import Testing
import Threads

@testable import SourceScan

struct FolderTreeTests {
    private func paths(_ folder: TemporaryFolder, _ below: String = "") throws -> [String] {
        try FolderTree(path: folder.path + "/" + below).list().entries.map(\.path)
    }

    @Test func listsWhatTheScanCanUseInOrder() throws {
        let folder = try TemporaryFolder()
        for file in [
            "b/V.swift", "a.swift", "b/V.xib", "b/Main.storyboard", "b/Old.m", "b/Old.mm", "b/Old.h", "b/picture.png",
            "App-Info.plist", "Other.plist", "A.xcodeproj/project.pbxproj", "A.xcodeproj/x.swift", "Package.swift",
        ] { try folder.write(file) }
        #expect(
            try paths(folder) == [
                "A.xcodeproj/project.pbxproj", "App-Info.plist", "Package.swift", "a.swift", "b/Main.storyboard",
                "b/Old.m", "b/Old.mm", "b/V.swift", "b/V.xib",
            ])
    }

    @Test func skipsFoldersOfToolsButOnlyBelowTheRoot() throws {
        let folder = try TemporaryFolder()
        for name in [
            "Pods", "Carthage", ".build", "DerivedData", "build", "node_modules", ".hidden", "X.xcassets",
            "Y.framework", "Z.playground", "T.xctemplate",
        ] { try folder.write("build/app/\(name)/X.swift") }
        try folder.write("build/app/Login/Builder.swift")
        #expect(try paths(folder, "build/app") == ["Login/Builder.swift"])
        #expect(try paths(folder).isEmpty)
    }

    @Test func linksNeitherLeadOutNorInACircle() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret/S.swift")
        try folder.write("app/real/A.swift")
        try folder.link("app/real/loop", to: "..")
        try folder.link("app/again", to: "real")
        try folder.link("app/B.swift", to: "real/A.swift")
        try folder.link("app/out", to: "../secret")
        try folder.link("app/S.swift", to: "../secret/S.swift")
        try folder.link("app/broken", to: "nowhere")
        try folder.link("app/self", to: "self")
        let listing = try FolderTree(path: folder.path + "/app").list()
        #expect(listing.entries.map(\.path) == ["real/A.swift"])
        #expect(listing.links == ["again": "real", "B.swift": "real/A.swift"])
        #expect(listing.diagnostics.map { $0.place?.file } == ["S.swift", "out"])
    }

    @Test func theRootMayBeALink() throws {
        let folder = try TemporaryFolder()
        try folder.write("real/A.swift")
        try folder.link("link", to: "real")
        #expect(try paths(folder, "link") == ["A.swift"])
        #expect(try FolderTree(path: folder.path + "/link").name == "real")
    }

    @Test func aPathOverALinkIsNotContained() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret/Info.plist")
        try folder.write("app/real/Info.plist")
        try folder.link("app/out", to: "../secret")
        let tree = try FolderTree(path: folder.path + "/app")
        #expect(tree.contains("real/Info.plist"))
        #expect(!tree.contains("out/Info.plist"))
        #expect(!tree.contains("../secret/Info.plist"))
        #expect(!tree.contains("real"))
    }

    @Test func projectsAboveAreFoundUpToTheRepository() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcodeproj/project.pbxproj")
        try folder.write("repo/.git/HEAD")
        try folder.write("repo/B.xcodeproj/project.pbxproj")
        try folder.write("repo/x/y/z.swift")
        #expect(try paths(folder, "repo/x/y") == ["../../B.xcodeproj/project.pbxproj", "z.swift"])
        #expect(try FolderTree(path: folder.path + "/repo/x/y").location == ["x", "y"])
        #expect(try FolderTree(path: folder.path + "/repo").location == [])
    }

    @Test func withoutARepositoryOneFolderAboveIsLookedInto() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcodeproj/project.pbxproj")
        try folder.write("B/B.xcodeproj/project.pbxproj")
        try folder.write("B/C/z.swift")
        #expect(try paths(folder, "B/C") == ["../B.xcodeproj/project.pbxproj", "z.swift"])
    }

    /// The thread sanitizer told of it: an empty array was made by writing its length into what all empty arrays share.
    @Test func emptyFilesAreReadBySeveralThreads() throws {
        let folder = try TemporaryFolder()
        for number in 0..<40 { try folder.write("\(number).swift", "") }
        let tree = try FolderTree(path: folder.path)
        let counts = LargestFirst(threads: 4).map(tree.list().entries, size: \.size) { entry in
            (try? tree.bytes(of: entry.path, limit: 1))?.count
        }
        #expect(counts == Array(repeating: 0, count: 40))
    }

    @Test func bytesHaveALimitAndReasons() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "12345")
        try folder.write("empty.swift")
        try folder.write("d/x.swift")
        let tree = try FolderTree(path: folder.path)
        #expect(try tree.bytes(of: "a.swift", limit: 5) == Array("12345".utf8))
        #expect(try tree.bytes(of: "empty.swift", limit: 5) == [])
        #expect(throws: SourceTreeFault.tooLarge(size: 5, limit: 4)) { try tree.bytes(of: "a.swift", limit: 4) }
        #expect(throws: SourceTreeFault.missing) { try tree.bytes(of: "b.swift", limit: 4) }
        #expect(throws: SourceTreeFault.notAFile) { try tree.bytes(of: "d", limit: 1 << 20) }
        #expect(throws: SourceTreeFault.missing) { try FolderTree(path: folder.path + "/none") }
        #expect(throws: SourceTreeFault.notAFolder) { try FolderTree(path: folder.path + "/a.swift") }
    }

    @Test(.enabled(if: getuid() != 0, "the superuser reads everything"))
    func anUnreadableFolderIsToldAndPassedOver() throws {
        let folder = try TemporaryFolder()
        try folder.write("closed/a.swift")
        try folder.write("open/b.swift")
        chmod(folder.path + "/closed", 0)
        defer { chmod(folder.path + "/closed", 0o755) }
        let listing = try FolderTree(path: folder.path).list()
        #expect(listing.entries.map(\.path) == ["open/b.swift"])
        #expect(
            listing.diagnostics.map(\.description) == [
                "closed: warning: the folder cannot be read: permission is denied"
            ])
    }

    #if os(Linux)
        @Test func aNameThatIsNotTextIsTold() throws {
            let folder = try TemporaryFolder()
            try folder.write("a.swift")
            let name = folder.path.utf8CString.dropLast() + [CChar(bitPattern: 0x2F), CChar(bitPattern: 0xFF), 0]
            close(open(Array(name), O_CREAT | O_WRONLY, 0o644))
            let listing = try FolderTree(path: folder.path).list()
            #expect(listing.entries.map(\.path) == ["a.swift"])
            #expect(listing.diagnostics.count == 1)
        }
    #endif
}
