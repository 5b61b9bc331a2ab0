import ArgumentParser
import Configuration
import Foundation
import NavigationGraph
import Site

/// Where a site goes and how it looks: settled from what was typed and what the configuration says.
struct SiteRequest: Sendable {
    /// Empty where nothing is written.
    let folder: String
    let theme: Theme
    /// Where the site will be on the web.
    let address: SiteAddress?
    private let sourceLink: SourceLink?

    /// - Throws: `ValidationError` where nobody names a folder, `ThemeError` where the theme cannot be used.
    init(typedOutput: String?, typedTheme: String?, typedAddress: String?, input: InputRequest, writes: Bool = true)
        throws
    {
        address = try typedAddress.map { text in
            guard let address = SiteAddress(text) else {
                throw ValidationError("`\(text)` is no address of a site: write it as https://example.org/app/.")
            }
            return address
        }
        let configured = input.configuration
        guard let folder = writes ? typedOutput ?? configured.output.map(input.path(ofConfigured:)) : "" else {
            throw ValidationError("Name the folder to write to: `-o site`.")
        }
        let theme = typedTheme ?? configured.theme.map { $0.contains("/") ? input.path(ofConfigured: $0) : $0 }
        self.folder = folder
        self.theme = try Theme.load(
            theme ?? Theme.standard,
            in: ThemeFolders.all(
                environment: ProcessInfo.processInfo.environment, executable: Executable.location))
        sourceLink = configured.sourceLink
    }

    /// Where the sources are on the web: as configured, else as git's remote tells.
    func options(for graph: NavigationGraph) -> SiteOptions {
        let source = SourceAddress(remote: graph.app.remote, folder: graph.app.folder)
        return SiteOptions(
            sourceLink: sourceLink?.pattern ?? source?.pattern, programVersion: ProgramVersion.current,
            address: address)
    }
}
