import Git

extension CommandFailure {
    /// What a closure makes; what git cannot do is told as a failure of the command.
    static func told<Made>(_ make: () throws -> Made) throws(CommandFailure) -> Made {
        do {
            return try make()
        } catch let fault as GitFault {
            throw CommandFailure(fault.message, advice: fault.advice)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
