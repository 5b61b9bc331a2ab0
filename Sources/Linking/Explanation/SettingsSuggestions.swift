import NavigationGraph

/// What the configuration of an app could say beyond what its sources say.
package struct SettingsSuggestions: Hashable, Sendable {
    /// A function that is not in the sources and takes screens of the app.
    package struct Helper: Hashable, Sendable {
        /// `float(_:over:)`
        package var signature: String
        /// The position of the screen among the arguments, from 0.
        package var argument: Int
        /// The first call.
        package var file: String
        package var line: Int
        package var calls: Int
    }

    /// An ending of the names of types that navigate and have no role.
    package struct Ending: Hashable, Sendable {
        package var text: String
        /// Sorted.
        package var types: [String]
    }

    /// By signature.
    package var helpers: [Helper]
    /// By their letters.
    package var endings: [Ending]

    package init(helpers: [Helper] = [], endings: [Ending] = []) {
        self.helpers = helpers
        self.endings = endings
    }
}

extension Linker {
    /// Links an app, and looks for what its configuration could add.
    package static func suggest(
        facts: LinkInput, options: LinkOptions = LinkOptions()
    ) -> (result: LinkResult, suggestions: SettingsSuggestions) {
        let app = run(facts: facts, options: options)
        let result = app.assembler.assemble()
        let finder = SuggestionFinder(app: app, graph: result.graph, roles: options.roleNames)
        return (result, SettingsSuggestions(helpers: finder.helpers(), endings: finder.endings()))
    }
}
