import Markdown
import NavigationGraph

/// The navigation calls that no module's code reaches, by the type that holds them.
struct OutsideCalls {
    private let links: PageLinks
    /// By the owner's name, those in no type last.
    private let owners: [(name: String?, calls: [NavigationCall])]

    init(_ calls: [NavigationCall], links: PageLinks) {
        self.links = links
        owners = Dictionary(grouping: calls, by: \.owner).sorted { left, right in
            guard let one = left.key, let other = right.key else { return left.key != nil }
            return one < other
        }.map { ($0.key, $0.value) }
    }

    func write(_ html: inout HTMLWriter) {
        guard !owners.isEmpty else {
            // A graph that an earlier version wrote counts them and lists none.
            html.element("p", .class("empty"), text: "This graph does not say where they are.")
            return
        }
        html.element(
            "p",
            text: "Helpers that nobody in a module calls, screens outside of any flow, and code that is no longer used."
        )
        links.tableOfParts("Navigation calls outside of modules", columns: ["Type", "Call", "Place"], &html) { table in
            for owner in owners {
                table.element("tbody") { rows in
                    for (index, call) in owner.calls.enumerated() {
                        rows.line()
                        rows.element("tr") { row in
                            if index == 0 { heading(owner, &row) }
                            row.element("td") { $0.element("code", name: call.call) }
                            row.element("td") { links.place(call.file, call.line, &$0) }
                        }
                    }
                }
            }
        }
    }

    private func heading(_ owner: (name: String?, calls: [NavigationCall]), _ row: inout HTMLWriter) {
        row.element("th", HTMLAttribute("scope", "rowgroup"), HTMLAttribute("rowspan", String(owner.calls.count))) {
            guard let name = owner.name else { return $0.text("(no type)") }
            $0.element("code", name: name)
        }
    }
}
