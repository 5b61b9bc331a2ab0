/// What people call groups: their folders without those that say only what kind of thing lies in them.
///
/// `Modules/Feature/Home/Targets/Home/Sources` is *Home*, and `Feed/Targets/Demo` beside other demos is *Feed/Demo*. A group
/// within another one says in which: *Pay/Details*.
package struct GroupNames: Sendable {
    /// Folders that say what kind of thing they hold, and not which; lowercased, without spaces.
    private static let kinds: Set<String> = [
        "source", "sources", "src", "class", "classes", "code", "target", "targets", "package", "packages",
        "library", "libraries", "framework", "frameworks", "module", "modules", "feature", "features", "domain",
        "domains", "scene", "scenes", "screen", "screens", "page", "pages", "flow", "flows", "story", "stories",
        "userstory", "userstories", "usecase", "usecases", "viper", "vipermodules", "presentation",
        "presentationlayer", "presentationlayers", "ui", "uilayer", "userinterface", "view", "views", "subview",
        "subviews", "cell", "cells", "viewcontroller", "viewcontrollers", "controller", "controllers", "storyboard",
        "storyboards", "xib", "xibs", "implement", "implementation", "implementations",
    ]
    /// What names of folders end in to say the same.
    private static let endings = ["UserStories", "UserStory", "Modules", "Module", "Features", "Feature"]

    private let names: [String: String]

    /// - Parameter paths: as in `Module.group`; the empty one is none.
    package init(of paths: some Sequence<String>) {
        let paths = Set(paths).filter { !$0.isEmpty }
        let told = Dictionary(grouping: paths) { Self.telling($0.split(separator: "/")) }
        let folders = Self.withoutShared(
            told.flatMap { folders, paths in
                // `Profile` and `Profile/Profile` are two.
                paths.map { path in
                    (path, paths.count > 1 ? Self.telling(path.split(separator: "/"), keepsRepeated: true) : folders)
                }
            })
        var uses: [[String]: Int] = [:]
        var whole: [[String]: Int] = [:]
        for (_, folders) in folders {
            whole[folders, default: 0] += 1
            for ending in Self.endings(of: folders) { uses[ending, default: 0] += 1 }
        }
        let shortest = Dictionary(
            uniqueKeysWithValues: folders.map { path, folders in
                // Who has no more folders than these has the name, and others that end in it say whose they are.
                let name = Self.endings(of: folders).first { uses[$0] == 1 || $0 == folders && whole[$0] == 1 }
                return (path, name?.joined(separator: "/") ?? path)
            })
        names = Self.sayingWhose(shortest)
    }

    /// The names with those of the groups around them in front, but for what is around more than a third of the groups.
    private static func sayingWhose(_ shortest: [String: String]) -> [String: String] {
        var outer: [String: String] = [:]
        for path in shortest.keys {
            let folders = path.split(separator: "/")
            outer[path] = folders.indices.reversed().lazy
                .map { folders[..<$0].joined(separator: "/") }.first { shortest[$0] != nil }
        }
        var within: [String: Int] = [:]
        for path in shortest.keys {
            var around = outer[path]
            while let group = around {
                within[group, default: 0] += 1
                around = outer[group]
            }
        }
        var names: [String: String] = [:]
        var used = Set(shortest.values)
        // What is around a group comes before it.
        for path in shortest.keys.sorted() {
            let own = shortest[path] ?? path
            names[path] = own
            // Nothing but its path tells it from another one.
            if own == path { continue }
            guard let group = outer[path], within[group, default: 0] * 3 <= shortest.count, let whose = names[group],
                !own.hasPrefix(whose + "/")
            else { continue }
            let name = whose + "/" + Self.name(of: String(path.dropFirst(group.count + 1)))
            if used.insert(name).inserted { names[path] = name }
        }
        return names
    }

    /// The folders without the first ones that most groups share, as far as something is left.
    private static func withoutShared(
        _ groups: [(path: String, folders: [String])]
    ) -> [(path: String, folders: [String])] {
        var groups = groups
        while true {
            let long = groups.filter { $0.folders.count > 1 }
            let first = Dictionary(grouping: long) { $0.folders[0] }.max { $0.value.count < $1.value.count }
            guard let first, first.value.count * 4 > groups.count * 3 else { return groups }
            groups = groups.map { path, folders in
                (path, folders.count > 1 && folders[0] == first.key ? Array(folders.dropFirst()) : folders)
            }
        }
    }

    /// The last folders that say something, as many as tell it from the other groups; the path where they do not.
    package subscript(path: String) -> String { names[path] ?? path }

    /// A part of a group's path as people call it.
    package static func name(of path: String) -> String { telling(path.split(separator: "/")).joined(separator: "/") }

    /// Whether a folder says only what kind of thing it holds.
    package static func saysOnlyTheKind(_ folder: some StringProtocol) -> Bool {
        kinds.contains(folder.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" })
    }

    /// The folders that say something, each once where it comes twice in a row; the last one where none does.
    private static func telling(_ folders: [Substring], keepsRepeated: Bool = false) -> [String] {
        var told: [String] = []
        for folder in folders where !saysOnlyTheKind(folder) {
            let name = plain(folder)
            if keepsRepeated || told.last != name { told.append(name) }
        }
        return told.isEmpty ? folders.suffix(1).map(String.init) : told
    }

    private static func plain(_ folder: Substring) -> String {
        let ending = endings.first { folder.hasSuffix($0) && folder.utf8.count > $0.utf8.count }
        let name = String(folder.dropLast(ending?.count ?? 0))
        // `on_boarding_Module` and `My Module`.
        return name.last.map { $0.isLetter || $0.isNumber } ?? false ? name : String(folder)
    }

    /// The last folder, the last two, and so on, up to eight.
    private static func endings(of folders: [String]) -> [[String]] {
        let folders = folders.suffix(8)
        return folders.indices.reversed().map { Array(folders[$0...]) }
    }
}
