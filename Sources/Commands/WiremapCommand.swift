import ArgumentParser

/// `wiremap`: the one entry of the command line.
package struct WiremapCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "wiremap",
        abstract: "Draws how the screens of a VIPER app lead to one another.",
        discussion: """
            Wiremap reads the Swift sources and storyboards of an app built from VIPER modules, follows the code to \
            every screen that it shows, and makes a navigation graph of it. It needs no build of the app.

            EXAMPLES
              wiremap scan ~/Apps/Shop                     what is in the app, as text
              wiremap scan ~/Apps/Shop -f json -o map.json  the navigation graph, to keep
              wiremap graph map.json -o map.svg            the whole map as a picture
              wiremap graph map.json --focus Login -o login.svg
              wiremap site ~/Apps/Shop -o site             a site with a page for every module

            EXIT STATUS
              0  what was asked for was done
              2  no graph or no output could be made
              64 the command line was wrong
            """,
        version: ProgramVersion.current,
        subcommands: [ScanCommand.self, GraphCommand.self, SiteCommand.self, RenderWorkerCommand.self])

    package init() {}
}
