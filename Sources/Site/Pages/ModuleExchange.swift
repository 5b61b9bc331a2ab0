import Markdown
import NavigationGraph

/// What goes into a module and what comes out, and the services and entities that it uses.
struct ModuleExchange {
    private static let namedUsers = 3

    private let module: Module
    private let links: PageLinks

    init(_ module: Module, links: PageLinks) {
        self.module = module
        self.links = links
    }

    func write(_ html: inout HTMLWriter) {
        guard !module.inputs.isEmpty || !module.outputs.isEmpty else {
            html.element(
                "p", .class("empty"), text: "\(module.label) is given nothing when it is made, and tells nothing back.")
            return
        }
        if !module.inputs.isEmpty {
            html.element("h3", text: "Inputs")
            links.table("Inputs of \(module.label)", columns: ["Name", "Type", "By", "Place"], &html) { rows in
                for input in module.inputs {
                    row(input.name, input.type, input.channel.label, input.file, input.line, [], &rows)
                }
            }
        }
        if !module.outputs.isEmpty {
            html.element("h3", text: "Outputs")
            links.table("Outputs of \(module.label)", columns: ["Name", "Type", "By", "Place"], &html) { rows in
                for output in module.outputs {
                    let by = output.channel.rawValue
                    row(output.name, output.type, by, output.file, output.line, output.members, &rows)
                }
            }
        }
    }

    private func row(
        _ name: String, _ type: String, _ channel: String, _ file: String, _ line: Int, _ members: [String],
        _ html: inout HTMLWriter
    ) {
        html.line()
        html.element("tr") { row in
            row.element("th", HTMLAttribute("scope", "row")) { $0.element("code", name: name) }
            row.element("td") { cell in
                cell.element("code", name: type)
                guard !members.isEmpty else { return }
                cell.element("ul", .class("plain")) { list in
                    for member in members {
                        list.element("li") { $0.element("code", name: member) }
                    }
                }
            }
            row.element("td", text: channel)
            row.element("td") { links.place(file, line, &$0) }
        }
    }

    /// The tables of services and entities.
    func dependencies(_ html: inout HTMLWriter) {
        guard !module.services.isEmpty || !module.entities.isEmpty else {
            html.element(
                "p", .class("empty"), text: "\(module.label) uses no services and no entities that were found.")
            return
        }
        table("Services", module.services, &html)
        table("Entities", module.entities, &html)
    }

    private func table(_ heading: String, _ dependencies: [Dependency], _ html: inout HTMLWriter) {
        guard !dependencies.isEmpty else { return }
        html.element("h3", text: heading)
        let isServices = heading == "Services"
        let columns = ["Type", "Also used by", "First used by", "Place"]
        links.table("\(heading) of \(module.label)", columns: columns, sortable: true, &html) { rows in
            for dependency in dependencies {
                rows.line()
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) { $0.element("code", name: dependency.type) }
                    let users = links.site.users(of: dependency.type, areServices: isServices)
                    row.element("td") { cell in
                        if let users { others(of: users, &cell) }
                    }
                    row.element("td") { links.badge("role \(dependency.from.rawValue)", dependency.from.words, &$0) }
                    row.element("td") { links.place(dependency.file, dependency.line, &$0) }
                }
            }
        }
    }

    /// The other modules that use a type: up to three by name, the rest by number.
    private func others(of users: TypeUsers, _ html: inout HTMLWriter) {
        let others = users.modules.filter { $0.id != module.id }
        guard !others.isEmpty else { return html.element("span", .class("quiet"), text: "no other module") }
        let named = others.count == Self.namedUsers + 1 ? others[...] : others.prefix(Self.namedUsers)
        for (index, module) in named.enumerated() {
            if index > 0 { html.text(", ") }
            links.module(module, &html)
        }
        let rest = others.count - named.count
        guard rest > 0 else { return }
        html.text(" and ")
        html.element(
            "a", links.href("\(SitePath.dependencies)#\(users.anchor)"), text: Count(rest, "other").description)
    }
}
