import Diagnostics
import Yams

/// Reads `.wiremap.yml`, and reports everything that is wrong in it at once.
package struct ConfigurationReader {
    private let file: String
    var faults: [ConfigurationError.Fault] = []
    private var configuration = Configuration()

    private init(file: String) { self.file = file }

    /// The settings in `text`.
    ///
    /// - Parameter file: What messages call the file.
    /// - Throws: where the text is not YAML, names an unknown setting, or gives one a value of the wrong type.
    package static func read(_ text: String, file: String) throws(ConfigurationError) -> Configuration {
        var reader = ConfigurationReader(file: file)
        reader.readDocument(text)
        guard reader.faults.isEmpty else { throw ConfigurationError(faults: reader.faults) }
        return reader.configuration
    }

    /// What a text names and names again (`&name`, `*name`) multiplies where it is looked at, and settings need none of it.
    private static let maximumAliases = 12

    private static func aliasCount(_ text: String) -> Int {
        var counts: [UInt8: Int] = [:]
        let bytes = Array(text.utf8)
        for (place, mark) in bytes.enumerated() where mark == UInt8(ascii: "*") || mark == UInt8(ascii: "&") {
            guard place + 1 < bytes.count, place == 0 || " \t\n\r[{,:?-".utf8.contains(bytes[place - 1]) else {
                continue
            }
            let isNamed = !" \t\n\r*&/.,]}\"'".utf8.contains(bytes[place + 1])
            if isNamed { counts[mark, default: 0] += 1 }
        }
        return counts[UInt8(ascii: "&")] == nil ? 0 : counts[UInt8(ascii: "*")] ?? 0
    }

    private mutating func readDocument(_ text: String) {
        guard Self.aliasCount(text) <= Self.maximumAliases else {
            faults.append(
                .init(
                    place: SourcePlace(file: file, line: 0),
                    kind: .notYAML("it has more than \(Self.maximumAliases) aliases")))
            return
        }
        do {
            // No document at all, or one with comments only, sets nothing.
            guard let root = try Yams.compose(yaml: text), root.null == nil else { return }
            guard let mapping = root.mapping else { return fault(root, .notMapping) }
            for (key, value) in mapping { readMember(key, value) }
        } catch let error as YamlError {
            fault(error)
        } catch {
            faults.append(.init(place: SourcePlace(file: file, line: 0), kind: .notYAML("\(error)")))
        }
    }

    private mutating func readMember(_ node: Node, _ value: Node) {
        let name = node.scalar?.string ?? ""
        guard let key = ConfigurationKey(rawValue: name) else {
            let known = ConfigurationKey.allCases.map(\.rawValue)
            return fault(node, .unknownKey(name, nearest: NearestName.of(name, in: known)))
        }
        switch key {
        case .name: configuration.name = text(value, key)
        case .roots: configuration.roots = roots(value)
        case .include: configuration.include = list(value, key)
        case .exclude: configuration.exclude = list(value, key)
        case .target: configuration.target = text(value, key)
        case .includeTests: configuration.includeTests = bool(value, key)
        case .theme: configuration.theme = text(value, key)
        case .output: configuration.output = text(value, key)
        case .baseURL: configuration.baseURL = text(value, key)
        case .pictures: configuration.pictures = text(value, key)
        case .groups: configuration.groups = groups(value)
        case .roles: configuration.roles = roles(value)
        case .helpers: configuration.helpers = helpers(value)
        case .entryPoints: configuration.entryPoints = entryPoints(value)
        case .sourceLink: configuration.sourceLink = sourceLink(value)
        case .minCoverage: configuration.minCoverage = share(value)
        case .checks: configuration.checks = checks(value)
        case .rules: configuration.rules = rules(value)
        case .baseline: configuration.baseline = text(value, key)
        case .failOn: configuration.failOn = text(value, key).flatMap { word($0, .failure, at: value) }
        case .changes: configuration.changes = changes(value)
        }
    }
}

// MARK: - Values

extension ConfigurationReader {
    /// A scalar as written; a number or a word such as `yes` is a name as good as any.
    mutating func text(_ node: Node, _ key: ConfigurationKey) -> String? {
        guard let scalar = node.scalar, node.null == nil, !scalar.string.isEmpty else {
            fault(node, .wrongValue(key))
            return nil
        }
        return scalar.string
    }

    private mutating func bool(_ node: Node, _ key: ConfigurationKey) -> Bool {
        guard node.scalar?.style == .plain, let value = node.bool else {
            fault(node, .wrongValue(key))
            return false
        }
        return value
    }

    mutating func list(_ node: Node, _ key: ConfigurationKey) -> [String] {
        guard let sequence = node.sequence else {
            fault(node, .wrongValue(key))
            return []
        }
        return sequence.compactMap { text($0, key) }
    }

    private mutating func groups(_ node: Node) -> [Configuration.GroupRule] {
        guard let mapping = node.mapping else {
            fault(node, .wrongValue(.groups))
            return []
        }
        return mapping.compactMap { key, value in
            guard let pattern = text(key, .groups), let group = text(value, .groups) else { return nil }
            return Configuration.GroupRule(pattern: pattern, group: group)
        }
    }

    private mutating func sourceLink(_ node: Node) -> SourceLink? {
        guard let text = text(node, .sourceLink) else { return nil }
        do {
            return try SourceLink(text)
        } catch .unknownPlaceholder(let name) {
            let known = SourceLink.Placeholder.allCases.map(\.rawValue)
            fault(node, .unknownPlaceholder(name, nearest: NearestName.of(name, in: known)))
        } catch {
            fault(node, .wrongValue(.sourceLink))
        }
        return nil
    }
}

extension ConfigurationReader {
    private mutating func share(_ node: Node) -> CoverageShare? {
        guard let text = text(node, .minCoverage) else { return nil }
        do {
            return try CoverageShare(text)
        } catch {
            fault(node, .wrongShare(error))
            return nil
        }
    }
}

// MARK: - Faults

extension ConfigurationReader {
    mutating func fault(_ node: Node, _ kind: ConfigurationError.Fault.Kind) {
        faults.append(.init(place: place(node.mark), kind: kind))
    }

    private mutating func fault(_ error: YamlError) {
        let (mark, detail): (Mark?, String) =
            switch error {
            case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
                .composer(_, let problem, let mark, _):
                (mark, problem)
            case .reader(let problem, _, _, _): (nil, problem)
            case .duplicatedKeysInMapping(let duplicates, let context):
                (context.mark, "the key `\(duplicates.sorted().joined(separator: "`, `"))` is there twice")
            default: (nil, "\(error)")
            }
        faults.append(.init(place: place(mark), kind: .notYAML(detail)))
    }

    private func place(_ mark: Mark?) -> SourcePlace {
        SourcePlace(file: file, line: mark?.line ?? 0, column: mark?.column ?? 0)
    }
}
