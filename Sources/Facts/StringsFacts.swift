/// What a strings file or a string catalog says in its language: the words that the app shows, by their keys.
package struct StringsFacts: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// `NSLocalizedString("common.next", comment: "")` names one.
        package var key: String
        package var words: String
    }

    /// The path relative to the scanned root.
    package var path: String
    /// Sorted by key.
    package var entries: [Entry]

    package init(path: String, words: [String: String] = [:]) {
        self.init(path: path, entries: words.sorted { $0.key < $1.key }.map { Entry(key: $0.key, words: $0.value) })
    }

    init(path: String, entries: [Entry]) {
        self.path = path
        self.entries = entries
    }

    /// The name of the table, which is the file's without its ending: `Localizable`.
    package var table: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
