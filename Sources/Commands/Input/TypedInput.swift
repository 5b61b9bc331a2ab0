import Diagnostics
import Foundation

/// The path of an input as it was typed.
struct TypedInput {
    let path: String

    init(_ path: String) { self.path = path }

    /// Files that nobody makes a graph of, by the endings of their names.
    private static let others = [
        "swift": "a Swift file", "storyboard": "a storyboard", "xib": "a xib", "md": "a text in Markdown",
        "yml": "a file of settings", "yaml": "a file of settings", "pbxproj": "a part of an Xcode project",
    ]

    /// Whether it is a folder with sources; else it is a file, which may hold a graph.
    ///
    /// - Throws: `CommandFailure` where there is nothing, or what is neither, as its name says.
    func isFolder() throws(CommandFailure) -> Bool {
        let place = SourcePlace(file: path, line: 0)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure(
                "there is no such file or folder", at: place, advice: "give a folder with sources, or a graph's JSON")
        }
        let url = URL(fileURLWithPath: path)
        let ending = url.pathExtension.lowercased()
        if isFolder.boolValue {
            guard ending == "xcodeproj" || ending == "xcworkspace" else { return true }
            let parent = path.split(separator: "/").count > 1 ? (path as NSString).deletingLastPathComponent : "."
            throw CommandFailure(
                "this is a \(ending == "xcodeproj" ? "project" : "workspace") of Xcode", at: place,
                advice: "give the folder that it is in: `\(ShellWord.quoted(parent))`")
        }
        if let kind = Self.others[ending] {
            throw CommandFailure("this is \(kind)", at: place, advice: "give a folder with sources, or a graph's JSON")
        }
        return false
    }
}
