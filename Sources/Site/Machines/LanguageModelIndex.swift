import Markdown
import NavigationGraph

/// `llms.txt`: where everything is, in the form that https://llmstxt.org describes.
struct LanguageModelIndex {
    private let contents: SiteContents

    init(_ contents: SiteContents) {
        self.contents = contents
    }

    var bytes: [UInt8] {
        let home = HomePage(contents)
        var html = HTMLWriter()
        html.element("h1", text: contents.graph.app.label)
        html.element("blockquote") { $0.element("p", text: home.summary) }
        html.element("p", text: "A route is one way from a screen to another, proved by lines of source code.")
        html.element("h2", text: "Pages")
        let outside: [any SitePage] = contents.leavesApp ? [OutsidePage(contents)] : []
        let pages: [any SitePage] =
            [home, EntryPointsPage(contents), RoutesPage(contents)] + outside
            + [DependenciesPage(contents), CoveragePage(contents)]
        html.element("ul") { list in
            for page in pages { item(page, home.links, &list) }
        }
        html.element("h2", text: "Data")
        html.element("ul") { list in
            for (path, meaning) in AboutPage.data where path != SitePath.languageModels {
                list.element("li") { item in
                    item.element("a", .href(path), text: path)
                    item.text(": \(meaning)")
                }
            }
        }
        for group in contents.groups {
            html.element("h2", text: group.label)
            html.element("ul") { list in
                for module in group.modules {
                    guard let page = ModulePage(module.id, in: contents) else { continue }
                    item(page, home.links, &list)
                }
            }
        }
        return MarkdownTwin(html.bytes).bytes
    }

    private func item(_ page: any SitePage, _ links: PageLinks, _ html: inout HTMLWriter) {
        html.element("li") { item in
            item.element("a", links.href(page.links.path), text: page.title)
            item.text(": \(page.summary)")
        }
    }
}
