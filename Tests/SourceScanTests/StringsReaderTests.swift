import Diagnostics
import Facts
import Foundation
import Testing

@testable import SourceScan

struct StringsReaderTests {
    private func read(_ bytes: [UInt8], _ name: String = "Localizable.strings") -> (
        words: [String: String], diagnostics: [Diagnostic]
    ) {
        let (facts, diagnostics) = StringsReader.read(bytes: bytes, path: "App/en.lproj/" + name)
        return (Dictionary(uniqueKeysWithValues: facts.entries.map { ($0.key, $0.words) }), diagnostics)
    }

    @Test func aTableHasKeysAndWords() {
        let text = """
            /* The way on. */
            "common.next" = "Next";
            "greeting" = "Say \\"hello\\"\\nto %@"; // a placeholder
            bare = word;
            "Done";
            """
        let (words, diagnostics) = read(Array(text.utf8))
        #expect(words == ["common.next": "Next", "greeting": "Say \"hello\"\nto %@", "bare": "word", "Done": "Done"])
        #expect(diagnostics.isEmpty)
    }

    @Test func aTableMayBeInUTF16InBracesOrInXML() throws {
        let text = "\"next\" = \"Weiter – nächstes\";"
        let wide = try #require(text.data(using: .utf16))
        #expect(read(Array(wide)).words == ["next": "Weiter – nächstes"])
        #expect(read(Array("\u{FEFF}\(text)".utf8)).words == ["next": "Weiter – nächstes"])
        #expect(read(Array("{ \(text) }".utf8)).words == ["next": "Weiter – nächstes"])
        let xml =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>next</key><string>On</string></dict></plist>"
        #expect(read(Array(xml.utf8)).words == ["next": "On"])
    }

    @Test func aCatalogHasTheWordsOfItsSourceLanguage() {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "next": {"localizations": {
                    "de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
                    "en": {"stringUnit": {"state": "translated", "value": "Next"}}}},
                "Done": {}, "rows": {"localizations": {"en": {"variations": {"plural": {}}}}}}}
            """
        #expect(
            read(Array(text.utf8), "Localizable.xcstrings").words == ["next": "Next", "Done": "Done", "rows": "rows"])
    }

    @Test(arguments: ["\"next\" = \"Next\";\n\"done\" = ", "\"next\" = \"Next\";\n= ;", "\n{ \"next\" = "])
    func whatIsNoTableIsSaidAndLeftOut(_ text: String) {
        let (words, diagnostics) = read(Array(text.utf8))
        #expect(words.isEmpty)
        #expect(diagnostics.map(\.severity) == [.note])
        #expect(diagnostics.first?.place?.line == 2)
        #expect(read(Array(text.utf8), "Localizable.xcstrings").diagnostics.count == 1)
    }

    @Test func wordsAreReadInOneLanguage() throws {
        let scanner = SourceScanner { _, path in (SwiftFacts(SwiftFactsDraft(path: path)), []) }
        let result = try scanner.scan(
            MemoryTree(files: [
                "App/A.swift": "final class A {}", "App/de.lproj/Localizable.strings": "next = Weiter;",
                "App/en.lproj/Localizable.strings": "next = Next;", "App/fr.lproj/Other.strings": "on = Suivant;",
                "App/en.lproj/InfoPlist.strings": "CFBundleName = App;", "Kit/Words.xcstrings": "{}",
                "AppTests/en.lproj/Localizable.strings": "test = Test;",
            ]))
        #expect(
            result.strings == [
                StringsFacts(path: "App/en.lproj/Localizable.strings", words: ["next": "Next"]),
                StringsFacts(path: "App/fr.lproj/Other.strings", words: ["on": "Suivant"]),
            ])
        #expect(result.strings.map(\.table) == ["Localizable", "Other"])
        #expect(result.diagnostics.map { $0.place?.file } == ["Kit/Words.xcstrings"])
        #expect(result.summary == ScanSummary(swiftFiles: 1))
    }

    /// Such as what is left of a translation that was moved with the other ones.
    @Test func aTableThatIsThereInEnglishIsReadInEnglishEverywhere() throws {
        let scanner = SourceScanner { _, path in (SwiftFacts(SwiftFactsDraft(path: path)), []) }
        let result = try scanner.scan(
            MemoryTree(files: [
                "App/A.swift": "final class A {}", "App/Words/en.lproj/Localizable.strings": "",
                "App/Words/hi.lproj/Localizable.strings": "Next = आगे;",
                "App/hi.lproj/Localizable.strings": "Next = आगे;",
                "Widgets/en-GB.lproj/Localizable.strings": "Next = Onwards;",
                "Widgets/de.lproj/Localizable.strings": "Next = Weiter;",
            ]))
        #expect(
            result.strings == [
                StringsFacts(path: "Widgets/en-GB.lproj/Localizable.strings", words: ["Next": "Onwards"])
            ])
    }
}
