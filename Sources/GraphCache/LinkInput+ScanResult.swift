import Diagnostics
import Facts
import Foundation
import Libraries
import Linking
import SourceScan

extension LinkInput {
    /// All that the scan found, as the linker takes it, and what stands for the libraries that routers are written with, also
    /// in the place of their sources.
    ///
    /// Reads Swift, and makes what facts are not made yet on so many threads.
    package init(_ scan: ScanResult, threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
        let facts = SwiftSource.facts(of: scan.swift + scan.outOfTarget, threads: threads)
        var swift = Array(facts[..<scan.swift.count])
        let libraries = Libraries.ownSources(among: swift)
        let diagnostics = libraries.map { Self.diagnostic($0, among: swift) }
        if !libraries.isEmpty { swift.removeAll { file in libraries.contains { $0.contain(file) } } }
        self.init(
            applicationName: scan.applicationName, swift: swift + Libraries.standIns(beside: swift),
            storyboards: scan.storyboards, outOfTarget: Array(facts[scan.swift.count...]),
            outOfTargetStoryboards: scan.outOfTargetStoryboards, launch: scan.launch,
            strings: scan.strings, summary: scan.summary, diagnostics: diagnostics)
    }

    private static func diagnostic(_ library: OwnSources, among files: [SwiftFacts]) -> Diagnostic {
        let count = files.count(where: library.contain)
        return Diagnostic(
            .note, at: SourcePlace(file: library.folder, line: 0),
            (count == 1
                ? "1 file of the library \(library.module) is" : "\(count) files of the library \(library.module) are")
                + " not followed: what it does with screens is known")
    }
}
