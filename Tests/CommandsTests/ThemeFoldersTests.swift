import Foundation
import Testing

@testable import Commands

@Suite("Where themes are looked for")
struct ThemeFoldersTests {
    private func paths(_ environment: [String: String], _ executable: URL?) -> [String] {
        ThemeFolders.all(environment: environment, executable: executable).map(\.path)
    }

    @Test("Beside an installed program")
    func installed() {
        let program = URL(fileURLWithPath: "/opt/tools/bin/wiremap")
        #expect(paths([:], program) == ["/opt/tools/share/wiremap/themes"])
    }

    @Test("In the checkout of a program that was just built")
    func built() throws {
        let scratch = try ScratchFolder()
        try scratch.write("Package.swift", "")
        let program = scratch.url.appendingPathComponent(".build/debug/wiremap")
        #expect(paths([:], program).last == scratch.path("Themes"))
    }

    @Test("Folders of the environment go before the others")
    func environment() {
        let program = URL(fileURLWithPath: "/opt/tools/bin/wiremap")
        #expect(
            paths(["WIREMAP_THEMES": "/a:/b"], program) == ["/a", "/b", "/opt/tools/share/wiremap/themes"])
        #expect(paths(["WIREMAP_THEMES": ""], nil).isEmpty)
    }
}
