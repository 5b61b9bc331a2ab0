import Configuration
import Diagnostics
import NavigationGraph

/// The share of the modules' navigation calls that must be followed; a flag goes before the configuration.
struct CoverageThreshold {
    private let minimum: CoverageShare?

    init(_ options: CoverageOptions, _ configuration: Configuration) {
        minimum = options.minCoverage ?? configuration.minCoverage
    }

    /// - Throws: `Findings` where less was followed.
    func check(_ graph: NavigationGraph) throws(Findings) {
        let coverage = graph.coverage
        guard let minimum, coverage.share < minimum.fraction else { return }
        throw Findings([
            Diagnostic(
                .error,
                "\(coverage.shareText) of the navigation calls in modules were followed (\(coverage.resolved) of "
                    + "\(coverage.inModules)), and \(minimum.text) are asked for",
                advice: "`wiremap scan` lists the others with their reasons, and `wiremap explain` says more of each")
        ])
    }
}
