import Markdown
import NavigationGraph

/// Writes the parts that all pages share, with links relative to the page at `path`.
struct PageLinks {
    /// Up to this width in pixels a diagram may be shrunk to the page and still be read; a wider one scrolls.
    private static let widestShrunk = 1400

    let site: SiteContents
    /// From the root of the site.
    let path: String
    /// What stands before every path instead of the way from this page: for a page that a server shows anywhere.
    var root: String?

    /// What this page writes to reach a path from the root of the site.
    func address(of target: String) -> String {
        root.map { $0 + target } ?? PageNames.link(to: target, from: path)
    }

    func href(_ target: String) -> HTMLAttribute { .href(address(of: target)) }

    /// A node's name as a link to its page, with what tells it apart from others of the name.
    func module(_ module: Module, _ html: inout HTMLWriter) { self.module(ModuleName(module), &html) }

    func module(_ module: ModuleName, _ html: inout HTMLWriter) {
        guard let page = site.names.module(module.id) else { return module.write(&html) }
        html.element("a", href(page)) { module.write(&$0) }
    }

    /// A route's source: a module or an entry point.
    func source(of route: Route, _ html: inout HTMLWriter) {
        if let module = site.name(of: route.source) { return self.module(module, &html) }
        if let entry = site.entryFamily(of: route.source) {
            return html.element("a", href(entry.place), text: entry.label)
        }
        html.text(route.source)
    }

    /// A place in the sources: a link to the excerpt that shows it, to the repository's host where there is none, or
    /// plain text.
    func place(_ file: String, _ line: Int, _ html: inout HTMLWriter) {
        let name = String(SitePath.parts(of: file).name)
        let label = line > 0 ? name + ":" + String(line) : name
        let title = HTMLAttribute("title", file)
        if let target = site.excerptPlace(file, line) {
            html.element("a", href(target), .class("place"), title, name: label)
        } else if let host = site.hostAddress(file, max(1, line)) {
            html.element("a", .href(host), .class("place"), title, name: label)
        } else {
            html.element("span", .class("place"), title, name: label)
        }
    }

    /// A word in a frame, told by its text and not by its colour alone.
    func badge(_ kind: String, _ text: String, _ html: inout HTMLWriter) {
        html.element("span", .class("badge \(kind)"), text: text)
    }

    /// The transition's badge.
    func transition(_ transition: Transition, _ html: inout HTMLWriter) {
        badge("transition \(transition.rawValue)", transition.rawValue, &html)
    }

    /// The option or method that a route is in, as code: `.home`, or `showHome()` where a method is the option.
    static func way(of route: Route) -> String? {
        route.option.map { $0.contains("(") ? $0 : ".\($0)" } ?? route.method.map { String(Route.name(ofMember: $0)) }
    }

    /// A diagram in a box of its own that scrolls, with its caption.
    func diagram(_ diagram: SiteDiagram?, caption: String, _ html: inout HTMLWriter) {
        guard let svg = diagram?.bytes, let start = Self.start(of: svg) else {
            html.element("p", .class("empty"), text: "No diagram was drawn here.")
            return
        }
        html.element("figure") { figure in
            figure.element(
                "div", .class(Self.width(of: svg[start...]) <= Self.widestShrunk ? "diagram fits" : "diagram"),
                HTMLAttribute("role", "group"), HTMLAttribute("tabindex", "0"), HTMLAttribute("aria-label", caption)
            ) { $0.trusted(svg[start...]) }
            figure.element("figcaption", text: caption)
        }
        html.line()
    }

    /// A diagram of the app or of a group, which the scripts make a map that can be moved and asked.
    func map(_ svg: SiteDiagram?, caption: String, role: MapRole = .part, _ html: inout HTMLWriter) {
        html.element("div", HTMLAttribute("data-map", role.rawValue)) {
            diagram(svg, caption: caption, &$0)
            // Told where scripts make it a map.
            $0.element("p", .id("map-keys"), HTMLAttribute("hidden", "hidden"), text: Self.mapKeys)
        }
        html.line()
    }

    /// What a map is for its page.
    enum MapRole: String {
        /// What the page is for, so that the wheel may be the map's.
        case page
        /// Modules and routes.
        case part
        /// The groups of a large app.
        case groups
        /// Modules and what they use.
        case uses
    }

    private static let mapKeys = """
        Arrow keys move the map, + and - zoom, 0 shows all of it. On a module, arrow keys go to the next one there, \
        Page Down goes on, Space pins, Enter opens.
        """

    /// Where the `svg` element begins; nil where there is none.
    private static func start(of svg: [UInt8]) -> Int? {
        let tag = Array("<svg".utf8)
        return svg.indices.first { svg[$0] == tag[0] && svg[$0...].starts(with: tag) }
    }

    /// The width that an `svg` element states, in pixels; 0 without one.
    private static func width(of svg: ArraySlice<UInt8>) -> Int {
        let tag = svg.prefix { $0 != UInt8(ascii: ">") }
        let name = " width=\"".utf8
        guard let start = tag.indices.first(where: { tag[$0...].starts(with: name) }) else { return 0 }
        let digits = tag[(start + name.count)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }

    /// A cell with a number, and what it counts for where the head of the table is out of sight.
    func number(_ count: Int, _ unit: String, _ units: String, _ html: inout HTMLWriter) {
        html.element("td", .class("number")) { cell in
            cell.text("\(count)")
            cell.element("span", .class("unit"), text: " " + (count == 1 ? unit : units))
        }
    }

    /// A table in a box of its own that scrolls.
    ///
    /// - Parameter sortable: whether the order of the rows says nothing, so that a script may change it.
    func table(
        _ caption: String, columns: [String], sortable: Bool = false, _ html: inout HTMLWriter,
        rows: (inout HTMLWriter) -> Void
    ) {
        tableOfParts(caption, columns: columns, sortable: sortable, &html) { $0.element("tbody", body: rows) }
    }

    /// The same with bodies of the caller's own.
    func tableOfParts(
        _ caption: String, columns: [String], sortable: Bool = false, _ html: inout HTMLWriter,
        bodies: (inout HTMLWriter) -> Void
    ) {
        html.element(
            "div", .class("table"), HTMLAttribute("role", "group"), HTMLAttribute("tabindex", "0"),
            HTMLAttribute("aria-label", caption)
        ) { box in
            box.element("table", sortable ? .class("sortable") : nil) { table in
                table.element("caption", .class("unseen"), text: caption)
                table.element("thead") { head in
                    head.element("tr") { row in
                        for column in columns { row.element("th", HTMLAttribute("scope", "col"), text: column) }
                    }
                }
                bodies(&table)
            }
        }
        html.line()
    }

    /// Documentation in a box, nothing without any.
    func documentation(_ markdown: String, headingLevel: Int, _ html: inout HTMLWriter) {
        guard !markdown.isEmpty else { return }
        html.element("div", .class("documentation")) {
            DocumentationComment(markdown).write(into: &$0, headingLevel: headingLevel)
        }
        html.line()
    }
}
