import Diagnostics

/// The review as one file of HTML: what changed in words, and the map before and after on one layout.
///
/// Nothing is loaded and nothing is run: the switch between before, after and both is made of radio buttons and styles.
package struct ReviewHTML {
    /// A picture with what it shows.
    package struct Picture {
        package var title: String
        /// An `svg` element.
        package var svg: String

        package init(title: String, svg: String) {
            self.title = title
            self.svg = svg
        }

        /// How wide the `svg` element says it is, in pixels.
        var width: Int? {
            svg.prefix(while: { $0 != ">" }).firstMatch(of: /\swidth="(\d+)"/).flatMap { Int($0.1) }
        }
    }

    private let review: NavigationReview
    private let pictures: [Picture]
    private let diagramStyle: String
    private let changes: FoldedChanges

    /// - Parameter diagramStyle: the stylesheet of the pictures.
    package init(_ review: NavigationReview, pictures: [Picture], diagramStyle: String) {
        self.review = review
        self.pictures = pictures
        self.diagramStyle = diagramStyle
        changes = FoldedChanges(review)
    }

    package var text: String {
        let title = "Navigation review of \(Self.escape(review.head.graph.app.name))"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(diagramStyle)
            \(Self.style)</style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1>
            <p class="revisions"><span>base <code>\(Self.escape(review.base.name))</code></span>
            <span>head <code>\(Self.escape(review.head.name))</code></span></p>
            </header>
            <main>
            \(changes.all.isEmpty ? "<p class=\"lead\">The navigation is the same on both sides.</p>\n" : content)</main>
            </body>
            </html>

            """
    }

    private var content: String {
        var text = "<p class=\"lead\">\(Self.escape(changes.headline))</p>\n"
        text += views
        if let first = pictures.first { text += Self.map(first, 0) }
        for level in ChangeLevel.allCases {
            let list = changes.all.filter { $0.level == level }
            guard !list.isEmpty else { continue }
            text += "<section>\n<h2>\(level.title)</h2>\n<ul class=\"changes \(level.rawValue)\">\n"
            text += list.map(item).joined()
            text += "</ul>\n</section>\n"
        }
        return text + pictures.enumerated().dropFirst().map { Self.map($1, $0) }.joined()
    }

    /// The radio buttons come before the pictures and beside them, so that styles can tell which is chosen.
    private var views: String {
        guard !pictures.isEmpty else { return "" }
        var text = ""
        for (value, label) in [("both", "Before and after"), ("before", "Before"), ("after", "After")] {
            text += "<input type=\"radio\" name=\"view\" id=\"view-\(value)\"\(value == "both" ? " checked" : "")>"
            text += "<label for=\"view-\(value)\">\(label)</label>\n"
        }
        text += "<p class=\"legend\"><span class=\"added\">+ new</span> <span class=\"removed\">− gone</span> "
        return text + "<span class=\"changed\">~ changed</span></p>\n"
    }

    /// A picture that is wider than the page is at first as wide, so that it does not begin with an empty corner, and in
    /// full size when asked for.
    private static func map(_ picture: Picture, _ index: Int) -> String {
        let isWide = picture.width.map { $0 > widestAsDrawn } ?? true
        var text = "<h2>\(escape(picture.title))</h2>\n"
        if isWide {
            let id = "full-size-\(index)"
            text += "<input type=\"checkbox\" class=\"full-size\" id=\"\(id)\"><label for=\"\(id)\">Full size</label>\n"
        }
        text += "<div class=\"\(isWide ? "map whole" : "map")\" tabindex=\"0\" role=\"region\""
        return text + " aria-label=\"\(escape(picture.title))\">\n\(picture.svg)</div>\n"
    }
    /// How wide a picture on a page may be, in pixels, to be shown as it was drawn: as wide as the page is at most.
    private static let widestAsDrawn = 1100

    private func item(_ change: Change) -> String {
        var text = "<li id=\"change-\(change.id)\"><p>\(Self.html(change.sentence))</p>"
        if let doubt = ReviewText.doubt(of: change) { text += "<p class=\"trigger\">\(doubt)</p>" }
        if let trigger = change.trigger { text += "<p class=\"trigger\">Set off by: \(Self.html(trigger))</p>" }
        let places = [("base", change.basePlace), ("head", change.headPlace)].compactMap { side, place in
            place.map { "\(side) <code>\(Self.escape($0.description))</code>" }
        }
        if !places.isEmpty { text += "<p class=\"places\">\(places.joined(separator: " · "))</p>" }
        let followers = changes.toldFollowers(change)
        if !followers.isEmpty, let words = changes.followers(of: change) {
            text += "<details><summary>\(words)</summary>\n<ul>\n"
            text += followers.map { "<li>\(Self.html($0.sentence))</li>\n" }.joined()
            text += "</ul>\n</details>"
        }
        return text + "</li>\n"
    }

    private static func html(_ sentence: Sentence) -> String {
        sentence.pieces.map { piece in
            switch piece {
            case .words(let words): escape(words)
            case .name(let name): "<b><bdi>\(escape(Sentence.short(name)))</bdi></b>"
            case .title(let title): "<bdi>“\(escape(Sentence.short(title)))”</bdi>"
            case .code(let code): "<code>\(escape(Sentence.short(code)))</code>"
            }
        }.joined()
    }

    /// The one place where text becomes HTML.
    private static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in PrintableText.of(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static let style = """
        body { margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; font: 1rem/1.55 system-ui, sans-serif; background: var(--wm-background); color: var(--wm-text); }
        h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
        code { font: .88em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
        .revisions { color: var(--wm-muted); margin: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
        .lead { font-size: 1.1rem; }
        main > input { position: absolute; opacity: 0; }
        main > label { display: inline-block; padding: .3rem .9rem; border: 1px solid var(--wm-module-line); margin-right: -1px; cursor: pointer; }
        main > label:first-of-type { border-radius: .4rem 0 0 .4rem; }
        #view-after + label { border-radius: 0 .4rem .4rem 0; }
        .full-size + label { border-radius: .4rem; margin-bottom: .5rem; }
        main > input:checked + label { background: var(--wm-entry); color: var(--wm-entry-text); }
        main > input:focus-visible + label { outline: 3px solid var(--wm-current-line); outline-offset: 2px; }
        .map { overflow: auto; max-height: 85vh; border: 1px solid var(--wm-group-line); border-radius: .5rem; padding: .5rem; }
        .map .wm-diagram { max-width: none; }
        .whole .wm-diagram { max-width: 100%; height: auto; }
        .full-size:checked + label + .whole .wm-diagram { max-width: none; }
        #view-before:checked ~ .map .mark-added, #view-after:checked ~ .map .mark-removed { visibility: hidden; }
        .legend { color: var(--wm-muted); font-size: .9rem; margin: .6rem 0 0; }
        .legend .added { color: var(--wm-added); font-weight: bold; }
        .legend .removed { color: var(--wm-removed); font-weight: bold; }
        .legend .changed { color: var(--wm-changed); font-weight: bold; }
        .changes { list-style: none; padding: 0; margin: 0; }
        .changes > li { border-left: .3rem solid var(--wm-group-line); padding: .1rem 0 .1rem .9rem; margin: .7rem 0; overflow-wrap: anywhere; }
        .changes.breaking > li { border-color: var(--wm-removed); }
        .changes.notable > li { border-color: var(--wm-changed); }
        .changes p { margin: 0; }
        .changes .places, .changes .trigger, .changes details { color: var(--wm-muted); font-size: .9rem; }
        @media print { .map { max-height: none; } main > label { display: none; } }

        """
}
