import Diagnostics

/// Why a configuration file cannot be used: everything that is wrong in it, in the order of the file.
package struct ConfigurationError: Error, Hashable, Sendable {
    package struct Fault: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// Not YAML; the text is what the parser says.
            case notYAML(String)
            /// The document is not a list of `key: value` lines.
            case notMapping
            /// A key that nobody knows, and the known one that it is most like.
            case unknownKey(String, nearest: String?)
            /// The value is not what the key asks for.
            case wrongValue(ConfigurationKey)
            /// The value of `minCoverage` is no share.
            case wrongShare(CoverageShare.Fault)
            /// A placeholder that the pattern of source links does not know, and the known one that it is most like.
            case unknownPlaceholder(String, nearest: String?)
        }

        package var place: SourcePlace
        package var kind: Kind

        package init(place: SourcePlace, kind: Kind) {
            self.place = place
            self.kind = kind
        }

        /// The fault in the form in which the program reports it.
        package var diagnostic: Diagnostic {
            switch kind {
            case .notYAML(let detail):
                return Diagnostic(.error, at: place, "this is not YAML: \(detail)")
            case .notMapping:
                return Diagnostic(.error, at: place, "the configuration must be lines of `key: value`")
            case .unknownKey(let key, let nearest):
                let known = ConfigurationKey.allCases.map(\.rawValue).joined(separator: ", ")
                return Diagnostic(
                    .error, at: place, "there is no setting `\(key)`",
                    advice: nearest.map { "did you mean `\($0)`?" } ?? "the settings are: \(known)")
            case .wrongValue(let key):
                return Diagnostic(.error, at: place, "`\(key.rawValue)` must be \(key.expectation)")
            case .wrongShare(let fault):
                return Diagnostic(.error, at: place, "`minCoverage` \(fault)")
            case .unknownPlaceholder(let name, let nearest):
                let known = SourceLink.Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
                return Diagnostic(
                    .error, at: place, "there is no placeholder `{\(name)}`",
                    advice: nearest.map { "did you mean `{\($0)}`?" } ?? "the placeholders are: \(known)")
            }
        }
    }

    package var faults: [Fault]

    package init(faults: [Fault]) { self.faults = faults }
}
