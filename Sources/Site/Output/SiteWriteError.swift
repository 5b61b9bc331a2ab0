import Diagnostics

/// Why a site cannot be written into a folder.
package enum SiteWriteError: Error, Hashable, Sendable {
    /// The operating system refused; the detail is its own text.
    case system(path: String, detail: String)
    /// Something else stands where the output folder, or one that it lies in, belongs.
    case notFolder(path: String)
    /// A symbolic link stands where a folder of the site belongs.
    case symbolicLink(path: String)
    /// Something that no earlier run wrote stands where a page belongs.
    case foreign(path: String)
    /// A page's path leads out of the folder.
    case unsafePath(String)

    /// The error in the form in which the program reports it.
    package var diagnostic: Diagnostic {
        switch self {
        case .system(let path, let detail):
            return Diagnostic(.error, at: SourcePlace(file: path, line: 0), "this cannot be written: \(detail)")
        case .notFolder(let path):
            return Diagnostic(
                .error, at: SourcePlace(file: path, line: 0), "this is no folder, so the site cannot be written there",
                advice: "choose another output folder")
        case .symbolicLink(let path):
            return Diagnostic(
                .error, at: SourcePlace(file: path, line: 0), "a symbolic link is in the way, and it is not followed",
                advice: "remove it, or choose another output folder")
        case .foreign(let path):
            return Diagnostic(
                .error, at: SourcePlace(file: path, line: 0), "this was not written by an earlier run and is kept",
                advice: "move it, or choose another output folder")
        case .unsafePath(let path):
            return Diagnostic(.error, "the page `\(path)` would lie outside the output folder")
        }
    }
}

extension SiteWriteError: CustomStringConvertible {
    package var description: String { diagnostic.description }
}
