import Testing

@testable import SourceScan

struct ApplicationNameTests {
    private func project(_ path: String, _ targets: [(String, XcodeProject.Target.Kind, String?)]) -> XcodeProject {
        XcodeProject(
            name: "Project of \(path)", path: path, folder: "",
            targets: targets.map { XcodeProject.Target(name: $0.0, kind: $0.1, product: $0.2) })
    }

    private func name(_ projects: [XcodeProject], target: String? = nil, files: [String] = []) -> String {
        ApplicationName.choose(projects: projects, target: target, folder: "Folder", files: files)
    }

    @Test func theOnlyApplicationIsNamedByItsProduct() {
        #expect(name([project("a", [("App", .application, "Shop"), ("Tests", .unitTests, "T")])]) == "Shop")
        #expect(name([project("a", [("App", .application, nil)])]) == "App")
    }

    @Test func severalApplicationsAreNamedByTheirProject() {
        #expect(name([project("a", [("One", .application, nil), ("Two", .application, nil)])]) == "Project of a")
    }

    @Test func theOutermostProjectWithAnApplicationWins() {
        let inner = project("x/Example.xcodeproj/p", [("Example", .application, nil)])
        let outer = project("App.xcodeproj/p", [("App", .application, nil)])
        let kit = project("Kit/p", [("Kit", .framework, nil)])
        #expect(name([inner, outer, kit]) == "App")
    }

    @Test func ofProjectsSideBySideTheOneThatCompilesMostNamesTheApp() {
        var demo = project(
            "Printer/Printer.xcodeproj/p", [("PrinterDemo", .application, nil), ("Kit", .framework, nil)])
        demo.targets[0].files = ["Printer/Demo/App.swift"]
        demo.targets[1].files = ["Printer/A.swift", "Printer/B.swift", "Printer/C.swift"]
        var shop = project("Shop/Shop.xcodeproj/p", [("Shop", .application, nil)])
        shop.targets[0].files = ["Shop/Main.swift"]
        shop.targets[0].folders = [XcodeProject.SynchronizedFolder(path: "Shop/Screens")]
        let files = ["Shop/Main.swift", "Shop/Screens/Cart.swift"] + demo.targets.flatMap(\.files)
        #expect(name([demo, shop], files: files) == "Shop")
        #expect(name([shop, demo], files: files) == "Shop")
        #expect(name([demo, shop]) == "PrinterDemo", "where neither compiles anything, the first one in order")
    }

    @Test func aChosenTargetNamesTheApp() {
        let both = project("a", [("One", .application, "First"), ("Two", .application, nil)])
        #expect(name([both], target: "One") == "First")
        #expect(name([both], target: "Two") == "Two")
    }

    @Test func withoutAnApplicationTheFolderNamesIt() {
        #expect(name([]) == "Folder")
        #expect(name([project("a", [("Kit", .framework, nil)])]) == "Folder")
    }
}
