/// The history as a table for people, with what each revision has more or less than the one before.
package enum HistoryTable {
    /// Lines of equal columns, with a line feed at the end; oldest first.
    package static func text(_ rows: [HistoryRow]) -> String {
        let head = ["", "date", "modules", "routes", "unreachable", "coverage"]
        var table = [head]
        var before: HistoryRow?
        for row in rows {
            table.append([
                row.name, row.date, figure(row.modules, before?.modules), figure(row.routes, before?.routes),
                figure(row.unreachable, before?.unreachable), row.coverage.shareText,
            ])
            before = row
        }
        let widths = head.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { line in
            line.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - line[column].count)
                return column < 2 ? line[column] + padding : padding + line[column]
            }
            .joined(separator: "  ") + "\n"
        }
        .joined()
    }

    /// `138 (+4)`; the bare figure where nothing changed or nothing came before.
    private static func figure(_ value: Int, _ before: Int?) -> String {
        guard let before, before != value else { return "\(value)" }
        return "\(value) (\(value > before ? "+" : "")\(value - before))"
    }
}
