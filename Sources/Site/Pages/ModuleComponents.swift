import Markdown
import NavigationGraph

/// What a module is made of, and who holds whom.
struct ModuleComponents {
    private let module: Module
    private let links: PageLinks

    init(_ module: Module, links: PageLinks) {
        self.module = module
        self.links = links
    }

    func write(_ html: inout HTMLWriter) {
        guard !module.components.isEmpty else {
            html.element("p", .class("empty"), text: "No components were found.")
            return
        }
        if let dialect = module.dialect {
            html.element("p", .class("quiet")) { line in
                line.text("Written in the manner of ")
                line.text(dialect)
                line.text(".")
            }
            html.line()
        }
        links.diagram(
            links.site.components(of: module.id), caption: "The components of \(module.label), and who holds whom",
            &html)
        let isDocumented = module.components.contains { !$0.documentation.isEmpty }
        let columns = ["Role", "Type", "Place"] + (isDocumented ? ["What it is"] : [])
        links.table("Components of \(module.label)", columns: columns, &html) { rows in
            for component in module.components { row(component, isDocumented, &rows) }
        }
        references(&html)
        uses(&html)
    }

    private func row(_ component: Component, _ isDocumented: Bool, _ html: inout HTMLWriter) {
        html.line()
        html.element("tr") { row in
            row.element("td") { links.badge("role \(component.role.rawValue)", component.role.words, &$0) }
            row.element("th", HTMLAttribute("scope", "row")) { $0.element("code", name: component.type) }
            row.element("td") { links.place(component.file, component.line, &$0) }
            guard isDocumented else { return }
            row.element("td", text: DocumentationComment(component.documentation).firstParagraph)
        }
    }

    private func references(_ html: inout HTMLWriter) {
        guard !module.references.isEmpty else { return }
        html.element("h3", text: "Who holds whom")
        let columns = ["From", "To", "Strength", "Held in", "Place"]
        links.table("References between the components of \(module.label)", columns: columns, &html) { rows in
            for reference in module.references {
                rows.line()
                rows.element("tr") { row in
                    row.element("td") { links.badge("role \(reference.from.rawValue)", reference.from.words, &$0) }
                    row.element("td") { links.badge("role \(reference.to.rawValue)", reference.to.words, &$0) }
                    row.element("td") {
                        links.badge("strength \(reference.strength.rawValue)", reference.strength.rawValue, &$0)
                    }
                    row.element("td") { cell in
                        guard !reference.member.isEmpty || !reference.type.isEmpty else { return }
                        let parts = [reference.member, reference.type].filter { !$0.isEmpty }
                        cell.element("code", name: parts.joined(separator: ": "))
                    }
                    row.element("td") { links.place(reference.file, reference.line, &$0) }
                }
            }
        }
    }

    /// Which component calls which, whatever holds it.
    private func uses(_ html: inout HTMLWriter) {
        guard !module.uses.isEmpty else { return }
        html.element("h3", text: "Who calls whom")
        let caption = "Calls between the components of \(module.label)"
        links.table(caption, columns: ["Caller", "Called", "First call at"], &html) { rows in
            for use in module.uses {
                rows.line()
                rows.element("tr") { row in
                    row.element("td") { links.badge("role \(use.from.rawValue)", use.from.words, &$0) }
                    row.element("td") { links.badge("role \(use.to.rawValue)", use.to.words, &$0) }
                    row.element("td") { links.place(use.file, use.line, &$0) }
                }
            }
        }
    }
}
