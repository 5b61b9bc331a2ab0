import Diagnostics
import NavigationGraph

/// A smaller share of the navigation calls that could be followed: what is not followed is not reviewed.
struct CoverageChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        let (before, after) = (sides.base.coverage, sides.head.coverage)
        guard after.unresolved > before.unresolved, after.share < before.share else { return [] }
        let more = after.unresolved - before.unresolved
        let calls = more == 1 ? "one navigation call more" : "\(more) navigation calls more"
        let known = Set(sides.base.unresolved.map { [$0.file, $0.call, $0.reason] })
        let new = sides.head.unresolved.first { !known.contains([$0.file, $0.call, $0.reason]) }
        let reason: Sentence = new.map { ", such as \(code: $0.call) in \(code: $0.file)" } ?? ""
        return [
            Change(
                .coverageChanged, from: before.shareText, to: after.shareText,
                sentence: "\(calls.prefix(1).uppercased() + calls.dropFirst()) cannot be followed\(reason); "
                    + "the coverage fell from \(before.shareText) to \(after.shareText).",
                headPlace: new.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column) })
        ]
    }
}
