import Configuration
import Linking
import NavigationGraph
import SourceScan

/// The text of a first `.wiremap.yml`: what was found as settings, what could be added as comments.
struct StarterSettings {
    private static let longest = 40

    let graph: NavigationGraph
    let suggestions: SettingsSuggestions
    let repository: GitRepository?

    /// Reads back without a fault, and as settings gives the same map.
    var text: String {
        let sections: [[String]] = [
            head, name, target, files, groups, roles, helpers, entryPoints, sourceLink, minCoverage,
        ]
        return sections.filter { !$0.isEmpty }.map { $0.map { "\(PlainText.of($0))\n" }.joined() }.joined(
            separator: "\n")
    }

    private var head: [String] {
        [
            "# Settings of Wiremap. `wiremap init` made them of what it found; every line may go.",
            "# What is commented out is a suggestion. All settings are told in Wiremap's Docs/Configuration.md.",
        ]
    }

    private var name: [String] { ["name: \(YAMLText.scalar(graph.app.name))"] }

    private var target: [String] {
        guard let targets = graph.scan.target else {
            return ["# The target of the Xcode project whose files count; no project was found.", "# target: App"]
        }
        guard targets.contains(", ") else {
            return ["# The target of the Xcode project whose files count.", "target: \(YAMLText.scalar(targets))"]
        }
        return [
            "# The files of these targets count: \(targets). One of them alone:",
            "# target: \(YAMLText.scalar(targets.split(separator: ",").first.map(String.init) ?? targets))",
        ]
    }

    private var files: [String] {
        [
            "# Which files are read. Tests, build products and dependencies are left out anyway.",
            "# roots: [Sources]", "# include: [\"App/**\"]", "# exclude: [\"**/Generated/**\"]",
        ]
    }

    // MARK: - Groups

    /// The folders that are groups now, where rules for them would give each module the same group.
    private var groups: [String] {
        // The deepest first, so that it decides.
        let folders = Set(graph.modules.map(\.group)).filter { !$0.isEmpty }.sorted {
            ($1.split(separator: "/").count, $0) < ($0.split(separator: "/").count, $1)
        }
        guard !folders.isEmpty else { return [] }
        let assignments = folders.compactMap { folder in
            (try? PathGlob("\(folder)/**")).map { GroupAssignment(glob: $0, group: folder) }
        }
        let isSame =
            assignments.count == folders.count
            && GroupSetter(assignments: assignments).applied(to: graph).modules == graph.modules
        let mark = isSame && folders.count <= Self.longest ? "" : "# "
        return [
            "# The groups of the modules, by the files that they have; the first that matches decides.",
            "\(mark)groups:",
        ]
            + folders.prefix(Self.longest).map { folder in
                "\(mark)  \(YAMLText.scalar("\(folder)/**")): \(YAMLText.scalar(folder))"
            }
    }

    // MARK: - Conventions

    private var roles: [String] {
        let lines = suggestions.endings.prefix(Self.longest).map { ending in
            "#   wireframe: [\(ending.text)]  # \(ending.types.prefix(4).joined(separator: ", "))"
        }
        guard !lines.isEmpty else {
            return [
                "# Endings of type names that tell a role, beside the known ones.", "# roles:",
                "#   wireframe: [Navigator]",
            ]
        }
        return ["# Types with these endings navigate and have no role. If they are parts of modules:", "# roles:"]
            + lines
    }

    private var helpers: [String] {
        let lines = suggestions.helpers.prefix(Self.longest).map { helper in
            "#   \(helper.signature): present, argument \(helper.argument + 1)"
                + "  # \(helper.file):\(helper.line)\(helper.calls > 1 ? " and \(helper.calls - 1) more" : "")"
        }
        guard !lines.isEmpty else {
            return [
                "# Functions that navigate and whose sources are not read.", "# helpers:",
                "#   show(_:on:): present, argument 1",
            ]
        }
        return [
            "# These functions take screens of the app, and their sources are not read. For those that show them:",
            "# helpers:",
        ] + lines
    }

    private var entryPoints: [String] {
        let found = graph.entryPoints.map { "\($0.id) (\($0.file))" }
        return [
            found.isEmpty
                ? "# No place was found where the app is entered. Types that do it:"
                : "# Found: \(found.prefix(6).joined(separator: ", ")). Others:",
            "# entryPoints:", "#   LinkHandler.open: deeplink orders",
        ]
    }

    private var sourceLink: [String] {
        let heading = "# The address of a line of source, for the links of the site."
        guard let link = SourceAddress(remote: repository?.remote, prefix: repository?.prefix ?? "") else {
            return [heading, "# sourceLink: https://example.org/team/app/blob/{revision}/{file}#L{line}"]
        }
        return [heading, "\(link.isCertain ? "" : "# ")sourceLink: \(YAMLText.scalar(link.pattern))"]
    }

    private var minCoverage: [String] {
        guard graph.coverage.inModules > 0 else { return [] }
        let share = graph.coverage.resolved * 100 / graph.coverage.inModules
        return [
            "# \(graph.coverage.shareText) of the modules' navigation calls are followed now. To end with status 1 below:",
            "# minCoverage: \(share)%",
        ]
    }
}
