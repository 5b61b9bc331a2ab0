import Testing

@testable import Commands

@Suite("Text for a terminal")
struct PlainTextTests {
    @Test("Letters of every language pass", arguments: ["plain", "naïve", "名前", "👩‍👩‍👧", "שלום"])
    func passes(text: String) {
        #expect(PlainText.of(text) == text)
    }

    @Test(
        "What a terminal obeys is shown",
        arguments: [
            ("\u{1B}[31m", "\\u{1B}[31m"), ("a\rb", "a\\u{D}b"), ("\u{9B}1m", "\\u{9B}1m"), ("\u{7}", "\\u{7}"),
            ("x\u{2028}y", "x\\u{2028}y"), ("\u{202E}abc", "\\u{202E}abc"), ("\u{2066}", "\\u{2066}"),
        ])
    func shows(text: String, shown: String) {
        #expect(PlainText.of(text) == shown)
    }

    @Test(
        "A word of a command is one word to a shell",
        arguments: [
            ("map.json", "map.json"), ("My App", "'My App'"), ("it's", "'it'\\''s'"), ("$(rm)", "'$(rm)'"), ("-", "-"),
            ("-o", "'-o'"), ("", "''"),
        ])
    func shellWords(word: String, quoted: String) {
        #expect(ShellWord.quoted(word) == quoted)
    }
}
