import Diagnostics
import Markdown
import SiteScripts

/// The theme's frame, rendered once for each kind of page and cut open where the pages differ.
///
/// A template is far slower than bytes, so no page's text goes through it: marks stand in for what a page puts in, and
/// are replaced by bytes that are escaped already. They are of the private use area, which no template contains.
struct PageFrame: Sendable {
    enum Slot: String, CaseIterable {
        /// The page's title as text.
        case title
        /// One sentence about the page, as text.
        case summary
        /// HTML of the page's groups and modules list.
        case navigation
        /// HTML of the page's own content.
        case body
        /// The app's name as text.
        case app
        /// The file of the page as Markdown, beside it.
        case markdown
        /// The page's address on the web; empty where it is not known.
        case address
        /// The address of a picture of the app; empty where it is not known.
        case preview

        fileprivate var mark: String { "\u{F8FE}\(rawValue)\u{F8FF}" }
    }

    /// The kinds of pages; a frame can ask for them by name: `{{#isHome}}`.
    enum Kind: String, CaseIterable {
        case home, map, ways, group, module, routes, entryPoints, outside, services, coverage, about, source, notFound
    }

    private enum Piece {
        case bytes([UInt8])
        case slot(Slot)
    }

    private let pieces: [Kind: [Piece]]
    private let app: [UInt8]
    private let address: SiteAddress?

    /// - Parameters:
    ///   - address: where the site will be, if that is known.
    ///   - hasPreview: whether there is a picture of the app for messages with a link to the site.
    init(theme: Theme, appName: String, address: SiteAddress? = nil, hasPreview: Bool = false) throws(ThemeError) {
        var pieces: [Kind: [Piece]] = [:]
        for kind in Kind.allCases {
            var context = Self.context(of: kind, address)
            context[Self.previewSection] = hasPreview && address != nil
            pieces[kind] = Self.cut(theme.frame.render(context))
        }
        self.address = address
        for slot in [Slot.title, .navigation, .body] {
            let isShown = pieces.values.allSatisfy { pieces in
                pieces.contains { if case .slot(slot) = $0 { true } else { false } }
            }
            guard isShown else {
                throw .missingSlot(SourcePlace(file: theme.frame.file, line: 1, column: 1), slot: slot.rawValue)
            }
        }
        self.pieces = pieces
        app = HTMLWriter.escaped(appName)
    }

    private static let previewSection = "hasPreview"

    /// Everything that a frame can show or ask for.
    static let names = Set(context(of: .home, nil).keys).union([previewSection])

    /// Adds all that it puts around pages.
    func add(to draft: inout DigestDraft) {
        draft.add(app)
        for kind in Kind.allCases {
            draft.add(all: pieces[kind] ?? []) { draft, piece in
                switch piece {
                case .bytes(let bytes): draft.add(bytes)
                case .slot(let slot): draft.add(slot.mark)
                }
            }
        }
    }

    /// A whole page.
    func page(
        _ kind: Kind, path: String, title: String, summary: String, navigation: [UInt8], body: [UInt8]
    ) -> [UInt8] {
        let file = String(SitePath.parts(of: path).name)
        let title = HTMLWriter.escaped(title)
        let summary = HTMLWriter.escaped(summary)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count + 2 * navigation.count + 4096)
        for piece in pieces[kind] ?? [] {
            switch piece {
            case .bytes(let piece): bytes += piece
            case .slot(.title): bytes += title
            case .slot(.summary): bytes += summary
            case .slot(.navigation): bytes += navigation
            case .slot(.body): bytes += body
            case .slot(.app): bytes += app
            case .slot(.markdown): bytes += HTMLWriter.escaped(SitePath.twin(of: file))
            case .slot(.address): bytes += HTMLWriter.escaped(address?.of(path) ?? "")
            case .slot(.preview): bytes += HTMLWriter.escaped(address?.of(SitePath.preview) ?? "")
            }
        }
        return bytes
    }

    private static func context(of kind: Kind, _ address: SiteAddress?) -> [String: Any] {
        let root =
            switch kind {
            case .group, .module, .source: "../"
            case .notFound: address?.path ?? ""
            default: ""
            }
        var context: [String: Any] = [
            "root": root, "hasAddress": address != nil && kind != .notFound,
            "stylesheet": root + SitePath.stylesheet, "diagramStylesheet": root + SitePath.diagramStylesheet,
            "assets": root + SitePath.assets, "home": root + SitePath.home, "routes": root + SitePath.routes,
            "coverage": root + SitePath.coverage, "entryPoints": root + SitePath.entryPoints,
            "outside": root + SitePath.outside, "services": root + SitePath.dependencies,
            "about": root + SitePath.about,
            "map": root + SitePath.map, "ways": root + SitePath.ways,
            "controlsStylesheet": "\(root)\(SitePath.assets)/\(SiteScripts.stylesheet.name)",
            "scripts": scripts(of: kind, root: root),
        ]
        for slot in Slot.allCases { context[slot.rawValue] = slot.mark }
        for other in Kind.allCases {
            context["is" + other.rawValue.prefix(1).uppercased() + other.rawValue.dropFirst()] = other == kind
        }
        return context
    }

    /// The elements that load a page's scripts; each waits until the page has been read.
    private static func scripts(of kind: Kind, root: String) -> String {
        var paths = [SiteScripts.page, SiteScripts.search, SiteScripts.tables].map { "\(SitePath.assets)/\($0.name)" }
        if [.home, .map, .group, .services].contains(kind) {
            paths += [SitePath.mapData] + SiteScripts.map.map { "\(SitePath.assets)/\($0.name)" }
        }
        if kind == .ways {
            paths += [SitePath.mapData, SitePath.wayData, "\(SitePath.assets)/\(SiteScripts.ways.name)"]
        }
        if kind == .routes { paths.append("\(SitePath.assets)/\(SiteScripts.routes.name)") }
        return paths.map { "<script src=\"\(root)\($0)\" defer></script>" }.joined(separator: "\n")
    }

    private static func cut(_ text: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "\u{F8FE}"), let end = rest[start...].firstIndex(of: "\u{F8FF}") {
            pieces.append(.bytes(Array(rest[..<start].utf8)))
            if let slot = Slot(rawValue: String(rest[rest.index(after: start)..<end])) { pieces.append(.slot(slot)) }
            rest = rest[rest.index(after: end)...]
        }
        pieces.append(.bytes(Array(rest.utf8)))
        return pieces
    }
}
