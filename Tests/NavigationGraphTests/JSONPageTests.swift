import Foundation
import NavigationGraph
import Testing

@Suite("Docs/JSON.md")
struct JSONPageTests {
    private func page() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Docs/JSON.md"), encoding: .utf8)
    }

    /// The names of all members below a value.
    private func names(in value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]:
            object.values.reduce(into: Set(object.keys)) { $0.formUnion(names(in: $1)) }
        case let array as [Any]: array.reduce(into: []) { $0.formUnion(names(in: $1)) }
        default: []
        }
    }

    @Test("It names every member that is written")
    func members() throws {
        let page = try page()
        let object = try JSONSerialization.jsonObject(with: Data(GraphJSONWriter.encode(SampleGraph.full)))
        let names = names(in: object)
        #expect(names.count > 50)
        for name in names.sorted() { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    @Test("It names every word that a member can have")
    func words() throws {
        let page = try page()
        let words =
            Role.allCases.map(\.rawValue) + Transition.allCases.map(\.rawValue) + Container.allCases.map(\.rawValue)
            + Confidence.allCases.map(\.rawValue)
        for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
        #expect(page.contains("`formatVersion` \(NavigationGraph.formatVersion)."))
    }
}
