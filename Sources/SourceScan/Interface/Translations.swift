/// Storyboards, xibs and strings files that are kept once for each language.
///
/// Such files show the same scenes in other words; counted separately, every segue in them would be several.
enum Translations {
    /// Those of the files that translate another of them: one is kept, in the base language, else in English, else in
    /// the first language.
    static func find(among paths: [String]) -> Set<String> {
        var kept: Set<String> = []
        var translations: Set<String> = []
        let files = paths.compactMap(LocalizedFile.init).sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
        for file in files where !kept.insert(file.key).inserted { translations.insert(file.path) }
        return translations
    }
}

/// A file in the folder of a language.
private struct LocalizedFile {
    let path: String
    /// The path without the language.
    let key: String
    /// Less for the language that is kept rather than another.
    let rank: Int

    /// Nil for the path of a file that is in no such folder.
    init?(_ path: String) {
        let slash = UInt8(ascii: "/")
        guard let end = path.utf8.lastIndex(of: slash) else { return nil }
        let start = path.utf8[..<end].lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex
        let language = path[start..<end]
        guard language.hasSuffix(".lproj") else { return nil }
        self.path = path
        key = String(path[..<start] + path[path.utf8.index(after: end)...])
        rank =
            switch language {
            case "Base.lproj": 0
            case "en.lproj", "English.lproj": 1
            default: 2
            }
    }
}
