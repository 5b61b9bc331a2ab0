import Markdown
import NavigationGraph

/// What the site was made from and with, and in which forms it can be had.
struct AboutPage: SitePage {
    let kind = PageFrame.Kind.about
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.about)
    }

    private var graph: NavigationGraph { site.graph }

    let title = "About"
    var summary: String { "What this site of \(graph.app.label) was made from and with." }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        html.element(
            "p", .class("lead"), text: "What this site was made from, what it can be had as, and how to read it.")
        section("sources", "Made from", &html) { sources(&$0) }
        section("data", "For programs", &html) { data(&$0) }
        section("reading", "How to read it", &html) { reading(&$0) }
    }

    /// The files for programs, and what they are.
    static let data = [
        (
            path: SitePath.graph,
            meaning: "the whole navigation graph; every command of Wiremap takes it in place of sources"
        ),
        (SitePath.routesTable, "all routes, for a spreadsheet"),
        (SitePath.routesData, "all routes, one object each"),
        (SitePath.languageModels, "where everything is, for language models"),
    ]

    private func sources(_ html: inout HTMLWriter) {
        html.element("dl", .class("facts")) { list in
            fact("App", &list) { $0.text(graph.app.label) }
            if let remote = graph.app.remote {
                fact("Repository", &list) { $0.text(RepositoryAddress.withoutCredentials(remote)) }
            }
            if let revision = graph.app.revision { fact("Commit", &list) { $0.element("code", name: revision) } }
            if let target = graph.scan.target {
                fact(target.contains(", ") ? "Targets" : "Target", &list) { $0.text(target) }
            }
            fact("Read", &list) { read in
                let swift = Count(graph.scan.swiftFiles, "Swift file")
                let storyboards = Count(graph.scan.storyboards, "storyboard or xib", "storyboards and xibs")
                read.text("\(swift), \(storyboards)")
            }
            if let version = site.options.programVersion { fact("Made by", &list) { $0.text("Wiremap \(version)") } }
            if let date = site.options.date { fact("Date", &list) { $0.text(date) } }
        }
        html.line()
    }

    private func data(_ html: inout HTMLWriter) {
        html.element("ul") { list in
            for (path, meaning) in Self.data {
                list.element("li") { item in
                    item.element("a", links.href(path)) { $0.element("code", text: path) }
                    item.text(": \(meaning).")
                }
            }
            list.element("li") { item in
                item.text("Every page is there as Markdown too: ")
                item.element("code", text: ".md")
                item.text(" in place of ")
                item.element("code", text: ".html")
                item.text(".")
            }
        }
        html.line()
    }

    private func reading(_ html: inout HTMLWriter) {
        let words = [
            ("Module", "One VIPER unit, most often a screen: view, presenter, interactor and navigator."),
            ("Screen", "A view controller or SwiftUI view that navigation reaches and that has no VIPER parts."),
            ("Coordinator", "Leads to screens and shows nothing itself."),
            ("Route", "One way from a source to a target, proved by the lines of code that it follows from."),
            (
                "Navigation option",
                "A way out that a module declares: a case of its enum, or a method of its navigator."
            ),
            ("Inferred", Confidence.inferred.explanation),
            ("Never triggered", "The code is there, and nothing that calls it was found."),
        ]
        html.element("dl", .class("facts")) { list in
            for (word, meaning) in words { fact(word, &list) { $0.text(meaning) } }
        }
        html.line()
    }

    private func fact(_ term: String, _ html: inout HTMLWriter, body: (inout HTMLWriter) -> Void) {
        html.element("dt", text: term)
        html.element("dd", body: body)
    }
}
