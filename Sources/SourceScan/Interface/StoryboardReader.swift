import Diagnostics
import Facts

/// Reads one storyboard or xib: bytes to facts.
package enum StoryboardReader {
    /// The facts of a file, and what could not be read in it.
    ///
    /// - Parameters:
    ///   - bytes: the file's content.
    ///   - path: the path relative to the root; its extension tells a xib from a storyboard.
    package static func read(bytes: [UInt8], path: String) -> (facts: StoryboardFacts, diagnostics: [Diagnostic]) {
        var (document, diagnostics) = InterfaceDocumentReader.read(bytes, path: path)
        var facts = StoryboardFacts(path: path, isXib: path.hasSuffix(".xib"))
        guard let root = document.elements.first else { return (facts, diagnostics) }
        guard root.name == "document" else {
            diagnostics.append(
                Diagnostic(
                    .warning, at: SourcePlace(file: path, line: root.line, column: root.column),
                    "the file is not an Interface Builder document of Xcode 5 or later; nothing in it is read",
                    advice: "open it in Xcode and save it"))
            return (facts, diagnostics)
        }
        facts.initialScene = root.attributes["initialViewController"]
        facts.isLaunchScreen = root.attributes["launchScreen"] == "YES"
        let reader = SceneReader(document: document)
        facts.scenes = facts.isXib ? reader.xibScenes() : reader.storyboardScenes()
        return (facts, diagnostics)
    }
}
