import Markdown
import NavigationGraph

/// Where the app leads out of itself: the pages, apps and settings that it opens, and which screens open them.
///
/// Addresses are text and no links: they are of the scanned app, and a page of the site leads nowhere that its readers did
/// not ask for.
struct OutsidePage: SitePage {
    /// Longer lists of routes are folded.
    private static let shownRoutes = 6

    let kind = PageFrame.Kind.outside
    let links: PageLinks

    init(_ site: SiteContents) {
        links = PageLinks(site: site, path: SitePath.outside)
    }

    let title = "Out of the app"
    var summary: String {
        "What \(site.graph.app.label) opens outside of itself: \(Count(byAddress.count, "address", "addresses"))."
    }

    /// The routes that leave the app, in the order of the graph.
    private var routes: [Route] { site.graph.routes.filter(\.leavesApp) }

    /// Each address with the routes that open it, by the address.
    private var byAddress: [(address: String, routes: [Route])] {
        var found: [String: [Route]] = [:]
        for route in routes {
            for address in route.opens { found[address, default: []].append(route) }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func write(_ html: inout HTMLWriter) {
        breadcrumb(here: title, &html)
        html.element("h1", text: title)
        let routes = routes
        guard !routes.isEmpty else { return empty("No way out of the app was found.", &html) }
        html.element(
            "p", .class("lead"),
            text:
                "The pages, apps and settings that the app opens, and the screens that open them. What the sources do not "
                + "tell of an address is an ellipsis.")
        let known = byAddress
        if !known.isEmpty {
            section("addresses", Count(known.count, "address", "addresses").description, &html) {
                table("Addresses and what opens them", known, &$0)
            }
        }
        let unknown = routes.filter(\.opens.isEmpty)
        guard !unknown.isEmpty else { return }
        section("unknown", "Addresses that the sources do not tell", &html) { part in
            part.element("p", text: "They come from a server, from the user, or from code that could not be followed.")
            list(told(unknown), &part)
        }
    }

    private func table(
        _ caption: String, _ addresses: [(address: String, routes: [Route])], _ html: inout HTMLWriter
    ) {
        links.table(caption, columns: ["Address", "Ways", "Opened by"], sortable: true, &html) { rows in
            for (address, routes) in addresses {
                rows.line()
                rows.element("tr") { row in
                    row.element("th", HTMLAttribute("scope", "row")) { cell in
                        cell.element("code", name: address)
                        guard let meaning = AddressMeaning(address).words else { return }
                        cell.element("p", .class("landings"), text: meaning)
                    }
                    let told = told(routes)
                    links.number(told.count, "way", "ways", &row)
                    row.element("td") { list(told, &$0) }
                }
            }
        }
    }

    /// Of those that one method of a screen takes, the first.
    private func told(_ routes: [Route]) -> [Route] {
        var seen: Set<[String]> = []
        return routes.filter { seen.insert([$0.source, PageLinks.way(of: $0) ?? ""]).inserted }
    }

    private func list(_ routes: [Route], _ html: inout HTMLWriter) {
        let isLong = routes.count > Self.shownRoutes + 1
        items(isLong ? routes.prefix(Self.shownRoutes) : routes[...], &html)
        guard isLong else { return }
        let rest = routes.dropFirst(Self.shownRoutes)
        html.element("details") { details in
            details.element("summary", text: Count(rest.count, "other way").description)
            items(rest, &details)
        }
    }

    private func items(_ routes: ArraySlice<Route>, _ html: inout HTMLWriter) {
        html.element("ul", .class("openers")) { list in
            for route in routes {
                list.element("li") { item in
                    links.source(of: route, &item)
                    guard let way = PageLinks.way(of: route) else { return }
                    item.text(" by ")
                    guard let place = site.place(of: route) else { return item.element("code", name: way) }
                    item.element("a", links.href(place)) { $0.element("code", name: way) }
                }
            }
        }
    }
}

extension Route {
    /// Whether it opens another app or a page.
    var leavesApp: Bool { destination.kind == .external || !opens.isEmpty }
}

/// What the scheme of an address says of it.
private struct AddressMeaning {
    /// Nil for pages, which the address itself tells of.
    let words: String?

    /// - Parameter address: as in `Route.opens`.
    init(_ address: String) {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        words =
            switch scheme {
            case "app-settings":
                address.hasSuffix("notifications") ? "the app’s notification settings" : "the app’s settings"
            case "itms-apps", "itms", "itms-appss": "the App Store"
            case "itms-beta": "TestFlight"
            case "mailto": "mail"
            case "tel", "telprompt": "a telephone call"
            case "sms": "a message"
            case "facetime", "facetime-audio": "FaceTime"
            case "http", "https": nil
            default: "another app"
            }
    }
}
