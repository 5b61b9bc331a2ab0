import Diagnostics

/// The review as Markdown for a comment on a pull request: a paragraph, a picture, a table, and the rest folded.
///
/// Names and code stand in code spans, in which Markdown knows no links, no mentions and no HTML.
package struct ReviewMarkdown {
    /// GitHub takes no longer comment, counted in characters; bytes are never fewer.
    package static let maximumLength = 65_536
    /// Room for the words about what was left out.
    private static let reserve = 400

    private let review: NavigationReview
    private let changes: FoldedChanges
    private let mermaid: (_ limit: Int) -> String

    /// - Parameter mermaid: the picture of what changes as a Mermaid flowchart within so many bytes; empty where
    ///   it would show nothing that changes.
    package init(_ review: NavigationReview, mermaid: @escaping (_ limit: Int) -> String) {
        self.review = review
        self.mermaid = mermaid
        changes = FoldedChanges(review)
    }

    /// Empty where nothing changed.
    package var text: String {
        guard !changes.all.isEmpty else { return "" }
        var text = "### Navigation\n\n\(paragraph)\n"
        let chart = mermaid(20_000)
        if !chart.isEmpty {
            text += "\n```mermaid\n\(chart)\(chart.hasSuffix("\n") ? "" : "\n")```\n"
        }
        let shown = changes.all.filter { $0.level > .info }
        let folded = changes.all.filter { $0.level == .info }
        var leftOut = 0
        let (table, missing) = self.table(shown, room: Self.maximumLength - Self.reserve - text.utf8.count)
        leftOut += missing
        if !shown.isEmpty { text += "\n" + table }
        let followers = shown.flatMap(changes.toldFollowers)
        let more = [
            ("\(folded.count)\(shown.isEmpty ? "" : " more,") good to know", folded),
            ("\(followers.count) more that \(followers.count == 1 ? "follows" : "follow") from these", followers),
        ]
        for (title, list) in more where !list.isEmpty {
            let frame = "\n<details><summary>\(title)</summary>\n\n\n</details>\n"
            let room = Self.maximumLength - Self.reserve - text.utf8.count - frame.utf8.count
            let (inner, missing) = self.table(list, room: room)
            leftOut += missing
            if missing < list.count {
                text += "\n<details><summary>\(title)</summary>\n\n\(inner)\n</details>\n"
            }
        }
        if leftOut > 0 { text += "\n\(FoldedChanges.count(leftOut, "change", "changes")) left out for want of room.\n" }
        return text
    }

    /// What happened, in a few sentences.
    private var paragraph: String {
        let first = changes.all.prefix(3).map { Self.markdown($0.sentence) }
        let rest = changes.all.count - first.count
        return changes.headline + " " + first.joined(separator: " ") + (rest > 0 ? " And \(rest) more." : "")
    }

    /// The rows that fit, and how many do not.
    private func table(_ list: [Change], room: Int) -> (text: String, missing: Int) {
        var text = "| | change | where |\n| --- | --- | --- |\n"
        for (index, change) in list.enumerated() {
            let sentence = changes.followers(of: change).map { change.sentence.extended(by: " (\($0))") }
            let trigger = change.trigger.map { "<br>*Set off by:* " + Self.markdown($0) } ?? ""
            let doubt = ReviewText.doubt(of: change).map { "<br>*\($0)*" } ?? ""
            let row =
                "| \(Self.word(change.level)) | \(Self.cell(Self.markdown(sentence ?? change.sentence) + trigger + doubt)) | "
                + "\(Self.cell(Self.place(change))) |\n"
            guard text.utf8.count + row.utf8.count <= room else { return (text, list.count - index) }
            text += row
        }
        return (text, 0)
    }

    private static func word(_ level: ChangeLevel) -> String {
        switch level {
        case .breaking: "**breaking**"
        case .notable: "notable"
        case .info: "info"
        }
    }

    private static func place(_ change: Change) -> String {
        if let place = change.headPlace { return code(place.description) }
        return change.basePlace.map { code($0.description) + " in the base" } ?? ""
    }

    private static func markdown(_ sentence: Sentence) -> String {
        sentence.pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .name(let name): "**\(code(name))**"
            case .code(let text): code(text)
            // Whatever stands there is no markup.
            case .title(let text): "“\(code(text))”"
            }
        }.joined()
    }

    /// A code span that ends where it should: its fence is longer than any run of backticks inside.
    private static func code(_ text: String) -> String {
        let plain = Sentence.short(text)
        var (longest, run) = (0, 0)
        for byte in plain.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let pad = longest > 0 || plain.isEmpty || plain.hasPrefix(" ") ? " " : ""
        return fence + pad + (plain.isEmpty ? " " : plain) + pad + fence
    }

    /// A bar would end the cell, even in a code span.
    private static func cell(_ text: String) -> String {
        var isEscaping = false
        return text.unicodeScalars.reduce(into: "") { cell, scalar in
            if scalar == "|" { cell += isEscaping ? " \\" : "\\" }
            isEscaping = scalar == "\\"
            cell.unicodeScalars.append(scalar)
        }
    }
}
