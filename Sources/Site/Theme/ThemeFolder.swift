import Diagnostics
import Foundation

/// A folder with a `theme.json`.
struct ThemeFolder: Sendable {
    let url: URL
    /// As messages name it.
    let shown: String

    init(url: URL, shownAs shown: String) {
        self.url = url
        self.shown = shown
    }

    static func isTheme(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(ThemeDescription.fileName).path)
    }

    func isSame(as other: URL) -> Bool {
        url.resolvingSymlinksInPath().standardizedFileURL == other.resolvingSymlinksInPath().standardizedFileURL
    }

    func description() throws(ThemeError) -> ThemeDescription {
        let file = "\(shown)/\(ThemeDescription.fileName)"
        guard let data = try? Data(contentsOf: url.appendingPathComponent(ThemeDescription.fileName)) else {
            throw .noDescription(folder: shown)
        }
        return try ThemeDescription(bytes: [UInt8](data), file: file)
    }
}

/// The files of a theme and of those that it inherits from: a file of the same path overrides the inherited one.
struct ThemeFiles {
    private let folders: [ThemeFolder]

    /// - Parameter folders: the theme's own first.
    init(_ folders: [ThemeFolder]) {
        self.folders = folders
    }

    /// - Parameter place: what names the file, for the message where it is not there.
    /// - Returns: the bytes, and the file as messages name it.
    func read(_ path: String, named place: SourcePlace) throws(ThemeError) -> (bytes: [UInt8], file: String) {
        guard SitePath.isSafe(path) else { throw .unsafePath(place, path: path) }
        for folder in folders {
            if let data = try? Data(contentsOf: folder.url.appendingPathComponent(path)) {
                return ([UInt8](data), "\(folder.shown)/\(path)")
            }
        }
        throw .missingFile(place, path: path)
    }
}
