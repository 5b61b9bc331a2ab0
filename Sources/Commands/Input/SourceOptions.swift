import ArgumentParser
import Foundation

/// What the user typed about how sources are read.
struct SourceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Read only files that match; may be given again.", valueName: "glob"))
    var include: [String] = []

    @Option(help: ArgumentHelp("Leave out files that match; may be given again.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("The target of the Xcode project whose files count.", valueName: "name"))
    var target: String?

    @Flag(help: "Read the files of tests too.")
    var tests = false

    @Option(help: ArgumentHelp("The settings to use in place of the folder's `.wiremap.yml`.", valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp("How many threads to use. (default: as many as there are cores)", valueName: "n"))
    var threads: Int?

    @OptionGroup var cache: CacheOptions

    func validate() throws {
        if let threads, !(1...1024).contains(threads) {
            throw ValidationError("`--threads` must be between 1 and 1024.")
        }
    }

    /// At least 1.
    var workers: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }

    /// The first option that has no meaning for a graph that was made before.
    var optionForSourcesOnly: String? {
        if !include.isEmpty { return "--include" }
        if !exclude.isEmpty { return "--exclude" }
        if target != nil { return "--target" }
        return tests ? "--tests" : nil
    }
}
