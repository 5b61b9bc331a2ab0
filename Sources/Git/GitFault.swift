/// Why git gave no answer.
package enum GitFault: Error, Hashable, Sendable {
    /// There is no git on the search path.
    case noProgram
    /// The path is in no repository.
    case noRepository(path: String)
    /// There is nothing at the path, nor a repository around it.
    case noFolder(path: String)
    /// What git said, on one line, where it refused to work at all.
    case refused(message: String)
    /// A revision that cannot be found; whether the clone is shallow, and so may lack it.
    case noRevision(String, isShallow: Bool)
    /// There is no commit yet.
    case noCommit
    /// Two revisions have no commit in common, as far as this clone knows.
    case noMergeBase(String, String, isShallow: Bool)
    /// Nothing tells which branch is the default one.
    case noDefaultBranch
    /// An object that a commit names is not in the clone; whether the clone was made without some of them.
    case missingObject(id: String, file: String, isPartial: Bool)
}

extension GitFault {
    /// What is wrong, as one sentence without a full stop.
    package var message: String {
        switch self {
        case .noProgram: "there is no `git` on the search path"
        case .noRepository: "this is in no git repository"
        case .noFolder(let path): "there is no folder `\(path)`"
        case .refused(let message): "git does not read this repository: \(message)"
        case .noRevision(let name, _): "there is no revision `\(name)` in this repository"
        case .noCommit: "the repository has no commit yet"
        case .noMergeBase(let one, let other, _): "`\(one)` and `\(other)` have no commit in common in this repository"
        case .noDefaultBranch: "nothing tells which branch is the default one"
        case .missingObject(let id, let file, _): "\(file) (\(id.prefix(12))) is not in this clone"
        }
    }

    /// What helps, with the command where there is one.
    package var advice: String {
        switch self {
        case .noProgram: "install git, or compare two graphs: `wiremap review BASE.json HEAD.json`"
        case .noRepository: "name a folder in one, or compare two graphs: `wiremap review BASE.json HEAD.json`"
        case .noFolder: "name a folder in a git repository"
        case .refused(let message) where message.contains("dubious ownership"):
            "`git config --global --add safe.directory FOLDER` tells git that you trust it"
        case .refused: "`git status` there shows more"
        case .noRevision(let name, let isShallow):
            isShallow
                ? "the clone is shallow: `git fetch --unshallow origin` brings the rest"
                : "`git fetch origin \(name)` may bring it, `git branch --all` lists what is there"
        case .noCommit: "commit something first, or compare two graphs: `wiremap review BASE.json HEAD.json`"
        case .noMergeBase(_, _, let isShallow):
            isShallow
                ? "the clone is shallow: `git fetch --unshallow origin` brings the rest"
                : "`--exact-base` compares with the base itself"
        case .noDefaultBranch: "name the base, such as `--base origin/main`"
        case .missingObject(_, _, let isPartial):
            isPartial
                ? "the clone is partial: `git fetch --refetch --no-filter origin` brings what was left out"
                : "`git fsck` tells what else is missing, `git fetch --refetch origin` brings it back"
        }
    }
}
