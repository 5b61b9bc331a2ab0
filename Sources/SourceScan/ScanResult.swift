import Diagnostics
import Facts

/// What the files of an app say.
package struct ScanResult: Sendable {
    /// The name of the product, of the project, or of the folder.
    package var applicationName: String
    /// Of the files that belong to the app, sorted by path.
    package var swift: [SwiftSource]
    /// Storyboards and xibs that belong to the app, sorted by path.
    package var storyboards: [StoryboardFacts]
    /// Of the files that no target takes, sorted by path: their navigation calls are counted, and nothing else.
    package var outOfTarget: [SwiftSource]
    /// Storyboards and xibs that no target takes, sorted by path.
    package var outOfTargetStoryboards: [StoryboardFacts]
    /// How the app starts, sorted by path; without those that say nothing.
    package var launch: [LaunchFacts]
    /// The words that the app shows, in one language, sorted by path; without those that say nothing.
    package var strings: [StringsFacts]
    package var summary: ScanSummary
    /// Sorted.
    package var diagnostics: [Diagnostic]

    package init(
        applicationName: String, swift: [SwiftSource] = [], storyboards: [StoryboardFacts] = [],
        outOfTarget: [SwiftSource] = [], outOfTargetStoryboards: [StoryboardFacts] = [], launch: [LaunchFacts] = [],
        strings: [StringsFacts] = [], summary: ScanSummary = ScanSummary(), diagnostics: [Diagnostic] = []
    ) {
        self.applicationName = applicationName
        self.swift = swift
        self.storyboards = storyboards
        self.outOfTarget = outOfTarget
        self.outOfTargetStoryboards = outOfTargetStoryboards
        self.launch = launch
        self.strings = strings
        self.summary = summary
        self.diagnostics = diagnostics
    }
}
