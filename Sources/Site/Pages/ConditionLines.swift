import Markdown
import NavigationGraph

/// Writes when a route is taken: in the line where that is short, else a line for each part, with the rest of a long one
/// folded.
struct ConditionLines {
    /// Up to so many parts without a choice and so many bytes of Swift stay in the line.
    private static let shortest = (parts: 2, code: 70)
    /// More parts are folded, those after the first ones.
    private static let shown = (at: 5, of: 3)

    let parts: [ConditionWords.Part]

    init(_ parts: [ConditionWords.Part]) {
        self.parts = parts
    }

    init(_ condition: ConditionWords) {
        self.init(condition.parts)
    }

    /// A block of its own; nothing without any part and any more.
    ///
    /// - Parameter more: what follows the parts.
    func write(more: String = "", _ html: inout HTMLWriter) {
        guard !parts.isEmpty || !more.isEmpty else { return }
        html.element("div", .class("condition")) { block in
            if !parts.isEmpty { block.text("if ") }
            guard parts.count > Self.shown.at else {
                lines(parts, isFirst: true, &block)
                return block.text(more)
            }
            lines(Array(parts.prefix(Self.shown.of)), isFirst: true, &block)
            block.element("details") { details in
                details.element("summary", text: "and \(parts.count - Self.shown.of) conditions more")
                lines(Array(parts.dropFirst(Self.shown.of)), isFirst: false, &details)
            }
            block.text(more)
        }
    }

    private func lines(_ parts: [ConditionWords.Part], isFirst: Bool, _ html: inout HTMLWriter) {
        let isShort =
            isFirst && self.parts.count <= Self.shortest.parts && parts.allSatisfy(\.choices.isEmpty)
            && parts.reduce(0) { $0 + $1.subject.utf8.count + $1.code.utf8.count } <= Self.shortest.code
        for (index, part) in parts.enumerated() {
            if index > 0 { html.text(" ") }
            let joint = index > 0 || !isFirst ? "and " : ""
            if isShort {
                html.text(joint)
                write(part, &html)
            } else {
                html.element("span", .class("term")) { line in
                    line.text(joint)
                    write(part, &line)
                }
            }
        }
    }

    private func write(_ part: ConditionWords.Part, _ html: inout HTMLWriter) {
        guard part.choices.isEmpty else { return choices(part.choices, &html) }
        if !part.subject.isEmpty {
            html.element("code", name: part.subject)
            html.text(" ")
        }
        html.text(part.words)
        if !part.code.isEmpty {
            if !part.words.isEmpty { html.text(" ") }
            for piece in part.codes {
                switch piece {
                case .words(let words): html.text(words)
                case .code(let code): html.element("code", name: code)
                }
            }
        }
        if !part.end.isEmpty { html.text(" " + part.end) }
    }

    private func choices(_ choices: [[ConditionWords.Part]], _ html: inout HTMLWriter) {
        html.text("either")
        for (index, choice) in choices.enumerated() {
            html.text(" ")
            html.element("span", .class("term")) { line in
                if index > 0 { line.text("or ") }
                let isList = choice.count > 1 && choices.count > 1
                // Told in words, for whoever does not see the lines.
                if isList { line.text("both ") }
                for (index, part) in choice.enumerated() {
                    if index > 0 { line.text(" and ") }
                    write(part, &line)
                }
            }
        }
    }
}
