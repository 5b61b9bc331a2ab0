import ArgumentParser
import Configuration

/// What the user asks of the coverage.
struct CoverageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "End with status 1 where a smaller share of the modules' navigation calls was followed: `0.95` or `95%`.",
            valueName: "share"),
        transform: { text in
            do {
                return try CoverageShare(text)
            } catch let fault as CoverageShare.Fault {
                let words = "\(fault)"
                throw ValidationError("`--min-coverage` \(words)\(words.hasSuffix("?") ? "" : ".")")
            }
        })
    var minCoverage: CoverageShare?
}
