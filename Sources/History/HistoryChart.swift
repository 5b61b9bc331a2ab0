/// The history as a picture: one small chart for each figure, under one another, so that none hides another's scale.
package struct HistoryChart {
    private static let width = 720
    private static let panel = 120
    private static let left = 64
    private static let right = 24
    private static let top = 40

    private struct Series {
        var title: String
        var values: [Double]
        var label: (Double) -> String
    }

    private let rows: [HistoryRow]
    private let app: String

    package init(_ rows: [HistoryRow], app: String) {
        self.rows = rows
        self.app = app
    }

    /// A picture that follows the reader's light or dark setting, with a line feed at the end.
    package var svg: String {
        let series = [
            Series(title: "Modules", values: rows.map { Double($0.modules) }, label: Self.whole),
            Series(title: "Routes", values: rows.map { Double($0.routes) }, label: Self.whole),
            Series(title: "Unreachable", values: rows.map { Double($0.unreachable) }, label: Self.whole),
            Series(title: "Coverage in percent", values: rows.map { ($0.coverage.share * 1000).rounded(.down) / 10 }) {
                $0 == $0.rounded() ? "\(Int($0))" : "\($0)"
            },
        ]
        let height = Self.top + series.count * Self.panel + 36
        let panels = series.enumerated().map { panel($1, at: Self.top + $0 * Self.panel) }.joined()
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" role="img" \
            font-family="Helvetica, Arial, sans-serif" font-size="12">
            <title>\(Self.escaped("How the map of \(app) grew"))</title>
            <style>
            :root { color: #1d2733; } .back { fill: #ffffff; } .grid { stroke: #d5dbe3; } .line { stroke: #1f6feb; }
            .dot { fill: #1f6feb; } text { fill: currentColor; } .faint { fill: #5b6775; }
            @media (prefers-color-scheme: dark) {
            :root { color: #e6edf3; } .back { fill: #0d1117; } .grid { stroke: #30363d; } .line { stroke: #58a6ff; }
            .dot { fill: #58a6ff; } .faint { fill: #9aa5b1; } }
            </style>
            <rect class="back" width="\(Self.width)" height="\(height)"/>
            <text x="16" y="24" font-size="15" font-weight="bold">\(Self.escaped(app))</text>
            \(panels)\(names(at: height - 14))</svg>

            """
    }

    private func panel(_ series: Series, at y: Int) -> String {
        let (low, high) = (series.values.min() ?? 0, series.values.max() ?? 0)
        let (top, bottom) = (Double(y) + 28, Double(y + Self.panel) - 20)
        // A figure that never changes is a line in the middle.
        let place = { (value: Double) in
            high == low ? (top + bottom) / 2 : bottom - (value - low) / (high - low) * (bottom - top)
        }
        let points = series.values.enumerated().map { (x($0), place($1)) }
        let scale = (high == low ? [high] : [low, high]).map { value in
            let line = Self.number(place(value))
            return """
                <line class="grid" x1="\(Self.left)" x2="\(Self.width - Self.right)" y1="\(line)" y2="\(line)"/>
                <text class="faint" x="\(Self.left - 8)" y="\(Self.number(place(value) + 4))" text-anchor="end">\
                \(series.label(value))</text>

                """
        }
        .joined()
        let line = points.map { "\(Self.number($0.0)),\(Self.number($0.1))" }.joined(separator: " ")
        let dots = zip(points, zip(rows, series.values)).map { point, entry in
            """
            <circle class="dot" cx="\(Self.number(point.0))" cy="\(Self.number(point.1))" r="3"><title>\
            \(Self.escaped(entry.0.name)), \(entry.0.date): \(series.label(entry.1))</title></circle>

            """
        }
        .joined()
        return """
            <text x="\(Self.left)" y="\(y + 14)">\(series.title)</text>
            \(scale)<polyline class="line" fill="none" stroke-width="2" points="\(line)"/>
            \(dots)
            """
    }

    /// As many names below the charts as there is room for, the first and the last among them.
    private func names(at y: Int) -> String {
        let step = max(1, (rows.count + 5) / 6)
        let shown = rows.indices.filter { $0 == rows.count - 1 || $0 % step == 0 && rows.count - 1 - $0 >= step }
        return shown.map { index in
            let anchor = rows.count == 1 ? "middle" : index == 0 ? "start" : index == rows.count - 1 ? "end" : "middle"
            let name = rows[index].name
            let text = name.count > 16 ? name.prefix(15) + "…" : name[...]
            return """
                <text class="faint" x="\(Self.number(x(index)))" y="\(y)" text-anchor="\(anchor)">\
                \(Self.escaped(String(text)))</text>

                """
        }
        .joined()
    }

    private func x(_ index: Int) -> Double {
        let room = Double(Self.width - Self.left - Self.right)
        guard rows.count > 1 else { return Double(Self.left) + room / 2 }
        return Double(Self.left) + room * Double(index) / Double(rows.count - 1)
    }

    private static func whole(_ value: Double) -> String { "\(Int(value))" }

    /// With one decimal, as every machine writes it.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }

    /// Text of a repository as the content of an element: no mark-up, and no control character, which XML forbids.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
