import Testing

@Suite("Screens of one name")
struct ScreensOfOneNameTests {
    /// libFuzzer found that their order was that of a set.
    @Test("Screens that only their files tell apart are numbered by the order of the files")
    func sameFolder() throws {
        let names = (10..<30).map { "App/Part\($0).swift" }
        var files: [String: String] = [:]
        for (number, name) in names.enumerated() {
            files[name] = """
                import UIKit

                final class Part\(number)ViewController: UIViewController {
                    func showHelp() {
                        navigationController?.pushViewController(HelpViewController(), animated: true)
                    }
                }

                private final class HelpViewController: UIViewController {}
                """
        }
        let screens = try GraphOfSources.graph(files).modules.filter { $0.name == "Help" }
        let numbered = screens.sorted { number(in: $0.id) < number(in: $1.id) }
        #expect(numbered.flatMap { $0.components.map(\.file) } == names)
    }

    @Test func anotherControllerOfAModulesNameIsAScreenOfItsOwn() throws {
        var app = InlineApp(
            start: "    func showHelp() { viewController.present(HelpWireframe().viewController, animated: true) }",
            presenter: "    func openHelp() { wireframe.showHelp() }")
        app.add("Help")
        app["Old/HelpController.swift"] = """
            import UIKit

            final class HelpController: UIViewController {
                @IBAction func skip() { present(OtherWireframe().viewController, animated: true) }
            }

            extension OtherViewController {
                @IBAction func help() { present(HelpController(), animated: true) }
            }
            """
        let graph = try app.graph()
        let edges = Set(graph.routes.map { "\($0.source) -> \($0.target ?? "")" })
        #expect(edges == ["App -> Start", "Start -> Help", "Old/Help -> Other", "Other -> Old/Help"], "\(edges)")
        let views = graph.modules.filter { $0.name == "Help" }.map {
            $0.components.filter { $0.role == .view }.map(\.type)
        }
        #expect(Set(views) == [["HelpViewController"], ["HelpController"]])
    }

    /// `App/Help` is the first, `2/App/Help` the second.
    private func number(in id: String) -> Int { id.split(separator: "/").first.flatMap { Int($0) } ?? 1 }
}
