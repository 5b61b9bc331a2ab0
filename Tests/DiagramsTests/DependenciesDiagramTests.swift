import Graphviz
import NavigationGraph
import Testing

@testable import Diagrams

@Suite struct DependenciesDiagramTests {
    private func module(_ id: String, _ group: String, services: [String], entities: [String] = []) -> Module {
        var module = Module(id: id, name: id, group: group)
        module.services = services.map { Dependency(type: $0, from: .interactor, file: "", line: 1) }
        module.entities = entities.map { Dependency(type: $0, from: .interactor, file: "", line: 1) }
        return module
    }

    private func graph(_ modules: [Module]) -> NavigationGraph {
        NavigationGraph(app: .init(name: "Shop"), modules: modules)
    }

    private func lines(_ diagram: Diagram?, _ part: String) -> [String] {
        (diagram?.dot ?? "").split(separator: "\n").map(String.init).filter { $0.contains(part) }
    }

    @Test func onlyWhatIsSharedIsDrawn() {
        let shop = graph([
            module("Cart", "Sale", services: ["Prices", "Alone", "Prices"], entities: ["Order"]),
            module("List", "Sale", services: ["Prices"]),
            module("Orders", "Account", services: [], entities: ["Order"]),
        ])
        let modules = DependenciesDiagram(shop, usersAreGroups: false) { "to \($0)" }.diagram
        #expect(lines(modules, "\"Cart\" -> \"service:Prices\"").count == 1)
        #expect(lines(modules, "\"entity:Order\" -> \"Orders\"").count == 1)
        #expect(lines(modules, "Alone").isEmpty)
        // Both modules that use the prices are of one group.
        let groups = DependenciesDiagram(shop, usersAreGroups: true).diagram
        #expect(lines(groups, "Prices").isEmpty)
        #expect(lines(groups, "\"entity:Order\" -> \"group:Sale\"").count == 1)
        #expect(groups?.summary == "0 services and 1 entity that more than one group uses.")
    }

    @Test func nothingSharedIsNoDiagram() {
        #expect(DependenciesDiagram(graph([module("A", "G", services: ["S"])]), usersAreGroups: false).diagram == nil)
    }

    @Test func whatNearlyAllUseHasNoLines() throws {
        let users = (1...8).map { module("M\($0)", "G\($0)", services: ["Log"] + ($0 < 4 ? ["Bank"] : [])) }
        let diagram = try #require(DependenciesDiagram(graph(users), usersAreGroups: true).diagram)
        #expect(lines(diagram, "-> \"service:Bank\"").count == 3)
        #expect(lines(diagram, "-> \"service:Log\"").filter { !$0.contains("invis") }.isEmpty)
        #expect(diagram.summary.hasSuffix("nearly all use Log."))
    }

    @Test func aLargeAppShowsWhatMostUse() throws {
        let types = (10...60).map { "Service\($0)" }
        let users = (1...3).map { module("M\($0)", "G\($0)", services: types) }
        let diagram = try #require(DependenciesDiagram(graph(users), usersAreGroups: true).diagram)
        #expect(lines(diagram, "class=\"role-service\"").count == 18)
        #expect(lines(diagram, "and 33 services more").count == 1)
        let (job, words) = diagram.drawn()
        let drawn = try RenderingContext(.portable).render(dot: Array(job.dot.utf8), engine: job.engine).bytes
        #expect(
            DiagramSVG(words, drawn: drawn).inline(prefix: "services").contains("services-node-service_3aService10"))
    }

    @Test func theOrderOfModulesChangesNothing() {
        let users = (1...5).map { module("M\($0)", "G\($0)", services: ["A", "B"], entities: ["C"]) }
        #expect(
            DependenciesDiagram(graph(users), usersAreGroups: true).diagram
                == DependenciesDiagram(graph(users.reversed()), usersAreGroups: true).diagram)
    }
}
