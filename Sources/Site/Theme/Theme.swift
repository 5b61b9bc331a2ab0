import Diagnostics
import Foundation

/// How the site looks: a folder with a page frame, stylesheets and assets, described by its `theme.json`.
///
/// A theme may inherit from another: what its `theme.json` leaves out comes from there, and so does every file that its
/// own folder does not have.
package struct Theme: Sendable {
    /// The theme that is used when none is asked for.
    package static let standard = "atlas"
    private static let longestLine = 8

    package let name: String
    let frame: FrameTemplates
    let stylesheet: [UInt8]
    /// Sorted by path, relative to the theme's folder.
    let assets: [Page]

    /// Loads a theme.
    ///
    /// - Parameters:
    ///   - theme: the name of a folder in one of `folders`, or a path.
    ///   - folders: where themes are installed; the first that has the name wins.
    /// - Throws: `ThemeError`, with the place of the fault.
    package static func load(_ theme: String, in folders: [URL]) throws(ThemeError) -> Theme {
        let found = try folder(of: theme, in: folders, from: nil)
        guard let found else {
            if isPath(theme) { throw .noDescription(folder: theme) }
            throw .unknown(name: theme, known: installed(in: folders), at: nil)
        }
        return try Theme(ThemeFolder(url: found, shownAs: theme), in: folders)
    }

    /// The names of the themes in `folders`, sorted.
    package static func installed(in folders: [URL]) -> [String] {
        let names = folders.flatMap { folder in
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return entries.filter { ThemeFolder.isTheme(folder.appendingPathComponent($0)) }
        }
        return Set(names).sorted()
    }

    /// Whether a theme is named by the path of its folder, not by the name of an installed one.
    package static func isPath(_ theme: String) -> Bool {
        theme.utf8.contains(UInt8(ascii: "/")) || theme.utf8.first == UInt8(ascii: ".")
    }

    /// The folder of a theme; nil where there is none.
    ///
    /// - Parameter base: what a path is relative to; nil for the working folder.
    private static func folder(of theme: String, in folders: [URL], from base: URL?) throws(ThemeError) -> URL? {
        let candidates =
            isPath(theme)
            ? [base.map { $0.appendingPathComponent(theme) } ?? URL(fileURLWithPath: theme)]
            : folders.map { $0.appendingPathComponent(theme) }
        return candidates.first(where: ThemeFolder.isTheme)
    }

    private init(_ first: ThemeFolder, in folders: [URL]) throws(ThemeError) {
        let line = try Self.line(from: first, in: folders)
        let files = ThemeFiles(line.map(\.folder))
        name = line.first?.description.name ?? ""

        let framed = line.first { $0.description.frame != nil }?.description
        frame = try FrameTemplates(
            frame: framed?.frame ?? "", at: framed?.place(of: "frame") ?? SourcePlace(file: first.shown, line: 0),
            names: PageFrame.names
        ) { path, place throws(ThemeError) in
            let found = try files.read(path, named: place)
            return (String(decoding: found.bytes, as: UTF8.self), found.file)
        }

        let styled = line.firstIndex { $0.description.stylesheets != nil } ?? line.count - 1
        var sheets =
            line[styled].description.stylesheets.map { sheets in
                sheets.map { ($0, line[styled].description.place(of: "stylesheet")) }
            } ?? []
        for (_, description) in line[...styled].reversed() {
            sheets += description.addedStylesheets.map { ($0, description.place(of: "addedStylesheets")) }
        }
        var stylesheet: [UInt8] = []
        for (path, place) in sheets {
            let found = try files.read(path, named: place)
            try StylesheetCheck.check(String(decoding: found.bytes, as: UTF8.self), found.file)
            stylesheet += found.bytes + (found.bytes.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")])
        }
        self.stylesheet = stylesheet

        var places: [String: SourcePlace] = [:]
        for (_, description) in line {
            for path in description.assets where places[path] == nil { places[path] = description.place(of: "assets") }
        }
        var assets: [Page] = []
        for (path, place) in places.sorted(by: { $0.key < $1.key }) {
            assets.append(Page(path: path, bytes: try files.read(path, named: place).bytes))
        }
        self.assets = assets
    }

    /// The theme itself first, then what it inherits from.
    private static func line(
        from first: ThemeFolder, in folders: [URL]
    ) throws(ThemeError) -> [(folder: ThemeFolder, description: ThemeDescription)] {
        var line: [(folder: ThemeFolder, description: ThemeDescription)] = []
        var next: ThemeFolder? = first
        while let folder = next {
            let description = try folder.description()
            line.append((folder, description))
            guard let parent = description.inherits else { break }
            let place = description.place(of: "inherits")
            guard let found = try Self.folder(of: parent, in: folders, from: folder.url) else {
                throw .unknown(name: parent, known: Self.installed(in: folders), at: place)
            }
            guard line.count < Self.longestLine, !line.contains(where: { $0.folder.isSame(as: found) }) else {
                throw .badDescription(place, detail: "the theme inherits from itself")
            }
            next = ThemeFolder(url: found, shownAs: Self.isPath(parent) ? "\(folder.shown)/\(parent)" : parent)
        }
        return line
    }

    /// The folders that a theme's files come from, its own first; none where it cannot be used.
    package static func folders(of theme: String, in folders: [URL]) -> [URL] {
        guard let found = try? folder(of: theme, in: folders, from: nil),
            let line = try? line(from: ThemeFolder(url: found, shownAs: theme), in: folders)
        else { return [] }
        return line.map(\.folder.url)
    }
}
