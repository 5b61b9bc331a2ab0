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
        let swift = Libraries.withoutSources(Array(facts[..<scan.swift.count]))
        self.init(
            applicationName: scan.applicationName, swift: swift + Libraries.standIns(beside: swift),
            storyboards: scan.storyboards, outOfTarget: Array(facts[scan.swift.count...]),
            outOfTargetStoryboards: scan.outOfTargetStoryboards, launch: scan.launch,
            strings: scan.strings, summary: scan.summary)
    }
}
