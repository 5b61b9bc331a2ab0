/// What an information property list or a project's build settings say about how the app starts and is entered.
package struct LaunchFacts: Hashable, Sendable {
    /// The path relative to the scanned root.
    package var path: String
    /// The names of storyboards whose initial scene is shown at the start, sorted.
    package var mainStoryboards: [String]
    /// The same, of the scenes that are configured, sorted.
    package var sceneStoryboards: [String]
    /// The classes of the scene delegates, without their modules, sorted.
    package var sceneDelegates: [String]
    /// The schemes of addresses that open the app, sorted.
    package var urlSchemes: [String]
    /// The types of the shortcuts of the app's icon, sorted; only the last part where a build setting is in front.
    package var shortcutTypes: [String]

    package init(
        path: String, mainStoryboards: [String] = [], sceneStoryboards: [String] = [], sceneDelegates: [String] = [],
        urlSchemes: [String] = [], shortcutTypes: [String] = []
    ) {
        self.path = path
        self.mainStoryboards = mainStoryboards
        self.sceneStoryboards = sceneStoryboards
        self.sceneDelegates = sceneDelegates
        self.urlSchemes = urlSchemes
        self.shortcutTypes = shortcutTypes
    }

    /// Whether nothing is said.
    package var isEmpty: Bool {
        mainStoryboards.isEmpty && sceneStoryboards.isEmpty && sceneDelegates.isEmpty && urlSchemes.isEmpty
            && shortcutTypes.isEmpty
    }
}
