import Markdown
import NavigationGraph

/// What a server shows for an address that the site does not have, wherever in the site it is.
struct NotFoundPage: SitePage {
    let kind = PageFrame.Kind.notFound
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.notFound, root: site.options.address?.path)
    }

    let title = "Page not found"
    var summary: String { "This page is not part of the site of \(site.appLabel)." }

    func write(_ html: inout HTMLWriter) {
        html.element("h1", text: title)
        let noun = site.graph.modules.noun
        html.element("p", .class("lead")) { lead in
            lead.text("The \(noun.one) may have been renamed or removed since the link was made. ")
            lead.element("a", links.href(SitePath.home), text: "Begin at the overview")
            lead.text(", or choose from all \(noun.many):")
        }
        guard site.moduleCount > 0 else { return empty("The app has no modules.", &html) }
        html.element("ul", .class("inline")) { list in
            for module in site.graph.modules {
                list.line()
                list.element("li") { links.module(module, &$0) }
            }
        }
    }
}
