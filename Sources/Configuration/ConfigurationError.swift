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
            /// A word of a fixed list that is not in it, and the known one that it is most like.
            case unknownWord(WordList, String, nearest: String?)
            /// A folder of `roots` that leads out of the scanned folder.
            case rootOutside(String)
            /// A key of `helpers` that is no function's name with its labels.
            case wrongSignature(String)
            /// A helper that shows an argument which it does not have.
            case noArgument(String, signature: String)
            /// A helper whose transition shows a screen, and no argument is named.
            case argumentMissing(signature: String)
            /// A key of `entryPoints` that is neither a type nor a type's method.
            case wrongEntryPoint(String)
            /// A name of a rule that is not made of small letters, digits and hyphens.
            case wrongRuleName(String)
            /// A rule that none of the known sentences fits.
            case wrongSentence(String)
            /// The value of `minCoverage` is no share.
            case wrongShare(CoverageShare.Fault)
            /// A placeholder that the pattern of source links does not know, and the known one that it is most like.
            case unknownPlaceholder(String, nearest: String?)
        }

        /// The fixed lists of words that values are made of.
        package enum WordList: Hashable, Sendable {
            case role, transition, entryPointKind, severity, failure, level

            var name: String {
                switch self {
                case .role: "role"
                case .transition: "transition"
                case .entryPointKind: "kind of entry point"
                case .severity, .failure: "severity"
                case .level: "level"
                }
            }

            var words: [String] {
                switch self {
                case .role: RoleWord.allCases.map(\.rawValue)
                case .transition: HelperRule.TransitionWord.allCases.map(\.rawValue)
                case .entryPointKind: EntryPointRule.Kind.allCases.map(\.rawValue)
                case .severity: SeverityWord.allCases.map(\.rawValue)
                case .failure: FailureWord.allCases.map(\.rawValue)
                case .level: LevelWord.allCases.map(\.rawValue)
                }
            }
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
            case .unknownWord(let list, let word, let nearest):
                return Diagnostic(
                    .error, at: place, "there is no \(list.name) `\(word)`",
                    advice: nearest.map { "did you mean `\($0)`?" } ?? "they are: \(list.words.joined(separator: ", "))"
                )
            case .rootOutside(let path):
                return Diagnostic(
                    .error, at: place, "the folder `\(path)` is not inside the scanned folder",
                    advice: "scan a folder that contains it, and name it relative to that")
            case .wrongSignature(let text):
                return Diagnostic(
                    .error, at: place, "`\(text)` is no function's name with its labels",
                    advice: "write it as Swift does: `show(_:on:)`")
            case .noArgument(let argument, let signature):
                return Diagnostic(
                    .error, at: place, "`\(signature)` has no argument \(argument)",
                    advice: "name a label of it, or a position from 1")
            case .argumentMissing(let signature):
                return Diagnostic(
                    .error, at: place, "it is not said which argument `\(signature)` shows",
                    advice: "add it behind the transition: `present, argument 1`")
            case .wrongEntryPoint(let text):
                return Diagnostic(
                    .error, at: place, "`\(text)` is neither a type nor a type's method",
                    advice: "write `LinkHandler`, or `LinkHandler.open`")
            case .wrongRuleName(let name):
                return Diagnostic(
                    .error, at: place, "`\(name)` is no name of a rule",
                    advice: "write it in small letters, digits and hyphens, such as `payments-after-login`")
            case .wrongSentence(let text):
                return Diagnostic(
                    .error, at: place, "`\(text)` is none of the sentences that rules are made of",
                    advice: "they are: \(TeamRule.forms.joined(separator: ", "))")
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
