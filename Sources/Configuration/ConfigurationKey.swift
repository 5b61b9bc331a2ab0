/// The keys of `.wiremap.yml`: the one list that reading, messages and documentation share.
package enum ConfigurationKey: String, CaseIterable, Sendable {
    case name, include, exclude, target, includeTests, theme, output, groups, sourceLink, minCoverage

    /// What the key's value must be, fit to follow "must be".
    package var expectation: String {
        switch self {
        case .name: "a text, the app's name"
        case .include, .exclude: "a list of globs, such as `- App/**`"
        case .target: "a text, the name of a target of the Xcode project"
        case .includeTests: "true or false"
        case .theme: "a text, the name of a theme or a path"
        case .output: "a text, a path"
        case .groups: "a list of `glob: group` lines"
        case .sourceLink: "a web address with `{file}`, and `{line}` and `{revision}` where they belong"
        case .minCoverage: "a share such as `0.95` or `95%`"
        }
    }
}
