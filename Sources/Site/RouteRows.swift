import Diagnostics
import NavigationGraph

/// All routes as a flat list for other programs: CSV for spreadsheets, JSON for scripts.
struct RouteRows {
    /// One route; the names are the columns of the CSV and the members of the JSON.
    private struct Row {
        var source: String
        var target: String?
        var destination: String
        var destinationKind: String
        var transition: String
        var container: String?
        var option: String?
        var method: String?
        var variant: String?
        var condition: String?
        var trigger: String?
        var neverTriggered: Bool
        var confidence: String
        var file: String?
        var line: Int?
        var opens: [String]
        var conditionIsPartial: Bool

        init(_ route: Route) {
            source = route.source
            target = route.target
            destination = route.destination.name
            destinationKind = route.destination.kind.rawValue
            transition = route.transition.rawValue
            container = route.container?.rawValue
            option = route.option
            method = route.method
            variant = route.variant
            condition = route.condition
            trigger = route.plainestTriggers.first.flatMap { TriggerWords($0)?.text }
            neverTriggered = route.neverTriggered
            confidence = route.confidence.rawValue
            let shown = route.evidence.last { $0.role == .shows } ?? route.evidence.last
            file = shown?.file
            line = shown?.line
            opens = route.opens
            conditionIsPartial = route.conditionIsPartial
        }

        /// The members by name; those without a value are left out.
        func write(_ json: inout GraphJSONStream) {
            json.member("condition", ifAny: condition)
            json.member("conditionIsPartial", ifTrue: conditionIsPartial)
            json.member("confidence", confidence)
            json.member("container", ifAny: container)
            json.member("destination", destination)
            json.member("destinationKind", destinationKind)
            json.member("file", ifAny: file)
            json.member("line", ifAny: line)
            json.member("method", ifAny: method)
            json.member("neverTriggered", neverTriggered)
            if !opens.isEmpty { json.member("opens", opens) }
            json.member("option", ifAny: option)
            json.member("source", source)
            json.member("target", ifAny: target)
            json.member("transition", transition)
            json.member("trigger", ifAny: trigger)
            json.member("variant", ifAny: variant)
        }

        static let columns = [
            "source", "target", "destination", "destinationKind", "transition", "container", "option", "method",
            "variant", "condition", "trigger", "neverTriggered", "confidence", "file", "line",
            "opens", "conditionIsPartial",
        ]

        var cells: [String] {
            [
                source, target ?? "", destination, destinationKind, transition, container ?? "", option ?? "",
                method ?? "", variant ?? "", condition ?? "", trigger ?? "", String(neverTriggered), confidence,
                file ?? "", line.map(String.init) ?? "", opens.joined(separator: " "),
                String(conditionIsPartial),
            ]
        }
    }

    private let rows: [Row]

    init(_ graph: NavigationGraph) {
        rows = graph.routes.map(Row.init)
    }

    /// As in RFC 4180, with a header.
    var csv: [UInt8] {
        var text = Row.columns.joined(separator: ",") + "\r\n"
        for row in rows { text += row.cells.map(Self.cell).joined(separator: ",") + "\r\n" }
        return Array(text.utf8)
    }

    /// An array of objects, one a line.
    var json: [UInt8] {
        var json = GraphJSONStream()
        var separator = "[\n"
        var bytes: [UInt8] = []
        for row in rows {
            json.object(.compact) { row.write(&$0) }
            bytes += separator.utf8
            bytes += json.take()
            separator = ",\n"
        }
        return bytes + (rows.isEmpty ? "[\n\n]\n" : "\n]\n").utf8
    }

    /// A spreadsheet takes a cell that begins with one of these for a formula, and runs it: names of a scanned app get
    /// an apostrophe in front, which spreadsheets do not show.
    private static func cell(_ text: String) -> String {
        let isFormula = text.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
        let text = isFormula ? "'" + text : text
        let needsQuotes = text.utf8.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")
        }
        return needsQuotes ? "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\"" : text
    }
}
