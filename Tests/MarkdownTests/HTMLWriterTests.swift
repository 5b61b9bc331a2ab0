import Testing

@testable import Markdown

struct HTMLWriterTests {
    private func escaped(_ text: String) -> String {
        String(decoding: HTMLWriter.escaped(text), as: UTF8.self)
    }

    @Test func markupIsEscaped() {
        #expect(escaped("<a href=\"x\">'&'</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
    }

    @Test func ordinaryTextStays() {
        let text = "Größe, дом, 画面, 👩‍👩‍👧, e\u{301}\tx\ny"
        #expect(escaped(text) == text)
    }

    @Test func whatHTMLForbidsOrReordersIsSpeltOut() {
        #expect(escaped("a\u{0}b\u{1B}[0m\u{85}") == "a\\u{0}b\\u{1B}[0m\\u{85}")
        #expect(escaped("\u{202E}x\u{2066}\u{200F}\u{FEFF}") == "\\u{202E}x\\u{2066}\\u{200F}\\u{FEFF}")
        let nonCharacters = String(
            decoding: [0xEF, 0xBF, 0xBE, 0xEF, 0xB7, 0x90, 0xF0, 0x9F, 0xBF, 0xBF], as: UTF8.self)
        #expect(escaped(nonCharacters) == "\\u{FFFE}\\u{FDD0}\\u{1FFFF}")
        #expect(escaped("a\rb") == "a\nb")
    }

    @Test func elementsNest() {
        var html = HTMLWriter()
        html.element("p", .class("a\"b"), nil) { p in
            p.text("x")
            p.void("br")
            p.element("b", text: "<")
        }
        #expect(String(decoding: html.bytes, as: UTF8.self) == "<p class=\"a&quot;b\">x<br><b>&lt;</b></p>")
    }

    @Test func namesBreakBetweenTheirWords() {
        var html = HTMLWriter()
        html.name("LoginWireframe.swift:49")
        html.name("navigate(to:from:)")
        html.name("Short<X>")
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "Login<wbr>Wireframe<wbr>.swift:49navigate(<wbr>to:<wbr>from:)Short&lt;X&gt;")
    }
}
