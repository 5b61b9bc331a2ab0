import Diagnostics

/// Why a file is not a graph that this program can read.
package struct GraphJSONError: Error, Hashable, Sendable {
    package enum Fault: Hashable, Sendable {
        /// The bytes are not JSON; the text says where they stop being it.
        case notJSON(String)
        /// JSON, but without a `formatVersion`.
        case noFormatVersion
        /// A graph of another version of the format.
        case formatVersion(Int)
        /// The contract's member at this path is missing.
        case missingMember(path: String)
        /// A number that no file has lines for.
        case largeNumber(String)
        /// The member at this path is not what the contract says.
        case wrongMember(path: String, String)
    }

    /// What the user called the input.
    package var name: String
    package var fault: Fault

    package init(name: String, fault: Fault) {
        self.name = name
        self.fault = fault
    }

    /// The error in the form in which the program reports it.
    package var diagnostic: Diagnostic {
        let place = SourcePlace(file: name, line: 0)
        let again = "write it again with `wiremap scan --format json`"
        switch fault {
        case .notJSON(let detail):
            let fault = detail.hasSuffix(".") ? String(detail.dropLast()) : detail
            // Foundation's sentence where it has no more to say.
            let isTold = fault == "The given data was not valid JSON"
            return Diagnostic(
                .error, at: place, "this is not JSON" + (isTold ? "" : ": \(fault)"),
                advice: "give a folder with sources, or a graph that `wiremap scan --format json` wrote")
        case .noFormatVersion:
            return Diagnostic(
                .error, at: place, "this JSON has no `formatVersion`, so it is not a navigation graph", advice: again)
        case .formatVersion(let version):
            return Diagnostic(
                .error, at: place,
                "the graph has format version \(version), and this program reads \(NavigationGraph.formatVersion)",
                advice: again)
        case .missingMember(let path):
            return Diagnostic(.error, at: place, "the member `\(path)` is missing", advice: again)
        case .largeNumber(let number):
            let shown = number.count > 20 ? number.prefix(20) + "…" : number[...]
            return Diagnostic(.error, at: place, "it holds the number \(shown), which is too large", advice: again)
        case .wrongMember(let path, let detail):
            return Diagnostic(
                .error, at: place, "the member `\(path)` cannot be used: \(detail)", advice: again)
        }
    }
}

extension GraphJSONError: CustomStringConvertible {
    package var description: String { diagnostic.description }
}
