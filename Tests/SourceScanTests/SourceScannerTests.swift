import Diagnostics
import Facts
import Foundation
import Testing

@testable import SourceScan

struct SourceScannerTests {
    /// Facts that hold nothing but the path and, as a name, what was read.
    private let scanner = SourceScanner { bytes, path in
        var facts = SwiftFactsDraft(path: path)
        facts.names = [String(decoding: bytes, as: UTF8.self)]
        return (SwiftFacts(facts), [])
    }

    private func project(_ name: String = "App", sources: [String], tests: [String] = []) -> String {
        var text = ProjectText()
        let files = sources.map { text.file($0) }
        let testFiles = tests.map { text.file($0) }
        let group = text.group(files + testFiles)
        text.put(group)
        text.target(name, sources: files)
        text.target(name + "Tests", type: "bundle.unit-test", sources: testFiles)
        return text.text()
    }

    private func scan(_ files: [String: String], _ options: ScanOptions = ScanOptions()) throws -> ScanResult {
        try scanner.scan(MemoryTree(files: files), options: options)
    }

    @Test func withoutAProjectEveryFileButTestsCounts() throws {
        let files = [
            "App/A.swift": "import UIKit", "App/B.swift": "import XCTest", "AppTests/C.swift": "",
            "App/V.xib": "<document/>",
            "App/Old.m": "[x pushViewController:y animated:YES]", "App/Calm.m": "[x y]", "AppTests/T.m": "",
        ]
        let result = try scan(files)
        #expect(result.swift.map(\.path) == ["App/A.swift"])
        #expect(result.storyboards.map(\.path) == ["App/V.xib"])
        #expect(result.outOfTarget.isEmpty)
        #expect(
            result.summary
                == ScanSummary(
                    swiftFiles: 1, storyboards: 1, objectiveCFiles: 2, objectiveCFilesWithNavigation: 1,
                    objectiveCNavigationCalls: 1, testFiles: 2))
        #expect(result.applicationName == "Folder")
        let all = try scan(files, ScanOptions(includeTests: true))
        #expect(all.swift.map(\.path) == ["App/A.swift", "App/B.swift", "AppTests/C.swift"])
        #expect(all.summary.testFiles == 0)
    }

    @Test func aProjectSaysWhatCounts() throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": project(
                "Shop", sources: ["App/A.swift", "LabTests/Screen.swift", "App/UsesXCTest.swift"],
                tests: ["Checks/T.swift"]),
            "App/A.swift": "a", "App/Old.swift": "old", "App/Old.xib": "<document/>", "LabTests/Screen.swift": "b",
            "App/UsesXCTest.swift": "import XCTest", "Checks/T.swift": "t", "Stale/XTests/U.swift": "u",
            "Packages/Core/Package.swift": "// swift-tools-version: 6.0", "Packages/Core/Sources/C.swift": "c",
            "App/Package.swift": "struct Package {}",
        ]
        let result = try scan(files)
        #expect(
            result.swift.map(\.path) == [
                "App/A.swift", "App/UsesXCTest.swift", "LabTests/Screen.swift", "Packages/Core/Sources/C.swift",
            ])
        #expect(result.outOfTarget.map(\.path) == ["App/Old.swift", "App/Package.swift"])
        #expect(result.outOfTargetStoryboards.map(\.path) == ["App/Old.xib"])
        #expect(result.summary.outOfTarget == ["App/Old.swift", "App/Old.xib", "App/Package.swift"])
        #expect(result.summary.target == "Shop")
        #expect(result.summary.testFiles == 2)
        #expect(result.applicationName == "Shop")
        let all = try scan(files, ScanOptions(includeTests: true))
        #expect(all.swift.map(\.path).contains("Checks/T.swift"))
        #expect(all.outOfTarget.map(\.path) == ["App/Old.swift", "App/Package.swift", "Stale/XTests/U.swift"])
    }

    /// Tuist and XcodeGen make projects of descriptions; those of an app's modules are seldom checked in.
    @Test func whatAProjectIsMadeOfSpeaksForItsFolder() throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": project("Shop", sources: ["App/A.swift"], tests: []),
            "App/A.swift": "a", "App/Old.swift": "old",
            "Modules/Login/Project.swift": "import ProjectDescription\nlet project = Project()",
            "Modules/Login/Sources/L.swift": "l",
            "Modules/Cart/project.yml": "name: Cart\ntargets:\n  Cart:\n    type: framework",
            "Modules/Cart/Sources/C.swift": "c",
            "App/Entities/Project.swift": "struct Project {}", "App/Entities/project.yml": "name: nothing",
        ]
        let result = try scan(files)
        #expect(
            result.swift.map(\.path) == [
                "App/A.swift", "Modules/Cart/Sources/C.swift", "Modules/Login/Sources/L.swift",
            ])
        #expect(result.outOfTarget.map(\.path) == ["App/Entities/Project.swift", "App/Old.swift"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test func aBrokenProjectIsToldAndEveryFileCounts() throws {
        let result = try scan(["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD", "A.swift": "a"])
        #expect(result.swift.map(\.path) == ["A.swift"])
        #expect(result.diagnostics.map { $0.place?.file } == ["App.xcodeproj/project.pbxproj"])
        #expect(result.summary.target == nil)
    }

    @Test func aProjectThatCompilesNothingHereIsPassedOver() throws {
        let result = try scan(["App.xcodeproj/project.pbxproj": project(sources: ["Made.swift"]), "A.swift": "a"])
        #expect(result.swift.map(\.path) == ["A.swift"])
        #expect(result.summary.target == nil)
        #expect(result.diagnostics.map(\.severity) == [.note])
    }

    @Test func severalProjectsAreTakenTogether() throws {
        let files = [
            "One/One.xcodeproj/project.pbxproj": project("One", sources: ["A.swift"]),
            "Two/Two.xcodeproj/project.pbxproj": project("Two", sources: ["B.swift", "../One/Shared.swift"]),
            "One/A.swift": "", "One/Shared.swift": "", "Two/B.swift": "", "Two/Old.swift": "",
        ]
        let result = try scan(files)
        #expect(result.swift.map(\.path) == ["One/A.swift", "One/Shared.swift", "Two/B.swift"])
        #expect(result.outOfTarget.map(\.path) == ["Two/Old.swift"])
        #expect(result.summary.target == "One, Two")
        let one = try scan(files, ScanOptions(target: "One"))
        #expect(one.swift.map(\.path) == ["One/A.swift"])
        #expect(one.applicationName == "One")
        #expect(throws: ProjectMembershipFault.unknownTarget("X", known: ["One", "OneTests", "Two", "TwoTests"])) {
            try scan(files, ScanOptions(target: "X"))
        }
    }

    @Test func aProjectAboveTheRootCounts() throws {
        let tree = MemoryTree(
            name: "App", location: ["App"],
            files: [
                "../Shop.xcodeproj/project.pbxproj": project("Shop", sources: ["App/A.swift"]), "A.swift": "",
                "Old.swift": "",
            ])
        let result = try scanner.scan(tree)
        #expect(result.swift.map(\.path) == ["A.swift"])
        #expect(result.outOfTarget.map(\.path) == ["Old.swift"])
        #expect(result.applicationName == "Shop")
    }

    @Test func aFileThatWasRenamedWithoutItsProjectStillCounts() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": project(
                sources: [
                    "Login/LoginView.swift", "Login/LoginWireframe.swift", "Home/HomeView.swift", "Home/Old.swift",
                ]),
            "Login/LoginView.swift": "", "Login/LoginRouter.swift": "", "Login/Sketch.swift": "",
            "Home/HomeView.swift": "", "Home/HomeRouter.swift": "", "Other/LoginWireframe.swift": "",
        ]
        let result = try scan(files)
        #expect(
            result.swift.map(\.path) == ["Home/HomeView.swift", "Login/LoginRouter.swift", "Login/LoginView.swift"])
        #expect(
            result.outOfTarget.map(\.path) == [
                "Home/HomeRouter.swift", "Login/Sketch.swift", "Other/LoginWireframe.swift",
            ])
        #expect(
            result.diagnostics.map(\.message).contains { $0.contains("Login/LoginWireframe.swift, which is not there") }
        )
    }

    /// Most volumes of a Mac do not tell the two names apart.
    @Test func aPathThatDiffersInCaseAloneIsTheListedFile() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": project(
                sources: ["Login/LoginView.swift", "Login/LoginRouter.swift", "Home/HomeView.swift"]),
            "Login/LoginView.swift": "", "Login/LoginROuter.swift": "", "home/HomeView.swift": "",
            "Login/Loginview.swift": "",
        ]
        let result = try scan(files)
        #expect(
            result.swift.map(\.path) == ["Login/LoginROuter.swift", "Login/LoginView.swift", "home/HomeView.swift"])
        #expect(result.outOfTarget.map(\.path) == ["Login/Loginview.swift"])
    }

    @Test func projectsAmongTestsDoNotCount() throws {
        let result = try scan([
            "Sources/A.swift": "", "Tests/Fixture/F.xcodeproj/project.pbxproj": project(sources: ["F.swift"]),
            "Tests/Fixture/F.swift": "",
        ])
        #expect(result.swift.map(\.path) == ["Sources/A.swift"])
        #expect(result.applicationName == "Folder")
    }

    @Test func filtersLeaveProjectsAlone() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": project(sources: ["App/A.swift", "App/B.swift"]), "App/A.swift": "",
            "App/B.swift": "", "App/Old.swift": "",
        ]
        let options = ScanOptions(filter: PathFilter(include: [try PathGlob("App")], exclude: [try PathGlob("B.*")]))
        let result = try scan(files, options)
        #expect(result.swift.map(\.path) == ["App/A.swift"])
        #expect(result.summary.outOfTarget == ["App/Old.swift"])
    }

    @Test func filesThatCannotBeUsedAreToldWithTheirPlace() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", bytes: Array("let a = 1\nlet é = \"".utf8) + [0xFF, 0xC3] + Array("\"\n".utf8))
        try folder.write("Empty.swift")
        try folder.write("Large.swift", String(repeating: "x", count: 2_000))
        try folder.write("Main.storyboard", "<document>")
        try folder.write("Info.plist", "<plist><dict>")
        let result = try scanner.scan(
            FolderTree(path: folder.path), options: ScanOptions(maximumFileSize: 1_000))
        #expect(result.swift.map(\.path) == ["A.swift", "Empty.swift"])
        #expect(result.swift.first?.facts.names == ["let a = 1\nlet é = \"\u{FFFD}\u{FFFD}\"\n"])
        #expect(
            result.diagnostics.map { $0.place?.description.prefix(10) } == [
                "A.swift:2:", "Empty.swif", "Info.plist", "Large.swif", "Main.story",
            ])
        #expect(result.diagnostics.first?.place == SourcePlace(file: "A.swift", line: 2, column: 11))
    }

    @Test func aFileThatVanishesIsToldAndTheScanGoesOn() throws {
        struct Vanishing: SourceTree {
            let name = "x"
            let location: [String] = []
            func list() -> SourceListing {
                SourceListing(entries: ["A", "B"].map { SourceEntry(path: $0 + ".swift", size: 1, kind: .swift) })
            }
            func contains(_ path: String) -> Bool { false }
            func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
                if path == "A.swift" { throw .missing }
                return [0x61]
            }
        }
        let result = try scanner.scan(Vanishing())
        #expect(result.swift.map(\.path) == ["B.swift"])
        #expect(
            result.diagnostics.map(\.description) == ["A.swift: warning: the file cannot be read: it does not exist"])
    }

    @Test func translationsOfAStoryboardAreReadOnce() throws {
        let result = try scan([
            "de.lproj/Main.storyboard": "<document/>", "en.lproj/Main.storyboard": "<document/>",
            "Base.lproj/Home.storyboard": "<document/>", "en.lproj/Home.storyboard": "<document/>",
            "X/de.lproj/Main.storyboard": "<document/>",
        ])
        #expect(
            result.storyboards.map(\.path) == [
                "Base.lproj/Home.storyboard", "X/de.lproj/Main.storyboard", "en.lproj/Main.storyboard",
            ])
    }

    @Test func whatStartsTheApp() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>UIMainStoryboardFile</key><string>Main</string>
            <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Scene</string></dict></array></dict></dict>
            <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
            <array><string>shop</string><string>$(SCHEME)</string></array></dict></array>
            </dict></plist>
            """
        let result = try scan(["App/Info.plist": list, "AppTests/Info.plist": list, "Kit/Info.plist": "{ a = b; }"])
        #expect(
            result.launch == [
                LaunchFacts(
                    path: "App/Info.plist", mainStoryboards: ["Main", "Pad"], sceneStoryboards: ["Scene"],
                    sceneDelegates: ["SceneDelegate"], urlSchemes: ["shop"])
            ])
    }

    @Test func theProjectNamesTheListThatStartsTheApp() throws {
        var text = ProjectText()
        let file = text.file("A.swift")
        text.put(file)
        let settings = text.object(
            "XCBuildConfiguration",
            "buildSettings = {INFOPLIST_FILE = Support/App.plist; INFOPLIST_KEY_UIMainStoryboardFile = Key; };")
        let list = text.object("XCConfigurationList", "buildConfigurations = (\(settings));")
        text.target("App", sources: [file], members: "buildConfigurationList = \(list);")
        let result = try scan([
            "App.xcodeproj/project.pbxproj": text.text(), "A.swift": "",
            "Support/App.plist": "{ UIMainStoryboardFile = Main; }",
            "Widget/Info.plist": "{ UIMainStoryboardFile = W; }",
        ])
        #expect(
            result.launch == [
                LaunchFacts(path: "App.xcodeproj/project.pbxproj", mainStoryboards: ["Key"]),
                LaunchFacts(path: "Support/App.plist", mainStoryboards: ["Main"]),
            ])
    }

    @Test func theNumberOfThreadsChangesNothing() throws {
        var files: [String: String] = [:]
        for index in 0..<200 { files["F\(index % 7)/A\(index).swift"] = String(repeating: "x", count: index * 31 % 97) }
        files["F1/V.storyboard"] = "<document>"
        let one = try scan(files, ScanOptions(threads: 1))
        let many = try scan(files, ScanOptions(threads: 8))
        #expect(one.swift.map(\.path) == many.swift.map(\.path))
        #expect(one.swift.map(\.facts.names) == many.swift.map(\.facts.names))
        #expect(one.diagnostics == many.diagnostics)
        #expect(one.swift.map(\.path) == one.swift.map(\.path).sorted())
    }
}
