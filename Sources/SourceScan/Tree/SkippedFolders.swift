/// The folders that hold no sources of the app: build products, dependencies, and packages of other tools.
///
/// Only names below the scanned root are ever asked for, so that an app in a folder called `build` can be scanned.
package enum SkippedFolders {
    private static let names: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
    ]

    /// Folders that Xcode shows as one file. A project's is walked for its `project.pbxproj` alone.
    private static let extensions: Set<Substring> = [
        "app", "bundle", "docc", "framework", "playground", "xcarchive", "xcassets", "xcdatamodeld", "xcframework",
        "xcresult", "xctemplate", "xcworkspace",
    ]

    /// Whether a folder of this name is passed over.
    package static func contains(_ name: String) -> Bool {
        if name.hasPrefix(".") || names.contains(name) { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(name[name.index(after: dot)...])
    }
}
