import Git

extension CommandFailure {
    /// What a closure makes; what git cannot do is told as a failure of the command.
    ///
    /// - Parameter takesGraphs: whether two graphs can stand in for a repository.
    static func told<Made>(
        takesGraphs: Bool = true, _ make: () throws -> Made
    ) throws(CommandFailure) -> Made {
        do {
            return try make()
        } catch let fault as GitFault {
            throw CommandFailure(fault.message, advice: takesGraphs ? fault.advice : fault.adviceWithoutGraphs)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}

extension GitFault {
    /// What helps a command that reads nothing but repositories.
    fileprivate var adviceWithoutGraphs: String {
        switch self {
        case .noProgram: "install git"
        case .noRepository: "name a folder in a git repository"
        case .noCommit: "commit something first"
        case .noFolder, .refused, .noRevision, .noMergeBase, .noDefaultBranch, .missingObject: advice
        }
    }
}
