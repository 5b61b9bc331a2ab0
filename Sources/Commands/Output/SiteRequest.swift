import ArgumentParser
import Configuration
import Diagnostics
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
    /// When the site is made, as it says itself.
    private let date: String?
    private let sourceLink: SourceLink?

    /// - Throws: `ValidationError` where nobody names a folder, `ThemeError` where the theme cannot be used.
    init(
        typedOutput: String?, typedTheme: String?, typedAddress: String?, typedDate: String? = nil,
        input: InputRequest, writes: Bool = true
    ) throws {
        date = typedDate
        address = try (typedAddress ?? (writes ? input.configuration.baseURL : nil)).map { text in
            guard let address = SiteAddress(text) else {
                throw ValidationError("`\(text)` is no address of a site: write it as https://example.org/app/.")
            }
            return address
        }
        let configured = input.configuration
        guard let folder = writes ? try typedOutput ?? Self.output(input) : "" else {
            throw ValidationError("Name the folder to write to: `-o site`.")
        }
        if writes, let typedOutput, LinkedPath.leadsAway(typedOutput) {
            throw OutputFault(path: typedOutput, .leadsAway)
        }
        self.folder = folder
        theme = try Theme.load(Self.theme(typedTheme, input), in: Self.installedThemes)
        sourceLink = configured.sourceLink
    }

    private static var installedThemes: [URL] {
        ThemeFolders.all(environment: ProcessInfo.processInfo.environment, executable: Executable.location)
    }

    private static func output(_ input: InputRequest) throws(CommandFailure) -> String? {
        guard let path = input.configuration.output else { return nil }
        return try input.configurationPlace.path(path, of: "output", option: "--output")
    }

    private static func theme(_ typed: String?, _ input: InputRequest) throws(CommandFailure) -> String {
        guard typed == nil, let theme = input.configuration.theme else { return typed ?? Theme.standard }
        guard Theme.isPath(theme) else { return theme }
        // Templates may hold scripts, which sources must not bring into a site.
        guard input.configurationPlace.isNamed else {
            throw CommandFailure(
                "`theme` names the folder `\(theme)`, whose templates are trusted",
                at: SourcePlace(file: input.configurationPlace.file, line: 0),
                advice: "name it with `--theme`, or the configuration with `--config`")
        }
        return try input.configurationPlace.path(theme, of: "theme", option: "--theme")
    }

    /// The folders that the theme's files come from.
    static func themeFolders(typed: String?, input: InputRequest) -> [String] {
        guard let theme = try? theme(typed, input) else { return [] }
        return Theme.folders(of: theme, in: installedThemes).map(\.path)
    }

    /// Where the sources are on the web: as configured, else as git's remote tells.
    func options(for graph: NavigationGraph) -> SiteOptions {
        let source = SourceAddress(remote: graph.app.remote, folder: graph.app.folder)
        return SiteOptions(
            sourceLink: sourceLink?.pattern ?? source?.pattern, programVersion: ProgramVersion.current,
            date: date, address: address)
    }
}
