import NavigationGraph
import Testing

@testable import Site

struct ScreenPicturesTests {
    /// The first bytes of a PNG.
    private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, width, 0, 0,
            8, height,
        ]
    }

    @Test func thePictureIsCopiedAndShown() throws {
        var graph = SampleGraph.small
        graph.pictures = [
            Picture(module: "Login", file: "Tests/__Snapshots__/LoginTests/testEmpty.1.png"),
            Picture(module: "Login", file: "Tests/__Snapshots__/LoginTests/testText.1.png"),
        ]
        let site = try SampleGraph.site(of: graph) { file in
            if file.hasSuffix("testEmpty.1.png") { return png(0, 0) }
            return file.hasSuffix(".png") ? Array("no picture".utf8) : SampleGraph.sources(file)
        }
        let pages = SampleGraph.pages(of: site)
        let pictures = site.paths.filter { $0.hasPrefix("pictures/") }
        #expect(pictures == ["pictures/Tests-__Snapshots__-LoginTests-testEmpty.1.png.png"])
        let login = try #require(pages["modules/Login.html"])
        let path = try #require(pictures.first)
        #expect(login.contains("<img src=\"../\(path)\" alt=\"Login: testEmpty\" width=\"220\" height=\"440\""))
        #expect(pages["modules/Home.html"]?.contains("alt=\"The screen of Login\" width=\"48\" height=\"96\"") == true)
        #expect(pages["data/graph.js"]?.contains("\"picture\":[\"\(path)\",1024,2048]") == true)
        #expect(MarkupCheck.faults(of: pages) == [])
        #expect(site.paths.firstIndex(of: path).map { site.page(at: $0).bytes } == png(0, 0))
    }

    @Test func whatWouldMakeTheSiteHeavyIsLeftOutAndListed() {
        let pictures = ["a", "b", "c", "d"].map { Picture(module: "Login", file: "Screens/\($0).png") }
        let found = ScreenPictures(pictures, largest: 30, most: 60) { file in
            png(0, 0) + [UInt8](repeating: 0, count: file.hasSuffix("b.png") ? 7 : 0)
        }
        #expect(found.of("Login").map(\.name) == ["a", "c"])
        #expect(found.leftOut == ["Screens/b.png", "Screens/d.png"])
    }

    @Test func theBytesTellWhatAPictureIs() {
        #expect(PictureHeader(png(7, 9))?.width == 1031)
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 30, 1, 1, 17, 0, 0,
        ]
        let header = PictureHeader(jpeg)
        #expect(header?.ending == "jpg" && header?.width == 30 && header?.height == 40)
        for length in 0..<20 { _ = PictureHeader(Array(jpeg.prefix(length))) }
        #expect(PictureHeader(Array("<svg onload=\"\"/>".utf8)) == nil && PictureHeader([]) == nil)
    }
}
