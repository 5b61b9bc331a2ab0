import Diagnostics
import Diagrams
import Foundation
import Reports
import Review

/// A review in the format that was asked for.
struct ReviewReport {
    let made: MadeReview
    let console: Console
    /// Whether somebody wants to hear it where nothing changed.
    let saysNothingChanged: Bool
    let threads: Int

    private var review: NavigationReview { made.review }

    /// What is said where nothing changed.
    static let nothing = "The navigation is the same on both sides.\n"

    func write(_ format: ReviewFormat, to file: OutputFile) throws {
        switch format {
        case .text:
            let text = PlainText.lines(of: orNothing(ReviewText.of(review)))
            try console.write(Array((console.colors(file) ? ReviewColors.applied(to: text) : text).utf8), to: file)
        case .json: try console.write(ReviewJSON.encode(review), to: file)
        case .markdown: try console.write(Array(orNothing(markdown).utf8), to: file)
        case .html: try console.write(Array(try html().utf8), to: file)
        case .sarif:
            let log = SARIFLog(
                toolVersion: ProgramVersion.current, rules: ReviewResults.rules, results: results.onLines)
            try console.write(try log.encoded(), to: file)
        case .github: try writeForGitHub(to: file)
        }
    }

    private func orNothing(_ text: String) -> String { text.isEmpty && saysNothingChanged ? Self.nothing : text }

    private var results: ReviewResults { ReviewResults(review, prefix: made.prefix) }

    private var markdown: String {
        let union = UnionGraph(review)
        return ReviewMarkdown(review) { limit in
            let picture = ComparedDiagram(union.graph, nodes: union.affected, options: union.options)
            return picture.showsDifference ? picture.mermaid(limit: limit) : ""
        }.text
    }

    /// Annotations on lines of the head, and the whole review in the job's summary, where the runner names a file for it.
    private func writeForGitHub(to file: OutputFile) throws {
        let annotations = WorkflowAnnotations(rules: ReviewResults.rules, results: results.folded)
        try console.write(Array(PrintableText.lines(of: orNothing(annotations.text)).utf8), to: file)
        let summary = orNothing(markdown)
        guard !summary.isEmpty, let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
        else { return }
        try AppendedFile(path: path).append(Array((summary + "\n").utf8))
    }

    private func html() throws -> String {
        guard !review.changes.isEmpty else {
            return ReviewHTML(review, pictures: [], diagramStyle: DiagramStyle.css).text
        }
        let union = UnionGraph(review)
        let options = union.options
        let diagrams = [
            ComparedDiagram(union.graph, nodes: union.affected, options: options).diagram,
            MapDiagram(union.graph, options: options).diagram,
        ]
        let drawn = try DiagramRenderer(console: console, workers: threads).render(diagrams)
        console.report(drawn.diagnostics)
        var pictures: [ReviewHTML.Picture] = []
        for (index, (words, drawing)) in drawn.drawings.enumerated() {
            guard let bytes = drawing?.bytes else { continue }
            let svg = DiagramSVG(words, drawn: bytes).inline(prefix: "picture\(index)")
            pictures.append(
                .init(title: index == 0 ? "What changes" : "The whole map", svg: PrintableText.lines(of: svg)))
        }
        return ReviewHTML(review, pictures: pictures, diagramStyle: DiagramStyle.css).text
    }
}

extension UnionGraph {
    /// How diagrams show what differs.
    var options: DiagramOptions {
        let mark = { (difference: Difference) -> ComparisonMark in
            switch difference {
            case .removed: .removed
            case .added: .added
            case .changed: .changed
            }
        }
        return DiagramOptions(
            marks: ComparisonMarks(
                nodes: nodes.mapValues(mark), routes: routes.mapValues(mark), notes: notes, earlierNames: earlierNames))
    }
}
