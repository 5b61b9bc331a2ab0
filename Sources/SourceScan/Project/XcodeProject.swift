/// What an Xcode project says about files: which of its targets compile or copy them.
///
/// Paths are relative to the scanned root; files elsewhere are left out.
package struct XcodeProject: Hashable, Sendable {
    /// The name of the project's file, without its extension.
    package var name: String
    /// The path of its `project.pbxproj`, which begins with `../` where it lies above the root.
    package var path: String
    /// The folder that the project lies in, relative to the root; empty for the root and for folders above it, which
    /// both hold every scanned file.
    package var folder: String
    /// In the project's order.
    package var targets: [Target]

    package init(name: String, path: String, folder: String, targets: [Target] = []) {
        self.name = name
        self.path = path
        self.folder = folder
        self.targets = targets
    }

    /// One product of the project.
    package struct Target: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable {
            case application, appExtension, framework, unitTests, uiTests
            /// A library, a tool, a bundle.
            case other

            package var isTest: Bool { self == .unitTests || self == .uiTests }
        }

        package var name: String
        package var kind: Kind
        /// The name of what is built, without its extension, where the project tells.
        package var product: String?
        /// Files of the phases that compile sources and copy resources.
        package var files: Set<String>
        /// Folders of which all files belong to the target.
        package var folders: [SynchronizedFolder]
        /// The names of the targets that are built into this one.
        package var dependencies: Set<String>
        package var launch: LaunchSettings

        package init(
            name: String, kind: Kind, product: String? = nil, files: Set<String> = [],
            folders: [SynchronizedFolder] = [], dependencies: Set<String> = [],
            launch: LaunchSettings = LaunchSettings()
        ) {
            self.name = name
            self.kind = kind
            self.product = product
            self.files = files
            self.folders = folders
            self.dependencies = dependencies
            self.launch = launch
        }

        /// Whether the target compiles or copies the file at this path.
        package func contains(_ path: String) -> Bool {
            files.contains(path) || folders.contains { $0.contains(path) }
        }
    }

    /// A folder that Xcode keeps in step with the disk (Xcode 16 and later), with the exceptions of one target.
    package struct SynchronizedFolder: Hashable, Sendable {
        /// Relative to the root; empty where the folder holds the root.
        package var path: String
        /// Whether the target takes what is not among the exceptions; otherwise it takes nothing but the exceptions.
        package var takesAll: Bool
        /// Files and folders, relative to the root.
        package var exceptions: Set<String>
        /// Names of localised files, in whatever language folder.
        package var localizedExceptions: Set<String>

        package init(
            path: String, takesAll: Bool = true, exceptions: Set<String> = [], localizedExceptions: Set<String> = []
        ) {
            self.path = path
            self.takesAll = takesAll
            self.exceptions = exceptions
            self.localizedExceptions = localizedExceptions
        }

        package func contains(_ file: String) -> Bool {
            file.isBelow(path) && isException(file) != takesAll
        }

        private func isException(_ file: String) -> Bool {
            if exceptions.contains(file) { return true }
            let components = file.split(separator: "/")
            if components.count > 1, components[components.count - 2].hasSuffix(".lproj"),
                let name = components.last, localizedExceptions.contains(String(name))
            {
                return true
            }
            return exceptions.contains { file.isBelow($0) }
        }
    }

    /// What a target's build settings say about the start of the app.
    package struct LaunchSettings: Hashable, Sendable {
        /// Information property lists, relative to the root, sorted.
        package var informationLists: [String]
        /// The names of main storyboards that are set without such a list, sorted.
        package var mainStoryboards: [String]

        package init(informationLists: [String] = [], mainStoryboards: [String] = []) {
            self.informationLists = informationLists
            self.mainStoryboards = mainStoryboards
        }
    }
}

extension String {
    /// Whether this path lies in the folder, at any depth; everything lies in the folder with the empty path.
    func isBelow(_ folder: String) -> Bool {
        folder.isEmpty || (hasPrefix(folder) && dropFirst(folder.count).first == "/")
    }
}
