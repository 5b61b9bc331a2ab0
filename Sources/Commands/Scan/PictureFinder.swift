import Foundation
import NavigationGraph
import SourceScan

/// Finds pictures of an app's screens: the reference images of snapshot tests, which lie in folders called
/// `__Snapshots__`, and what lies in a folder that the configuration names, and matches them to modules by the names of
/// view controllers and modules.
///
/// Links are not followed, and a picture that more than one module could claim goes to the one with the longest name.
struct PictureFinder {
    private static let snapshots = "__Snapshots__"
    private static let endings = [".png", ".jpg", ".jpeg"]
    /// Larger ones are no picture of a screen.
    private static let largest = 8 << 20
    private static let mostForAModule = 4

    /// Normalised names, each with its module, the longest first.
    private let names: [(name: String, module: Module.ID)]

    init(_ modules: [Module]) {
        var names: [String: Module.ID] = [:]
        for module in modules {
            let views = module.components.filter { $0.role == .view }.map(\.type)
            for name in views + [module.name] {
                let name = Self.normalized(name)
                // Of short words, such as `Tab`, too many other names are made.
                if name.count > 2, names[name] == nil { names[name] = module.id }
            }
        }
        self.names = names.map { ($0.key, $0.value) }.sorted { ($1.name.count, $0.name) < ($0.name.count, $1.name) }
    }

    /// - Parameter files: the paths of what may be pictures, relative to the root.
    /// - Returns: sorted by module and file.
    func pictures(among files: [String]) -> [Picture] {
        var found: [Module.ID: [String]] = [:]
        for file in files {
            if let module = module(of: file) { found[module, default: []].append(file) }
        }
        return found.sorted { $0.key < $1.key }.flatMap { module, files in
            files.sorted().prefix(Self.mostForAModule).map { Picture(module: module, file: $0) }
        }
    }

    /// The module that a picture shows: by the name of its file, else by that of the test that it lies with.
    func module(of path: String) -> Module.ID? {
        let parts = path.split(separator: "/").map(String.init)
        guard let file = parts.last else { return nil }
        var stem = Self.normalized(String(file.prefix { $0 != "." }))
        if stem.hasPrefix("test") { stem = String(stem.dropFirst(4)) }
        if let match = names.first(where: { stem.hasPrefix($0.name) }) { return match.module }
        guard parts.count > 1, let test = parts.dropLast().last else { return nil }
        let suite = Self.normalized(test)
        return names.first { name, _ in
            ["", "test", "tests", "snapshottests", "snapshottest", "spec", "snapshots", "uitests"].contains {
                suite == name + $0
            }
        }?.module
    }

    private static func normalized(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }))
            .lowercased()
    }

    /// The paths of what may be pictures of screens, relative to the root; sorted.
    ///
    /// - Parameter folder: a folder with pictures, relative to the scanned one.
    static func files(in tree: FolderTree, folder: String?) -> [String] {
        let chosen = folder.map { $0.split(separator: "/").filter { $0 != "." } }
        return tree.files(endingIn: endings, upTo: largest).filter { path in
            let folders = path.split(separator: "/").dropLast()
            let isChosen = chosen.map { folders.starts(with: $0) } ?? false
            return isChosen || folders.contains { $0 == snapshots }
        }
    }
}
