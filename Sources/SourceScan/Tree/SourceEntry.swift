/// One file that the scan may read.
package struct SourceEntry: Hashable, Sendable {
    /// Relative to the scanned root, written with `/`; begins with `../` for a project above the root.
    package var path: String
    /// In bytes, when the tree was listed.
    package var size: Int
    package var kind: SourceKind
    /// When the tree was listed; nil where it is no folder on disk.
    package var stamp: FileStamp?

    package init(path: String, size: Int, kind: SourceKind, stamp: FileStamp? = nil) {
        self.path = path
        self.size = size
        self.kind = kind
        self.stamp = stamp
    }
}

/// What a file is, as its name tells.
package enum SourceKind: String, Hashable, Sendable {
    case swift, storyboard, xib
    /// An information property list: `Info.plist`, `App-Info.plist`.
    case informationList
    /// A strings file or a string catalog: the words that the app shows.
    case strings
    /// An implementation file in Objective-C or Objective-C++.
    case objectiveC
    /// The `project.pbxproj` of an Xcode project.
    case project
    /// A file that declares how its folder is built without an Xcode project that is checked in: the manifest of a
    /// Swift package or a pod, or what Tuist or XcodeGen make a project of.
    case manifest

    /// The kind of the file of this name, nil where the scan has no use for it.
    package init?(name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = String(name[dot...])
        // A name that is nothing but an ending hides the file.
        guard dot != name.startIndex || ending == ".podspec" else { return nil }
        switch ending {
        case ".swift":
            let isManifest = name == "Package.swift" || name == "Project.swift" || name.hasPrefix("Package@swift-")
            self = isManifest ? .manifest : .swift
        case ".storyboard": self = .storyboard
        case ".xib": self = .xib
        case ".m", ".mm": self = .objectiveC
        // What the system shows of the app is no control of it.
        case ".strings" where !name.hasPrefix("InfoPlist."), ".xcstrings" where !name.hasPrefix("InfoPlist."):
            self = .strings
        case ".plist" where name.hasSuffix("Info.plist"): self = .informationList
        case ".pbxproj" where name == "project.pbxproj": self = .project
        case ".yml" where name == "project.yml", ".yaml" where name == "project.yaml": self = .manifest
        case ".json" where name.hasSuffix(".podspec.json"): self = .manifest
        case ".podspec": self = .manifest
        default: return nil
        }
    }
}
