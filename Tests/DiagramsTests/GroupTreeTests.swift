import NavigationGraph
import Testing

@testable import Diagrams

@Suite("The frames of a map")
struct GroupTreeTests {
    private func labels(_ groups: String...) -> [String] {
        let modules = groups.enumerated().map { Module(id: "M\($0)", name: "M\($0)", group: $1, reachable: true) }
        func lines(_ groups: [GroupTree.Group], _ indent: String) -> [String] {
            groups.flatMap { [indent + $0.label] + lines($0.groups, indent + "- ") }
        }
        return lines(GroupTree(modules).groups, "")
    }

    @Test("A folder of folders that says only their kind has no frame")
    func kinds() {
        #expect(
            labels("Shop", "Shop/Sources/Cart", "Shop/Sources/Orders", "Bank/Cards", "Bank/Modules/Loans", "Watch")
                == ["Bank", "- Cards", "- Loans", "Shop", "- Cart", "- Orders", "Watch"])
        #expect(labels("Modules/Shop", "Modules/Bank", "Watch/A", "Watch/B").contains("Shop"))
    }

    @Test("A frame in a frame of its name is that frame")
    func sameName() {
        #expect(
            labels(
                "Feature/Write/Targets/Write", "Feature/Write/Targets/Write/Sources/Detail",
                "Feature/Write/Targets/Demo", "Help", "Shelf/A", "Shelf/B")
                == ["Write", "- Demo", "- Detail", "Help", "Shelf", "- A", "- B"])
    }

    @Test("Frames beside one another have the names that people call them")
    func names() {
        #expect(
            labels("Feature/Feed/Targets/Demo", "Feature/Shelf/Targets/Demo", "Help/Screens/Terms", "Help2/Old")
                == ["Feed/Demo", "Shelf/Demo", "Terms", "Old"])
    }
}
