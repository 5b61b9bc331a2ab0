import Diagnostics

/// Why a theme cannot be used.
package enum ThemeError: Error, Hashable, Sendable {
    /// No installed theme has this name; the place is that of the theme that inherits from it, if one does.
    case unknown(name: String, known: [String], at: SourcePlace?)
    /// The folder has no `theme.json`.
    case noDescription(folder: String)
    /// `theme.json` does not say what it must, or something that it cannot.
    case badDescription(SourcePlace, detail: String)
    /// A path leads out of the theme's folder, or is not one.
    case unsafePath(SourcePlace, path: String)
    /// A file that the place names cannot be read.
    case missingFile(SourcePlace, path: String)
    /// The frame, or a part of it, is not a template or names what is not there.
    case badFrame(SourcePlace, detail: String)
    /// The frame leaves out something without which no page can be read.
    case missingSlot(SourcePlace, slot: String)
    /// A stylesheet is not one, or loads something from elsewhere.
    case badStylesheet(SourcePlace, detail: String)

    /// The error in the form in which the program reports it.
    package var diagnostic: Diagnostic {
        switch self {
        case .unknown(let name, let known, let place):
            let advice =
                known.isEmpty
                ? "no themes are installed here; give the path of a theme's folder"
                : "use one of \(known.map { "`\($0)`" }.joined(separator: ", ")), or the path of a theme's folder"
            return Diagnostic(.error, at: place, "there is no theme `\(name)`", advice: advice)
        case .noDescription(let folder):
            return Diagnostic(
                .error, at: SourcePlace(file: folder, line: 0), "this folder has no `theme.json`",
                advice: "begin with one that inherits: {\"name\": \"Ours\", \"inherits\": \"atlas\"}")
        case .badDescription(let place, let detail):
            return Diagnostic(
                .error, at: place, detail,
                advice: "it needs `name`, and `frame` and `stylesheet` or `inherits`; "
                    + "it may have `addedStylesheets` and `assets`")
        case .unsafePath(let place, let path):
            return Diagnostic(
                .error, at: place, "`\(path)` is no path inside of the theme", advice: "use one without `..`")
        case .missingFile(let place, let path):
            return Diagnostic(
                .error, at: place, "there is no `\(path)` in the theme, nor in one that it inherits from",
                advice: "add the file, or correct its name")
        case .badFrame(let place, let detail):
            return Diagnostic(.error, at: place, detail, advice: "Docs/Themes.md lists the names and what they are")
        case .missingSlot(let place, let slot):
            return Diagnostic(
                .error, at: place, "the frame does not show `\(slot)` on every page",
                advice: "add `{{{\(slot)}}}` where it belongs")
        case .badStylesheet(let place, let detail):
            return Diagnostic(.error, at: place, detail)
        }
    }
}

extension ThemeError: CustomStringConvertible {
    package var description: String { diagnostic.description }
}
