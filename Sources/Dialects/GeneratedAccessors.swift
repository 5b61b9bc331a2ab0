/// How code that generators write names storyboards, scenes and segues: `R.storyboard.main.login()` of R.swift,
/// `StoryboardScene.Main.login.instantiate()` of SwiftGen.
///
/// The generated files are seldom kept with the sources, so that nothing but the names is there to read.
package enum GeneratedAccessors {
    /// R.swift's root, and its members for storyboards and segues.
    package static let resources = "R"
    package static let resourceStoryboards = "storyboard"
    package static let resourceSegues = "segue"
    /// SwiftGen's root, its members for the initial scene, the second of which makes it (until SwiftGen 5), and the method that
    /// makes a scene, which began the names of methods that made one each: `instantiateDetailViewController()`.
    package static let scenes = "StoryboardScene"
    package static let initialScenes: Set<String> = ["initialScene", "initialViewController"]
    package static let make = "instantiate"

    /// What is left of a name when a generator has made an identifier of it: letters and digits, whatever their case.
    package static func key(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        return String(unsafeUninitializedCapacity: name.utf8.count) { bytes in
            var count = 0
            for byte in name.utf8 {
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes[count] = byte | 0x20
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes[count] = byte
                default: continue
                }
                count += 1
            }
            return count
        }
    }
}
