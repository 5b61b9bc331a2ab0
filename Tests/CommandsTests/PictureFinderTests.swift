import Foundation
import NavigationGraph
import SourceScan
import Testing

@testable import Commands

@Suite("Pictures of screens")
struct PictureFinderTests {
    private let modules = [
        Module(
            id: "Login", name: "Login",
            components: [Component(role: .view, type: "LoginViewController", file: "a.swift", line: 1)]),
        Module(id: "LoginHelp", name: "LoginHelp"),
        Module(
            id: "Cart", name: "Cart", components: [Component(role: .view, type: "BasketView", file: "b.swift", line: 1)]
        ),
        Module(id: "At", name: "At"),
    ]

    @Test(
        "A picture belongs to the module that its file or its test is named after",
        arguments: [
            ("Tests/__Snapshots__/LoginViewControllerTests/testEmpty.1.png", "Login"),
            ("Tests/__Snapshots__/ScreenTests/testLogin_dark.1.png", "Login"),
            ("Tests/__Snapshots__/ScreenTests/test_login_help.1.png", "LoginHelp"),
            ("Tests/__Snapshots__/LoginHelpSnapshotTests/testAll.png", "LoginHelp"),
            ("Tests/__Snapshots__/BasketViewTests/testFull.png", "Cart"),
            ("Tests/__Snapshots__/ProfileTests/testFull.png", nil), ("Tests/__Snapshots__/AtTests/testAttic.png", nil),
            ("", nil),
        ])
    func matching(path: String, module: String?) {
        #expect(PictureFinder(modules).module(of: path) == module)
    }

    @Test("Only pictures below folders of snapshots are taken, and none behind a link")
    func files() throws {
        let scratch = try ScratchFolder()
        for path in [
            "Tests/__Snapshots__/LoginTests/testA.png", "Tests/__Snapshots__/LoginTests/testB.txt", "Art/login.png",
            "Pods/X/__Snapshots__/LoginTests/testC.png", "Other/__Snapshots__/LoginTests/testD.jpg",
        ] {
            try scratch.write(path, "x")
        }
        let outside = try ScratchFolder()
        try outside.write("__Snapshots__/LoginTests/testE.png", "x")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("link"), withDestinationPath: outside.url.path)
        let tree = try FolderTree(path: scratch.url.path)
        func pictures(in folder: String? = nil) -> [Picture] {
            PictureFinder(modules).pictures(among: PictureFinder.files(in: tree, folder: folder))
        }
        let found = pictures()
        #expect(
            found.map(\.file) == [
                "Other/__Snapshots__/LoginTests/testD.jpg", "Tests/__Snapshots__/LoginTests/testA.png",
            ])
        #expect(Set(found.map(\.module)) == ["Login"])
        let more = pictures(in: "./Art/")
        #expect(more.map(\.file) == ["Art/login.png"] + found.map(\.file))
        #expect(pictures(in: "Ar") == found)
        #expect(pictures(in: "../\(outside.url.lastPathComponent)") == found)
    }
}
