import Diagnostics
import Foundation

/// A graph's JSON that takes the place of sources.
enum GraphFile: Hashable, Sendable {
    case standardInput
    case file(String)

    /// What messages call it.
    var name: String {
        switch self {
        case .standardInput: "standard input"
        case .file(let path): path
        }
    }

    /// Whether a typed path stands for a graph and not for a folder.
    static func isOne(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return path == "-"
            || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// All of its bytes.
    func read() throws(CommandFailure) -> [UInt8] {
        do {
            switch self {
            case .standardInput: return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
            case .file(let path): return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            }
        } catch {
            throw CommandFailure(
                "this cannot be read", at: SourcePlace(file: name, line: 0),
                advice: "give a folder with sources, or a graph's JSON that may be read")
        }
    }
}
