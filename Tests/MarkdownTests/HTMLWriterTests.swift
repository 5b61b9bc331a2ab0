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

    @Test func whatGivesWayIsFoundAtEachPlaceAmongOthers() {
        let replaced = [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\u{0}": "\\u{0}",
            "\u{1}": "\\u{1}", "\u{1F}": "\\u{1F}", "\u{7F}": "\\u{7F}", "\u{80}": "\\u{80}", "\u{9F}": "\\u{9F}",
            "\u{61C}": "\\u{61C}", "\u{202E}": "\\u{202E}", "\u{2028}": "\\u{2028}", "\u{FEFF}": "\\u{FEFF}",
            "\r": "\n",
        ]
        for plain in ["~}|{`@?;:%$#!=(*+,-./", "画 ß ~ 👩‍👩‍👧 é дом", "\t\n\t\n\t\n\t\n\t\n\t\n\t\n\t\n\t\n"] {
            for count in 0...plain.count {
                let before = String(plain.prefix(count))
                for (character, replacement) in replaced {
                    #expect(escaped(before + character + plain) == before + replacement + plain)
                    #expect(escaped(before + character + character) == before + replacement + replacement)
                }
            }
        }
    }

    @Test func everyOtherCharacterOfASCIIStays() {
        for scalar in (0x20..<0x7F).compactMap(Unicode.Scalar.init) where !"&<>\"'".unicodeScalars.contains(scalar) {
            let text = String(repeating: Character(scalar), count: 19)
            #expect(escaped(text) == text)
        }
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

    @Test func namesBreakAndAreEscapedAtOnce() {
        var html = HTMLWriter()
        let names = [
            "Array<LoginView>", "présenterLoginView", "\u{202E}LoginView.swift", "a&b&cLogin('x')", "plainNameX",
        ]
        for name in names {
            html.name(name)
            html.line()
        }
        #expect(
            String(decoding: html.bytes, as: UTF8.self) == """
                Array&lt;Login<wbr>View&gt;
                présenter<wbr>Login<wbr>View
                \\u{202E}Login<wbr>View<wbr>.swift
                a&amp;b&amp;c<wbr>Login(<wbr>&#39;x&#39;)
                plain<wbr>Name<wbr>X

                """)
    }
}
