/// The figures of a scan: what was read, and what was passed over.
package struct ScanSummary: Hashable, Sendable {
    /// Swift files that belong to the app.
    package var swiftFiles: Int
    /// Storyboards and xibs that belong to the app.
    package var storyboards: Int
    /// Files in Objective-C, which are not read; those of tests and those out of target are not counted.
    package var objectiveCFiles: Int
    /// How many of the Objective-C files contain navigation calls.
    package var objectiveCFilesWithNavigation: Int
    /// How many navigation calls they contain, counted by names.
    package var objectiveCNavigationCalls: Int
    /// Swift files, storyboards and xibs that were left out because they belong to tests.
    package var testFiles: Int
    /// The targets whose files count, sorted and joined by `, `; nil where every file does.
    package var target: String?
    /// Swift files, storyboards and xibs that no target takes, sorted.
    package var outOfTarget: [String]

    package init(
        swiftFiles: Int = 0, storyboards: Int = 0, objectiveCFiles: Int = 0, objectiveCFilesWithNavigation: Int = 0,
        objectiveCNavigationCalls: Int = 0, testFiles: Int = 0, target: String? = nil, outOfTarget: [String] = []
    ) {
        self.swiftFiles = swiftFiles
        self.storyboards = storyboards
        self.objectiveCFiles = objectiveCFiles
        self.objectiveCFilesWithNavigation = objectiveCFilesWithNavigation
        self.objectiveCNavigationCalls = objectiveCNavigationCalls
        self.testFiles = testFiles
        self.target = target
        self.outOfTarget = outOfTarget
    }
}
