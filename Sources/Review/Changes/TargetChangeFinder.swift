import Diagnostics
import NavigationGraph

/// Files that no target of the project compiles, which the base has not, or compiles: the map has nothing of what is in them.
struct TargetChangeFinder {
    let sides: ComparedSides

    func changes() -> [Change] {
        let (before, after) = (sides.base.scan, sides.head.scan)
        // Where one state has no project, every file of it counts.
        guard before.target != nil, after.target != nil else { return [] }
        let names = Set(before.outOfTarget.map(Self.name))
        // A file that only moved is told by its name.
        let files = after.outOfTarget.filter { !names.contains(Self.name($0)) }.sorted()
        guard let first = files.first else { return [] }
        let rest: Sentence = files.count > 1 ? ", such as \(code: first)" : ""
        let subject: Sentence = files.count > 1 ? "\(files.count) files" : "\(code: first)"
        let verb = files.count > 1 ? "are" : "is"
        return [
            Change(
                .leftTarget, from: String(before.outOfTarget.count), to: String(after.outOfTarget.count),
                sentence: subject
                    + " \(verb) in no target of the project now\(rest): nothing in \(files.count > 1 ? "them" : "it") is on the map.",
                headPlace: SourcePlace(file: first, line: 1))
        ]
    }

    private static func name(_ file: String) -> Substring { file.split(separator: "/").last ?? "" }
}
