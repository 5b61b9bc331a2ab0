import Markdown
import NavigationGraph
import Testing

@testable import Site

/// Links to modules of one name.
struct NamesakeTests {
    private func written(_ id: String, _ name: String) -> String {
        var html = HTMLWriter()
        ModuleName(Module(id: id, kind: .screen, name: name)).write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("What tells a namesake apart stands behind its name")
    func front() {
        #expect(written("InfoView/Info", "Info") == "Info <small>InfoView</small>")
        #expect(written("Bank/Shop/<Info>", "<Info>") == "&lt;Info&gt; <small>Bank/<wbr>Shop</small>")
        #expect(written("Info", "Info") == "Info")
    }
}
