import Diagnostics
import Git

/// What is said of submodules, which are not compared: a change of one may hide any change of the navigation.
enum SubmoduleChanges {
    /// A warning for each submodule that is another one in the head, a note for each that stays.
    static func diagnostics(base: (any RepositoryTree)?, head: (any RepositoryTree)?) -> [Diagnostic] {
        let (before, after) = (base?.submodules ?? [:], head?.submodules ?? [:])
        return Set(before.keys).union(after.keys).sorted().map { path in
            let (old, new) = (before[path].map { $0.prefix(12) }, after[path].map { $0.prefix(12) })
            let place = SourcePlace(file: path, line: 0)
            guard old != new else {
                return Diagnostic(.note, at: place, "the folder is a submodule, which is not compared")
            }
            let change =
                switch (old, new) {
                case (let old?, let new?): "the submodule changes from \(old) to \(new)"
                case (nil, let new?): "the submodule is new, at \(new)"
                case (let old, nil): "the submodule at \(old ?? "") is gone"
                }
            return Diagnostic(
                .warning, at: place, "\(change), and what is in it is not compared",
                advice: "scan both states with it checked out, and compare the graphs: "
                    + "`wiremap review BASE.json HEAD.json`")
        }
    }
}
