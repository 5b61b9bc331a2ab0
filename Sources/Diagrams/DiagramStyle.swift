/// The stylesheet of diagrams, for light and dark surroundings.
///
/// A page takes it into its own stylesheet; a file carries it. A theme restyles diagrams by setting the variables.
/// `data-theme` on the root element (`light` or `dark`) overrides what the system prefers.
package enum DiagramStyle {
    package static let css = """
        :root {
        \(variables(light))
        }
        @media (prefers-color-scheme: dark) {
        :root:not([data-theme="light"]) {
        \(variables(dark))
        }
        }
        :root[data-theme="dark"] {
        \(variables(dark))
        }
        \(fallbacks)
        .wm-diagram { max-width: 100%; height: auto; font-family: \(fonts); }
        .wm-diagram .background { fill: var(--wm-background); }
        .wm-diagram text { fill: var(--wm-text); }
        .wm-diagram text.muted { fill: var(--wm-muted); }
        .wm-diagram .cluster > path, .wm-diagram .cluster > polygon { fill: var(--wm-group); stroke: var(--wm-group-line); }
        .wm-diagram .cluster text { fill: var(--wm-muted); paint-order: stroke; stroke: var(--wm-group); stroke-width: 4px; stroke-linejoin: round; }
        .wm-diagram .node path, .wm-diagram .node polygon, .wm-diagram .node polyline { fill: var(--wm-module); stroke: var(--wm-module-line); }
        .wm-diagram .node.screen polygon, .wm-diagram .role-entity path, .wm-diagram .role-entity polygon, .wm-diagram .role-service path, .wm-diagram .role-dataManager path, .wm-diagram .group-node polygon, .wm-diagram .group-node polyline { fill: var(--wm-screen); stroke: var(--wm-screen-line); }
        .wm-diagram .node.coordinator polygon { fill: var(--wm-coordinator); stroke: var(--wm-coordinator-line); }
        .wm-diagram .node.entry ellipse { fill: var(--wm-entry); stroke: var(--wm-entry); }
        .wm-diagram .node.entry text { fill: var(--wm-entry-text); }
        .wm-diagram .node.current path, .wm-diagram .node.current polygon { fill: var(--wm-current); stroke: var(--wm-current-line); }
        .wm-diagram .node.current text { font-weight: bold; }
        .wm-diagram .edge text { paint-order: stroke; stroke: var(--wm-background); stroke-width: 3px; stroke-linejoin: round; }
        .wm-diagram .edge path { stroke: var(--wm-muted); }
        .wm-diagram .edge polygon, .wm-diagram .edge polyline, .wm-diagram .edge ellipse { stroke: var(--wm-muted); fill: var(--wm-muted); }
        \(edgeRules)
        \(markRules)
        .wm-diagram .edge [fill="none"] { fill: none; }
        .wm-diagram .edge.never-triggered { opacity: 0.55; }
        .wm-diagram .node.\(PartDrawer.sameClass) { opacity: 0.55; }
        .wm-diagram .edge.\(PartDrawer.sameClass) { opacity: 0.3; }
        .wm-diagram a { text-decoration: none; }
        .wm-diagram a:hover path, .wm-diagram a:hover polygon, .wm-diagram a:focus-visible path, .wm-diagram a:focus-visible polygon { stroke: var(--wm-current-line); stroke-width: 2.2; }

        """

    /// Fonts that machines without Helvetica, Arial and what has their widths have, with their part of the size at which
    /// words are as wide as in those: boxes are drawn for these.
    private static let wideFonts = [
        (name: "wm-dejavu", local: ["DejaVu Sans", "DejaVuSans", "Bitstream Vera Sans", "Verdana"], percent: 88),
        (name: "wm-noto", local: ["Noto Sans", "NotoSans-Regular", "Open Sans", "Cantarell", "Ubuntu"], percent: 95),
    ]

    private static let fallbacks = wideFonts.map { font in
        let sources = font.local.map { "local(\"\($0)\")" }.joined(separator: ", ")
        return "@font-face { font-family: \(font.name); src: \(sources); size-adjust: \(font.percent)%; }"
    }.joined(separator: "\n")

    private static let fonts =
        (["Helvetica", "Arial", "\"Liberation Sans\"", "Arimo", "\"Nimbus Sans\"", "Roboto"]
        + wideFonts.map(\.name) + ["sans-serif"]).joined(separator: ", ")

    private static let edgeRules: String = {
        let colours =
            TransitionFamily.allCases.map { (".family-\($0.rawValue)", "--wm-\($0.rawValue)") } + [
                (".strength-strong", "--wm-stack"), (".strength-weak", "--wm-modal"),
                (".strength-unowned", "--wm-custom"), (".use", "--wm-screen-line"),
            ]
        return colours.map { selector, variable in
            """
            .wm-diagram \(selector) path { stroke: var(\(variable)); }
            .wm-diagram \(selector) polygon, .wm-diagram \(selector) polyline, .wm-diagram \(selector) ellipse { stroke: var(\(variable)); fill: var(\(variable)); }
            .wm-diagram \(selector) text { fill: var(\(variable)); }
            """
        }.joined(separator: "\n")
    }()

    private static let markRules: String = ComparisonMark.allCases.map { mark in
        let variable = "var(--wm-\(mark.rawValue))"
        return """
            .wm-diagram .node.\(mark.className) path, .wm-diagram .node.\(mark.className) polygon { stroke: \(variable); }
            .wm-diagram .edge.\(mark.className) path { stroke: \(variable); }
            .wm-diagram .edge.\(mark.className) polygon, .wm-diagram .edge.\(mark.className) polyline, .wm-diagram .edge.\(mark.className) ellipse { stroke: \(variable); fill: \(variable); }
            .wm-diagram .edge.\(mark.className) text { fill: \(variable); }
            """
    }.joined(separator: "\n")

    private static func variables(_ values: [(String, String)]) -> String {
        values.map { "--wm-\($0.0): \($0.1);" }.joined(separator: "\n")
    }

    private static let light: [(String, String)] =
        [
            ("background", DiagramPalette.background), ("text", DiagramPalette.text), ("muted", DiagramPalette.muted),
            ("module", DiagramPalette.moduleFill), ("module-line", DiagramPalette.moduleLine),
            ("screen", DiagramPalette.screenFill), ("screen-line", DiagramPalette.screenLine),
            ("coordinator", DiagramPalette.coordinatorFill), ("coordinator-line", DiagramPalette.coordinatorLine),
            ("entry", DiagramPalette.entryFill), ("entry-text", DiagramPalette.entryText),
            ("current", DiagramPalette.currentFill), ("current-line", DiagramPalette.currentLine),
            ("group", DiagramPalette.groupFill), ("group-line", DiagramPalette.groupLine),
        ] + TransitionFamily.allCases.map { ($0.rawValue, $0.color) }
        + ComparisonMark.allCases.map { ($0.rawValue, $0.color) }

    private static let dark: [(String, String)] =
        ComparisonMark.allCases.map { ($0.rawValue, $0.darkColor) } + [
            ("background", "#14191f"), ("text", "#e3e9ef"), ("muted", "#9fadbb"), ("module", "#1d2a38"),
            ("module-line", "#54708f"), ("screen", "#1a2027"), ("screen-line", "#5f6d7b"), ("coordinator", "#29233a"),
            ("coordinator-line", "#7d6aa5"), ("entry", "#d7e3f0"), ("entry-text", "#14191f"), ("current", "#4a3a12"),
            ("current-line", "#dcaa48"), ("group", "#191f27"), ("group-line", "#2b3540"), ("stack", "#79aee6"),
            ("modal", "#c79be6"), ("root", "#ef9a66"), ("containment", "#72c7a0"), ("custom", "#e48fb4"),
            ("outside", "#9fadbb"), ("back", "#9fadbb"),
        ]
}
