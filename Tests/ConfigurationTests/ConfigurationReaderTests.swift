import Configuration
import Diagnostics
import Testing

@Suite("Reading .wiremap.yml")
struct ConfigurationReaderTests {
    private func messages(_ text: String) -> [String] {
        do {
            _ = try ConfigurationReader.read(text, file: ".wiremap.yml")
            return []
        } catch {
            return error.faults.map(\.diagnostic.description)
        }
    }

    @Test("Every setting reaches the configuration")
    func everySetting() throws {
        let read = try ConfigurationReader.read(
            """
            # What the team agreed on.
            name: Handbook
            roots: [App, ./Kit/]
            include:
              - App/**
              - Kit/**
            exclude: ["**/Generated/**"]
            target: 2048
            includeTests: true
            theme: Themes/ours
            output: docs/map
            baseURL: https://example.org/app/
            pictures: Design/Screens
            groups:
              App/Zoo/**: Animals
              App/**: "Rest of it"
            roles:
              wireframe: [Navigator, Steering]
            helpers:
              show(module:on:): present, argument module
              float(_:over:): sheet,argument 1
              closeFlow(): dismiss
            entryPoints:
              KioskStarter: launch
              Links.Handler.open(_:): deeplink the orders
            sourceLink: https://example.org/app/blob/{revision}/{file}#L{line}
            minCoverage: 97.5%
            """, file: ".wiremap.yml")
        #expect(
            read
                == Configuration(
                    name: "Handbook", roots: ["App", "Kit"], include: ["App/**", "Kit/**"],
                    exclude: ["**/Generated/**"], target: "2048",
                    includeTests: true, theme: "Themes/ours", output: "docs/map",
                    baseURL: "https://example.org/app/", pictures: "Design/Screens",
                    groups: [
                        .init(pattern: "App/Zoo/**", group: "Animals"), .init(pattern: "App/**", group: "Rest of it"),
                    ],
                    roles: [RoleRule(role: .wireframe, suffixes: ["Navigator", "Steering"])],
                    helpers: [
                        HelperRule(name: "show", labels: ["module", "on"], transition: .present, shown: 0),
                        HelperRule(name: "float", labels: ["_", "over"], transition: .sheet, shown: 0),
                        HelperRule(name: "closeFlow", labels: [], transition: .dismiss, shown: nil),
                    ],
                    entryPoints: [
                        EntryPointRule(type: "KioskStarter", kind: .launch),
                        EntryPointRule(type: "Links.Handler", method: "open", kind: .deeplink, name: "the orders"),
                    ], sourceLink: try SourceLink("https://example.org/app/blob/{revision}/{file}#L{line}"),
                    minCoverage: try CoverageShare("0.975")))
    }

    @Test("A file that says nothing sets nothing", arguments: ["", "\n\n", "# only a comment\n", "---\n", "{}"])
    func empty(text: String) throws {
        #expect(try ConfigurationReader.read(text, file: "c") == Configuration())
    }

    @Test("Kinds of changes get levels in the order of the file; another level is an error at its place")
    func changeLevels() throws {
        let text = "changes:\n  routeAdded: info\n  conditionChanged: off\n"
        #expect(
            try ConfigurationReader.read(text, file: "c").changes == [
                ChangeLevelRule(kind: "routeAdded", level: .info),
                ChangeLevelRule(kind: "conditionChanged", level: .off),
            ])
        #expect(
            messages("changes:\n  routeAdded: braking\n") == [
                ".wiremap.yml:2:15: error: there is no level `braking`; did you mean `breaking`?"
            ])
    }

    @Test("An unknown setting is an error at its place, with the name that was meant")
    func unknownSetting() {
        #expect(
            messages("name: A\nexlude:\n  - x\n") == [
                ".wiremap.yml:2:1: error: there is no setting `exlude`; did you mean `exclude`?"
            ])
        #expect(
            messages("colour: red") == [
                ".wiremap.yml:1:1: error: there is no setting `colour`; the settings are: "
                    + "name, roots, include, exclude, target, includeTests, theme, output, baseURL, pictures, groups, roles, helpers, "
                    + "entryPoints, sourceLink, minCoverage, checks, rules, baseline, failOn, changes"
            ])
        #expect(messages("includetests: true")[0].hasSuffix("did you mean `includeTests`?"))
    }

    @Test(
        "A value of the wrong type is an error at the value's place",
        arguments: [
            ("name: [a]", "1:7", "`name` must be a text, the app's name"),
            ("name:", "1:6", "`name` must be a text, the app's name"),
            ("include: App/**", "1:10", "`include` must be a list of globs, such as `- App/**`"),
            ("exclude:\n  - a\n  - b: c\n", "3:5", "`exclude` must be a list of globs, such as `- App/**`"),
            ("includeTests: sometimes", "1:15", "`includeTests` must be true or false"),
            ("includeTests: \"true\"", "1:15", "`includeTests` must be true or false"),
            ("groups: [a]", "1:9", "`groups` must be a list of `glob: group` lines"),
            ("groups:\n  a: [b]\n", "2:6", "`groups` must be a list of `glob: group` lines"),
        ])
    func wrongType(text: String, place: String, message: String) {
        #expect(messages(text) == [".wiremap.yml:\(place): error: \(message)"])
    }

    @Test(
        "An argument of a helper that no function has is an error", arguments: ["-9223372036854775808", "0", "-1", "9"])
    func wrongArgument(number: String) {
        let found = messages("helpers:\n  \"show(_:on:)\": \"present, argument \(number)\"\n")
        #expect(found.count == 1 && found[0].contains("\(number)"), "\(found)")
    }

    @Test("Parts that a text names and names again do not multiply")
    func multipliedAliases() {
        var text = "name: A\nx0: &a0 [1, 2]\n"
        for level in 1...20 { text += "x\(level): &a\(level) {? [*a\(level - 1), *a\(level - 1)] : 1}\n" }
        #expect(messages(text) == [".wiremap.yml: error: this is not YAML: it has more than 12 aliases"])
        #expect(messages("name: A & B\ninclude: [\"*.swift\", \"**/x\"]\nexclude: [\"*a\", \"*b\"]\n").isEmpty)
    }

    @Test("Everything that is wrong is said at once, in the order of the file")
    func allFaults() {
        let places = messages("nam: A\ntarget: []\nsourceLink: ftp://x/{file}\n").map { $0.prefix(16) }
        #expect(places == [".wiremap.yml:1:1", ".wiremap.yml:2:9", ".wiremap.yml:3:1"])
    }

    @Test("A pattern for source links must be a web address with the file and known placeholders only")
    func sourceLink() {
        #expect(messages("sourceLink: https://example.org/{file}").isEmpty)
        #expect(messages("sourceLink: javascript:alert({file})").count == 1)
        #expect(messages("sourceLink: https://example.org/").count == 1)
        #expect(
            messages("sourceLink: https://example.org/{revison}/{file}") == [
                ".wiremap.yml:1:13: error: there is no placeholder `{revison}`; did you mean `{revision}`?"
            ])
    }

    @Test(
        "A wrong word says which one was meant, at its place",
        arguments: [
            ("roles:\n  wirefame: [X]\n", "2:3", "there is no role `wirefame`; did you mean `wireframe`?"),
            (
                "helpers:\n  show(_:): pressent, argument 1\n", "2:13",
                "there is no transition `pressent`; did you mean `present`?"
            ),
            (
                "helpers:\n  show: present, argument 1\n", "2:3",
                "`show` is no function's name with its labels; write it as Swift does: `show(_:on:)`"
            ),
            (
                "helpers:\n  show(_:): present, argument 2\n", "2:13",
                "`show(_:)` has no argument 2; name a label of it, or a position from 1"
            ),
            (
                "helpers:\n  show(a:): present, argument b\n", "2:13",
                "`show(a:)` has no argument b; name a label of it, or a position from 1"
            ),
            (
                "helpers:\n  show(_:): present\n", "2:13",
                "it is not said which argument `show(_:)` shows; add it behind the transition: `present, argument 1`"
            ),
            (
                "entryPoints:\n  A: depplink\n", "2:6",
                "there is no kind of entry point `depplink`; did you mean `deeplink`?"
            ),
            (
                "entryPoints:\n  handler: launch\n", "2:3",
                "`handler` is neither a type nor a type's method; write `LinkHandler`, or `LinkHandler.open`"
            ),
            (
                "roots: [../Kit]", "1:9",
                "the folder `../Kit` is not inside the scanned folder; scan a folder that contains it, and name it "
                    + "relative to that"
            ),
        ])
    func wrongWord(text: String, place: String, message: String) {
        #expect(messages(text) == [".wiremap.yml:\(place): error: \(message)"])
    }

    @Test("Every setting is in the schema and in the table")
    func reference() {
        for key in ConfigurationKey.allCases {
            #expect(ConfigurationReference.schema.contains("    \"\(key.rawValue)\": {"))
            #expect(ConfigurationReference.table.contains("\n| `\(key.rawValue)` | "))
        }
    }

    @Test("A share is a fraction or a percentage, and nothing else")
    func minCoverage() {
        #expect(messages("minCoverage: 0.9").isEmpty && messages("minCoverage: 100%").isEmpty)
        #expect(
            messages("minCoverage: 95") == [
                ".wiremap.yml:1:14: error: `minCoverage` must be a share such as `0.95`; did you mean `95%`?"
            ])
        for nonsense in ["-1", "nan", "1e-1", "110%", "1000", "all", ".", "5%%"] {
            #expect(messages("minCoverage: \"\(nonsense)\"").count == 1, "\(nonsense)")
        }
    }

    @Test("What is not YAML is an error at its place")
    func notYAML() throws {
        let message = try #require(messages("name: \"unfinished\nother: [").first)
        #expect(message.hasPrefix(".wiremap.yml:"))
        #expect(message.contains("error: this is not YAML: "))
        #expect(messages("- a\n- b\n") == [".wiremap.yml:1:1: error: the configuration must be lines of `key: value`"])
    }

    @Test("A setting that is there twice is an error")
    func twice() {
        let found = messages("name: A\nname: B\n")
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.contains("the key `name` is there twice") })
    }

    @Test("An alias that grows without bound costs nothing")
    func aliases() {
        let lines = (1...30).map { "  a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
        #expect(
            messages("groups:\n  a0: &a0 [x]\n" + lines.joined(separator: "\n"))
                == [".wiremap.yml: error: this is not YAML: it has more than 12 aliases"])
    }
}
