import ArgumentParser
import Diagnostics
import Foundation
import NavigationGraph
import Site
import Threads

/// `wiremap site`: a page for every module.
struct SiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Writes a documentation site with a page for every module.",
        discussion: """
            Writes HTML, CSS and small scripts, which no page needs, into a folder: the map of the whole app, a page for every module and for every \
            group, entry points, all routes, services and entities, and what could not be resolved, each as HTML and as \
            Markdown. The site reads from disk without a server, and from \
            any folder of a server.

            Only pages that changed are written. What an earlier run wrote and this one does not is removed; nothing \
            else in the folder is touched. A site that is made from sources shows the lines that prove each route; \
            one that is made from a graph's JSON names their places.

            EXAMPLES
              wiremap site ~/Apps/Shop -o site
              wiremap site map.json -o site
              wiremap site shop.json account.json -o site
              wiremap site ~/Apps/Shop -o site --theme ~/Themes/ours
            """)

    @OptionGroup(title: "Input") var input: InputOptions

    @Argument(
        help: ArgumentHelp(
            "More graphs' JSON, of other apps or repositories: PATH must be one too, and all are put into one site.",
            valueName: "graph"))
    var others: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to; needed unless the configuration has `output`.", valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A theme's name, or the path of its folder. (default: \(Theme.standard))", valueName: "name or path"))
    var theme: String?

    @Option(
        help: ArgumentHelp(
            """
            The address that the site will have on the web, such as https://example.org/app/. Adds `sitemap.xml`, \
            addresses for search engines, a picture for messages with a link, and a page for missing pages that \
            works in every folder.
            """, valueName: "URL"))
    var baseURL: String?

    @Option(
        help: ArgumentHelp(
            "A date, or another text, that the page about the site shows; without it the same sources make the same files.",
            valueName: "text"))
    var date: String?

    @OptionGroup(title: "Coverage") var coverage: CoverageOptions

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        guard !others.isEmpty else { return }
        for path in [input.path] + others where path == "-" || !GraphFile.isOne(path) {
            throw ValidationError(
                "Only graphs are put together, and \(path) is none: `wiremap scan PATH -o map.json` makes one.")
        }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            let request = try InputResolver(options: input).resolve()
            let site = try SiteRequest(
                typedOutput: output, typedTheme: theme, typedAddress: baseURL, typedDate: date, input: request)
            // Where nothing is kept, everything is drawn and written: workers start, and scripts are made, while linking
            // leaves a core to them.
            let pool = request.cache == nil ? DiagramRenderer.pool(workers: request.threads) : nil
            var made = try GraphMaker(console: console, leftovers: .kept) {
                try? pool?.start()
                if request.cache == nil { SiteBuilder.prepare() }
            }.make(request)
            if !others.isEmpty {
                let graphs = try others.map { try GraphJSONReader.read(try GraphFile.file($0).read(), name: $0) }
                made.graph = GraphMerger.merge([made.graph] + graphs, name: request.configuration.name)
            }
            let pictures = ScreenPictures(made.graph.pictures, sources: made.bytes)
            let tables = Meanwhile { [made] in
                SiteTables(
                    graph: made.graph, diagnostics: made.diagnostics, options: site.options(for: made.graph),
                    pictures: pictures, threads: request.threads, sources: made.bytes)
            }
            let kept = KeptDrawings(request.cache)
            let drawn = try SiteDrawing(console: console, workers: request.threads, kept: kept, pool: pool)
                .draw(made.graph, hasPreview: site.address != nil, pictures: pictures)
            request.cache?.save()
            let pages = try SiteBuilder(tables.made, diagrams: drawn.diagrams, theme: site.theme)
            console.report(drawn.diagnostics)
            let memory = request.cache.map { PageMemory($0, folder: site.folder) }
            let outcome = try SiteWriter(folder: site.folder, threads: request.threads, memory: memory).write(pages)
            console.explain("made \(Counted.words(outcome.made, "file")) of \(pages.paths.count)")
            console.sayIfEmpty(made.graph, from: input.path)
            console.say(Self.sentence(about: outcome, in: site.folder))
            console.say("open it: `\(Self.opener) \(ShellWord.quoted("\(site.folder)/index.html"))`")
            try CoverageThreshold(coverage, request.configuration).check(made.graph)
            return made.diagnostics
        }
    }

    /// The system's command that opens a file in the browser.
    private static var opener: String {
        #if os(macOS)
            "open"
        #else
            "xdg-open"
        #endif
    }

    private static func sentence(about outcome: SiteWriter.Outcome, in folder: String) -> String {
        "\(folder)/index.html: \(Counted.words(outcome.written, "file")) written, \(outcome.unchanged) unchanged, "
            + "\(outcome.removed) removed"
    }
}
