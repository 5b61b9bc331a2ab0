import Diagnostics
import Foundation
import Mustache

/// How the site looks: a folder with a page frame, a stylesheet and assets, described by its `theme.json`.
package struct Theme: Sendable {
    /// The theme that is used when none is asked for.
    package static let standard = "atlas"

    package let name: String
    let frame: MustacheTemplate
    /// The frame's name for messages, `Themes/atlas/frame.mustache`.
    let frameFile: String
    let stylesheet: [UInt8]
    /// Sorted by path, relative to the theme's folder.
    let assets: [Page]

    /// What `theme.json` says.
    private struct Description: Decodable {
        var name: String
        var frame: String
        var stylesheet: String
        var assets: [String]?
    }

    /// Loads a theme.
    ///
    /// - Parameters:
    ///   - theme: the name of a folder in one of `folders`, or a path.
    ///   - folders: where themes are installed; the first that has the name wins.
    /// - Throws: `ThemeError`, with the place of the fault.
    package static func load(_ theme: String, in folders: [URL]) throws(ThemeError) -> Theme {
        let isPath = theme.contains("/") || theme.hasPrefix(".")
        let candidates = isPath ? [URL(fileURLWithPath: theme)] : folders.map { $0.appendingPathComponent(theme) }
        let found = candidates.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("theme.json").path)
        }
        guard let found else {
            if isPath { throw .noDescription(folder: theme) }
            throw .unknown(name: theme, known: installed(in: folders))
        }
        return try Theme(folder: found, shownAs: theme)
    }

    /// The names of the themes in `folders`, sorted.
    package static func installed(in folders: [URL]) -> [String] {
        let names = folders.flatMap { folder in
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return entries.filter {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent("\($0)/theme.json").path)
            }
        }
        return Set(names).sorted()
    }

    private init(folder: URL, shownAs shown: String) throws(ThemeError) {
        let descriptionFile = "\(shown)/theme.json"
        let description: Description
        do {
            let data = Data(try Self.read("theme.json", in: folder, shownAs: shown, named: "theme.json"))
            description = try JSONDecoder().decode(Description.self, from: data)
        } catch let error as ThemeError {
            throw error
        } catch {
            throw .badDescription(file: descriptionFile, detail: Self.explain(error))
        }
        name = description.name
        stylesheet = try Self.read(description.stylesheet, in: folder, shownAs: shown, named: "stylesheet")
        var assets: [Page] = []
        for path in Set(description.assets ?? []).sorted() {
            assets.append(Page(path: path, bytes: try Self.read(path, in: folder, shownAs: shown, named: "assets")))
        }
        self.assets = assets
        frameFile = "\(shown)/\(description.frame)"
        let text = try Self.read(description.frame, in: folder, shownAs: shown, named: "frame")
        do {
            frame = try MustacheTemplate(string: String(decoding: text, as: UTF8.self))
        } catch let error as MustacheTemplate.ParserError {
            let place = SourcePlace(
                file: frameFile, line: error.context.lineNumber, column: error.context.columnNumber)
            throw .badFrame(place, detail: Self.words(of: "\(error.error)"))
        } catch {
            throw .badFrame(SourcePlace(file: frameFile, line: 0), detail: "\(error)")
        }
    }

    private static func read(
        _ path: String, in folder: URL, shownAs shown: String, named member: String
    ) throws(ThemeError) -> [UInt8] {
        guard SitePath.isSafe(path) else { throw .unsafePath(file: "\(shown)/theme.json", member: member, path: path) }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
            throw .missingFile(file: "\(shown)/\(path)", member: member)
        }
        return [UInt8](data)
    }

    /// The name of a fault as words: *expected section end*.
    private static func words(of name: String) -> String {
        name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }

    private static func explain(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "the member `\(key.stringValue)` is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "the member `\(context.codingPath.map(\.stringValue).joined(separator: "."))` has the wrong type"
        default: "it is not JSON"
        }
    }
}
