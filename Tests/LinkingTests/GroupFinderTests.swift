import Testing

@testable import Linking

struct GroupFinderTests {
    private func groups(_ folders: String...) -> [String] {
        GroupFinder(folders: folders.map { $0.split(separator: "/").map(String.init) }).groups.map {
            $0.joined(separator: "/")
        }
    }

    @Test("A group is the folder around a module's, without folders that tell a kind")
    func around() {
        #expect(groups("App/Shop/Cart", "App/Shop/Item", "App/Start") == ["App/Shop", "App/Shop", "App"])
        #expect(
            groups("App/Shop/Screens/Cart", "App/Shop/Screens/Item", "App/Start", "App/Home")
                == ["App/Shop", "App/Shop", "App", "App"])
    }

    @Test("A module that lies right in the folder of other modules is of their group")
    func beside() {
        #expect(
            groups("App/Login", "App/Login/Registration", "App/Login/Password", "App/Home", "App/Shop", "App/Map")
                == ["App/Login", "App/Login", "App/Login", "App", "App", "App"])
        #expect(groups("App", "App/Login") == ["App", "App"])
    }

    @Test("Modules that are alone in their groups are one group in the folder above that holds several")
    func alone() {
        let others = ["App/A", "App/B", "App/C", "App/D", "App/E"]
        func groups(_ folders: [String]) -> [String] {
            GroupFinder(folders: (folders + others).map { $0.split(separator: "/").map(String.init) }).groups
                .prefix(folders.count).map { $0.joined(separator: "/") }
        }
        #expect(groups(["App/Shop/Add/View", "App/Shop/Edit/View"]) == ["App/Shop", "App/Shop"])
        // It climbs to the next group, past a folder without modules of its own and past what only tells a kind.
        #expect(
            groups(["App/Shop/Cart", "App/Shop/Item", "App/Shop/Send/Screens/Steps/One"])
                == ["App/Shop", "App/Shop", "App/Shop"])
        // Two are a group.
        #expect(
            groups(["App/Shop/Cart", "App/Shop/Pay/One", "App/Shop/Pay/Two"])
                == ["App/Shop", "App/Shop/Pay", "App/Shop/Pay"])
        // Nothing else is in the folder above.
        #expect(groups(["App/Shop/Add/View"]) == ["App/Shop/Add"])
    }

    @Test("Modules side by side in a folder at the top are of that folder, which is not around most of the app")
    func target() {
        let app = (1...5).map { "App/Shop/Part\($0)" }
        func first(_ folder: String, _ count: Int) -> [String] {
            let folders = Array(repeating: folder, count: count) + app
            return GroupFinder(folders: folders.map { $0.split(separator: "/").map(String.init) }).groups.prefix(count)
                .map { $0.joined(separator: "/") }
        }
        #expect(first("Watch App", 4) == Array(repeating: "Watch App", count: 4))
        // One module with its parts, folders of kinds, and most of the app.
        #expect(first("Login", 3) == ["", "", ""])
        #expect(first("Sources", 4) == ["", "", "", ""])
        #expect(first("Shop", 6) == ["", "", "", "", "", ""])
    }

    @Test("What is around most of the app takes no module that is alone")
    func top() {
        #expect(
            groups("App/A/One", "App/B/Two", "App/C/Three", "App/D/Four")
                == ["App/A", "App/B", "App/C", "App/D"])
    }
}
