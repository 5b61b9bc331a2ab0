import Libraries
import Linking
import SourceScan

extension LinkInput {
    /// All that the scan found, as the linker takes it, and what stands for the libraries that the app brings not along.
    package init(_ scan: ScanResult) {
        self.init(
            applicationName: scan.applicationName, swift: scan.swift + Libraries.standIns(beside: scan.swift),
            storyboards: scan.storyboards, outOfTarget: scan.outOfTarget,
            outOfTargetStoryboards: scan.outOfTargetStoryboards, launch: scan.launch,
            strings: scan.strings, summary: scan.summary)
    }
}
