import Configuration
import Foundation

/// What the program says in a part, beside what files say.
enum PartDocument {
    /// What was typed and configured; the same in all parts of one scan.
    struct Settings: Hashable, Codable {
        var include: [String]
        var exclude: [String]
        var target: String?
        var tests: Bool
        /// The text of the configuration; nil for none.
        var configuration: String?

        init(_ input: InputOptions) {
            include = input.sources.include
            exclude = input.sources.exclude
            target = input.sources.target
            tests = input.sources.tests
            let file = input.sources.config ?? "\(input.path)/\(Configuration.fileName)"
            configuration = try? String(contentsOfFile: file, encoding: .utf8)
        }

        /// What was typed, as options again.
        func options(threads: Int?) throws -> SourceOptions {
            var options = try SourceOptions.parse(["--no-cache"])
            options.include = include
            options.exclude = exclude
            options.target = target
            options.tests = tests
            options.threads = threads
            return options
        }
    }

    /// What the first part knows of the app, beside its sources.
    struct About: Hashable, Codable {
        var revision: String?
        var remote: String?
        var folder: String?
        /// The paths of what may be pictures of screens.
        var pictures: [String]
    }

    static func bytes(_ document: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(document))
    }

    static func read<Document: Decodable>(_ bytes: [UInt8]) throws(CommandFailure) -> Document {
        do {
            return try JSONDecoder().decode(Document.self, from: Data(bytes))
        } catch {
            throw CommandFailure("the parts do not say how they were made", advice: "make them again")
        }
    }
}
