/// The keys of `.wiremap.yml`: the one list that reading, messages, documentation and the JSON schema share.
package enum ConfigurationKey: String, CaseIterable, Sendable {
    case name, roots, include, exclude, target, includeTests, theme, output, baseURL, pictures, groups, roles, helpers
    case entryPoints, sourceLink, minCoverage, checks, rules, baseline, failOn, changes

    /// What the key's value must be, fit to follow "must be".
    package var expectation: String {
        switch self {
        case .name: "a text, the app's name"
        case .roots: "a list of folders, such as `- Sources`"
        case .include, .exclude: "a list of globs, such as `- App/**`"
        case .target: "a text, the name of a target of the Xcode project"
        case .includeTests: "true or false"
        case .theme: "a text, the name of a theme or a path"
        case .output: "a text, a path"
        case .baseURL: "a web address, such as `https://example.org/app/`"
        case .pictures: "a text, a folder"
        case .groups: "a list of `glob: group` lines"
        case .roles: "a list of `role: [suffix]` lines, such as `wireframe: [Navigator]`"
        case .helpers: "a list of `signature: transition, argument` lines, such as `show(_:on:): present, argument 1`"
        case .entryPoints: "a list of `type: kind name` lines, such as `LinkHandler: deeplink orders`"
        case .sourceLink: "a web address with `{file}`, and `{line}` and `{revision}` where they belong"
        case .minCoverage: "a share such as `0.95` or `95%`"
        case .checks: "a list of `check: severity` lines, such as `imports-uikit: off`"
        case .rules: "a list of `name: sentence` lines, such as `payments: Payment only through Login`"
        case .baseline: "a text, a path"
        case .failOn: "one of \(FailureWord.list)"
        case .changes: "a list of `kind: level` lines, such as `conditionChanged: off`"
        }
    }

    /// What the setting is for, as a sentence without a full stop.
    package var summary: String {
        switch self {
        case .name: "The app's name"
        case .roots: "The folders with sources; nothing outside of them is read"
        case .include: "Read only files that match"
        case .exclude: "Leave out files that match"
        case .target: "The target of the Xcode project whose files count"
        case .includeTests: "Read the files of tests too"
        case .theme: "The look of the site; a path only in a file that `--config` names"
        case .output: "The folder that `wiremap site` writes to"
        case .baseURL: "The address that the site has on the web"
        case .pictures:
            "A folder with pictures of screens, named after view controllers or modules; beside those in `__Snapshots__`"
        case .groups: "The group of the modules whose files match; the first match decides"
        case .roles: "Endings of type names that tell a role, beside those that Wiremap knows"
        case .helpers:
            "Functions that navigate and whose sources are not read: what they do and which argument they show"
        case .entryPoints: "Types, or methods of types, at which the app is entered, with the kind and a name"
        case .sourceLink: "The address of a line of source on the web"
        case .minCoverage: "`scan` and `site` end with status 1 where a smaller share of the calls was followed"
        case .checks: "How grave the findings of a check are, for Wiremap's own and for the rules of the team"
        case .rules: "Rules of the team about ways through the app, which `wiremap check` proves or refutes"
        case .baseline: "The findings that are known and not mended yet"
        case .failOn: "`check` ends with status 1 where a finding is at least so grave"
        case .changes: "How much the changes of a kind matter in a review; those that are `off` are not told"
        }
    }

    /// The form of the value, for the documentation's table.
    package var form: String {
        switch self {
        case .name, .target: "text"
        case .roots: "list of folders, relative to the scanned folder"
        case .include, .exclude: "list of globs, relative to the scanned folder"
        case .includeTests: "`true` or `false`"
        case .theme: "name, or path relative to this file"
        case .output: "path relative to this file"
        case .baseURL: "web address"
        case .pictures: "folder, relative to the scanned folder"
        case .groups: "`glob: group` lines"
        case .roles: "`role: [suffix, …]` lines"
        case .helpers: "`signature: transition, argument N` lines"
        case .entryPoints: "`Type: kind name` or `Type.method: kind name` lines"
        case .sourceLink: "web address with `{file}`, and `{line}` and `{revision}` where they belong"
        case .minCoverage: "share such as `95%` or `0.95`"
        case .checks: "`check: severity` lines; \(SeverityWord.list)"
        case .rules: "`name: sentence` lines"
        case .baseline: "path relative to this file"
        case .failOn: "\(FailureWord.list)"
        case .changes: "`kind: level` lines; \(LevelWord.list)"
        }
    }

    /// The flag or the finding that the setting takes the place of; nil where nothing else says it.
    package var inPlaceOf: String? {
        switch self {
        case .name: "the product's, the project's or the folder's name"
        case .roots, .pictures, .roles, .helpers, .entryPoints, .sourceLink, .checks, .rules, .changes: nil
        case .include: "`--include`"
        case .exclude: "`--exclude`"
        case .target: "`--target`"
        case .includeTests: "`--tests`"
        case .theme: "`--theme`"
        case .output: "`--output` of `wiremap site`"
        case .baseURL: "`--base-url` of `wiremap site`"
        case .groups: "the folders of the modules"
        case .minCoverage: "`--min-coverage`"
        case .baseline: "`--baseline`"
        case .failOn: "`--fail-on`"
        }
    }

    /// What a value must be, for editors.
    var schema: JSONText {
        switch self {
        case .name, .target, .theme, .output, .baseURL, .pictures, .baseline: .text
        case .roots, .include, .exclude: .list(of: .text)
        case .includeTests: .object([("type", "boolean")])
        case .groups: .lines(of: .text)
        case .roles:
            .object([
                ("type", "object"),
                ("propertyNames", .object([("enum", .array(RoleWord.allCases.map { .string($0.rawValue) }))])),
                ("additionalProperties", .list(of: .text)),
            ])
        case .helpers:
            .object([
                ("type", "object"), ("propertyNames", .object([("pattern", .string(HelperRule.signaturePattern))])),
                (
                    "additionalProperties",
                    .object([("type", "string"), ("pattern", .string(HelperRule.valuePattern))])
                ),
            ])
        case .entryPoints:
            .object([
                ("type", "object"),
                (
                    "additionalProperties",
                    .object([("type", "string"), ("pattern", .string(EntryPointRule.valuePattern))])
                ),
            ])
        case .checks:
            .object([
                ("type", "object"),
                (
                    "additionalProperties",
                    .object([("enum", .array(SeverityWord.allCases.map { .string($0.rawValue) }))])
                ),
            ])
        case .rules:
            .object([
                ("type", "object"), ("propertyNames", .object([("pattern", .string(TeamRule.namePattern))])),
                (
                    "additionalProperties",
                    .object([("type", "string"), ("pattern", .string(TeamRule.sentencePattern))])
                ),
            ])
        case .changes:
            .object([
                ("type", "object"),
                (
                    "additionalProperties",
                    .object([("enum", .array(LevelWord.allCases.map { .string($0.rawValue) }))])
                ),
            ])
        case .failOn: .object([("enum", .array(FailureWord.allCases.map { .string($0.rawValue) }))])
        case .sourceLink: .object([("type", "string"), ("pattern", "^https?://.*\\{file\\}")])
        case .minCoverage:
            .object([
                (
                    "anyOf",
                    .array([
                        .object([("type", "number"), ("minimum", 0), ("maximum", 1)]),
                        .object([
                            ("type", "string"), ("pattern", "^(100|[0-9]{1,2}(\\.[0-9]+)?)%$|^(0(\\.[0-9]+)?|1)$"),
                        ]),
                    ])
                )
            ])
        }
    }
}

extension JSONText {
    fileprivate static let text = JSONText.object([("type", "string"), ("minLength", 1)])

    fileprivate static func list(of items: JSONText) -> JSONText {
        .object([("type", "array"), ("items", items)])
    }

    fileprivate static func lines(of values: JSONText) -> JSONText {
        .object([("type", "object"), ("additionalProperties", values)])
    }
}
