import Markdown
import NavigationGraph

/// Pictures of a module's screen.
struct ModulePictures {
    /// No side of a picture beside text is longer than this, in CSS pixels.
    private static let largeSide = 440
    private static let smallSide = 96

    let links: PageLinks

    /// All pictures of a module, each a link to itself in full size.
    func gallery(_ module: Module, _ html: inout HTMLWriter) {
        html.element("div", .class("screens")) { gallery in
            for item in links.site.pictures(of: module.id) {
                gallery.line()
                gallery.element("figure") { figure in
                    figure.element("a", links.href(item.path)) { link in
                        picture(item, alt: "\(module.label): \(item.name)", side: Self.largeSide, &link)
                    }
                    figure.element("figcaption", name: item.name)
                }
            }
        }
        html.line()
    }

    /// The first picture of a module, small, beside what says which module it is; nothing without one.
    func thumbnail(_ module: ModuleName?, _ html: inout HTMLWriter) {
        guard let module, let item = links.site.pictures(of: module.id).first else { return }
        html.element("span", .class("thumbnail")) { box in
            picture(item, alt: "The screen of \(module.label)", side: Self.smallSide, &box)
        }
    }

    /// Scaled by the browser, which knows the size before the picture is there, and loads it when it comes into view.
    private func picture(_ item: ScreenPictures.Item, alt: String, side: Int, _ html: inout HTMLWriter) {
        let longest = max(item.width, item.height)
        let (width, height) =
            longest <= side
            ? (item.width, item.height) : (max(1, item.width * side / longest), max(1, item.height * side / longest))
        html.void(
            "img", HTMLAttribute("src", links.address(of: item.path)), HTMLAttribute("alt", alt),
            HTMLAttribute("width", String(width)), HTMLAttribute("height", String(height)),
            HTMLAttribute("loading", "lazy"), HTMLAttribute("decoding", "async"))
    }
}
