import Configuration
import Diagnostics
import Linking
import NavigationGraph

/// What the user typed behind `wiremap explain`.
struct TypedQuestion: Sendable {
    let what: String
    let target: String?
    /// The scanned folder, as typed.
    let root: String

    /// The question that is meant.
    ///
    /// - Parameters:
    ///   - files: the paths of all files that were read.
    ///   - lineCount: how many lines a file has; nil where that is not known.
    /// - Throws: `CommandFailure` where there is no such file, line or node, or several.
    func question(
        in graph: NavigationGraph, files: [String], lineCount: (String) -> Int?
    ) throws(CommandFailure) -> Question {
        // An answer's first line reads `Login -> Home`: that is the same question.
        let ends = target.map { [what, $0] } ?? what.split(separator: " -> ", maxSplits: 1).map(String.init)
        if ends.count == 2 {
            return .ways(from: try TypedName(ends[0]).node(in: graph), to: try TypedName(ends[1]).node(in: graph))
        }
        guard let place = TypedPlace(what) else {
            if files.contains(where: { Self.isEnd(what, of: $0) }) {
                throw CommandFailure("`\(what)` is a file", advice: "name a line of it: `\(what):1`")
            }
            do throws(CommandFailure) {
                return .node(try TypedName(what).node(in: graph))
            } catch {
                throw TypedWay(what).failure(in: graph) ?? error
            }
        }
        // An entry point's id may look like a place: `App:deeplink:2`.
        if graph.entryPoints.contains(where: { $0.id == what }) { return .node(what) }
        let file = try file(place.file, among: files)
        if let count = lineCount(file), place.line > count {
            let lines = Counted.words(count, "line")
            throw CommandFailure("`\(file)` has \(lines), and no line \(place.line)")
        }
        return .place(file: file, line: place.line)
    }

    private func file(_ typed: String, among files: [String]) throws(CommandFailure) -> String {
        var paths = [typed]
        if typed.hasPrefix("./") { paths.append(String(typed.dropFirst(2))) }
        let root = root.hasSuffix("/") ? root : root + "/"
        if typed.hasPrefix(root) { paths.append(String(typed.dropFirst(root.count))) }
        if let known = paths.first(where: files.contains) { return known }
        let ending = files.filter { file in paths.contains { Self.isEnd($0, of: file) } }
        if ending.count == 1 { return ending[0] }
        if ending.count > 1 {
            let shown = ending.sorted().prefix(5).map { "`\($0)`" }.joined(separator: ", ")
            throw CommandFailure(
                "\(ending.count) files are called `\(typed)`", advice: "name one of them: \(shown)")
        }
        let name = Self.name(of: typed)
        let nearest = NearestName.of(name, in: Set(files.map(Self.name)).sorted())
        throw CommandFailure(
            "no file `\(typed)` was read",
            advice: nearest.map { "did you mean `\($0)`?" }
                ?? "paths are relative to the scanned folder; tests and what `exclude` names are not read")
    }

    private static func isEnd(_ typed: String, of file: String) -> Bool {
        file == typed || file.hasSuffix("/" + typed)
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
