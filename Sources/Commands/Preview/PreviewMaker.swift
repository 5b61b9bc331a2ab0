import Diagnostics
import Preview
import Site
import SourceScan

/// Makes the site of a preview anew, from what is on disk now.
final class PreviewMaker {
    private let console: Console
    private let input: InputOptions
    private let theme: String?
    /// A file that did not change is not read again.
    private let memory = ScanMemory()
    /// A diagram that did not change is not drawn again.
    private let drawn = DrawnDiagrams()
    /// What the scan had to say of the last good site.
    private var accepted: Set<Diagnostic>?

    init(console: Console, input: InputOptions, theme: String?) {
        self.console = console
        self.input = input
        self.theme = theme
    }

    /// The folders of the theme, to be watched: as typed, else as configured; none where it cannot be found.
    var themeFolders: [String] {
        guard let request = try? InputResolver(options: input).resolve() else { return [] }
        return SiteRequest.themeFolders(typed: theme, input: request)
    }

    /// Shows the new site, or what is wrong and the site from before.
    func update(_ pages: PreviewPages) {
        do {
            let (site, diagnostics) = try make()
            let faults = diagnostics.filter { $0.severity > .note }
            // What was wrong from the start is the app's own; what an edit broke is told.
            if let accepted, case let new = faults.filter({ !accepted.contains($0) }), !new.isEmpty {
                pages.show(faults: new.map(\.description))
                return
            }
            accepted = Set(faults)
            pages.show(site.paths.indices.map { site.page(at: $0) })
            console.progress.clear()
            console.explain("made \(Counted.words(site.paths.count, "page"))")
        } catch {
            let diagnostics = Self.diagnostics(of: error)
            console.report(diagnostics)
            pages.show(faults: diagnostics.map(\.description))
        }
    }

    private func make() throws -> (SiteBuilder, [Diagnostic]) {
        let request = try InputResolver(options: input).resolve()
        let look = try SiteRequest(
            typedOutput: nil, typedTheme: theme, typedAddress: nil, input: request, writes: false)
        let made = try GraphMaker(console: console, memory: memory).make(request)
        let kept = KeptDrawings(request.cache)
        let diagrams = try SiteDrawing(console: console, workers: request.threads, memory: drawn, kept: kept)
            .draw(made.graph, pictures: ScreenPictures(made.graph.pictures, sources: made.bytes)).diagrams
        request.cache?.save()
        let site = try SiteBuilder(
            graph: made.graph, diagrams: diagrams, theme: look.theme, diagnostics: made.diagnostics,
            options: look.options(for: made.graph), sources: made.bytes)
        return (site, made.diagnostics)
    }

    private static func diagnostics(of error: any Error) -> [Diagnostic] {
        switch error {
        case let failure as CommandFailure: failure.diagnostics
        case let reported as any ReportedError: [reported.diagnostic]
        default: [Diagnostic(.error, "\(error)")]
        }
    }
}
