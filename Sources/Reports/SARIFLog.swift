import Diagnostics
import Foundation

/// A report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), within what GitHub takes.
///
/// GitHub refuses runs of more than 25,000 results and shows results with a location only:
/// https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
package struct SARIFLog {
    /// The most results of a run that GitHub takes.
    package static let maximumResults = 25_000

    package let toolVersion: String
    /// Every rule that the tool has, whether it has results or not.
    package let rules: [ReportedRule]
    package let results: [ReportedResult]

    package init(toolVersion: String, rules: [ReportedRule], results: [ReportedResult]) {
        self.toolVersion = toolVersion
        self.rules = rules
        self.results = results
    }

    /// The log as JSON with a line feed at its end; of too many results the gravest are kept.
    package func encoded() throws -> [UInt8] {
        try PrintedJSON.bytes(of: log)
    }

    private var log: Log {
        let indexes = Dictionary(rules.indices.map { (rules[$0].id, $0) }) { first, _ in first }
        let driver = Driver(version: toolVersion, rules: rules.map(Rule.init))
        return Log(runs: [Run(tool: Tool(driver: driver), results: kept.map { Result($0, index: indexes[$0.rule]) })])
    }

    private var kept: [ReportedResult] {
        guard results.count > Self.maximumResults else { return results }
        let gravest = [ReportedResult.Level.error, .warning, .note].flatMap { level in
            results.indices.filter { results[$0].level == level }
        }
        return gravest.prefix(Self.maximumResults).sorted().map { results[$0] }
    }
}

// MARK: - The words of the format

extension SARIFLog {
    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        var tool: Tool
        /// What places are relative to; whoever reads the log knows where that is.
        var originalUriBaseIds = [Location.root: Base(description: Message(text: "The root of the repository."))]
        var results: [Result]
        /// Columns of SARIF count UTF-16 units by default; Wiremap gives none, so that nothing depends on it.
        var columnKind = "utf16CodeUnits"
    }

    private struct Base: Encodable {
        var description: Message
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Driver: Encodable {
        var name = "Wiremap"
        var version: String
        var rules: [Rule]
    }

    private struct Message: Encodable {
        let text: String

        /// Text in which nothing is a link, as `[words](address)` would be (§3.11.6 of the format).
        init(text: String) {
            var follows = false
            self.text = text.unicodeScalars.reduce(into: "") { plain, scalar in
                if follows, scalar == "(" { plain += " " }
                follows = scalar == "]"
                plain.unicodeScalars.append(scalar)
            }
        }
    }

    private struct Rule: Encodable {
        struct Configuration: Encodable { var level: String }
        struct Help: Encodable {
            var text: String
            var markdown: String
        }

        var id: String
        var name: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Help
        var helpUri: String?
        var defaultConfiguration: Configuration

        init(_ rule: ReportedRule) {
            id = rule.id
            name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            shortDescription = Message(text: rule.title)
            fullDescription = Message(text: rule.explanation)
            help = Help(text: rule.explanation, markdown: rule.explanation)
            helpUri = rule.help
            defaultConfiguration = Configuration(level: rule.level.rawValue)
        }
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int?
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
        var partialFingerprints: [String: String]

        init(_ result: ReportedResult, index: Int?) {
            ruleId = result.rule
            ruleIndex = index
            level = result.level.rawValue
            message = Message(text: result.text)
            locations = result.place.flatMap { Location($0) }.map { [$0] } ?? []
            let related = result.related.enumerated().compactMap { Location($1.place, id: $0 + 1, text: $1.text) }
            relatedLocations = related.isEmpty ? nil : related
            // GitHub's upload action adds its own, `primaryLocationLineHash`, from the line's text.
            partialFingerprints = ["wiremap/v1": result.fingerprint]
        }
    }

    private struct Location: Encodable {
        /// The name that tools have agreed upon for the root of the sources.
        static let root = "%SRCROOT%"

        struct Artifact: Encodable {
            var uri: String
            var uriBaseId = Location.root
        }
        struct Region: Encodable { var startLine: Int }
        struct Physical: Encodable {
            var artifactLocation: Artifact
            var region: Region?
        }

        var id: Int?
        var physicalLocation: Physical
        var message: Message?

        /// Nil for a file that is not below the root, which only a graph that somebody wrote can name.
        init?(_ place: SourcePlace, id: Int? = nil, text: String? = nil) {
            let parts = place.file.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            guard parts.first?.isEmpty == false, !parts.contains(where: { $0.elementsEqual("..".utf8) }) else {
                return nil
            }
            self.id = id
            message = text.map(Message.init)
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: Self.uri(place.file)),
                region: place.line > 0 ? Region(startLine: place.line) : nil)
        }

        /// The path as a relative reference of RFC 3986: no letter of it is taken for a scheme, a query or an escape.
        private static func uri(_ path: String) -> String {
            let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
            return path.utf8.reduce(into: "") { uri, byte in
                if plain.contains(byte) {
                    uri.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
                }
            }
        }
    }
}
