import Markdown
import NavigationGraph

/// The protocols between a module's components, with their direction and members.
struct ModuleInterfaces {
    private let module: Module
    private let links: PageLinks

    init(_ module: Module, links: PageLinks) {
        self.module = module
        self.links = links
    }

    func write(_ html: inout HTMLWriter) {
        guard !module.interfaces.isEmpty else {
            html.element("p", .class("empty"), text: "No interfaces between the components were found.")
            return
        }
        for interface in module.interfaces {
            html.element("h3") { $0.element("code", name: interface.protocol) }
            html.element("p", .class("direction")) { line in
                links.badge("role \(interface.from.rawValue)", interface.from.words, &line)
                line.text(" calls ")
                links.badge("role \(interface.to.rawValue)", interface.to.words, &line)
                line.text(" ")
                links.place(interface.file, interface.line, &line)
            }
            html.line()
            links.documentation(interface.documentation, headingLevel: 4, &html)
            members(interface.members, &html)
        }
    }

    private func members(_ members: [Interface.Member], _ html: inout HTMLWriter) {
        guard !members.isEmpty else {
            html.element("p", .class("empty"), text: "It declares no members.")
            return
        }
        html.element("ul", .class("members")) { list in
            for member in members {
                list.line()
                list.element("li") { item in
                    item.element("p") { line in
                        line.element("code", .class("signature")) { SwiftHighlighter.write(member.signature, &$0) }
                        line.text(" ")
                        links.place(member.file, member.line, &line)
                    }
                    links.documentation(member.documentation, headingLevel: 4, &item)
                }
            }
        }
        html.line()
    }
}
