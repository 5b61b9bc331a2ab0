import ArgumentParser
import Diagnostics
import Foundation
import Preview
import Site

/// `wiremap preview`: the site in a browser, kept up to date while the sources change.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows the site in a browser and keeps it up to date.",
        discussion: """
            Makes the site in memory, serves it on 127.0.0.1 to browsers on this machine only, and watches the sources: \
            when a file changes, the pages that change with it are made anew and reload by themselves. A file with a \
            fault shows its diagnostic on the page, and the last good site stays. No site is written. Ctrl-C ends it.

            EXAMPLES
              wiremap preview ~/Apps/Shop
              wiremap preview ~/Apps/Shop --theme ./Themes/ours --port 9000
              wiremap preview map.json
            """)

    @OptionGroup(title: "Input") var input: InputOptions

    @Option(help: ArgumentHelp("The port to serve on; 0 takes one that is free.", valueName: "number"))
    var port: UInt16 = 8080

    @Option(
        help: ArgumentHelp(
            "A theme's name, or the path of its folder. (default: \(Theme.standard))", valueName: "name or path"))
    var theme: String?

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if input.path == "-" { throw ValidationError("A preview watches its input: name a folder, or a graph's JSON.") }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            // What is wrong in a folder may be mended while the preview waits; another path is typed anew.
            _ = try TypedInput(input.path).isFolder()
            let interrupt = Interrupt()
            let maker = PreviewMaker(console: console, input: input, theme: theme)
            let watch = SourceWatch(input: input, themes: maker.themeFolders)
            var seen = watch.stamps()
            let pages = PreviewPages()
            // Before anything is drawn: a taken port is told at once.
            let server = try start(pages)
            defer { server.stop() }
            maker.update(pages)
            console.say("http://127.0.0.1:\(server.port)/ shows the site; Ctrl-C ends it")
            while !interrupt.came(within: 0.4) {
                let now = watch.stamps()
                guard now != seen else { continue }
                seen = now
                // Editors and git write several files; they are taken together.
                while !interrupt.came(within: 0.15), case let settled = watch.stamps(), settled != seen {
                    seen = settled
                }
                maker.update(pages)
            }
            return []
        }
    }

    private func start(_ pages: PreviewPages) throws(CommandFailure) -> PreviewServer {
        do {
            return try PreviewServer(pages, port: port)
        } catch {
            throw CommandFailure(
                "nothing can be served on port \(error.port), which may be in use",
                advice: "choose another with `--port`; 0 takes one that is free")
        }
    }
}
