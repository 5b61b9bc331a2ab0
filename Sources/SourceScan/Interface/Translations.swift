/// Storyboards, xibs and strings files that are kept once for each language.
///
/// Such files show the same scenes in other words; counted separately, every segue in them would be several.
enum Translations {
    /// Those of the files that translate another of them: one is kept, in the base language, else in English, else in
    /// the first language.
    static func find(among paths: [String]) -> Set<String> { find(among: paths.compactMap(LocalizedFile.init)) }

    /// The same of strings files, and those of a table that another folder has in the base language or in English: what is
    /// left where a translation was moved, or words of a target whose own language stands in its code.
    static func findTables(among paths: [String]) -> Set<String> {
        let files = paths.compactMap(LocalizedFile.init)
        let known = Set(files.filter { !$0.isForeign }.map(\.name))
        return find(among: files).union(files.filter { $0.isForeign && known.contains($0.name) }.map(\.path))
    }

    private static func find(among files: [LocalizedFile]) -> Set<String> {
        var kept: Set<String> = []
        var translations: Set<String> = []
        for file in files.sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) })
        where !kept.insert(file.key).inserted {
            translations.insert(file.path)
        }
        return translations
    }
}

/// A file in the folder of a language.
private struct LocalizedFile {
    let path: String
    /// The last part of the path.
    let name: String
    /// The path without the language.
    let key: String
    /// Less for the language that is kept rather than another.
    let rank: Int

    /// Whether it is neither in the base language nor in English.
    var isForeign: Bool { rank == Self.foreign }

    private static let foreign = 3

    /// Nil for the path of a file that is in no such folder.
    init?(_ path: String) {
        let slash = UInt8(ascii: "/")
        guard let end = path.utf8.lastIndex(of: slash) else { return nil }
        let start = path.utf8[..<end].lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex
        let language = path[start..<end]
        guard language.hasSuffix(".lproj") else { return nil }
        self.path = path
        name = String(path[path.utf8.index(after: end)...])
        key = path[..<start] + name
        rank =
            switch language {
            case "Base.lproj": 0
            case "en.lproj", "English.lproj": 1
            // English of one country: `en-GB`.
            case _ where language.hasPrefix("en-") || language.hasPrefix("en_"): 2
            default: Self.foreign
            }
    }
}
