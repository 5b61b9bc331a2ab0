import Foundation
import SourceScan

/// When each file that a site is made from was last changed.
///
/// It is asked again and again: a look at six thousand files takes a twentieth of a second, and works alike on every
/// system and on disks of other machines, where notifications do not.
struct SourceWatch {
    struct Stamp: Hashable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    private let folder: String?
    private let files: [String]
    private let themes: [String]

    /// - Parameter themes: the folders of the theme and of those that it inherits from.
    init(input: InputOptions, themes: [String]) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder)
        folder = exists && isFolder.boolValue ? input.path : nil
        files = [input.sources.config ?? input.path + "/.wiremap.yml"] + (folder == nil ? [input.path] : [])
        self.themes = themes
    }

    /// By path; a file that is not there has none.
    func stamps() -> [String: Stamp] {
        var paths = files
        if let folder, let tree = try? FolderTree(path: folder) {
            paths += tree.list().entries.map { "\(folder)/\($0.path)" }
        }
        for theme in themes {
            let inside = FileManager.default.enumerator(atPath: theme)
            while let file = inside?.nextObject() as? String { paths.append("\(theme)/\(file)") }
        }
        var stamps: [String: Stamp] = [:]
        for path in paths { stamps[path] = Self.stamp(of: path) }
        return stamps
    }

    private static func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Stamp(size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
}
