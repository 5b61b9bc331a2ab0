import Testing

@testable import SourceScan

struct ProjectMembershipTests {
    private func project(_ folder: String, _ targets: [XcodeProject.Target]) -> XcodeProject {
        XcodeProject(name: "P", path: folder + "/P.xcodeproj/project.pbxproj", folder: folder, targets: targets)
    }

    private func target(
        _ name: String, _ kind: XcodeProject.Target.Kind, _ files: Set<String>, dependencies: Set<String> = []
    ) -> XcodeProject.Target {
        XcodeProject.Target(name: name, kind: kind, files: files, dependencies: dependencies)
    }

    @Test func standings() throws {
        let membership = try ProjectMembership(projects: [
            project(
                "ios",
                [
                    target("App", .application, ["ios/A.swift", "shared/S.swift", "ios/Both.swift"]),
                    target("Widget", .appExtension, ["ios/W.swift"]),
                    target("AppTests", .unitTests, ["ios/T.swift", "ios/Both.swift"]),
                ])
        ])
        #expect(membership.standing(of: "ios/A.swift") == .inTarget)
        #expect(membership.standing(of: "ios/W.swift") == .inTarget)
        #expect(membership.standing(of: "ios/Both.swift") == .inTarget)
        #expect(membership.standing(of: "shared/S.swift") == .inTarget)
        #expect(membership.standing(of: "ios/T.swift") == .test)
        #expect(membership.standing(of: "ios/Old.swift") == .outOfTarget)
        #expect(membership.standing(of: "shared/Old.swift") == .uncovered)
        #expect(membership.standing(of: "iosOther/Old.swift") == .uncovered)
        #expect(membership.targetNames == ["App", "Widget"])
        #expect(membership.targets(of: "ios/Both.swift") == ["App", "AppTests"])
    }

    @Test func packagesBelowAProjectCount() throws {
        let membership = try ProjectMembership(
            projects: [project("", [target("App", .application, ["App/A.swift", "Sources/App/B.swift"])])],
            manifests: ["Package.swift", "Packages/Core/Package.swift", "Pod/Pod.podspec"])
        #expect(membership.standing(of: "Packages/Core/Sources/X.swift") == .uncovered)
        #expect(membership.standing(of: "Pod/Classes/X.swift") == .uncovered)
        #expect(membership.standing(of: "App/Old.swift") == .outOfTarget)
        // The app's own `Sources`, although a manifest lies beside the project.
        #expect(membership.standing(of: "Sources/App/Old.swift") == .outOfTarget)
    }

    @Test func aPackageBesideAProjectHasItsSources() throws {
        let membership = try ProjectMembership(
            projects: [project("", [target("App", .application, ["Example/A.swift"])])], manifests: ["Package.swift"])
        #expect(membership.standing(of: "Sources/Kit/X.swift") == .uncovered)
        #expect(membership.standing(of: "Example/Old.swift") == .outOfTarget)
    }

    @Test func aProjectBelowAPackageSpeaksForItsFolder() throws {
        let membership = try ProjectMembership(
            projects: [project("Example", [target("App", .application, ["Example/A.swift"])])],
            manifests: ["Package.swift"])
        #expect(membership.standing(of: "Example/Old.swift") == .outOfTarget)
        #expect(membership.standing(of: "Sources/X.swift") == .uncovered)
    }

    @Test func aChosenTargetCountsWithWhatIsBuiltIntoIt() throws {
        let projects = [
            project(
                "",
                [
                    target("One", .application, ["1.swift"], dependencies: ["Kit", "Widget", "Two"]),
                    target("Two", .application, ["2.swift"]),
                    target("Kit", .framework, ["k.swift"], dependencies: ["Core"]),
                    target("Widget", .appExtension, ["w.swift"]),
                ]),
            project("Core", [target("Core", .framework, ["Core/c.swift"], dependencies: ["Kit"])]),
        ]
        let membership = try ProjectMembership(projects: projects, target: "One")
        #expect(membership.targetNames == ["Core", "Kit", "One"])
        #expect(
            ["1.swift", "2.swift", "k.swift", "w.swift", "Core/c.swift"].map(membership.standing) == [
                .inTarget, .outOfTarget, .inTarget, .outOfTarget, .inTarget,
            ])
    }

    @Test func anUnknownTargetNamesThoseThereAre() {
        let projects = [project("", [target("B", .application, []), target("A", .unitTests, [])])]
        #expect(throws: ProjectMembershipFault.unknownTarget("C", known: ["A", "B"])) {
            try ProjectMembership(projects: projects, target: "C")
        }
        #expect(
            ProjectMembershipFault.unknownTarget("C", known: ["A", "B"]).description
                == "there is no target “C”; the targets are: A, B")
    }

    @Test func testSourcesAreKnownByFoldersAndImports() {
        #expect(TestSources.isTestPath("AppTests/Login.swift"))
        #expect(TestSources.isTestPath("A/UITests/x/Login.swift"))
        #expect(TestSources.isTestPath("Specs/Login.swift"))
        #expect(!TestSources.isTestPath("App/LoginTests.swift"))
        #expect(!TestSources.isTestPath("Testing/Login.swift"))
        func imports(_ text: String) -> Bool { TestSources.importsTestLibrary(Array(text.utf8)) }
        #expect(imports("import XCTest"))
        #expect(imports("import UIKit\r\n\timport  Quick\r\n"))
        #expect(imports("// important\nimport Testing\n@testable import App"))
        #expect(!imports("import XCTestExtensions"))
        #expect(!imports("let import Testing"))
        #expect(!imports("// import XCTest"))
        #expect(!imports("importXCTest"))
        #expect(!imports("import"))
    }
}
