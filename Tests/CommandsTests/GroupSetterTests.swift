import NavigationGraph
import SourceScan
import Testing

@testable import Commands

@Suite("Groups of the configuration")
struct GroupSetterTests {
    private func module(_ name: String, _ file: String) -> Module {
        Module(
            id: name, name: name, group: "Folder", components: [Component(role: .view, type: name, file: file, line: 1)]
        )
    }

    @Test("The first pattern that matches a module's file decides, and other modules keep their folder")
    func firstMatch() throws {
        let graph = NavigationGraph(
            app: .init(name: "A"),
            modules: [module("A", "App/Pay/A.swift"), module("B", "App/B.swift"), module("C", "Kit/C.swift")])
        let setter = GroupSetter(assignments: [
            GroupAssignment(glob: try PathGlob("App/Pay/**"), group: "Checkout"),
            GroupAssignment(glob: try PathGlob("App/**"), group: "Rest"),
        ])
        #expect(setter.applied(to: graph).modules.map(\.group) == ["Checkout", "Rest", "Folder"])
    }
}
