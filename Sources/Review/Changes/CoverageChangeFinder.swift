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
        let new = newCall
        let reason: Sentence = new.map { ", such as \(code: $0.call) in \(code: $0.file)" } ?? ""
        return [
            Change(
                .coverageChanged, from: before.shareText, to: after.shareText,
                sentence: "\(calls.prefix(1).uppercased() + calls.dropFirst()) cannot be followed\(reason); "
                    + "the coverage fell from \(before.shareText) to \(after.shareText).",
                headPlace: new.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column) })
        ]
    }

    /// The first call of which the head has more than the base, whatever lines they are on.
    private var newCall: UnresolvedCall? {
        let known = sides.base.unresolved.map { ([$0.file, $0.call, $0.reason], 1) }
        var left = Dictionary(known, uniquingKeysWith: +)
        return sides.head.unresolved.first { call in
            let key = [call.file, call.call, call.reason]
            left[key, default: 0] -= 1
            return left[key, default: 0] < 0
        }
    }
}
