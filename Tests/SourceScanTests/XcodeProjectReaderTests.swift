import Testing

@testable import SourceScan

struct XcodeProjectReaderTests {
    private func read(
        _ text: String, path: String = "App.xcodeproj/project.pbxproj", location: [String] = [],
        links: [String: String] = [:]
    ) throws -> XcodeProject {
        try XcodeProjectReader.read(bytes: Array(text.utf8), path: path, location: location, links: links)
    }

    @Test func filesOfTargetsThroughTheirGroups() throws {
        var project = ProjectText()
        let a = project.file("A.swift")
        let b = project.file("../Kit/B.swift")
        let c = project.file("Root/C.swift", tree: "SOURCE_ROOT")
        let product = project.file("App.app", tree: "BUILT_PRODUCTS_DIR")
        let english = project.file("en.lproj/V.xib")
        let base = project.file("Base.lproj/V.xib")
        let localized = project.object(
            "PBXVariantGroup", "children = (\(base), \(english)); name = V.xib; sourceTree = \"<group>\";")
        let absolute = project.file("/Users/someone/D.swift", tree: "\"<absolute>\"")
        let nameless = project.group([c], "name = \"No folder\";")
        let group = project.group([a, b, localized, absolute, nameless], "path = \"My App\";")
        project.put(group, product)
        project.target(
            "App", sources: [a, b, c, absolute], resources: [localized], members: "productReference = \(product);")
        let result = try read(project.text())
        #expect(result.name == "App")
        #expect(result.folder == "")
        #expect(result.targets.map(\.name) == ["App"])
        #expect(result.targets.map(\.kind) == [.application])
        #expect(result.targets.map(\.product) == ["App"])
        #expect(
            result.targets.map { $0.files.sorted() } == [
                ["Kit/B.swift", "My App/Base.lproj/V.xib", "My App/A.swift", "My App/en.lproj/V.xib", "Root/C.swift"]
                    .sorted()
            ])
    }

    /// No path is as long, and a target is one however often it is listed.
    @Test func deepGroupsAndRepeatedTargets() throws {
        var project = ProjectText()
        let file = project.file("A.swift")
        var group = project.group([file], "path = g;")
        for _ in 0..<20_000 { group = project.group([group], "path = g;") }
        project.put(group)
        project.target("App", sources: [file])
        var text = project.text()
        let list = try #require(text.range(of: "targets = ("))
        let end = try #require(text[list.upperBound...].range(of: ")"))
        let target = text[list.upperBound..<end.lowerBound]
        text.replaceSubrange(
            list.upperBound..<end.lowerBound, with: String(repeating: "\(target), ", count: 10_000) + target)
        let result = try read(text)
        #expect(result.targets.map(\.name) == ["App"])
        #expect(result.targets.map(\.files) == [[]])
    }

    @Test(arguments: [
        ("application", XcodeProject.Target.Kind.application), ("application.watchapp2", .application),
        ("app-extension.messages", .appExtension), ("extensionkit-extension", .appExtension),
        ("framework.static", .framework), ("bundle.unit-test", .unitTests), ("bundle.ui-testing", .uiTests),
        ("library.static", .other),
    ])
    func kindsOfTargets(type: String, kind: XcodeProject.Target.Kind) throws {
        var project = ProjectText()
        project.target("T", type: type)
        #expect(try read(project.text()).targets.map(\.kind) == [kind])
    }

    @Test func aProjectAboveTheRootNamesFilesBelowIt() throws {
        var project = ProjectText()
        let inside = project.file("ios/App/A.swift")
        let outside = project.file("ios/Other/B.swift")
        let beyond = project.file("../../../../C.swift")
        project.put(inside, outside, beyond)
        project.target("App", sources: [inside, outside, beyond])
        let result = try read(
            project.text(), path: "../../App.xcodeproj/project.pbxproj", location: ["ios", "App"])
        #expect(result.folder == "")
        #expect(result.targets.map(\.files) == [["A.swift"]])
    }

    @Test func aProjectInAFolderAndItsDirectory() throws {
        var project = ProjectText()
        let file = project.file("A.swift")
        project.put(file)
        project.target("App", sources: [file])
        let path = "build files/App.xcodeproj/project.pbxproj"
        #expect(try read(project.text(), path: path).targets.map(\.files) == [["build files/A.swift"]])
        #expect(try read(project.text(), path: path).folder == "build files")
        let moved = project.text(projectMembers: "projectDirPath = ../Sources;")
        #expect(try read(moved, path: path).targets.map(\.files) == [["Sources/A.swift"]])
    }

    @Test func filesBehindLinksAreNamedByTheirRealPlace() throws {
        var project = ProjectText()
        let file = project.file("Linked/Login/A.swift")
        project.put(file)
        project.target("App", sources: [file])
        #expect(try read(project.text(), links: ["Linked": "Real"]).targets.map(\.files) == [["Real/Login/A.swift"]])
    }

    @Test func synchronizedFoldersWithExceptions() throws {
        var project = ProjectText()
        let app = "APP"
        let other = "OTHER"
        let forApp = project.object(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "target = \(app); membershipExceptions = (Info.plist, Login/Old.swift, Legacy, \"/Localized: V.xib\");")
        let forOther = project.object(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "target = \(other); membershipExceptions = (Login/Shared.swift);")
        let folder = project.object(
            "PBXFileSystemSynchronizedRootGroup",
            "exceptions = (\(forApp), \(forOther)); path = App; sourceTree = \"<group>\";")
        project.put(folder)
        project.target("App", members: "fileSystemSynchronizedGroups = (\(folder));", id: app)
        project.target("Widget", type: "app-extension", id: other)
        let targets = try read(project.text()).targets
        let inApp = [
            "App/A.swift", "App/Login/Deep/B.swift", "App/Login/Old.swift", "App/Legacy/C.swift",
            "App/en.lproj/V.xib", "App/V.xib", "Apple/A.swift",
        ].map(targets[0].contains)
        #expect(inApp == [true, true, false, false, false, true, false])
        #expect(["App/Login/Shared.swift", "App/A.swift"].map(targets[1].contains) == [true, false])
    }

    @Test func aSynchronizedFolderThatHoldsTheRoot() throws {
        var project = ProjectText()
        let exceptions = project.object(
            "PBXFileSystemSynchronizedBuildFileExceptionSet", "target = T; membershipExceptions = (Login/Old.swift);")
        let folder = project.object(
            "PBXFileSystemSynchronizedRootGroup", "exceptions = (\(exceptions)); path = App; sourceTree = \"<group>\";")
        project.put(folder)
        project.target("App", members: "fileSystemSynchronizedGroups = (\(folder));", id: "T")
        let targets = try read(
            project.text(), path: "../../App.xcodeproj/project.pbxproj", location: ["App", "Login"]
        ).targets
        #expect(["New.swift", "Old.swift"].map(targets[0].contains) == [true, false])
    }

    @Test func dependenciesByTargetByNameAndByLinking() throws {
        var project = ProjectText()
        let product = project.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR")
        project.put(product)
        project.target("Kit", type: "framework", members: "productReference = \(product);")
        let core = project.target("Core", type: "framework")
        let direct = project.object("PBXTargetDependency", "target = \(core);")
        let proxy = project.object("PBXContainerItemProxy", "remoteInfo = Remote;")
        let remote = project.object("PBXTargetDependency", "targetProxy = \(proxy);")
        project.target("App", linked: [product], members: "dependencies = (\(direct), \(remote));")
        #expect(try read(project.text()).targets.last?.dependencies == ["Kit", "Core", "Remote"])
    }

    @Test func launchSettings() throws {
        var project = ProjectText()
        let debug = project.object(
            "XCBuildConfiguration",
            "buildSettings = {INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; INFOPLIST_KEY_UIMainStoryboardFile = Main; };"
        )
        let release = project.object(
            "XCBuildConfiguration", "buildSettings = {INFOPLIST_FILE = \"$(FLAVOUR)/Info.plist\"; };")
        let list = project.object("XCConfigurationList", "buildConfigurations = (\(debug), \(release));")
        project.target("App", members: "buildConfigurationList = \(list);")
        #expect(
            try read(project.text()).targets.map(\.launch) == [
                XcodeProject.LaunchSettings(informationLists: ["App/Info.plist"], mainStoryboards: ["Main"])
            ])
    }

    @Test func groupsInACircleEnd() throws {
        var project = ProjectText()
        let file = project.file("A.swift")
        project.object("PBXGroup", "children = (TWO, \(file)); path = one; sourceTree = \"<group>\";", id: "ONE")
        project.object("PBXGroup", "children = (ONE); path = two; sourceTree = \"<group>\";", id: "TWO")
        project.put("ONE")
        project.target("App", sources: [file])
        #expect(try read(project.text()).targets.map(\.files) == [["one/A.swift"]])
    }

    @Test(arguments: [
        "", "{", "{ objects = { }; rootObject = X; }", "{ objects = (); rootObject = X; }", "<<<<<<< HEAD\n{}",
        "bplist00", "\u{0}", "not a list at all",
    ])
    func whatIsNoProjectIsRefused(text: String) {
        #expect(throws: PropertyListFault.self) { try read(text) }
    }

    @Test(arguments: Nesting.allCases)
    func nestingHasABound(nesting: Nesting) {
        #expect(throws: PropertyListFault.tooDeep) { try read(nesting.text) }
    }

    enum Nesting: CaseIterable {
        case lists, tables, lastOfList, xmlLists, xmlTables, xmlAttributes

        var text: String {
            switch self {
            case .lists: String(repeating: "(", count: 200_000)
            case .tables: "/* ' */" + String(repeating: "{a=", count: 200_000)
            case .lastOfList: "(a//b," + String(repeating: "(", count: 200_000)
            case .xmlLists:
                "<?xml version=\"1.0\"?><plist><!-- </array> -->" + String(repeating: "<array>", count: 200_000)
            case .xmlAttributes: "<plist>" + String(repeating: "<array a='/>'>", count: 200_000)
            case .xmlTables: "\u{FEFF}<plist>" + String(repeating: "<dict><key>a</key>", count: 200_000)
            }
        }
    }

    @Test func aFaultHasItsLine() {
        #expect(throws: PropertyListFault.malformed(line: 3)) { try read("{\n a = b;\n<<<<<<< HEAD\n}") }
        #expect(throws: PropertyListFault.malformed(line: 2)) { try read("{ a = b\n c = d; }") }
    }

    @Test func theOldFormInAllItsParts() throws {
        let text = """
            // !$*UTF8*$!
            {
                plain = a/b.c-d_$e:1; /* comment { */ "quoted \\"x\\"" = 'it"s';
                escaped = "a\\nb\\U00e9\\\\"; list = (a, "b c", (), {}, ); empty = ""; data = <0fbd77>; url = http://x;
            }
            """
        #expect(
            try OldPropertyListReader.read(Array(text.utf8))
                == .table([
                    "plain": .text("a/b.c-d_$e:1"), "quoted \"x\"": .text("it\"s"), "escaped": .text("a\nbé\\"),
                    "list": .list([.text("a"), .text("b c"), .list([]), .table([:])]), "empty": .text(""),
                    "data": .other, "url": .text("http://x"),
                ]))
    }

    @Test func bracketsInTextAreNoNesting() throws {
        var project = ProjectText()
        project.target("App \(String(repeating: "(", count: 100))")
        project.target("It's \\\" {{{{")
        #expect(try read(project.text() + " /* ((((' */ // {{{{").targets.count == 2)
    }
}
