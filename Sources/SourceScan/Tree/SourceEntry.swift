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
        if name == "project.pbxproj" {
            self = .project
        } else if name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")) {
            self = .manifest
        } else if name == "Project.swift" || name == "project.yml" || name == "project.yaml" {
            self = .manifest
        } else if name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") {
            self = .manifest
        } else if name.hasSuffix("Info.plist") {
            self = .informationList
        } else if let dot = name.lastIndex(of: "."), dot != name.startIndex {
            switch name[name.index(after: dot)...] {
            case "swift": self = .swift
            case "storyboard": self = .storyboard
            case "xib": self = .xib
            case "m", "mm": self = .objectiveC
            // What the system shows of the app is no control of it.
            case "strings", "xcstrings":
                guard !name.hasPrefix("InfoPlist.") else { return nil }
                self = .strings
            default: return nil
            }
        } else {
            return nil
        }
    }
}
