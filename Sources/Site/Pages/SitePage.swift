import Markdown
import NavigationGraph

/// What one page of the site is; the frame goes around it.
protocol SitePage {
    var kind: PageFrame.Kind { get }
    var links: PageLinks { get }
    /// For the browser's title; the app's name is put behind it.
    var title: String { get }
    /// One sentence as text.
    var summary: String { get }
    /// The group that the page is about or belongs to.
    var group: String? { get }
    /// The module that the page is about.
    var module: Module.ID? { get }
    /// Writes the page's content, which begins with its first heading.
    func write(_ html: inout HTMLWriter)
}

extension SitePage {
    var group: String? { nil }
    var module: Module.ID? { nil }
    var site: SiteContents { links.site }

    /// The page's content.
    var body: [UInt8] {
        var html = HTMLWriter()
        write(&html)
        return html.bytes
    }

    /// The page as Markdown.
    ///
    /// - Parameter body: the page's content.
    func twin(of body: [UInt8]) -> Page { Page(path: SitePath.twin(of: links.path), bytes: MarkdownTwin(body).bytes) }

    /// The page in its frame.
    ///
    /// - Parameters:
    ///   - body: the page's content.
    ///   - navigation: what is beside it, where other pages have the same.
    func framed(by frame: PageFrame, body: [UInt8], navigation: [UInt8]? = nil) -> Page {
        let navigation = navigation ?? SideNavigation(links: links, group: group, module: module).bytes()
        let app = site.appLabel
        let bytes = frame.page(
            kind, path: links.path, title: title == app ? title : "\(title) – \(app)", summary: summary,
            navigation: navigation, body: body)
        return Page(path: links.path, bytes: bytes)
    }

    /// A part of the page under a heading that can be linked to.
    func section(
        _ id: String, _ heading: String, _ html: inout HTMLWriter, body: (inout HTMLWriter) -> Void
    ) {
        html.element("section", .id(id), HTMLAttribute("aria-labelledby", "\(id)-heading")) { section in
            section.element("h2", .id("\(id)-heading"), text: heading)
            section.line()
            body(&section)
        }
        html.line()
    }

    /// The way from the home page to this one.
    func breadcrumb(group path: String? = nil, here: String, _ html: inout HTMLWriter) {
        html.element("nav", .class("breadcrumb"), HTMLAttribute("aria-label", "Breadcrumb")) { nav in
            nav.element("ol") { list in
                list.element("li") { $0.element("a", links.href(SitePath.home), name: site.appLabel) }
                if let path, let page = site.names.group(path) {
                    let label = site.groupLabel(path)
                    list.element("li") { $0.element("a", links.href(page), name: label) }
                }
                list.element("li") { $0.element("span", HTMLAttribute("aria-current", "page"), name: here) }
            }
        }
        html.line()
    }

    /// A sentence where something is not there.
    func empty(_ sentence: String, _ html: inout HTMLWriter) {
        html.element("p", .class("empty"), text: sentence)
        html.line()
    }
}
