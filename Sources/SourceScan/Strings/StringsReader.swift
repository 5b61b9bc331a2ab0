import Diagnostics
import Facts
import Foundation

/// Reads the words of a strings file (`Localizable.strings`) or a string catalog (`Localizable.xcstrings`).
enum StringsReader {
    static func read(bytes: [UInt8], path: String) -> (facts: StringsFacts, diagnostics: [Diagnostic]) {
        do {
            let words = path.hasSuffix(".xcstrings") ? try catalog(bytes) : try table(bytes)
            return (StringsFacts(path: path, words: words), [])
        } catch {
            let message = "the words of the app cannot be read: \(error); controls go by the keys of their words"
            let place = SourcePlace(file: path, line: error.line)
            return (StringsFacts(path: path), [Diagnostic(.note, at: place, message)])
        }
    }

    /// `"common.next" = "Next";`, in UTF-8 or, as Xcode once wrote them, in UTF-16.
    private static func table(_ bytes: [UInt8]) throws(PropertyListFault) -> [String: String] {
        let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
        guard isWide else { return try PropertyList.readMembers(bytes).byName.compactMapValues(\.text) }
        guard let text = String(bytes: bytes, encoding: .utf16) else { throw .malformed(line: nil) }
        return try PropertyList.readMembers(Array(text.utf8)).byName.compactMapValues(\.text)
    }

    /// The source language's words; a key without any is its own.
    private static func catalog(_ bytes: [UInt8]) throws(PropertyListFault) -> [String: String] {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else {
            throw .malformed(line: nil)
        }
        var words: [String: String] = [:]
        for (key, entry) in catalog.strings {
            words[key] = entry.localizations?[catalog.sourceLanguage]?.stringUnit?.value ?? key
        }
        return words
    }

    private struct Catalog: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]

        struct Entry: Decodable {
            var localizations: [String: Localization]?
        }
        struct Localization: Decodable {
            var stringUnit: Unit?
        }
        struct Unit: Decodable {
            var value: String
        }
    }
}
