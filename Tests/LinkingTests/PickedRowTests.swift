import NavigationGraph
import Testing

/// Rows that keep what is to be done when one of them is picked.
struct PickedRowTests {
    private func triggers(_ presenter: String) throws -> [String] {
        var app = InlineApp(
            ["Other", "Third"])
        app.add(
            "Start",
            view: """
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.load() }
                    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { presenter?.pick(path.row) }
                """, conforming: ", UITableViewDelegate",
            wireframe: """
                    func other() { viewController.present(OtherWireframe().viewController, animated: true) }
                    func third() { viewController.present(ThirdWireframe().viewController, animated: true) }
                """, presenter: presenter)
        app["Rows.swift"] = """
            struct Row {
                let title: String
                let run: () -> Void
            }
            @resultBuilder enum RowBuilder {
                static func buildBlock(_ rows: Row...) -> [Row] { rows }
            }
            func makeRows(@RowBuilder _ rows: () -> [Row]) -> [Row] { rows() }
            """
        return try app.graph().routes.filter { $0.source == "Start" }.flatMap(\.triggers).compactMap(\.first).map {
            "\($0.type).\($0.member) \($0.title ?? "-") \($0.kind?.rawValue ?? "-")"
        }
    }

    private static let rows = """
        Row(title: "More") { [weak self] in self?.wireframe.other() }
        Row(title: "Last") { self.wireframe.third() }
        """

    @Test(
        "A row that a list holds is chosen",
        arguments: [
            "var rows: [Row] = []\nfunc load() { rows = makeRows {\n\(rows)\n} }\nfunc pick(_ row: Int) { rows[row].run() }",
            "@RowBuilder var rows: [Row] {\n\(rows)\n}\nfunc load() {}\nfunc pick(_ row: Int) { rows[row].run() }",
            """
            var rows: [Row] = []
            func load() {
                rows = [Row(title: "More") { self.wireframe.other() }, Row(title: "Last") { self.wireframe.third() }]
            }
            func pick(_ row: Int) {
                let picked = rows[row]
                picked.run()
            }
            """,
        ])
    func aRowOfAListIsChosen(_ presenter: String) throws {
        #expect(try triggers(presenter) == ["Row.run More action", "Row.run Last action"])
    }

    @Test func whatRunsAllOfThemIsNoChoice() throws {
        let presenter = """
            var rows: [Row] = []
            func load() {
                rows = makeRows {
                    \(Self.rows)
                }
                rows.forEach { $0.run() }
            }
            func pick(_ row: Int) {}
            """
        #expect(try triggers(presenter).allSatisfy { $0.hasSuffix("lifecycle") })
    }
}
