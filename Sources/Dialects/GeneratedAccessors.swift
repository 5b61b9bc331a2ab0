/// How code that generators write names storyboards, scenes and segues: `R.storyboard.main.login()` of R.swift,
/// `StoryboardScene.Main.login.instantiate()` of SwiftGen.
///
/// The generated files are seldom kept with the sources, so that nothing but the names is there to read.
package enum GeneratedAccessors {
    /// R.swift's root, and its members for storyboards and segues.
    package static let resources = "R"
    package static let resourceStoryboards = "storyboard"
    package static let resourceSegues = "segue"
    /// SwiftGen's root, its member for the initial scene, and the method that makes a scene.
    package static let scenes = "StoryboardScene"
    package static let initialScene = "initialScene"
    package static let make = "instantiate"

    /// What is left of a name when a generator has made an identifier of it: letters and digits, whatever their case.
    package static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
