import Dialects
import Facts

/// The words that the app shows, by the keys and the generated names that code has for them.
///
/// R.swift and SwiftGen make names of keys: `common.action_next` becomes `R.string.localizable.commonAction_next` and
/// `L10n.Common.actionNext`. Letters and digits are what these have in common.
struct WordTables {
    private typealias Entry = (path: String, words: String)

    private var byKey: [String: [Entry]] = [:]
    private var byName: [String: [Entry]] = [:]
    private var tables: Set<String> = []

    init(_ strings: [StringsFacts] = []) {
        for facts in strings {
            tables.insert(GeneratedAccessors.key(facts.table))
            for entry in facts.entries {
                byKey[entry.key, default: []].append((facts.path, entry.words))
                byName[GeneratedAccessors.key(entry.key), default: []].append((facts.path, entry.words))
            }
        }
    }

    var isEmpty: Bool { byKey.isEmpty }

    /// What a key stands for in a file.
    func words(forKey key: String, in path: String) -> String? {
        byKey[key].flatMap { Self.nearest($0, to: path) }
    }

    /// What a chain of generated names stands for, the outermost first: `R`, `string`, `localizable`, `next`.
    func words(named names: [String], in path: String) -> String? {
        var rest = names.dropFirst()[...]
        guard names.first?.beginsWithCapital == true, !rest.isEmpty else { return nil }
        if names.first == "R" {
            guard rest.first == "string" else { return nil }
            rest = rest.dropFirst(2)
        } else if rest.count > 1, let first = rest.first, tables.contains(GeneratedAccessors.key(first)) {
            rest = rest.dropFirst()
        }
        return byName[GeneratedAccessors.key(rest.joined())].flatMap { Self.nearest($0, to: path) }
    }

    /// Of several tables with a key, the one whose folder the file shares most with; nil where these disagree.
    private static func nearest(_ entries: [Entry], to path: String) -> String? {
        if entries.count == 1 { return entries[0].words }
        let shared = entries.map { sharedFolders($0.path, path) }
        let most = shared.max()
        let words = Set(zip(entries, shared).filter { $0.1 == most }.map(\.0.words))
        return words.count == 1 ? words.first : nil
    }
}
