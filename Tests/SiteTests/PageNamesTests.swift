import NavigationGraph
import Testing

struct PageNamesTests {
    private func paths(_ ids: [String]) -> [String: String] { PageNames.paths(for: ids, in: "modules") }

    @Test func ordinaryNamesStay() {
        #expect(paths(["Login", "Home_2"]) == ["Login": "modules/Login.html", "Home_2": "modules/Home_2.html"])
        #expect(paths(["Folder/Login"]) == ["Folder/Login": "modules/Folder-Login.html"])
    }

    @Test func namesThatDifferOnlyByCaseGetDifferentFiles() {
        let names = paths(["Login", "LOGIN", "login"])
        #expect(Set(names.values.map { $0.lowercased() }).count == 3)
        #expect(!names.values.contains("modules/Login.html"))
    }

    @Test func aNameDoesNotChangeWhenOthersAreAdded() {
        let alone = paths(["Login"])["Login"]
        #expect(paths(["Login", "Home", "Login/Login", "Loginn"])["Login"] == alone)
    }

    @Test func everyNameIsSafeAndUnlikeTheOthers() {
        let ids =
            SampleGraph.hostileNames + ["con", "nul.x", "COM1", "index", ".hidden", "Дом", "Дома", "é", "a b", "a-b"]
            + ["a-b-00000000", "..", "...", "a..b"]
        let names = paths(ids)
        #expect(names.count == Set(ids).count)
        #expect(Set(names.values.map { $0.lowercased() }).count == names.count)
        for name in names.values {
            let file = name.dropFirst("modules/".count)
            #expect(name.hasPrefix("modules/") && file.utf8.count < 120)
            #expect(
                file.utf8.allSatisfy {
                    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8.contains($0)
                })
            #expect(!file.hasPrefix(".") && !file.contains(".."))
            #expect(!["con.html", "nul.x.html", "com1.html", "index.html"].contains(file.lowercased()))
        }
    }

    @Test func linksAreRelative() {
        #expect(PageNames.link(to: "modules/B.html", from: "modules/A.html") == "B.html")
        #expect(PageNames.link(to: "modules/A.html#x", from: "modules/A.html") == "A.html#x")
        #expect(PageNames.link(to: "modules/B.html", from: "index.html") == "modules/B.html")
        #expect(PageNames.link(to: "index.html", from: "modules/B.html") == "../index.html")
        #expect(PageNames.link(to: "source/B.html", from: "modules/B.html") == "../source/B.html")
    }
}
