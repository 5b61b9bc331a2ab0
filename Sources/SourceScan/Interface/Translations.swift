/// Storyboards, xibs and strings files that are kept once for each language.
///
/// Such files show the same scenes in other words; counted separately, every segue in them would be several.
enum Translations {
    /// Those of the files that translate another of them: one is kept, in the base language, else in English, else in
    /// the first language.
    static func find(among paths: [String]) -> Set<String> {
        var kept: [String: String] = [:]
        var translations: Set<String> = []
        for path in paths.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
            guard let key = key(path) else { continue }
            if kept[key] == nil { kept[key] = path } else { translations.insert(path) }
        }
        return translations
    }

    /// The path without the language, nil where it has none.
    private static func key(_ path: String) -> String? {
        var components = path.split(separator: "/")
        guard components.count > 1, components[components.count - 2].hasSuffix(".lproj") else { return nil }
        components.remove(at: components.count - 2)
        return components.joined(separator: "/")
    }

    private static func rank(_ path: String) -> Int {
        switch path.split(separator: "/").dropLast().last {
        case "Base.lproj": 0
        case "en.lproj", "English.lproj": 1
        default: 2
        }
    }
}
