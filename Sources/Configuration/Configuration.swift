/// What a team settles once for its repository, in `.wiremap.yml` at the root of the scanned folder.
///
/// Paths are relative to that file. Flags of the command line go before what is written here.
package struct Configuration: Hashable, Sendable {
    /// The name of the file.
    package static let fileName = ".wiremap.yml"

    /// A glob over paths, and the group of the modules whose files it matches.
    package struct GroupRule: Hashable, Sendable {
        package var pattern: String
        package var group: String

        package init(pattern: String, group: String) {
            self.pattern = pattern
            self.group = group
        }
    }

    /// The app's name; nil for the name that the sources give.
    package var name: String?
    /// Folders with sources, relative to the scanned one; empty for all of it.
    package var roots: [String]
    /// Globs of the files to read; empty for all.
    package var include: [String]
    /// Globs of the files to leave out.
    package var exclude: [String]
    /// The target of the Xcode project whose files count.
    package var target: String?
    /// Whether the files of tests are read too.
    package var includeTests: Bool
    /// The name of an installed theme, or a path.
    package var theme: String?
    /// The folder that the site is written to.
    package var output: String?
    /// The address that the site has on the web.
    package var baseURL: String?
    /// A folder with pictures of screens, relative to the scanned one.
    package var pictures: String?
    /// In the order of the file: the first that matches decides.
    package var groups: [GroupRule]
    /// Endings of names that tell roles, beside those that are known.
    package var roles: [RoleRule]
    /// Functions that navigate and whose sources are not read.
    package var helpers: [HelperRule]
    /// Where the app is entered, beside what is found.
    package var entryPoints: [EntryPointRule]
    /// The address of a line of source on the web.
    package var sourceLink: SourceLink?
    /// The share of the modules' navigation calls that must be followed.
    package var minCoverage: CoverageShare?
    /// How grave the findings of a check are, by the check's id.
    package var checks: [CheckSeverity]
    /// Rules of the team about ways through its app.
    package var rules: [TeamRule]
    /// The file with the findings that are known.
    package var baseline: String?
    /// From which severity on `check` ends with status 1.
    package var failOn: FailureWord?
    /// How much changes matter in a review, by the kind of change.
    package var changes: [ChangeLevelRule]

    package init(
        name: String? = nil, roots: [String] = [], include: [String] = [], exclude: [String] = [],
        target: String? = nil,
        includeTests: Bool = false, theme: String? = nil, output: String? = nil, baseURL: String? = nil,
        pictures: String? = nil, groups: [GroupRule] = [],
        roles: [RoleRule] = [], helpers: [HelperRule] = [], entryPoints: [EntryPointRule] = [],
        sourceLink: SourceLink? = nil, minCoverage: CoverageShare? = nil, checks: [CheckSeverity] = [],
        rules: [TeamRule] = [], baseline: String? = nil, failOn: FailureWord? = nil, changes: [ChangeLevelRule] = []
    ) {
        self.name = name
        self.roots = roots
        self.include = include
        self.exclude = exclude
        self.target = target
        self.includeTests = includeTests
        self.theme = theme
        self.output = output
        self.baseURL = baseURL
        self.pictures = pictures
        self.groups = groups
        self.roles = roles
        self.helpers = helpers
        self.entryPoints = entryPoints
        self.sourceLink = sourceLink
        self.minCoverage = minCoverage
        self.checks = checks
        self.rules = rules
        self.baseline = baseline
        self.failOn = failOn
        self.changes = changes
    }
}
