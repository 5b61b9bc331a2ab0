import Diagnostics

/// Why something could not be written.
struct OutputFault: Error, Hashable {
    enum Reason: Hashable {
        case system(SystemFault)
        case isFolder
        case noFolder
        /// A symbolic link leads out of the working folder.
        case leadsAway
    }

    /// The path as the user gave it.
    var path: String
    var reason: Reason

    init(path: String, _ fault: SystemFault) {
        self.init(path: path, .system(fault))
    }

    init(path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    var diagnostic: Diagnostic {
        let place = SourcePlace(file: path, line: 0)
        return switch reason {
        case .system(let fault): Diagnostic(.error, at: place, "this cannot be written: \(fault.words)")
        case .isFolder: Diagnostic(.error, at: place, "this is a folder", advice: "name a file in it")
        case .noFolder: Diagnostic(.error, at: place, "the folder of this file does not exist", advice: "make it first")
        case .leadsAway:
            Diagnostic(
                .error, at: place, "a symbolic link leads out of this folder here",
                advice: "name the place that is meant")
        }
    }
}
