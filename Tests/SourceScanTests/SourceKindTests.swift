import Testing

@testable import SourceScan

@Suite struct SourceKindTests {
    @Test(
        arguments: [
            ("Main.swift", .swift), ("a.b.swift", .swift), (".swift", nil), ("swift", nil), ("Main.Swift", nil),
            ("Package.swift", .manifest), ("Package@swift-6.swift", .manifest), ("Package@swift-6.txt", nil),
            ("Project.swift", .manifest), ("project.yml", .manifest), ("project.yaml", .manifest), ("other.yml", nil),
            ("App.podspec", .manifest), (".podspec", .manifest), ("App.podspec.json", .manifest),
            (".podspec.json", .manifest), ("App.json", nil), ("project.pbxproj", .project), ("other.pbxproj", nil),
            ("Info.plist", .informationList), ("App-Info.plist", .informationList), ("Other.plist", nil),
            ("Main.storyboard", .storyboard), ("Cell.xib", .xib), ("main.m", .objectiveC), ("main.mm", .objectiveC),
            ("Localizable.strings", .strings), ("Localizable.xcstrings", .strings), ("InfoPlist.strings", nil),
            ("InfoPlist.xcstrings", nil), ("", nil), (".", nil), ("name.", nil),
        ] as [(String, SourceKind?)])
    func kindByName(name: String, kind: SourceKind?) {
        #expect(SourceKind(name: name) == kind)
    }
}
