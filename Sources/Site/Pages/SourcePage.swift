import Markdown
import NavigationGraph

/// The parts of one source file that other pages give as proof.
struct SourcePage: SitePage {
    let kind = PageFrame.Kind.source
    let links: PageLinks
    private let shown: SourceExcerpts.File

    /// Nil for a file that the site does not show.
    init?(_ file: String, in site: SiteContents) {
        guard let shown = site.excerpt(of: file) else { return nil }
        self.shown = shown
        links = PageLinks(site: site, path: shown.page)
    }

    private var name: String {
        guard let slash = shown.file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return shown.file }
        return String(shown.file[slash...].dropFirst())
    }

    var title: String { name }
    var summary: String { "The parts of \(shown.file) that other pages mention." }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: name, &html)
        html.element("h1", text: name)
        html.element("p", .class("lead")) { lead in
            lead.text("The parts of ")
            lead.element("code", name: shown.file)
            lead.text(" that other pages mention, with a few lines around each.")
        }
        mentions(&html)
        if shown.blocks.isEmpty { empty("The file is empty.", &html) }
        for block in shown.blocks { excerpt(block, &html) }
    }

    private func mentions(_ html: inout HTMLWriter) {
        let modules = shown.modules.compactMap(site.name)
        guard !modules.isEmpty else { return }
        html.element("p", .class("mentions")) { line in
            line.text("Mentioned by ")
            for (index, module) in modules.enumerated() {
                if index > 0 { line.text(index == modules.count - 1 ? " and " : ", ") }
                links.module(module, &line)
            }
            line.text(".")
        }
    }

    private func excerpt(_ block: [SourceExcerpts.Line], _ html: inout HTMLWriter) {
        guard let first = block.first, let last = block.last else { return }
        let range = first.number == last.number ? "Line \(first.number)" : "Lines \(first.number)–\(last.number)"
        html.element("h2", text: range)
        if let host = site.hostAddress(shown.file, first.number) {
            html.element("p") { $0.element("a", .href(host), text: "\(range) on the repository's host") }
        }
        html.element(
            "pre", .class("excerpt"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "group"),
            HTMLAttribute("aria-label", range)
        ) { pre in
            pre.element("code") { code in
                var highlighter = shown.file.hasSuffix(".swift") ? SwiftHighlighter() : nil
                for line in block {
                    let number = String(line.number)
                    let anchor = "L" + number
                    code.element("span", .class(line.isMentioned ? "line mark" : "line"), .id(anchor)) { span in
                        span.element("a", .class("number"), .href("#" + anchor), text: number)
                        let text = shown.text[line.range]
                        if highlighter == nil { span.text(utf8: text) }
                        highlighter?.write(utf8: text, &span)
                        span.line()
                    }
                }
            }
        }
        html.line()
    }
}
