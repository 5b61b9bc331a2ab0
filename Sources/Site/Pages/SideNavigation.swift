import Markdown
import NavigationGraph

/// The list of groups and modules beside every page.
///
/// In a small app every group shows its modules. In a large one only the group of the page does, so that the whole site
/// grows with the number of pages and not with its square.
struct SideNavigation {
    private static let smallApp = 60

    let links: PageLinks
    /// The group that the page is about or belongs to.
    let group: String?
    /// The module that the page is about.
    let module: Module.ID?

    private var site: SiteContents { links.site }

    /// The navigation's content; the frame puts it into its landmark.
    func bytes() -> [UInt8] {
        var html = HTMLWriter()
        html.element("ul", .class("pages")) { list in
            page(SitePath.home, "Overview", &list)
            if site.hasMap { page(SitePath.map, "Map", &list) }
            page(SitePath.ways, "Find the way", &list)
            page(SitePath.entryPoints, "Entry points", &list)
            page(SitePath.routes, "All routes", &list)
            if site.leavesApp { page(SitePath.outside, "Out of the app", &list) }
            page(SitePath.dependencies, "Services and entities", &list)
            page(SitePath.coverage, "Coverage", &list)
            page(SitePath.about, "About", &list)
        }
        html.element("ul", .class("groups")) { list in
            for group in site.navigation {
                list.line()
                list.element("li", Self.depth(of: group)) { self.group(group, &$0) }
            }
        }
        return html.bytes
    }

    /// In how many other groups a group lies, up to three; nil for none.
    private static func depth(of group: NavigationGroup) -> HTMLAttribute? {
        switch group.depth {
        case 0: nil
        case 1: .class("depth-1")
        case 2: .class("depth-2")
        default: .class("depth-3")
        }
    }

    private func page(_ path: String, _ label: String, _ html: inout HTMLWriter) {
        html.element("li") { $0.element("a", links.href(path), current(path == links.path), text: label) }
    }

    private func group(_ group: NavigationGroup, _ html: inout HTMLWriter) {
        guard let page = site.names.group(group.path) else { return }
        let isInner = group.innerLabel != group.label
        html.element(
            "a", .class("group"), links.href(page), current(page == links.path),
            isInner ? HTMLAttribute("aria-label", group.label) : nil, name: group.innerLabel)
        html.element("span", .class("count"), HTMLAttribute("title", "\(Count(group.modules.count, "module"))")) {
            $0.text("\(group.modules.count)")
        }
        guard group.path == self.group || site.moduleCount <= Self.smallApp else { return }
        html.element("ul") { list in
            for module in group.modules {
                guard let page = site.names.module(module.id) else { continue }
                list.line()
                list.element("li") { item in
                    item.element("a", links.href(page), current(module.id == self.module)) { module.write(&$0) }
                }
            }
        }
    }

    private func current(_ isCurrent: Bool) -> HTMLAttribute? {
        isCurrent ? HTMLAttribute("aria-current", "page") : nil
    }
}
