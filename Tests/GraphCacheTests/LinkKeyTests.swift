import Dialects
import Facts
import Linking
import Testing

@testable import GraphCache
@testable import SourceScan

@Suite("What a graph is kept under")
struct LinkKeyTests {
    private let identity = FactsIdentity(content: ContentID(of: [1]), said: ContentID(of: [2]))

    private func source(_ path: String, _ identity: FactsIdentity?) -> SwiftSource {
        SwiftSource(SwiftFacts(SwiftFactsDraft(path: path)), identity: identity)
    }

    private func key(
        _ options: LinkOptions = LinkOptions(), _ change: (inout ScanResult) -> Void = { _ in }
    ) -> ContentID? {
        var scan = ScanResult(
            applicationName: "App", swift: [source("A.swift", identity)],
            storyboards: [StoryboardFacts(path: "A.storyboard", isXib: false)])
        change(&scan)
        return LinkKey.digest(scan, options)
    }

    /// The names of a value's stored members.
    private func members(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    /// Who adds a member writes it into the key too.
    @Test("No member is left out")
    func everyMember() throws {
        #expect(
            members(ScanSummary()) == [
                "swiftFiles", "storyboards", "objectiveCFiles", "objectiveCFilesWithNavigation",
                "objectiveCNavigationCalls", "testFiles", "target", "outOfTarget",
            ])
        #expect(members(LinkOptions()) == ["roleNames", "helpers", "entryPoints", "asksAhead"])
        #expect(members(RoleNames.all) == ["suffixes", "interfaceSuffixes"])
        // What an ending is made of is the text.
        #expect(members(try #require(RoleNames.all.suffixes.first)) == ["text", "role", "ending"])
        #expect(
            members(LinkInput(applicationName: "", swift: [])) == [
                "applicationName", "swift", "storyboards", "outOfTarget", "outOfTargetStoryboards", "launch",
                "strings", "summary",
                // Made of the files.
                "diagnostics",
            ])
    }

    @Test("Everything that a scan found makes another key")
    func everyPart() {
        var other = identity
        other.said = ContentID(of: [3])
        let changed = source("A.swift", other)
        let keys = [
            key(), key { $0.applicationName = "Other" }, key { $0.swift = [] },
            key { $0.swift = [changed] },
            key { $0.swift = [source("B.swift", identity)] },
            key { $0.outOfTarget = $0.swift }, key { ($0.swift, $0.outOfTarget) = ($0.outOfTarget, $0.swift) },
            key { $0.storyboards = [] },
            key { ($0.storyboards, $0.outOfTargetStoryboards) = ($0.outOfTargetStoryboards, $0.storyboards) },
            key { $0.storyboards[0].path = "B.storyboard" }, key { $0.storyboards[0].isXib = true },
            key { $0.launch = [LaunchFacts(path: "Info.plist", mainStoryboards: ["A"])] },
            key { $0.launch = [LaunchFacts(path: "B-Info.plist", mainStoryboards: ["A"])] },
            key { $0.strings = [StringsFacts(path: "A.strings", words: ["next": "Next"])] },
            key { $0.summary.swiftFiles = 1 }, key { $0.summary.storyboards = 1 },
            key { $0.summary.objectiveCFiles = 1 }, key { $0.summary.objectiveCFilesWithNavigation = 1 },
            key { $0.summary.objectiveCNavigationCalls = 1 }, key { $0.summary.testFiles = 1 },
            key { $0.summary.target = "App" }, key { $0.summary.outOfTarget = ["A.swift"] },
        ]
        #expect(!keys.contains(nil))
        #expect(Set(keys).count == keys.count)
    }

    @Test("Every option makes another key")
    func everyOption() {
        func key(_ change: (inout LinkOptions) -> Void) -> ContentID? {
            var options = LinkOptions()
            change(&options)
            return self.key(options)
        }
        func hint(_ type: String, _ method: String?, _ name: String?) -> EntryPointHint {
            EntryPointHint(type: type, method: method, kind: .deeplink, name: name)
        }
        let keys = [
            key { _ in }, key { $0.asksAhead = false }, key { $0.roleNames.suffixes.removeLast() },
            key { $0.roleNames.interfaceSuffixes.removeLast() },
            key { $0.roleNames = $0.roleNames.adding([.init("Director", .router)]) },
            key { $0.roleNames = $0.roleNames.adding([.init("Director", .view)]) },
            key { $0.helpers = Array(NavigationPrimitive.calls.prefix(1)) },
            key { $0.helpers = NavigationPrimitive.calls },
            key { $0.entryPoints = [hint("Links", nil, nil)] }, key { $0.entryPoints = [hint("Links", "open", nil)] },
            key { $0.entryPoints = [hint("Links", nil, "open")] },
        ]
        #expect(!keys.contains(nil))
        #expect(Set(keys).count == keys.count)
    }

    @Test("Where files say the same, the key is the same; where it is not known what they say, there is none")
    func whatIsSaid() {
        var moved = identity
        moved.content = ContentID(of: [4])
        let (there, nowhere) = (source("A.swift", moved), source("B.swift", nil))
        let keys = [
            key(), key { $0.swift = [there] }, key { $0.swift = [nowhere] }, key { $0.outOfTarget = [nowhere] },
        ]
        #expect(keys[0] != nil && keys[1] == keys[0])
        #expect(keys[2] == nil && keys[3] == nil)
    }
}
