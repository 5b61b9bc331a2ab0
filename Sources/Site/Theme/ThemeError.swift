import Diagnostics

/// Why a theme cannot be used.
package enum ThemeError: Error, Hashable, Sendable {
    /// No installed theme has this name.
    case unknown(name: String, known: [String])
    /// The folder has no `theme.json`.
    case noDescription(folder: String)
    /// `theme.json` does not say what it must.
    case badDescription(file: String, detail: String)
    /// A path in `theme.json` leads out of the theme's folder, or is not one.
    case unsafePath(file: String, member: String, path: String)
    /// A file that `theme.json` names cannot be read.
    case missingFile(file: String, member: String)
    /// The frame is not a template.
    case badFrame(SourcePlace, detail: String)
    /// The frame leaves out something without which no page can be read.
    case missingSlot(file: String, slot: String)

    /// The error in the form in which the program reports it.
    package var diagnostic: Diagnostic {
        switch self {
        case .unknown(let name, let known):
            let advice =
                known.isEmpty
                ? "no themes are installed here; give the path of a theme's folder"
                : "use one of \(known.map { "`\($0)`" }.joined(separator: ", ")), or the path of a theme's folder"
            return Diagnostic(.error, "there is no theme `\(name)`", advice: advice)
        case .noDescription(let folder):
            return Diagnostic(
                .error, at: SourcePlace(file: folder, line: 0), "this folder has no `theme.json`",
                advice: "copy a theme from `Themes` to begin with")
        case .badDescription(let file, let detail):
            return Diagnostic(
                .error, at: SourcePlace(file: file, line: 0), detail,
                advice: "it needs `name`, `frame` and `stylesheet`, and may have `assets`")
        case .unsafePath(let file, let member, let path):
            return Diagnostic(
                .error, at: SourcePlace(file: file, line: 0), "`\(member)` names `\(path)`",
                advice: "use a path inside the theme's folder")
        case .missingFile(let file, let member):
            return Diagnostic(
                .error, at: SourcePlace(file: file, line: 0), "the file for `\(member)` cannot be read",
                advice: "add it, or correct `theme.json`")
        case .badFrame(let place, let detail):
            return Diagnostic(.error, at: place, "the frame is not a Mustache template: \(detail)")
        case .missingSlot(let file, let slot):
            return Diagnostic(
                .error, at: SourcePlace(file: file, line: 0), "the frame does not show `\(slot)`",
                advice: "add `{{{\(slot)}}}` where it belongs")
        }
    }
}

extension ThemeError: CustomStringConvertible {
    package var description: String { diagnostic.description }
}
