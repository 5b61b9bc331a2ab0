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
        "What runners of CI jobs obey is shown",
        arguments: [
            ("::stop-commands::x", "\\u{3A}:stop-commands::x"), ("  ::error::x", "  \\u{3A}:error::x"),
            ("A.swift:3: ##[group]x", "A.swift:3: \\u{23}#[group]x"),
            ("##vso[task.complete]", "\\u{23}#vso[task.complete]"),
            ("###[x]", "#\\u{23}#[x]"),
        ])
    func commands(text: String, shown: String) {
        #expect(PlainText.of(text) == shown)
    }

    @Test("What is no command stays as it is", arguments: ["Shop::Cart", "a: b", "## Title", "#[x]", "##"])
    func noCommands(text: String) {
        #expect(PlainText.of(text) == text)
    }

    @Test("An accent makes no quotation mark another one to a shell")
    func accentedQuotes() {
        #expect(ShellWord.quoted("a'\u{301};b").unicodeScalars.elementsEqual("'a'\\''\u{301};b'".unicodeScalars))
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
