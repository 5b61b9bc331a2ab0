import ArgumentParser
import Diagnostics
import NavigationGraph
import Site

/// Why a command made nothing: what is printed before it ends with status 2.
struct CommandFailure: Error {
    var diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(_ message: String, at place: SourcePlace? = nil, advice: String? = nil) {
        self.init([Diagnostic(.error, at: place, message, advice: advice)])
    }
}

/// What a command was to find out, and what is reason for it to end with status 1 after all its output was made.
struct Findings: Error {
    var diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// An error that says for itself how it is reported.
protocol ReportedError: Error {
    var diagnostic: Diagnostic { get }
}

extension OutputFault: ReportedError {}
extension GraphJSONError: ReportedError {}
extension ThemeError: ReportedError {}
extension SiteWriteError: ReportedError {}

extension Console {
    /// Runs a command's work, prints why it failed, and ends the program with the status that follows.
    ///
    /// - Parameter work: what the command does; gives the diagnostics that it met and reported.
    func run(_ work: () throws -> [Diagnostic]) throws {
        do {
            let diagnostics = try work()
            progress.clear()
            if isStrict, diagnostics.contains(where: { $0.severity > .note }) { throw ExitCode(status: .failure) }
        } catch let failure as CommandFailure {
            report(failure.diagnostics)
            throw ExitCode(status: .failure)
        } catch let findings as Findings {
            report(findings.diagnostics)
            throw ExitCode(status: .findings)
        } catch let error as any ReportedError {
            report([error.diagnostic])
            throw ExitCode(status: .failure)
        }
    }
}

extension ExitCode {
    init(status: ExitStatus) { self.init(status.rawValue) }
}
