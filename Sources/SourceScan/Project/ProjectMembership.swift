/// Which of the scanned files belong to the app, as the Xcode projects around them tell.
///
/// A file that a project's target compiles or copies belongs to that target. Of the other files, those count that no
/// project speaks for: files outside of every project's folder, and files that something nearer to them than the
/// project builds, that is to say the manifest of a Swift package or a pod in a folder below the project's. Where a
/// package's manifest lies beside a project, the package has the folders that the package manager looks into by itself
/// (`Sources` and its like), unless the project compiles files in them too. What is left is out of target.
package struct ProjectMembership: Hashable, Sendable {
    /// What a file is to the app.
    package enum Standing: Hashable, Sendable {
        /// Compiled or copied by at least one target that counts.
        case inTarget
        /// Compiled or copied by test targets alone.
        case test
        /// In the folder of a project of which no target that counts takes it.
        case outOfTarget
        /// No project speaks for the file.
        case uncovered
    }

    private static let packageFolders: Set<Substring> = ["Sources", "Source", "src", "srcs"]

    private let projects: [XcodeProject]
    private let counting: [XcodeProject.Target]
    /// What the targets that count take, and what the tests do.
    private let counted: TargetFiles
    private let tested: TargetFiles
    private let projectFolders: Set<Substring>
    private let manifestFolders: Set<Substring>
    /// Empty where no package lies beside a project: nobody asks then.
    private let compiledFolders: Set<Substring>
    /// Files that stand for others which a target that counts lists and which are not there.
    private var adopted: Set<String> = []

    /// - Parameters:
    ///   - projects: those that could be read.
    ///   - manifests: the paths of package manifests.
    ///   - target: the only target to count, with those that are built into it; nil for all but the tests.
    /// - Throws: where no target has that name.
    package init(
        projects: [XcodeProject], manifests: [String] = [], target: String? = nil
    ) throws(ProjectMembershipFault) {
        let all = projects.flatMap(\.targets)
        if let target {
            guard all.contains(where: { $0.name == target }) else {
                throw .unknownTarget(target, known: Set(all.map(\.name)).sorted())
            }
            let chosen = ProjectMembership.builtInto(target, among: all)
            counting = all.filter { chosen.contains($0.name) }
        } else {
            counting = all.filter { !$0.kind.isTest }
        }
        self.projects = projects
        counted = TargetFiles(of: counting)
        tested = TargetFiles(of: all.filter { $0.kind.isTest })
        projectFolders = Set(projects.map { $0.folder[...] })
        manifestFolders = Set(manifests.map { FolderPath.folder(of: $0[...]) })
        compiledFolders =
            projectFolders.isDisjoint(with: manifestFolders) ? [] : ProjectMembership.compiledFolders(of: all)
    }

    /// The folders that targets compile files in, and all that these lie in.
    private static func compiledFolders(of targets: [XcodeProject.Target]) -> Set<Substring> {
        var known: Set<Substring> = []
        for target in targets {
            let folders = target.folders.map { $0.path[...] } + target.files.map { FolderPath.folder(of: $0[...]) }
            for folder in folders {
                // What a known folder lies in is known too.
                for outer in foldersOutwards(from: folder) where !known.insert(outer).inserted { break }
            }
        }
        return known
    }

    /// The targets that count.
    package var targets: [XcodeProject.Target] { counting }

    /// The files that the targets that count list.
    var listed: Set<String> { counted.files }

    /// The names of the targets that count, sorted; empty where there is no project.
    package var targetNames: [String] {
        Set(counting.map(\.name)).sorted()
    }

    /// Whether some target that counts takes this file.
    package func isInTarget(_ path: String) -> Bool {
        counted.contains(path) || adopted.contains(path)
    }

    /// Counts files among those of the targets, though no project lists them.
    package mutating func adopt(_ paths: some Sequence<String>) { adopted.formUnion(paths) }

    /// The names of all targets that take this file, sorted.
    package func targets(of path: String) -> [String] {
        Set(projects.flatMap(\.targets).filter { $0.contains(path) }.map(\.name)).sorted()
    }

    package func standing(of path: String) -> Standing {
        if isInTarget(path) { return .inTarget }
        if tested.contains(path) { return .test }
        return isCovered(path) ? .outOfTarget : .uncovered
    }

    private func isCovered(_ path: String) -> Bool {
        // From the file's own folder outwards, whatever is met first decides.
        for folder in ProjectMembership.foldersOutwards(from: FolderPath.folder(of: path[...])) {
            let hasProject = projectFolders.contains(folder)
            let hasManifest = manifestFolders.contains(folder)
            if hasProject && hasManifest { return !isPackageSource(path, of: folder) }
            if hasManifest { return false }
            if hasProject { return true }
        }
        return false
    }

    private func isPackageSource(_ path: String, of folder: Substring) -> Bool {
        let below = path[folder.endIndex...]
        guard let first = below.split(separator: "/").first, ProjectMembership.packageFolders.contains(first)
        else { return false }
        return !compiledFolders.contains(path[..<first.endIndex])
    }

    /// The target's name and those of the targets it is made of. Extensions run by themselves and are left out.
    private static func builtInto(_ name: String, among targets: [XcodeProject.Target]) -> Set<String> {
        var names: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for dependency in targets.filter({ $0.name == next }).flatMap(\.dependencies) {
                let isPart = targets.contains {
                    $0.name == dependency && !$0.kind.isTest && $0.kind != .appExtension && $0.kind != .application
                }
                if isPart && names.insert(dependency).inserted { open.append(dependency) }
            }
        }
        return names
    }

    /// The folder and all that it lies in, the root's empty path last.
    private static func foldersOutwards(from folder: Substring) -> some Sequence<Substring> {
        sequence(first: folder) { $0.isEmpty ? nil : FolderPath.folder(of: $0) }
    }
}

/// What any of several targets compiles or copies.
private struct TargetFiles: Hashable {
    let files: Set<String>
    let folders: [XcodeProject.SynchronizedFolder]

    init(of targets: [XcodeProject.Target]) {
        files = targets.dropFirst().reduce(into: targets.first?.files ?? []) { $0.formUnion($1.files) }
        folders = targets.flatMap(\.folders)
    }

    func contains(_ path: String) -> Bool {
        files.contains(path) || folders.contains { $0.contains(path) }
    }
}

/// Why projects cannot tell what belongs to the app.
package enum ProjectMembershipFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name that was asked for, and those there are.
    case unknownTarget(String, known: [String])

    /// What is wrong, and what to do about it.
    package var description: String {
        switch self {
        case .unknownTarget(let name, let known):
            known.isEmpty
                ? "there is no target “\(name)”: no Xcode project could be read; leave the target out to read every file"
                : "there is no target “\(name)”; the targets are: \(known.joined(separator: ", "))"
        }
    }
}
