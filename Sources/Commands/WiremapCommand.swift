import ArgumentParser
import Foundation
import Graphviz
import Threads

/// `wiremap`: the one entry of the command line.
package struct WiremapCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "wiremap",
        abstract: "Draws how the screens of a VIPER app lead to one another.",
        discussion: """
            Wiremap reads the Swift sources and storyboards of an app built from VIPER modules, follows the code to \
            every screen that it shows, and makes a navigation graph of it. It needs no build of the app.

            EXAMPLES
              wiremap scan ~/Apps/Shop                       what is in the app
              wiremap site ~/Apps/Shop -o site               a page for every module
              wiremap preview ~/Apps/Shop                    the same in a browser
              wiremap scan ~/Apps/Shop -o map.json           the graph, to keep
              wiremap graph map.json -o map.svg              a picture of it
              wiremap graph map.json --focus Login           what is around Login
              wiremap review ~/Apps/Shop --base main         what a branch changes
              wiremap explain Login Home --path ~/Apps/Shop  how one leads to the other
              wiremap check ~/Apps/Shop                      what is wrong in it
              wiremap history ~/Apps/Shop -o growth.svg      how it grew over releases

            EXIT STATUS
              0  what was asked for was done
              1  less of the navigation was followed than `--min-coverage` asks for,
                 or a change or a finding is as grave as `--fail-on` names
              2  no graph or no output could be made
              64 the command line was wrong
            """,
        version: ProgramVersion.current,
        subcommands: [
            ScanCommand.self, LinkCommand.self, GraphCommand.self, SiteCommand.self, PreviewCommand.self,
            ReviewCommand.self,
            CheckCommand.self, HistoryCommand.self, ExplainCommand.self, InitCommand.self,
            SettingsReferenceCommand.self,
            RenderWorkerCommand.self,
        ])

    package init() {}

    /// Runs what the arguments ask for.
    package static func start() {
        Surroundings.settle()
        // A pool says nothing else to its workers, and to read arguments takes a twentieth of their start.
        if CommandLine.arguments.dropFirst() == [RenderWorkerCommand.name] {
            Foundation.exit(RenderingWorker.runOnStandardStreams())
        }
        Heap.growInLargeSteps()
        if let mistake = MistypedCommand(CommandLine.arguments.dropFirst().first) {
            exit(withError: ValidationError(mistake.message))
        }
        do {
            var command = try parseAsRoot()
            do {
                try command.run()
            } catch let error as ValidationError {
                tell(error, of: type(of: command))
            }
        } catch {
            exit(withError: error)
        }
    }

    /// Ends with what is wrong with the options of a command, which shows only once it runs. The library tells the usage
    /// of all commands there, as it does not know which one it was.
    private static func tell(_ error: ValidationError, of command: any ParsableCommand.Type) -> Never {
        let name = command.configuration.commandName.map { " \($0)" } ?? ""
        let lines = [
            "Error: \(PlainText.of(error.message))", "Usage: \(usageString(for: command))",
            "  See 'wiremap\(name) --help' for more information.",
        ]
        // A message that nobody can receive is no reason to fail otherwise.
        try? StandardStream.error.write(lines.flatMap { Array("\($0)\n".utf8) })
        Foundation.exit(ExitCode.validationFailure.rawValue)
    }
}
