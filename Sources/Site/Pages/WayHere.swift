import Markdown
import NavigationGraph

/// The shortest ways to a module from where the app starts, step by step.
struct WayHere {
    private let module: Module
    private let links: PageLinks
    /// By entry point: the launch first.
    private let ways: [(entry: EntryPoint, routes: [Route])]

    init(_ module: Module, links: PageLinks) {
        self.module = module
        self.links = links
        // Of entry points that are one way in the first stands for all.
        var told: Set<String> = []
        ways = links.site.ways(to: module.id).filter { way in
            told.insert(links.site.entryFamily(of: way.entry.id)?.anchor ?? way.entry.id).inserted
        }
    }

    /// How many routes there are from the app's launch; nil where there is no way.
    var steps: Int? { ways.first { $0.entry.kind == .launch }?.routes.count }

    func write(_ html: inout HTMLWriter) {
        ways(&html)
        html.element("p") { line in
            let state = "to=\(SiteOptions.encoded(module.id))"
            line.element("a", links.href("\(SitePath.ways)#\(state)"), text: "All ways here, from any screen")
        }
        html.line()
    }

    private func ways(_ html: inout HTMLWriter) {
        guard let first = ways.first else {
            let sentence =
                "No way here from an entry point was found. Either nothing leads here, or a call on the way could not be followed."
            html.element("p", .class("empty"), text: sentence)
            return
        }
        list(first, &html)
        guard ways.count > 1 else { return }
        html.element("details", .class("others")) { more in
            more.element("summary", text: "From \(Count(ways.count - 1, "other entry point"))")
            for way in ways.dropFirst() {
                more.element("h3", text: links.site.entryFamily(of: way.entry.id)?.label ?? way.entry.label)
                list(way, &more)
            }
        }
        html.line()
    }

    private func list(_ way: (entry: EntryPoint, routes: [Route]), _ html: inout HTMLWriter) {
        html.element("ol", .class("steps")) { list in
            for route in way.routes {
                list.line()
                list.element("li") { step(route, &$0) }
            }
            list.line()
        }
        html.line()
    }

    private func step(_ route: Route, _ html: inout HTMLWriter) {
        let words = RouteWords(links: links)
        ModulePictures(links: links).thumbnail(route.target.flatMap(links.site.name), &html)
        html.element("p", .class("step-way")) { line in
            links.source(of: route, &line)
            line.text(" ")
            links.transition(route.transition, &line)
            line.text(" ")
            if route.target == module.id {
                line.element("strong", name: module.label)
            } else {
                words.destination(route, &line)
            }
        }
        html.element("p", .class("step-trigger")) { line in
            if links.site.isTabToSelect(route) {
                line.text(RouteWords.tab)
            } else if let chain = route.plainestTriggers.first, !chain.isEmpty {
                words.trigger(chain, &line)
            } else if route.transition == .embed, !route.neverTriggered {
                line.text("Shown as a part of it")
            } else if links.site.isOfLaunch(route) {
                line.text(TriggerWords.launch)
            } else {
                line.text("What sets this off is not known")
            }
            if let place = links.site.place(of: route) {
                line.text(" ")
                line.element("a", links.href(place), .class("quiet"), text: "details")
            }
        }
        ConditionLines(links.site.condition(of: route)).write(&html)
    }
}
