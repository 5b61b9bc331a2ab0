import ArgumentParser
import Foundation
import Site

/// Where a site goes and how it looks: settled from what was typed and what the configuration says.
struct SiteRequest: Sendable {
    let folder: String
    let theme: Theme
    let options: SiteOptions

    /// - Throws: `ValidationError` where nobody names a folder, `ThemeError` where the theme cannot be used.
    init(typedOutput: String?, typedTheme: String?, input: InputRequest) throws {
        let configured = input.configuration
        guard let folder = typedOutput ?? configured.output.map(input.path(ofConfigured:)) else {
            throw ValidationError("Name the folder to write to: `-o site`.")
        }
        let theme = typedTheme ?? configured.theme.map { $0.contains("/") ? input.path(ofConfigured: $0) : $0 }
        self.folder = folder
        self.theme = try Theme.load(
            theme ?? Theme.standard,
            in: ThemeFolders.all(
                environment: ProcessInfo.processInfo.environment, executable: Executable.location))
        options = SiteOptions(sourceLink: configured.sourceLink?.pattern)
    }
}
